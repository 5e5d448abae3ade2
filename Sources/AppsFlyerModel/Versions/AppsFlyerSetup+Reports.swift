import SDKContract

extension AppsFlyerSetup {
  /// What people find in consoles and write in reports.
  static let reports = SDKReports(
    otherNames: Dictionary(
      uniqueKeysWithValues: AppsFlyerCallback.Name.allCases.map { ($0.rawValue, otherNames(of: $0)) }
    ).filter { !$0.value.isEmpty })

  /// The names of a callback in the plug-ins for Flutter, React Native, Cordova, Capacitor and Unity, and in version 4.
  private static func otherNames(of callback: AppsFlyerCallback.Name) -> [String] {
    switch callback {
    case .didResolveDeepLink:
      [
        "onDeepLinking", "onDeepLink", "OnDeepLinkReceived", "registerDeepLink", "DeepLinkResult", "deepLinkStatus",
        "UDL",
      ]
    case .onConversionDataSuccess:
      [
        "onInstallConversionData", "onInstallConversionDataLoaded", "onConversionDataReceived",
        "didReceiveConversionData",
        "GCD",
      ]
    case .onConversionDataFail:
      [
        "onInstallConversionFailure", "onConversionDataRequestFailure", "onConversionDataFailure",
        "didReceiveConversionDataWithError",
      ]
    case .onAppOpenAttribution: ["OAOA"]
    case .onAppOpenAttributionFailure: ["onAttributionFailure"]
    default: []
    }
  }
}
