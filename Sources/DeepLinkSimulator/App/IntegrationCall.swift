/// A call that an app's standard integration makes to an SDK.
public enum IntegrationCall: String, CaseIterable, Sendable {
  /// AppsFlyer: `appsFlyerDevKey` and `appleAppID`, or `initialize` since version 7.
  case setKeys
  /// AppsFlyer: `delegate`.
  case setDelegate
  /// AppsFlyer: `deepLinkDelegate`.
  case setDeepLinkDelegate
  /// AppsFlyer: `waitForATTUserAuthorization(timeoutInterval:)`.
  case waitForATT
  /// AppsFlyer: `start()`.
  case start
  /// AppsFlyer: `handleLaunchOptions(_:)`, since version 7.
  case handleLaunchOptions
  /// AppsFlyer: `registerSessionReadyListener(_:)`, since version 7.
  case registerSessionReadyListener
  /// AppsFlyer: `continue(_:restorationHandler:)`.
  case continueUserActivity = "continue"
  /// AppsFlyer: `handleOpen(_:options:)`.
  case handleOpen
  /// AppsFlyer: `handlePushNotification(_:)`.
  case handlePushNotification
  /// Adjust: `initSdk(_:)`.
  case initSdk
  /// Adjust: `processDeeplink(_:)` or `processAndResolve(_:withCompletionHandler:)`.
  case processDeeplink

  /// The SDK that is called.
  public var sdk: SDKName {
    switch self {
    case .initSdk, .processDeeplink: .adjust
    default: .appsFlyer
    }
  }

  /// What a trace calls the methods that are called.
  static let methodNames = [
    "AppsFlyerLib.start", "AppsFlyerLib.continue", "AppsFlyerLib.handleOpen", "AppsFlyerLib.handleUniversalLink",
    "AppsFlyerLib.handlePushNotification", "AppsFlyerLib.performOnAppAttribution",
    "AppsFlyerLib.waitForATTUserAuthorization", "AppsFlyerLib.handleLaunchOptions",
    "AppsFlyerLib.registerSessionReadyListener", "Adjust.initSdk",
    "Adjust.processDeeplink", "Adjust.processAndResolve",
  ]
}
