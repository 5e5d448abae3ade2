import Foundation

/// Stands in for AppsFlyer's `AppsFlyerLib`, with its names.
@MainActor
public final class AppsFlyerLib {
  private let link: EngineLink
  private var state = State() {
    didSet { link.here?.noteAppChange() }
  }

  /// All that the object remembers, so that it can be put back to an earlier moment.
  struct State {
    var appleAppID = ""
    var appsFlyerDevKey = ""
    weak var delegate: (any AppsFlyerLibDelegate)?
    weak var deepLinkDelegate: (any DeepLinkDelegate)?
    var oneLinkCustomDomains: [String]?
    var resolveDeepLinkURLs: [String]?
    var minTimeBetweenSessions: UInt = 5
    var deepLinkTimeout: UInt = 3000
    var isStopped = false
    var startCompletions: [([String: Any]?, (any Error)?) -> Void] = []
    var eventCompletions: [EventCompletion] = []
    var sessionReadyListener: (() -> Void)?
  }

  /// What is called when an in-app event is answered.
  struct EventCompletion {
    var event: String
    var call: ([String: Any]?, (any Error)?) -> Void
  }

  /// The app's id in the App Store, digits only.
  public var appleAppID: String {
    get { state.appleAppID }
    set {
      guard let engine = link.reach("AppsFlyerLib.appleAppID") else { return }
      state.appleAppID = newValue
      keysChanged(engine)
    }
  }

  /// The key of the app's AppsFlyer account.
  public var appsFlyerDevKey: String {
    get { state.appsFlyerDevKey }
    set {
      guard let engine = link.reach("AppsFlyerLib.appsFlyerDevKey") else { return }
      state.appsFlyerDevKey = newValue
      keysChanged(engine)
    }
  }

  /// The object that receives conversion data and legacy deep links; held weakly.
  public var delegate: (any AppsFlyerLibDelegate)? {
    get { state.delegate }
    set {
      guard let engine = link.reach("AppsFlyerLib.delegate") else { return }
      state.delegate = newValue
      engine.appsFlyerDelegateChanged(isPresent: newValue != nil)
    }
  }

  /// The object that receives unified deep links; held weakly. Setting it starts the one deferred look-up.
  public var deepLinkDelegate: (any DeepLinkDelegate)? {
    get { state.deepLinkDelegate }
    set {
      guard let engine = link.reach("AppsFlyerLib.deepLinkDelegate") else { return }
      state.deepLinkDelegate = newValue
      engine.appsFlyerDeepLinkDelegateChanged(isPresent: newValue != nil)
    }
  }

  /// The app's own OneLink domains.
  public var oneLinkCustomDomains: [String]? {
    get { state.oneLinkCustomDomains }
    set {
      guard let engine = link.reach("AppsFlyerLib.oneLinkCustomDomains") else { return }
      state.oneLinkCustomDomains = newValue
      engine.configureAppsFlyer { $0.customDomains = newValue ?? [] }
    }
  }

  /// The domains of email services that wrap links.
  public var resolveDeepLinkURLs: [String]? {
    get { state.resolveDeepLinkURLs }
    set {
      guard let engine = link.reach("AppsFlyerLib.resolveDeepLinkURLs") else { return }
      state.resolveDeepLinkURLs = newValue
      engine.configureAppsFlyer { $0.resolveDeepLinkURLs = newValue ?? [] }
    }
  }

  /// The least time in seconds between two counted sessions.
  public var minTimeBetweenSessions: UInt {
    get { state.minTimeBetweenSessions }
    set {
      guard let engine = link.reach("AppsFlyerLib.minTimeBetweenSessions") else { return }
      state.minTimeBetweenSessions = newValue
      engine.configureAppsFlyer { $0.minTimeBetweenSessions = .seconds(Int64(clamping: newValue)) }
    }
  }

  /// How many milliseconds the deferred look-up may take.
  public var deepLinkTimeout: UInt {
    get { state.deepLinkTimeout }
    set {
      guard let engine = link.reach("AppsFlyerLib.deepLinkTimeout") else { return }
      state.deepLinkTimeout = newValue
      engine.configureAppsFlyer { $0.deepLinkTimeout = .milliseconds(Int64(clamping: newValue)) }
    }
  }

  /// Whether the SDK writes to the log; a simulation shows everything in its trace.
  public var isDebug = false

