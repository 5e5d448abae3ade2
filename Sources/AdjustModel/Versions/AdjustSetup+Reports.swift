import SDKContract

extension AdjustSetup {
  /// What people find in consoles and write in reports.
  static let reports = SDKReports(
    ordinaryWarnings: [
      "SANDBOX: Adjust is running in Sandbox mode", "PRODUCTION: Adjust is running in Production mode",
    ],
    classPrefixes: ["ADJ", "Adjust"],
    otherNames: Dictionary(
      uniqueKeysWithValues: AdjustCallback.Name.allCases.map { ($0.rawValue, otherNames(of: $0)) }
    ).filter { !$0.value.isEmpty },
    settings: [
      // What the callback returns is a setting in the plug-ins.
      AdjustCallback.Name.adjustDeferredDeeplinkReceived.rawValue: [
        "shouldLaunchDeeplink", "setShouldLaunchDeeplink", "launchDeferredDeeplink", "disableDeferredDeeplinkOpening",
        "isDeferredDeeplinkOpeningEnabled",
      ]
    ],
    phrases: [
      AdjustCallback.Name.adjustDeferredDeeplinkReceived.rawValue: SDKReports.deferredLinkPhrases
    ],
    messages: messages)

  /// The messages of the servers, most of which the SDK logs as those of ordinary answers, and lines that the simulated
  /// log leaves out.
  private static let messages: [SDKReports.Message] =
    AdjustRefusal.allCases.compactMap { refusal in
      refusal.rule.map { SDKReports.Message(refusal.message, because: .adjust($0)) }
    } + [
      // adjust/android_sdk#322: the wording until 2018.
      .init(
        "Ignoring event subsequent to an event supposed to be unique", because: .adjust(.events(.uniqueEventIsRefused))),
      .init("Ignoring too frequent session", because: .adjust(.sessions(.tooFrequentSession))),
      .init("\"tracking_state\":\"opted_out\"", because: .adjust(.sessions(.optedOut))),
      // README of adjust/ios_sdk (4.x): Apple makes up a click for an app that no ad has opened.
      .init("Unattributable SDK click ignored", because: .adjust(.delays(.appleAdsClick))),
      // adjust/ios_sdk#212: the same of a click by iAd, until 2016.
      .init("SDK click missing tracker", because: .adjust(.delays(.appleAdsClick))),
      // adjust/ios_sdk#152: iAd, the framework before AdServices, has nothing to read.
      .init("Unable to read iAd details", because: .adjust(.delays(.appleAdsTokenFails))),
      // adjust/ios_sdk#527: the click of an app without AdServices.
      .init("SDK click failed", "failed to handle sdk click", because: .adjust(.delays(.appleAdsTokenFails))),
      // ADJActivityPackage.m, failureMessage; ADJUtil.m, formatErrorMessage (4.x).
      .init("[Adjust]e: Failed to track session", because: .adjust(.sessions(.sessionFailed))),
      .init("[Adjust]e: Failed to track event", because: .adjust(.events(.eventFailed))),
      .init("[Adjust]e: Failed to track click", because: .adjust(.directLinks(.clickRetry))),
      // ADJRequestHandler.m, saveJsonResponse (5.6.2).
      .init("[Adjust]e: Failed to parse json response", because: .adjust(.pauses(.nextHost))),
      // The system's own line about a request: adjust/react_native_sdk#160.
      .init("finished with error", "NSErrorFailingURL", "adjust", because: .adjust(.pauses(.nextHost))),
      .init("[Adjust]w: Delegate is nil", because: .adjust(.deferredLinks(.opensWhenNobodyResponds))),
      .init(
        "[Adjust]e: Delegate does not implement any optional method",
        because: .adjust(.deferredLinks(.opensWhenNobodyResponds))),
      // ADJConfig.m, checkAppToken and checkEnvironment (4.x, 5.x): written when the configuration is created.
      .init("[Adjust]e: Missing App Token", because: .adjust(.directLinks(.invalidConfiguration))),
      .init("[Adjust]e: Malformed App Token", because: .adjust(.directLinks(.invalidConfiguration))),
      .init("[Adjust]e: Missing environment", because: .adjust(.directLinks(.invalidConfiguration))),
      .init("[Adjust]e: Unknown environment", because: .adjust(.directLinks(.invalidConfiguration))),
      .init("Deep link", "processing skipped", because: .adjust(.directLinks(.excludedLinkIsSkipped))),
    ]

  /// The names of a callback in the plug-ins for Flutter, React Native, Cordova and Unity, and in version 4, and the
  /// types of completion handlers.
  private static func otherNames(of callback: AdjustCallback.Name) -> [String] {
    switch callback {
    case .adjustDeferredDeeplinkReceived:
      [
        "adjustDeeplinkResponse", "deferredDeeplinkCallback", "deferredDeeplinkDelegate", "setDeferredDeeplinkCallback",
        "setDeferredDeeplinkCallbackListener", "setDeferredDeeplinkDelegate",
      ]
    case .adjustAttributionChanged:
      [
        "attributionCallback", "attributionChangedDelegate", "setAttributionCallback", "setAttributionCallbackListener",
        "setAttributionChangedDelegate",
      ]
    case .adjustSessionTrackingSucceeded:
      ["sessionSuccessCallback", "sessionSuccessDelegate", "setSessionTrackingSucceededCallbackListener"]
    case .adjustSessionTrackingFailed:
      ["sessionFailureCallback", "sessionFailureDelegate", "setSessionTrackingFailedCallbackListener"]
    case .adjustEventTrackingSucceeded:
      ["eventSuccessCallback", "eventSuccessDelegate", "setEventTrackingSucceededCallbackListener"]
    case .adjustEventTrackingFailed:
      ["eventFailureCallback", "eventFailureDelegate", "setEventTrackingFailedCallbackListener"]
    case .adid: ["ADJAdidGetterBlock"]
    case .attribution: ["ADJAttributionGetterBlock"]
    case .idfa: ["ADJIdfaGetterBlock"]
    case .idfv: ["ADJIdfvGetterBlock"]
    case .isEnabled: ["ADJIsEnabledGetterBlock"]
    case .sdkVersion: ["ADJSdkVersionGetterBlock"]
    case .lastDeeplink: ["ADJLastDeeplinkGetterBlock"]
    case .resolvedDeeplink: ["ADJResolvedDeeplinkBlock"]
    default: []
    }
  }
}
