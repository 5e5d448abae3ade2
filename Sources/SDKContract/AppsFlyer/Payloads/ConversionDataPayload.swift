/// The payloads of `onConversionDataSuccess`.
package enum ConversionDataPayload {
  /// The fields about the attribution itself, which the documentation prints as text or null.
  package static let attributionFields = [
    "adgroup", "adgroup_id", "adset", "adset_id", "af_cpi", "af_siteid", "af_sub1", "af_sub2", "af_sub3",
    "af_sub4", "af_sub5", "agency", "campaign", "campaign_id", "engmnt_source", "esp_name", "http_referrer",
    "is_branded_link", "is_universal_link", "media_source", "redirect_response_data",
  ]

  /// What the app gets at a session: the server's answer, and whether this is the install's first session.
  package static func session(_ answer: Payload, isFirstLaunch: Bool, types: PayloadTypes) -> Payload {
    var entries = answer.entries
    if types == .documented {
      for index in entries.indices where !textFields.contains(entries[index].key) {
        entries[index].value = types.value(ofAnswer: entries[index].value)
      }
    }
    entries.append(PayloadEntry("is_first_launch", .bool(isFirstLaunch)))
    return Payload(entries)
  }

  private static let textFields = Set(attributionFields + ["shortlink", "orig_cost", "match_type"])
}