  /// Whether the SDK sends nothing.
  public var isStopped: Bool {
    get { state.isStopped }
    set {
      guard let engine = link.reach("AppsFlyerLib.isStopped") else { return }
      state.isStopped = newValue
      engine.call("AppsFlyerLib.isStopped", newValue ? "true" : "false") { $0.appsFlyerSetStopped(newValue) }
    }
  }

  init(_ link: EngineLink) {
    self.link = link
  }

  private func keysChanged(_ engine: Engine) {
    if !state.appleAppID.isEmpty, !state.appsFlyerDevKey.isEmpty { engine.appsFlyerKeysSet() }
  }

  // MARK: Sessions

  /// Sets key and id at once; since version 7.
  public func initialize(devKey: String, appId: String) {
    appsFlyerDevKey = devKey
    appleAppID = appId
  }

  /// Reports a session, if enough time has passed since the last one.
  public func start() {
    link.reach("AppsFlyerLib.start")?.call("AppsFlyerLib.start", nil) { $0.appsFlyerStart(completion: false) }
  }

  /// Reports a session, and says what became of it.
  public func start(completionHandler: (([String: Any]?, (any Error)?) -> Void)?) {
    if let completionHandler, link.isHere { state.startCompletions.append(completionHandler) }
    link.reach("AppsFlyerLib.start")?.call("AppsFlyerLib.start", nil) {
      $0.appsFlyerStart(completion: completionHandler != nil)
    }
  }

  /// Holds sessions back until the user has answered the tracking prompt, or the time is over.
  ///
  /// - Parameter timeoutInterval: Seconds, counted from this call.
  public func waitForATTUserAuthorization(timeoutInterval: TimeInterval) {
    link.reach("AppsFlyerLib.waitForATTUserAuthorization")?.call("AppsFlyerLib.waitForATTUserAuthorization", nil) {
      $0.appsFlyerWaitForATT(.milliseconds(Int64(timeoutInterval * 1000)))
    }
  }

  /// Asks to be called at each foreground cycle, when it is time to start a session; since version 7.
  public func registerSessionReadyListener(_ listener: @escaping () -> Void) {
    guard link.isHere else { return }
    state.sessionReadyListener = listener
    link.reach("AppsFlyerLib.registerSessionReadyListener")?.call("AppsFlyerLib.registerSessionReadyListener", nil) {
      $0.appsFlyerRegisterSessionReadyListener()
    }
  }

  /// Takes the session-ready listener away; since version 7.
  public func unregisterSessionReadyListener() {
    guard link.isHere else { return }
    state.sessionReadyListener = nil
    link.reach("AppsFlyerLib.unregisterSessionReadyListener")?.call(
      "AppsFlyerLib.unregisterSessionReadyListener", nil
    ) { $0.appsFlyerUnregisterSessionReadyListener() }
  }

  /// Whether the session-ready listener has been called since the app became active; since version 7.
  public func isSessionReady() -> Bool {
    guard let engine = link.reach("AppsFlyerLib.isSessionReady") else { return false }
    let isReady = engine.world.appsFlyer?.isSessionReady ?? false
    engine.call("AppsFlyerLib.isSessionReady", isReady ? "true" : "false") { _ in }
    return isReady
  }

  /// Hands over the launch options, before the session-ready listener is registered; since version 7.
  public func handleLaunchOptions(_ launchOptions: [Application.LaunchOptionsKey: Any]?) {
    let activity = launchOptions?[.userActivityDictionary] as? [AnyHashable: Any]
    let userActivity = activity?.values.compactMap { $0 as? UserActivity }.first
    if let url = userActivity?.webpageURL?.absoluteString {
      handleLaunchOptions(IncomingLink(url: url, route: .userActivity))
    } else {
      let url = launchOptions?[.url] as? URL
      handleLaunchOptions(url.map { IncomingLink(url: $0.absoluteString, route: .openURL) })
    }
  }

  /// The same for a link that is known already.
  func handleLaunchOptions(_ incoming: IncomingLink?) {
    link.reach("AppsFlyerLib.handleLaunchOptions")?.call("AppsFlyerLib.handleLaunchOptions", incoming?.url) {
      $0.appsFlyerHandleLaunchOptions(incoming)
    }
  }

  // MARK: In-app events

  /// Reports something that the user did.
  public func logEvent(_ eventName: String, withValues values: [AnyHashable: Any]?) {
    link.reach("AppsFlyerLib.logEvent")?.call("AppsFlyerLib.logEvent", eventName) {
      $0.appsFlyerLogEvent(eventName, completion: false)
    }
  }

