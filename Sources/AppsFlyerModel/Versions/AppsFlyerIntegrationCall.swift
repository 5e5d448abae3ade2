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
}
