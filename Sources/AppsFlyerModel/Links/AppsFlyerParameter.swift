/// The names of parameters with a meaning to AppsFlyer, as opposed to the marketer's own.
package enum AppsFlyerParameter {
  /// The parameters that a deep link has as named members, apart from `deep_link_value`.
  static let members = Set(ClickEventPayload.fields).subtracting(["deep_link_value", "match_type"])

  /// The parameters that the click event of a direct link has shown since 6.6.
  static let opened: Set<String> = [
    "af_ad", "af_ad_id", "af_ad_type", "af_adset", "af_adset_id", "af_c_id", "af_channel", "af_dp", "af_xp",
    "esp_name",
  ]

  /// Whether a parameter says where in the app the link leads.
  static func isDeepLink(_ key: String) -> Bool {
    guard key.hasPrefix("deep_link_sub"), let number = Int(key.dropFirst("deep_link_sub".count)) else {
      return key == "deep_link_value"
    }
    return (1...10).contains(number)
  }

  /// Whether a parameter is about the attribution, and is neither a named member nor the marketer's own.
  static func isAttribution(_ key: String) -> Bool {
    switch key {
    case "pid", "c", "is_retargeting", "clickid", "idfa", "idfv", "advertising_id", "esp_name": true
    default: key.hasPrefix("af_") && !members.contains(key)
    }
  }
}