  /// Reports something that the user did, and says what became of it.
  public func logEvent(
    name: String, values: [String: Any]?, completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler, link.isHere {
      state.eventCompletions.append(EventCompletion(event: name, call: completionHandler))
    }
    link.reach("AppsFlyerLib.logEvent")?.call("AppsFlyerLib.logEvent", name) {
      $0.appsFlyerLogEvent(name, completion: completionHandler != nil)
    }
  }

  // MARK: Links

  /// Adds parameters to links that contain a text, for the attribution; the name of version 6.
  public func appendParametersToDeeplinkURL(contains text: String, parameters: [String: Any]) {
    let query = parameters.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "&")
    link.here?.configureAppsFlyer { $0.appendedParameters.append(AppendedParameters(contains: text, query: query)) }
  }

  /// Adds parameters to links that contain a text, for the attribution; the name of version 7.
  public func appendParametersToDeepLinkingURL(contains text: String, parameters: [String: Any]) {
    appendParametersToDeeplinkURL(contains: text, parameters: parameters)
  }

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
    link.reach("AppsFlyerLib.performOnAppAttribution")?.call("AppsFlyerLib.performOnAppAttribution", url) { engine in
      if let url { engine.appsFlyerPerformOnAppAttribution(url) }
    }
  }

  /// Hands over the payload of a push notification that the user opened.
  public func handlePushNotification(_ payload: Payload) {
    link.reach("AppsFlyerLib.handlePushNotification")?.call("AppsFlyerLib.handlePushNotification", nil) {
      $0.appsFlyerHandlePushNotification(payload)
    }
  }

  /// Hands over the payload of a push notification as the system gives it.
  public func handlePushNotification(_ userInfo: [AnyHashable: Any]?) {
    let entries = userInfo?.map { PayloadEntry("\($0.key)", PayloadValue(bridging: $0.value)) } ?? []
    handlePushNotification(Payload(entries))
  }

  /// Adds a path of keys under which push payloads have a OneLink.
  public func addPushNotificationDeepLinkPath(_ path: [String]) {
    link.reach("AppsFlyerLib.addPushNotificationDeepLinkPath")?.call(
      "AppsFlyerLib.addPushNotificationDeepLinkPath", path.joined(separator: ".")
    ) { engine in
      engine.configureAppsFlyer { $0.pushDeepLinkPaths.append(path) }
    }
  }

  private func handOver(_ url: String?, by method: String, _ route: IncomingLink.Route) {
    link.reach(method)?.call(method, url) { engine in
      if let url { engine.appsFlyerHandle(IncomingLink(url: url, route: route)) }
    }
  }

  // MARK: What the engine calls

  /// Takes the completion handler of the earliest start that has not been answered.
  func takeStartCompletion() -> (([String: Any]?, (any Error)?) -> Void)? {
    state.startCompletions.isEmpty ? nil : state.startCompletions.removeFirst()
  }

  /// Takes the completion handler of the earliest event of a name that has not been answered.
  func takeEventCompletion(of event: String) -> (([String: Any]?, (any Error)?) -> Void)? {
    guard let index = state.eventCompletions.firstIndex(where: { $0.event == event }) else { return nil }
    return state.eventCompletions.remove(at: index).call
  }

  /// The listener that is called when it is time to start a session.
  var currentSessionReadyListener: (() -> Void)? { state.sessionReadyListener }

  /// Adds what the object remembers and the SDK's machine does not know.
  func hashState(into hasher: inout Hasher) {
    hasher.combine(state.delegate != nil)
    hasher.combine(state.deepLinkDelegate != nil)
    hasher.combine(state.startCompletions.count)
    hasher.combine(state.eventCompletions.map(\.event))
    hasher.combine(state.sessionReadyListener != nil)
  }

  /// Returns what puts the object back to the present moment.
  ///
  /// The delegates are not kept alive by it: whoever restores an app sets them again with `reattach`.
  func snapshot() -> () -> Void {
    { [state] in self.state = state }
  }

  /// Sets the delegates without telling the SDK, which knows of them already.
  func reattach(delegate: (any AppsFlyerLibDelegate)?, deepLinkDelegate: (any DeepLinkDelegate)?) {
    state.delegate = delegate
    state.deepLinkDelegate = deepLinkDelegate
  }
}
