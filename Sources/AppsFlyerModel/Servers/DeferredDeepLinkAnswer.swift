import SDKContract

/// The answers of the deferred look-up.
package enum DeferredDeepLinkAnswer {
  /// Returns the answer when no click matches the device.
  package static func notFound(_ log: RuleLog) -> Payload {
    Payload([PayloadEntry("found", .bool(false)), PayloadEntry("click_event", .object([]))], rules: log.rules)
  }

  /// Returns the answer when a click matches the device.
  package static func found(
    _ click: AppsFlyerClick, clicked: UTCTime, parameters: DeferredParameters, _ log: RuleLog
  ) -> Payload {
    var log = log
    var event = [
      PayloadEntry("timestamp", .string(clicked.text(separator: "T"))),
      PayloadEntry("match_type", .string(click.matchType)),
    ]
    if click.source != .selfReporting || !log.applies(.clicks(.selfReportedClick)) {
      event += linkParameters(of: click, parameters, &log)
    }
    let entries = [
      PayloadEntry("found", .bool(true)), PayloadEntry("click_event", .object(Payload(event).entries)),
    ]
    return Payload(entries, rules: log.rules)
  }

  private static func linkParameters(
    of click: AppsFlyerClick, _ parameters: DeferredParameters, _ log: inout RuleLog
  ) -> [PayloadEntry] {
    log.add(click.parameters.rules)
    var entries: [PayloadEntry] = []
    var custom: [PayloadEntry] = []
    for entry in click.parameters.entries where !isShadowed(entry, in: click) {
      if AppsFlyerParameter.isDeepLink(entry.key) {
        entries.append(entry)
      } else if entry.key == "af_dp", parameters == .all, log.applies(.clicks(.lookupWithoutScheme)) {
        continue
      } else if parameters == .all || !log.applies(.clicks(.deferredPrivacy)) {
        if let name = attributionName(entry.key) {
          entries.append(PayloadEntry(name, entry.value))
        } else {
          custom.append(entry)
        }
      }
    }
    if !custom.isEmpty { entries.append(PayloadEntry("custom_params", .object(custom))) }
    return entries
  }

  private static func isShadowed(_ entry: PayloadEntry, in click: AppsFlyerClick) -> Bool {
    switch entry.key {
    case "media_source": click.parameters["pid"] != nil
    case "campaign": click.parameters["c"] != nil
    default: false
    }
  }

  private static func attributionName(_ key: String) -> String? {
    switch key {
    case "pid", "media_source": "media_source"
    case "c", "campaign": "campaign"
    case "campaign_id", "click_http_referrer", "af_sub1", "af_sub2", "af_sub3", "af_sub4", "af_sub5": key
    default: nil
    }
  }
}
