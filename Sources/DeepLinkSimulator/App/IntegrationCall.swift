/// A call that an app's standard integration makes to an SDK.
public enum IntegrationCall: String, CaseIterable, Sendable {
  /// AppsFlyer: `appsFlyerDevKey` and `appleAppID`.
  case setKeys
  /// AppsFlyer: `delegate`.
  case setDelegate
  /// AppsFlyer: `start()`.
  case start
  /// AppsFlyer: `continue(_:restorationHandler:)`.
  case continueUserActivity = "continue"
  /// AppsFlyer: `handleOpen(_:options:)`.
  case handleOpen
  /// Adjust: `initSdk(_:)`.
  case initSdk

  /// The SDK that is called.
  public var sdk: SDKName {
    switch self {
    case .setKeys, .setDelegate, .start, .continueUserActivity, .handleOpen: .appsFlyer
    case .initSdk: .adjust
    }
  }

  /// What a trace calls the methods that are called.
  static let methodNames = [
    "AppsFlyerLib.start", "AppsFlyerLib.continue", "AppsFlyerLib.handleOpen", "Adjust.initSdk",
  ]
}
