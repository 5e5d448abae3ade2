import SDKContract

/// A call that an app makes according to AppsFlyer's guide.
package enum AppsFlyerIntegrationCall: String, CaseIterable, Sendable {
  /// `appsFlyerDevKey` and `appleAppID`, or `initialize` since version 7.
  case setKeys
  /// `delegate`.
  case setDelegate
  /// `deepLinkDelegate`.
  case setDeepLinkDelegate
  /// `waitForATTUserAuthorization(timeoutInterval:)`.
  case waitForATT
  /// `start()`.
  case start
  /// `handleLaunchOptions(_:)`, since version 7.
  case handleLaunchOptions
  /// `registerSessionReadyListener(_:)`, since version 7.
  case registerSessionReadyListener
  /// `continue(_:restorationHandler:)`.
  case continueUserActivity = "continue"
  /// `handleOpen(_:options:)`.
  case handleOpen
  /// `handlePushNotification(_:)`.
  case handlePushNotification

  /// The entry point in which the guide puts the call.
  package var site: SDKCall.Site {
    switch self {
    case .setKeys, .setDelegate, .setDeepLinkDelegate, .waitForATT, .handleLaunchOptions, .registerSessionReadyListener:
      .launch
    case .start: .activation
    case .handlePushNotification: .notification
    case .continueUserActivity, .handleOpen: .link
    }
  }
}
