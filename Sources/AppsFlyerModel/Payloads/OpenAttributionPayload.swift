import SDKContract

/// The payloads of `onAppOpenAttribution`.
package enum OpenAttributionPayload {
  /// Returns the payload of a link with its parameters in its query: the parameters, decoded once, and the link and its
  /// parts.
  ///
  /// The SDK's keys override parameters of the same name.
  ///
  /// - Parameter rules: The rules by which the link is parsed at all.
  package static func local(
    _ url: String, _ components: LinkComponents, rules: [RuleID] = [], configuration: AppsFlyerConfiguration
  ) -> Payload {
    var log = RuleLog(configuration.rules, applied: rules)
    var entries = [PayloadEntry("link", .string(url))]
    if log.applies(.payloads(.localPayload)) {
      entries = components.entries(&log, configuration.payloadTypes) + entries
      entries.append(PayloadEntry("scheme", .string(components.scheme)))
      entries.append(PayloadEntry("host", .string(components.shownHost)))
      entries.append(components.pathEntry(&log))
    }
    return Payload(entries, rules: log.rules)
  }

  /// Returns the payload of a short link: the unchanged answer of the resolver, and the link that was tapped.
  ///
  /// From 6.3 to 6.5, parameters about the attribution are hidden from the app (`AF-PAY-19`).
  package static func resolved(
    _ url: String, parameters: ResolvedParameters, configuration: AppsFlyerConfiguration
  ) -> Payload {
    var log = RuleLog(configuration.rules)
    let link = PayloadEntry("link", .string(url))
    guard log.applies(.payloads(.resolvedPayload)) else { return Payload([link]) }
    log.add(parameters.rules)
    var entries = parameters.entries
    if configuration.profile.hidesResolvedAttribution,
      entries.contains(where: { AppsFlyerParameter.isAttribution($0.key) }),
      log.applies(.payloads(.resolvedAttribution))
    {
      entries.removeAll { AppsFlyerParameter.isAttribution($0.key) }
    }
    return Payload(entries + [link], rules: log.rules)
  }

  /// Returns the payload of a link that is not parsed.
  ///
  /// - Parameter rule: The rule by which it is not parsed.
  static func link(_ url: String, rule: AppsFlyerRule) -> Payload {
    Payload([PayloadEntry("link", .string(url))], rules: [.appsFlyer(rule)])
  }

  /// Returns a payload with the install time from cached conversion data, as in SDKs before 5.4.1.
  package static func addingCachedAttribution(
    to payload: Payload, from conversionData: Payload, configuration: AppsFlyerConfiguration
  ) -> Payload {
    var log = RuleLog(configuration.rules, applied: payload.appliedRules)
    guard payload["install_time"] == nil, let time = conversionData["install_time"],
      log.applies(.payloads(.cachedAttribution))
    else { return payload }
    log.add(conversionData.rules.filter { $0 == .appsFlyer(.payloads(.payloadTimes)) })
    return Payload(payload.entries + [PayloadEntry("install_time", time)], rules: log.rules)
  }
}
