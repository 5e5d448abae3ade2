import SDKContract

/// The payloads of `onAppOpenAttribution`.
package enum OpenAttributionPayload {
  /// The payload of a link that carries its parameters: they, decoded once, and the link and its parts.
  ///
  /// The SDK's own keys win over parameters of the same name.
  ///
  /// - Parameter rules: The rules by which the link is taken apart at all.
  package static func local(
    _ url: String, _ components: LinkComponents, rules: [RuleID] = [], configuration: AppsFlyerConfiguration
  ) -> Payload {
    var log = RuleLog(configuration.rules, applied: rules)
    var entries = [PayloadEntry("link", .string(url))]
    if log.applies(.payloads(.localPayload)) {
      entries = components.entries(&log, configuration.payloadTypes) + entries
      entries.append(PayloadEntry("scheme", .string(components.scheme)))
      entries.append(PayloadEntry("host", .string(components.host)))
      entries.append(components.pathEntry(&log))
    }
    return Payload(entries, rules: log.rules)
  }

  /// The payload of a short link: the resolver's answer as it is, and the link that was tapped.
  ///
  /// From 6.3 to 6.5 the app does not get to see parameters about the attribution (`AF-PAY-19`).
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

  /// The payload of a link that is not taken apart.
  ///
  /// - Parameter rule: The rule by which it is not.
  static func link(_ url: String, rule: AppsFlyerRule) -> Payload {
    Payload([PayloadEntry("link", .string(url))], rules: [.appsFlyer(rule)])
  }

  /// A payload with the install time from cached conversion data, as SDKs before 5.4.1 had it.
  package static func addingCachedAttribution(
    to payload: Payload, from conversionData: Payload, configuration: AppsFlyerConfiguration
  ) -> Payload {
    var log = RuleLog(configuration.rules, applied: payload.rules)
    guard payload["install_time"] == nil, let time = conversionData["install_time"],
      log.applies(.payloads(.cachedAttribution))
    else { return payload }
    log.add(conversionData.rules.filter { $0 == .appsFlyer(.payloads(.payloadTimes)) })
    return Payload(payload.entries + [PayloadEntry("install_time", time)], rules: log.rules)
  }
}
