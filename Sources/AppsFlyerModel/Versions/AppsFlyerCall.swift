import SDKContract

/// A call that AppsFlyer's guide has an app make.
public enum AppsFlyerCall: String, CaseIterable, Sendable {
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
  /// `registerSessionReadyListener(_:)`, since version 7.
  case registerSessionReadyListener
  /// `continue(_:restorationHandler:)`.
  case continueUserActivity = "continue"
  /// `handleOpen(_:options:)`.
  case handleOpen
  /// `handlePushNotification(_:)`.
  case handlePushNotification

  /// Where the guide has the app make it.
  public var site: SDKCall.Site {
    switch self {
    case .setKeys, .setDelegate, .setDeepLinkDelegate, .waitForATT, .registerSessionReadyListener: .launch
    case .start: .activation
    case .handlePushNotification: .notification
    case .continueUserActivity, .handleOpen: .link
    }
  }
}

/// A method of AppsFlyer's SDK that a `call` step can name.
public enum AppsFlyerMethod: String, CaseIterable, Sendable {
  /// `start()`.
  case start = "AppsFlyerLib.start"
  /// `start(completionHandler:)`.
  case startWithCompletionHandler = "AppsFlyerLib.startWithCompletionHandler"
  /// `isStopped = true`.
  case stop = "AppsFlyerLib.stop"
  /// `isStopped = false`.
  case resume = "AppsFlyerLib.resume"
  /// `performOnAppAttribution(with:)`.
  case performOnAppAttribution = "AppsFlyerLib.performOnAppAttribution"
  /// `waitForATTUserAuthorization(timeoutInterval:)`.
  case waitForATT = "AppsFlyerLib.waitForATTUserAuthorization"

  /// The method with what it takes, and what a trace calls it.
  var method: SDKMethod {
    switch self {
    case .start: SDKMethod(rawValue)
    case .startWithCompletionHandler: SDKMethod(rawValue, eventName: Self.start.rawValue)
    case .stop, .resume: SDKMethod(rawValue, eventName: "AppsFlyerLib.isStopped")
    case .performOnAppAttribution: SDKMethod(rawValue, .url)
    case .waitForATT: SDKMethod(rawValue, .seconds)
    }
  }
}
