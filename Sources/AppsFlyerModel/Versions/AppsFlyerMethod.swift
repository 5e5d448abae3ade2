import SDKContract

/// A method of AppsFlyer's SDK that a `call` step can name.
package enum AppsFlyerMethod: String, CaseIterable, Sendable {
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
  /// `logEvent(_:withValues:)`.
  case logEvent = "AppsFlyerLib.logEvent"
  /// `logEvent(name:values:completionHandler:)`.
  case logEventWithCompletionHandler = "AppsFlyerLib.logEventWithCompletionHandler"
  /// `handlePushNotification(_:)`.
  case handlePushNotification = "AppsFlyerLib.handlePushNotification"
  /// `addPushNotificationDeepLinkPath(_:)`.
  case addPushNotificationDeepLinkPath = "AppsFlyerLib.addPushNotificationDeepLinkPath"
  /// `AppsFlyerShareInviteHelper.generateInviteUrl`.
  case generateInviteURL = "AppsFlyerShareInviteHelper.generateInviteUrl"
  /// `minTimeBetweenSessions`.
  case minTimeBetweenSessions = "AppsFlyerLib.minTimeBetweenSessions"
  /// `isSessionReady`.
  case isSessionReady = "AppsFlyerLib.isSessionReady"
  /// `unregisterSessionReadyListener()`.
  case unregisterSessionReadyListener = "AppsFlyerLib.unregisterSessionReadyListener"

  /// The method with its arguments, and its name in a trace.
  var method: SDKMethod {
    var method = kind
    method.versions = versions
    return method
  }

  /// The versions in which the method does something; nil if it does in all.
  private var versions: VersionRange? {
    func since(_ first: AppsFlyerVersionChange, before end: AppsFlyerVersionChange? = nil) -> VersionRange? {
      VersionRange(since: first.change.since, before: end?.change.since)
    }
    return switch self {
    case .waitForATT: since(.waitsForTracking, before: .ignoresTrackingWait)
    case .addPushNotificationDeepLinkPath: since(.hasPushPaths)
    case .isSessionReady, .unregisterSessionReadyListener: since(.hasSessionReadyListener)
    default: nil
    }
  }

  private var kind: SDKMethod {
    switch self {
    case .start: SDKMethod(rawValue)
    case .startWithCompletionHandler: SDKMethod(rawValue, eventName: Self.start.rawValue)
    case .stop, .resume: SDKMethod(rawValue, eventName: "AppsFlyerLib.isStopped")
    case .performOnAppAttribution: SDKMethod(rawValue, .url)
    case .waitForATT: SDKMethod(rawValue, .seconds)
    case .minTimeBetweenSessions: SDKMethod(rawValue, .seconds)
    case .logEvent: SDKMethod(rawValue, .text)
    case .logEventWithCompletionHandler: SDKMethod(rawValue, eventName: Self.logEvent.rawValue, .text)
    case .handlePushNotification: SDKMethod(rawValue, .payload("the payload of a push notification, an object"))
    case .addPushNotificationDeepLinkPath:
      SDKMethod(rawValue, .token("keys with dots between them, such as \"data.link\""))
    case .generateInviteURL:
      SDKMethod(rawValue, .payload("what the link says, an object; brandDomain is its domain"))
    case .isSessionReady, .unregisterSessionReadyListener: SDKMethod(rawValue)
    }
  }

  /// What can follow the trace names of calls without an argument.
  static let callArguments: [String: [String]] = {
    var words = [
      "AppsFlyerLib.registerSessionReadyListener": [], "AppsFlyerLib.isStopped": ["true", "false"],
      Self.isSessionReady.rawValue: ["true", "false"],
    ]
    let silent: [Self] = [
      .start, .waitForATT, .handlePushNotification, .generateInviteURL, .unregisterSessionReadyListener,
    ]
    for method in silent { words[method.method.eventName] = [] }
    return words
  }()
}
