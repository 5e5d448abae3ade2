import Foundation

/// Stands in for AppsFlyer's `AppsFlyerLib`, with its names.
@MainActor
public final class AppsFlyerLib {
  private unowned let engine: Engine
  private var startCompletions: [([String: Any]?, (any Error)?) -> Void] = []
  private var sessionReadyListener: (() -> Void)?

  /// The app's id in the App Store, digits only.
  public var appleAppID = "" {
    didSet { keysChanged(isComplete: !appleAppID.isEmpty && !appsFlyerDevKey.isEmpty) }
  }
  /// The key of the app's AppsFlyer account.
  public var appsFlyerDevKey = "" {
    didSet { keysChanged(isComplete: !appleAppID.isEmpty && !appsFlyerDevKey.isEmpty) }
  }
  /// The object that receives conversion data and legacy deep links; held weakly.
  public weak var delegate: (any AppsFlyerLibDelegate)? {
    didSet { engine.appsFlyerDelegateChanged(isPresent: delegate != nil) }
  }
  /// The object that receives unified deep links; held weakly. Setting it starts the one deferred look-up.
  public weak var deepLinkDelegate: (any DeepLinkDelegate)? {
    didSet { engine.appsFlyerDeepLinkDelegateChanged(isPresent: deepLinkDelegate != nil) }
  }
  /// The app's own OneLink domains.
  public var oneLinkCustomDomains: [String]? {
    didSet { engine.configureAppsFlyer { [domains = oneLinkCustomDomains ?? []] in $0.customDomains = domains } }
  }
  /// The domains of email services that wrap links.
  public var resolveDeepLinkURLs: [String]? {
    didSet { engine.configureAppsFlyer { [urls = resolveDeepLinkURLs ?? []] in $0.resolveDeepLinkURLs = urls } }
  }
  /// The least time in seconds between two counted sessions.
  public var minTimeBetweenSessions: UInt = 5 {
    didSet {
      engine.configureAppsFlyer { [seconds = minTimeBetweenSessions] in
        $0.minTimeBetweenSessions = .seconds(Int64(clamping: seconds))
      }
    }
  }
  /// How many milliseconds the deferred look-up may take.
  public var deepLinkTimeout: UInt = 3000 {
    didSet {
      engine.configureAppsFlyer { [milliseconds = deepLinkTimeout] in
        $0.deepLinkTimeout = .milliseconds(Int64(clamping: milliseconds))
      }
    }
  }
  /// Whether the SDK sends nothing.
  public var isStopped = false {
    didSet { engine.appsFlyerSetStopped(isStopped) }
  }

  init(engine: Engine) {
    self.engine = engine
  }

  private func keysChanged(isComplete: Bool) {
    if isComplete { engine.appsFlyerKeysSet() }
  }

  // MARK: Sessions

  /// Sets key and id at once; since version 7.
  public func initialize(devKey: String, appId: String) {
    appsFlyerDevKey = devKey
    appleAppID = appId
  }

  /// Reports a session, if enough time has passed since the last one.
  public func start() {
    engine.call("AppsFlyerLib.start", nil) { $0.appsFlyerStart(completion: false) }
  }

  /// Reports a session, and says what became of it.
  public func start(completionHandler: (([String: Any]?, (any Error)?) -> Void)?) {
    if let completionHandler { startCompletions.append(completionHandler) }
    engine.call("AppsFlyerLib.start", nil) { $0.appsFlyerStart(completion: completionHandler != nil) }
  }

  /// Holds sessions back until the user has answered the tracking prompt, or the time is over.
  ///
  /// - Parameter timeoutInterval: Seconds, counted from this call.
  public func waitForATTUserAuthorization(timeoutInterval: TimeInterval) {
    engine.call("AppsFlyerLib.waitForATTUserAuthorization", nil) {
      $0.appsFlyerWaitForATT(.milliseconds(Int64(timeoutInterval * 1000)))
    }
  }

  /// Asks to be called at each foreground cycle, when it is time to start a session; since version 7.
  public func registerSessionReadyListener(_ listener: @escaping () -> Void) {
    sessionReadyListener = listener
    engine.call("AppsFlyerLib.registerSessionReadyListener", nil) { $0.appsFlyerRegisterSessionReadyListener() }
  }

  // MARK: Links

  /// Hands over a universal link; always returns true, whatever the link is (`AppsFlyerSDK/AppsFlyerFramework#85`).
  @discardableResult
  public func `continue`(_ userActivity: UserActivity?, restorationHandler: (([Any]?) -> Void)? = nil) -> Bool {
    handOver(userActivity?.webpageURL?.absoluteString, by: "AppsFlyerLib.continue", .userActivity)
    return true
  }

  /// Hands over a link with the app's scheme, or any other URL.
  public func handleOpen(_ url: URL?, options: [OpenURLOptionsKey: Any]? = nil) {
    handOver(url?.absoluteString, by: "AppsFlyerLib.handleOpen", .openURL)
  }

  /// Hands over a universal link that SwiftUI delivered as a plain URL; since 7.0.1.
  public func handleUniversalLink(_ url: URL?) {
    handOver(url?.absoluteString, by: "AppsFlyerLib.handleUniversalLink", .userActivity)
  }

  /// Resolves a link that the app has from elsewhere; its result comes as that of a direct link.
  public func performOnAppAttribution(with url: URL?) {
    let url = url?.absoluteString
    engine.call("AppsFlyerLib.performOnAppAttribution", url) { engine in
      if let url { engine.appsFlyerPerformOnAppAttribution(url) }
    }
  }

  /// Hands over the payload of a push notification that the user opened.
  public func handlePushNotification(_ payload: Payload) {
    engine.call("AppsFlyerLib.handlePushNotification", nil) { $0.appsFlyerHandlePushNotification(payload) }
  }

  /// Adds a path of keys under which push payloads have a OneLink.
  public func addPushNotificationDeepLinkPath(_ path: [String]) {
    engine.configureAppsFlyer { $0.pushDeepLinkPaths.append(path) }
  }

  private func handOver(_ url: String?, by method: String, _ route: IncomingLink.Route) {
    engine.call(method, url) { engine in
      if let url { engine.appsFlyerHandle(IncomingLink(url: url, route: route)) }
    }
  }

  // MARK: What the engine calls

  /// Takes the completion handler of the earliest start that has not been answered.
  func takeStartCompletion() -> (([String: Any]?, (any Error)?) -> Void)? {
    startCompletions.isEmpty ? nil : startCompletions.removeFirst()
  }

  /// The listener that is called when it is time to start a session.
  var currentSessionReadyListener: (() -> Void)? { sessionReadyListener }
}
