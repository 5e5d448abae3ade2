import SDKContract

/// The payloads of `onConversionDataSuccess`.
package enum ConversionDataPayload {
  /// The fields about the attribution, which the documentation prints as text or null.
  package static let attributionFields = [
    "adgroup", "adgroup_id", "adset", "adset_id", "af_cpi", "af_siteid", "af_sub1", "af_sub2", "af_sub3",
    "af_sub4", "af_sub5", "agency", "campaign", "campaign_id", "engmnt_source", "esp_name", "http_referrer",
    "is_branded_link", "is_universal_link", "media_source", "redirect_response_data",
  ]

  /// The attribution fields for a network that reports its clicks itself and knows no link.
  package static let selfReportedFields = attributionFields.filter {
    ![
      "engmnt_source", "esp_name", "is_branded_link", "is_universal_link", "redirect_response_data",
    ].contains($0)
  }

  /// The fields that are present without a value where privacy rules withhold the source of an install.
  package static let restrictedFields = [
    "af_channel", "af_siteid", "af_sub1", "af_sub2", "af_sub3", "af_sub4", "af_sub5", "agency", "campaign",
    "campaign_id", "click_time", "http_referrer",
  ]

  /// Returns the payload of a session: the server's answer, and whether this is the first session of the install.
  ///
  /// - Parameter deletion: What happened to the SDK's data when the app was last deleted.
  package static func session(
    _ answer: Payload, isFirstLaunch: Bool, after deletion: AppsFlyerDeletion?, configuration: AppsFlyerConfiguration
  ) -> Payload {
    var log = RuleLog(configuration.rules, applied: answer.appliedRules)
    var entries = answer.entries
    for index in entries.indices where !textFields.contains(entries[index].key) {
      let (key, value) = (entries[index].key, entries[index].value)
      entries[index].value = log.choose(configuration.payloadTypes) { types in
        types == .wire ? value : types.value(ofAnswer: value, key)
      }
    }
    if deletion == .restored || (deletion == .complete && isFirstLaunch) { _ = log.applies(.sessions(.restoredBackup)) }
    entries.append(PayloadEntry("is_first_launch", .bool(isFirstLaunch)))
    return Payload(entries, rules: log.rules)
  }

  private static let textFields = Set(attributionFields + ["shortlink", "orig_cost", "match_type"])
}
