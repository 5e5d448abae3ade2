import SDKContract

/// The conversion data that the servers store for an install.
package enum AttributionData {
  /// The effect of a click, with the values of `retargeting_conversion_type`.
  package enum Conversion: String, Sendable {
    /// A first install.
    case install = "none"
    /// A user who had the app opened it again.
    case reengagement = "re-engagement"
    /// A user who had the app before installed it again through a retargeting link.
    case reattribution = "re-attribution"

    init(isInstall: Bool, isKnownDevice: Bool, isRetargeting: Bool) {
      self = !isInstall ? .reengagement : isKnownDevice && isRetargeting ? .reattribution : .install
    }
  }

  /// Returns the data of an install without a click.
  package static func organic(installed: UTCTime, _ log: RuleLog) -> Payload {
    var log = log
    guard log.applies(.payloads(.organicPayload)) else { return Payload([], rules: log.rules) }
    let entries = [
      PayloadEntry("af_message", .string("organic install")),
      PayloadEntry("af_status", .string("Organic")),
      PayloadEntry("install_time", log.value(of: installed)),
    ]
    return Payload(entries, rules: log.rules)
  }

  /// Returns the data of an install that a click explains, as far as privacy rules disclose it to the app.
  package static func nonOrganic(
    _ click: AppsFlyerClick, conversion: Conversion, installed: UTCTime, clicked: UTCTime,
    privacy: AttributionPrivacy, _ log: RuleLog
  ) -> Payload {
    if privacy == .organic { return organic(installed: installed, log) }
    var log = log
    var result = [
      PayloadEntry("af_status", .string("Non-organic")),
      PayloadEntry("install_time", log.value(of: installed)),
    ]
    if log.applies(.payloads(.retargetingPayload)) {
      result.append(PayloadEntry("retargeting_conversion_type", .string(conversion.rawValue)))
    }
    if privacy == .restricted, log.applies(.payloads(.restrictedPayload)) {
      result += ConversionDataPayload.restrictedFields.map { PayloadEntry($0, .null) }
      return Payload(result + [PayloadEntry("media_source", .string("restricted"))], rules: log.rules)
    }
    let isShaped = log.applies(.payloads(.nonOrganicPayload))
    let isOfLink = click.source != .selfReporting || !log.applies(.payloads(.selfReportedPayload))
    let fields = isOfLink ? ConversionDataPayload.attributionFields : ConversionDataPayload.selfReportedFields
    log.add(click.parameters.rules)
    // The last of several entries with one key counts: the link fills the fields, and the servers' findings override
    // it.
    var entries = isShaped ? fields.map { PayloadEntry($0, .null) } : []
    // A network may say this of what it reports: with Meta it was false (AppsFlyer's sample of 2017; a payload of May
    // 2021).
    let isCached = PayloadEntry("iscache", .bool(true))
    if click.source == .selfReporting { entries.append(isCached) }
    entries += cost(of: click)
    entries += linkParameters(of: click, isOfLink: isOfLink, areRenamed: isShaped, &log)
    entries.append(PayloadEntry("match_type", .string(click.matchType)))
    if let id = click.shortLinkID { entries.append(PayloadEntry("shortlink", .string(id))) }
    entries += result
    let reportedTime = isOfLink ? nil : click.parameters["click_time"]
    entries.append(PayloadEntry("click_time", reportedTime ?? log.value(of: clicked)))
    if click.source != .selfReporting { entries.append(isCached) }
    return Payload(entries, rules: log.rules)
  }

  /// Returns the link's own parameters, with media source and campaign under the names that reports use. The id of the
  /// campaign has both names.
  private static func linkParameters(
    of click: AppsFlyerClick, isOfLink: Bool, areRenamed: Bool, _ log: inout RuleLog
  ) -> [PayloadEntry] {
    var entries: [PayloadEntry] = [PayloadEntry("af_click_lookback", .string("7d"))]
    if isOfLink { entries.append(PayloadEntry("is_retargeting", .string("false"))) }
    let parameters = click.parameters
    let namesCampaign = parameters["c"] != nil || parameters["campaign"] != nil
    if isOfLink, areRenamed, !namesCampaign, log.applies(.payloads(.missingCampaign)) {
      entries.append(PayloadEntry("campaign", .string("None")))
    }
    for entry in parameters.entries {
      switch entry.key {
      case "name" where log.applies(.payloads(.reservedName)): continue
      case "is_retargeting" where !isOfLink: continue
      case "pid" where areRenamed: entries.append(PayloadEntry("media_source", entry.value))
      case "c" where areRenamed: entries.append(PayloadEntry("campaign", entry.value))
      case "media_source" where areRenamed && parameters["pid"] != nil: continue
      case "campaign" where areRenamed && parameters["c"] != nil: continue
      case "af_c_id" where areRenamed: entries += [entry, PayloadEntry("campaign_id", entry.value)]
      case "campaign_id" where areRenamed && parameters["af_c_id"] != nil: continue
      default: entries.append(entry)
      }
    }
    return entries
  }

  /// Returns the cost of the click, as the link states it, and in US cents if it is in US dollars; both as strings.
  private static func cost(of click: AppsFlyerClick) -> [PayloadEntry] {
    let stated: Double? =
      switch click.parameters["af_cost_value"] {
      case .string(let text): Double(text)
      case .integer(let value): Double(value)
      case .double(let value): value
      default: nil
      }
    guard let cost = stated, cost.isFinite, cost.magnitude < 1e12 else {
      return [PayloadEntry("orig_cost", .string("0.0")), PayloadEntry("cost_cents_USD", .string("0"))]
    }
    let currency = click.parameters["af_cost_currency"] ?? .string("USD")
    let cents: PayloadValue = currency == .string("USD") ? .string(String(Int((cost * 100).rounded()))) : .null
    return [PayloadEntry("orig_cost", .string(String(cost))), PayloadEntry("cost_cents_USD", cents)]
  }
}

extension AppsFlyerClick {
  /// Whether the link is for retargeting users who have the app.
  var isRetargeting: Bool {
    switch parameters["is_retargeting"] {
    case .string("true"), .bool(true): true
    default: false
    }
  }
}

extension RuleLog {
  /// Returns a time in the format of conversion data; without the rule, in seconds since 1 January 1970 (`AF-PAY-11`).
  fileprivate mutating func value(of time: UTCTime) -> PayloadValue {
    applies(.payloads(.payloadTimes)) ? .string(time.description) : .integer(Int(time.microseconds / 1_000_000))
  }
}
