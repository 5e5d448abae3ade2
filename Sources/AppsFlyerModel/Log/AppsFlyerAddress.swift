/// The addresses in AppsFlyer's log; an ellipsis stands for signatures and for values that only a device knows.
enum AppsFlyerAddress {
  static func deferredDeepLink(_ profile: AppsFlyerProfile, _ appID: String) -> String {
    "https://\(host("dlsdk", profile))/v1.0/ios/id\(appID)?sdk_version=\(profile.shortVersion)&af_sig=…"
  }

  /// The address of the deferred look-up if dev key and app id are missing.
  static func deferredDeepLinkWithoutKeys(_ profile: AppsFlyerProfile) -> String {
    "https://(null)dlsdk.(null)/v1.0/ios/id?sdk_version=\(profile.shortVersion)&af_sig=…"
  }

  static func conversionData(_ profile: AppsFlyerProfile, _ appID: String) -> String {
    let path = "install_data/v\(profile.conversionDataService)/id\(appID)"
    return "https://\(host("gcdsdk", profile))/\(path)?devkey=…&device_id=…"
  }

  static func launch(_ profile: AppsFlyerProfile, _ appID: String) -> String {
    let path = "api/v\(profile.shortVersion)/iosevent"
    return "https://\(host("launches", profile))/\(path)?app_id=\(appID)&buildnumber=\(profile.version)"
  }

  /// The address of the resolver.
  ///
  /// - Parameter key: The link's template and id.
  static func shortLink(_ key: String, _ profile: AppsFlyerProfile) -> String {
    let parts = key.split(separator: "/", maxSplits: 1)
    let (template, id) = (parts.first ?? "", parts.dropFirst().first ?? "")
    return "https://onelink.appsflyer.com/shortlink-sdk/\(profile.shortLinkService)/\(template)?id=\(id)"
  }

  private static func host(_ service: String, _ profile: AppsFlyerProfile) -> String {
    profile.has(.hostsHavePrefix) ? "…\(service).appsflyersdk.com" : "\(service).appsflyer.com"
  }
}
