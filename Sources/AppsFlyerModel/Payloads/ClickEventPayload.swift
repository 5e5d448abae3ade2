import SDKContract

/// The `clickEvent` of a deep link.
package enum ClickEventPayload {
  /// The origin of a direct link's parameters.
  package struct Source {
    /// The parameters, from the query or from the resolver.
    package var parameters: [PayloadEntry]
    /// The rules that determined the parameters.
    package var rules: [RuleID]
    /// The link that was resolved.
    package var url: String
    /// The parts of the resolved link.
    package var components: LinkComponents
    /// The wrapped link that redirected to it, if any.
    package var original: String?
  }

  /// Returns the click event of a link that opened the app.
  package static func direct(_ source: Source, configuration: AppsFlyerConfiguration) -> Payload {
    var log = RuleLog(configuration.rules)
    var entries: [PayloadEntry] = []
    if source.parameters.isEmpty || log.applies(.payloads(.directClickEvent)) {
      log.add(source.rules)
      entries = withoutAttribution(source.parameters, configuration.shownAttribution, &log)
    }
    if configuration.profile.has(.clickEventHasLink), log.applies(.payloads(.clickEventAdditions)) {
      entries += additions(source, configuration, &log)
    }
    return Payload(entries, rules: log.rules)
  }

  /// Returns the parameters without those about the attribution that are hidden from the app (`AF-PAY-17`).
  private static func withoutAttribution(
    _ parameters: [PayloadEntry], _ shown: ShownAttribution, _ log: inout RuleLog
  ) -> [PayloadEntry] {
    func isHidden(_ key: String) -> Bool {
      switch shown {
      case .all: false
      case .opened: AppsFlyerParameter.isAttribution(key) && !AppsFlyerParameter.opened.contains(key)
      case .none: AppsFlyerParameter.isAttribution(key)
      }
    }
    guard parameters.contains(where: { AppsFlyerParameter.isAttribution($0.key) }) else { return parameters }
    guard log.applies(.payloads(.shownAttribution)) else {
      return shown == .all ? parameters.filter { !AppsFlyerParameter.isAttribution($0.key) } : parameters
    }
    return parameters.filter { !isHidden($0.key) }
  }

  private static func additions(
    _ source: Source, _ configuration: AppsFlyerConfiguration, _ log: inout RuleLog
  ) -> [PayloadEntry] {
    var entries = [PayloadEntry("link", .string(source.url))]
    guard configuration.profile.has(.clickEventHasHostAndPath) else { return entries }
    if configuration.clickEventHasScheme {
      entries.append(PayloadEntry("scheme", .string(source.components.scheme)))
    }
    entries.append(PayloadEntry("host", .string(source.components.shownHost)))
    entries.append(source.components.pathEntry(&log))
    if let original = source.original { entries.append(PayloadEntry("original_link", .string(original))) }
    return entries
  }

  /// Returns the click event of a deferred link from the answer of the look-up.
  ///
  /// Fields without a value are empty strings, unlike those of a direct link. The marketer's own parameters, which the
  /// servers nest, are at the top level.
  package static func deferred(_ answer: Payload, configuration: AppsFlyerConfiguration) -> Payload {
    var log = RuleLog(configuration.rules, applied: answer.appliedRules)
    let types = configuration.payloadTypes
    let isShaped = log.applies(.payloads(.deferredClickEvent))
    var entries = isShaped ? fields.map { PayloadEntry($0, .string("")) } : []
    if case .object(let event) = answer["click_event"] {
      for entry in event {
        switch (entry.key, entry.value) {
        case ("timestamp", _): continue
        case ("custom_params", .object(let custom)) where isShaped:
          entries += custom.map { PayloadEntry($0.key, log.value(ofAnswer: $0.value, $0.key, types)) }
        default: entries.append(PayloadEntry(entry.key, log.value(ofAnswer: entry.value, entry.key, types)))
        }
      }
    }
    return Payload(entries, rules: log.rules)
  }

  /// The fields that every deferred click event has, which are the named members of a deep link.
  package static let fields = [
    "af_sub1", "af_sub2", "af_sub3", "af_sub4", "af_sub5", "campaign", "campaign_id", "click_http_referrer",
    "deep_link_value", "match_type", "media_source",
  ]
}
