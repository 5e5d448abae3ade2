import SDKContract

/// A parsed link, with the results that all its deliveries share.
package struct ParsedLink: Sendable {
  /// The whole link.
  package let url: String
  /// The parts of the link.
  package let components: LinkComponents
  /// The kind of the link.
  package let kind: LinkKind

  private var attribution: Payload?
  private var result: DeepLinkResult?
  private var resolved: ResolvedParameters?

  /// Parses a link.
  package init(_ link: Link, configuration: AppsFlyerConfiguration) {
    url = link.text
    components = .of(link, rules: configuration.rules)
    kind = LinkKind(components, configuration: configuration).marked(components, configuration)
  }

  /// Returns the payload of `onAppOpenAttribution` if the link is resolved on the device.
  package mutating func openAttribution(_ configuration: AppsFlyerConfiguration) -> Payload {
    if let attribution { return attribution }
    let payload =
      isParsed(configuration)
      ? OpenAttributionPayload.local(url, components, rules: kindRules, configuration: configuration)
      : OpenAttributionPayload.link(url, rule: kind.openAttributionRule)
    attribution = payload
    return payload
  }

  /// Returns the result for `didResolveDeepLink` if the link is resolved on the device.
  ///
  /// - Parameter original: The wrapped link that led to this one.
  package mutating func deepLinkResult(
    _ configuration: AppsFlyerConfiguration, original: String? = nil
  ) -> DeepLinkResult {
    if original == nil, let result { return result }
    var log = RuleLog(configuration.rules)
    var parameters: [PayloadEntry] = []
    if isParsed(configuration) {
      log.add(kindRules)
      parameters = components.entries(&log, configuration.payloadTypes)
    } else {
      _ = log.applies(.links(.foreignLink))
    }
    let found = found(parameters, log.rules, original: original, configuration)
    if original == nil { result = found }
    return found
  }

  /// Returns the payload of `onAppOpenAttribution` if the resolver knows the parameters.
  package mutating func openAttribution(
    resolvedAs answer: Payload, _ configuration: AppsFlyerConfiguration
  ) -> Payload {
    let parameters = take(answer, configuration)
    if let attribution { return attribution }
    let payload = OpenAttributionPayload.resolved(url, parameters: parameters, configuration: configuration)
    attribution = payload
    return payload
  }

  /// Returns the result for `didResolveDeepLink` if the resolver knows the parameters.
  ///
  /// - Parameter original: The wrapped link that led to this one.
  package mutating func deepLinkResult(
    resolvedAs answer: Payload, _ configuration: AppsFlyerConfiguration, original: String? = nil
  ) -> DeepLinkResult {
    let parameters = take(answer, configuration)
    if original == nil, let result { return result }
    let found = found(parameters.entries, parameters.rules, original: original, configuration)
    if original == nil { result = found }
    return found
  }

  /// Returns the parameters behind a short link; results for another answer are discarded.
  private mutating func take(_ answer: Payload, _ configuration: AppsFlyerConfiguration) -> ResolvedParameters {
    if let resolved, resolved.answer == answer { return resolved }
    let taken = ResolvedParameters(answer: answer, link: components, configuration: configuration)
    resolved = taken
    attribution = nil
    result = nil
    return taken
  }

  private func found(
    _ parameters: [PayloadEntry], _ rules: [RuleID], original: String?, _ configuration: AppsFlyerConfiguration
  ) -> DeepLinkResult {
    let source = ClickEventPayload.Source(
      parameters: parameters, rules: rules, url: url, components: components, original: original)
    let event = ClickEventPayload.direct(source, configuration: configuration)
    guard event["match_type"] != nil else {
      return DeepLinkResult(status: .found, deepLink: DeepLink(clickEvent: event, isDeferred: false))
    }
    var log = RuleLog(configuration.rules, applied: event.appliedRules)
    let isHidden = log.applies(.payloads(.directMatchType))
    let deepLink = DeepLink(
      clickEvent: Payload(event.entries, rules: log.rules), isDeferred: false, showsMatchType: !isHidden)
    return DeepLinkResult(status: .found, deepLink: deepLink)
  }

  /// The rules that make the link one that is parsed.
  private var kindRules: [RuleID] {
    kind == .customScheme && !components.hasAttributionParameters ? [.appsFlyer(.links(.schemeLinkParsed))] : []
  }

  private func isParsed(_ configuration: AppsFlyerConfiguration) -> Bool {
    switch kind {
    case .unmarked: false
    case .foreign: configuration.parsesForeignLinks || !configuration.rules.isOn(.links(.foreignLink))
    default: true
    }
  }
}
