import SDKContract

extension AppsFlyerSetup {
  /// What people find in consoles and write in reports.
  static let reports = SDKReports(
    classPrefixes: ["AppsFlyer", "AFSDK"],
    otherNames: Dictionary(
      uniqueKeysWithValues: AppsFlyerCallback.Name.allCases.map { ($0.rawValue, otherNames(of: $0)) }
    ).filter { !$0.value.isEmpty },
    phrases: [
      AppsFlyerCallback.Name.didResolveDeepLink.rawValue: SDKReports.deferredLinkPhrases,
      AppsFlyerCallback.Name.onAppOpenAttribution.rawValue: ["app open data"],
      AppsFlyerCallback.Name.onConversionDataFail.rawValue: ["fails", "failed", "failing", "is failing", "has failed"]
        .map { "conversion data \($0)" },
    ],
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
    // AppsFlyer: iOS SDK troubleshooting, with the lines of 4.x.
    .init("dev key missing or empty", because: .appsFlyer(.errors(.startWithoutKeysFails))),
    .init(
      "sent information to server, status", literal: "status = 400", because: .appsFlyer(.errors(.startRefused))),
    .init(
      "sent information to server, status", literal: "status = 403", because: .appsFlyer(.errors(.launchRefused))),
    .init(
      "sent information to server, status", literal: "status = 404", because: .appsFlyer(.errors(.startRefused))),
    // AppsFlyerSDK/appsflyer-flutter-plugin#328: the text of the answer with status 400.
    .init("mismatched af_sig", because: .appsFlyer(.errors(.startRefused))),
    // AppsFlyerSDK/appsflyer-react-native-plugin#182, AppsFlyerSDK/appsflyer-flutter-plugin#306: a link of Firebase.
    .init("google link", literal: "://google/link", because: .appsFlyer(.links(.schemeLinkParsed))),
    // AppsFlyerSDK/appsflyer-cordova-plugin#303: how a strict build answers a look-up whose keys came too late.
    .init("auth-failure", isCommon: true, because: .appsFlyer(.deferredLookup(.deferredLookupWithoutKeys))),
    // The system's own lines about requests.
    .init("finished with error", "appsflyer", "iosevent", because: .appsFlyer(.sessions(.launchKept))),
    .init(
      "finished with error", "gcdsdk", "install_data", because: .appsFlyer(.errors(.conversionDataRequestFailed))),
    .init("finished with error", "dlsdk", "appsflyer", because: failed, timedOut),
    // The system's words for error 3840, with any apostrophe.
    .init(
      "The data couldn’t be read because it isn’t in the correct format", isCommon: true,
      because: .appsFlyer(.errors(.unreadableConversionData))),
    // AppsFlyerSDK/appsflyer-react-native-plugin#167, AppsFlyerSDK/AppsFlyerFramework#210.
    .init("JSON deserialization failed", isCommon: true, because: .appsFlyer(.errors(.unreadableConversionData))),
    .init("Unable to parse empty data", isCommon: true, because: .appsFlyer(.errors(.emptyConversionData))),
    // LEAFManager.m of LinKingEnSDK; AppsFlyer React Native plugin.
    .init("App ID is incorrect", because: .appsFlyer(.errors(.conversionDataRefused))),
    .init("DevKey is incorrect", because: .appsFlyer(.errors(.conversionDataRefused))),
    // AppsFlyerSDK/appsflyer-unity-plugin#72.
    .init("Authentication Failed", isCommon: true, because: .appsFlyer(.openAttribution(.shortLinkFails))),
    // AppsFlyer React Native plugin, known issues of version 7.
    .init(
      "devKey and appleAppID must be set before calling", because: .appsFlyer(.sessionReady(.sessionReadyWithoutKeys))),
  ]

  private static let unresolved = RuleID.appsFlyer(.unifiedDeepLinking(.shortLinkNotResolved))
  private static let notFound = RuleID.appsFlyer(.deferredLookup(.deferredLinkNotFound))
  private static let tooLate = RuleID.appsFlyer(.clicks(.deferredLookback))
  private static let failed = RuleID.appsFlyer(.deferredLookup(.deferredLookupFails))
  private static let timedOut = RuleID.appsFlyer(.deferredLookup(.deferredLookupTimeout))

  /// The names of a callback in the plug-ins for Flutter, React Native, Cordova, Capacitor and Unity, and in version 4,
  /// and the names of arguments that no other callback has.
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
        "didReceiveConversionData", "conversionInfo",
        "GCD",
      ]
    case .onConversionDataFail:
      [
        "onInstallConversionFailure", "onConversionDataRequestFailure", "onConversionDataFailure",
        "didReceiveConversionDataWithError",
      ]
    case .onAppOpenAttribution: ["OAOA", "attributionData"]
    case .onAppOpenAttributionFailure: ["onAttributionFailure"]
    default: []
    }
  }
}
