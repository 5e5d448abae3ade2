import SDKContract

extension AppsFlyerSetup {
  /// What people find in consoles and write in reports.
  static let reports = SDKReports(
    otherNames: Dictionary(
      uniqueKeysWithValues: AppsFlyerCallback.Name.allCases.map { ($0.rawValue, otherNames(of: $0)) }
    ).filter { !$0.value.isEmpty },
    messages: messages)

  /// What plug-ins and samples print about a look-up and its errors; the SDK itself logs nothing of them.
  private static let messages: [SDKReports.Message] = [
    // The sample apps of iOS and Unity, and the plug-ins for React Native, Flutter and Capacitor.
    .init("Deep link not found", because: notFound, tooLate),
    .init("deepLinkStatus NOT_FOUND", because: notFound, tooLate),
    .init("status NOT_FOUND", isCommon: true, because: notFound, tooLate),
    .init("status notFound", isCommon: true, because: notFound, tooLate),
    .init("deepLinkStatus ERROR", because: failed, timedOut),
    .init("status ERROR", isCommon: true, because: failed, timedOut),
    .init("(null)dlsdk.(null)", because: .appsFlyer(.deferredLookup(.deferredLookupWithoutKeys))),
    .init("[Shortlink] OneLink:(null)", because: unresolved, .appsFlyer(.openAttribution(.shortLinkFails))),
    // The system's own lines about requests.
    .init("finished with error", "appsflyer", "iosevent", because: .appsFlyer(.sessions(.launchKept))),
    .init(
      "finished with error", "gcdsdk", "install_data", because: .appsFlyer(.errors(.conversionDataRequestFailed))),
    .init("finished with error", "dlsdk", "appsflyer", because: failed, timedOut),
    // The system's words for error 3840, with any apostrophe.
    .init(
      "The data couldn’t be read because it isn’t in the correct format", isCommon: true,
      because: .appsFlyer(.errors(.unreadableConversionData))),
  ]

  private static let unresolved = RuleID.appsFlyer(.unifiedDeepLinking(.shortLinkNotResolved))
  private static let notFound = RuleID.appsFlyer(.deferredLookup(.deferredLinkNotFound))
  private static let tooLate = RuleID.appsFlyer(.clicks(.deferredLookback))
  private static let failed = RuleID.appsFlyer(.deferredLookup(.deferredLookupFails))
  private static let timedOut = RuleID.appsFlyer(.deferredLookup(.deferredLookupTimeout))

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
