import Foundation
import SDKContract

/// Stands in for AppsFlyer's `AppsFlyerLib`, with its names.
@MainActor
public final class AppsFlyerLib {
  private let link: SDKLink<AppsFlyerSDK>
  fileprivate var state = State() {
    didSet { link.noteChange() }
  }

  /// All that the object remembers, so that it can be put back to an earlier moment.
  fileprivate struct State {
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
  fileprivate struct EventCompletion {
    var event: String
    var call: ([String: Any]?, (any Error)?) -> Void
  }

  /// The app's id in the App Store, digits only.
  public var appleAppID: String {
    get { state.appleAppID }
    set {
      guard link.reaches("AppsFlyerLib.appleAppID") else { return }
      state.appleAppID = newValue
      keysChanged()
    }
  }

  /// The key of the app's AppsFlyer account.
  public var appsFlyerDevKey: String {
    get { state.appsFlyerDevKey }
    set {
      guard link.reaches("AppsFlyerLib.appsFlyerDevKey") else { return }
      state.appsFlyerDevKey = newValue
      keysChanged()
    }
  }

  /// The object that receives conversion data and legacy deep links; held weakly.
  public var delegate: (any AppsFlyerLibDelegate)? {
    get { state.delegate }
    set {
      guard link.reaches("AppsFlyerLib.delegate") else { return }
      state.delegate = newValue
      link.set { sdk, _ in sdk.machine.setDelegate(isPresent: newValue != nil) }
    }
  }

  /// The object that receives unified deep links; held weakly. Setting it starts the one deferred look-up.
  public var deepLinkDelegate: (any DeepLinkDelegate)? {
    get { state.deepLinkDelegate }
    set {
      guard link.reaches("AppsFlyerLib.deepLinkDelegate") else { return }
      state.deepLinkDelegate = newValue
      link.set { $0.machine.setDeepLinkDelegate(isPresent: newValue != nil, at: $1.now) }
    }
  }

  /// The app's own OneLink domains.
  public var oneLinkCustomDomains: [String]? {
    get { state.oneLinkCustomDomains }
    set {
      guard link.reaches("AppsFlyerLib.oneLinkCustomDomains") else { return }
      state.oneLinkCustomDomains = newValue
      configure { $0.customDomains = newValue ?? [] }
    }
  }

  /// The domains of email services that wrap links.
  public var resolveDeepLinkURLs: [String]? {
    get { state.resolveDeepLinkURLs }
    set {
      guard link.reaches("AppsFlyerLib.resolveDeepLinkURLs") else { return }
      state.resolveDeepLinkURLs = newValue
      configure { $0.resolveDeepLinkURLs = newValue ?? [] }
    }
  }

  /// The least time in seconds between two counted sessions.
  public var minTimeBetweenSessions: UInt {
    get { state.minTimeBetweenSessions }
    set {
      guard link.reaches("AppsFlyerLib.minTimeBetweenSessions") else { return }
      state.minTimeBetweenSessions = newValue
      configure { $0.minTimeBetweenSessions = .seconds(Int64(clamping: newValue)) }
    }
  }

  /// How many milliseconds the deferred look-up may take.
  public var deepLinkTimeout: UInt {
    get { state.deepLinkTimeout }
    set {
      guard link.reaches("AppsFlyerLib.deepLinkTimeout") else { return }
      state.deepLinkTimeout = newValue
      configure { $0.deepLinkTimeout = .milliseconds(Int64(clamping: newValue)) }
    }
  }

  /// Whether the SDK writes to the log; a simulation shows everything in its trace.
  public var isDebug = false

  /// Whether the SDK sends nothing.
  public var isStopped: Bool {
    get { state.isStopped }
    set {
      guard link.reaches("AppsFlyerLib.isStopped") else { return }
      state.isStopped = newValue
      link.call("AppsFlyerLib.isStopped", newValue ? "true" : "false") {
        $0.machine.setStopped(newValue, at: $1.now)
      }
    }
  }

  /// Creates the SDK of a new process.
  public init(_ link: SDKLink<AppsFlyerSDK>) {
    self.link = link
  }

  private func keysChanged() {
    guard !state.appleAppID.isEmpty, !state.appsFlyerDevKey.isEmpty else { return }
    link.set { [id = state.appleAppID] sdk, _ in sdk.machine.setKeys(appID: id) }
  }

  private func configure(_ change: (inout AppsFlyerConfiguration) -> Void) {
    link.set { sdk, _ in
      sdk.machine.configure(change)
      return []
    }
  }

  // MARK: Sessions

  /// Sets key and id at once; since version 7.
  public func initialize(devKey: String, appId: String) {
    appsFlyerDevKey = devKey
    appleAppID = appId
  }

  /// Reports a session, if enough time has passed since the last one.
  public func start() {
    link.call("AppsFlyerLib.start") { $0.machine.start(completion: false, at: $1.now) }
  }

  /// Reports a session, and says what became of it.
  public func start(completionHandler: (([String: Any]?, (any Error)?) -> Void)?) {
    if let completionHandler, link.isHere { state.startCompletions.append(completionHandler) }
    link.call("AppsFlyerLib.start") { $0.machine.start(completion: completionHandler != nil, at: $1.now) }
  }

  /// Holds sessions back until the user has answered the tracking prompt, or the time is over.
  ///
  /// - Parameter timeoutInterval: Seconds, counted from this call.
  public func waitForATTUserAuthorization(timeoutInterval: TimeInterval) {
    link.call("AppsFlyerLib.waitForATTUserAuthorization") {
      $0.machine.waitForATT(timeout: .milliseconds(Int64(timeoutInterval * 1000)), at: $1.now)
    }
  }

  /// Asks to be called at each foreground cycle, when it is time to start a session; since version 7.
  public func registerSessionReadyListener(_ listener: @escaping () -> Void) {
    guard link.isHere else { return }
    state.sessionReadyListener = listener
    link.call("AppsFlyerLib.registerSessionReadyListener") { $0.machine.registerSessionReadyListener(at: $1.now) }
  }

  /// Takes the session-ready listener away; since version 7.
  public func unregisterSessionReadyListener() {
    guard link.isHere else { return }
    state.sessionReadyListener = nil
    link.call("AppsFlyerLib.unregisterSessionReadyListener") { $0.machine.unregisterSessionReadyListener(at: $1.now) }
  }

  /// Whether the session-ready listener has been called since the app became active; since version 7.
  public func isSessionReady() -> Bool {
    guard link.reaches("AppsFlyerLib.isSessionReady") else { return false }
    var isReady = false
    link.set { sdk, _ in
      isReady = sdk.machine.isSessionReady
      return []
    }
    link.call("AppsFlyerLib.isSessionReady", isReady ? "true" : "false") { _, _ in [] }
    return isReady
  }

  /// Hands over the launch options, before the session-ready listener is registered; since version 7.
  ///
  /// - Parameter launchOptions: The dictionary of `application(_:didFinishLaunchingWithOptions:)`.
  public func handleLaunchOptions<Key: RawRepresentable<String>>(_ launchOptions: [Key: Any]?) {
    func option(_ name: String) -> Any? { launchOptions?.first { $0.key.rawValue == name }?.value }
    let activities = option("UIApplicationLaunchOptionsUserActivityDictionaryKey") as? [AnyHashable: Any]
    let activity = activities?.values.compactMap { $0 as? UserActivity }.first
    let url = activity?.webpageURL ?? option("UIApplicationLaunchOptionsURLKey") as? URL
    handleLaunchOptions(link: url.map { Link($0.absoluteString) })
  }

  /// The same for a link that is known already.
  func handleLaunchOptions(link incoming: Link?) {
    link.call("AppsFlyerLib.handleLaunchOptions", incoming?.text) {
      $0.machine.handleLaunchOptions(link: incoming, at: $1.now)
    }
  }

  // MARK: In-app events

  /// Reports something that the user did.
  public func logEvent(_ eventName: String, withValues values: [AnyHashable: Any]?) {
    link.call("AppsFlyerLib.logEvent", eventName) { $0.machine.logEvent(eventName, at: $1.now) }
  }

  /// Reports something that the user did, and says what became of it.
  public func logEvent(
    name: String, values: [String: Any]?, completionHandler: (([String: Any]?, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler, link.isHere {
      state.eventCompletions.append(EventCompletion(event: name, call: completionHandler))
    }
    link.call("AppsFlyerLib.logEvent", name) {
      $0.machine.logEvent(name, completion: completionHandler != nil, at: $1.now)
    }
  }

  // MARK: Links

  /// Adds parameters to links that contain a text, for the attribution; the name of version 6.
  public func appendParametersToDeeplinkURL(contains text: String, parameters: [String: Any]) {
    let query = parameters.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "&")
    configure { $0.appendedParameters.append(AppendedParameters(contains: text, query: query)) }
  }

  /// Adds parameters to links that contain a text, for the attribution; the name of version 7.
  public func appendParametersToDeepLinkingURL(contains text: String, parameters: [String: Any]) {
    appendParametersToDeeplinkURL(contains: text, parameters: parameters)
  }

  /// Hands over a universal link; always returns true, whatever the link is (`AppsFlyerSDK/AppsFlyerFramework#85`).
  @discardableResult
  public func `continue`(_ userActivity: UserActivity?, restorationHandler: (([Any]?) -> Void)? = nil) -> Bool {
    handOver(userActivity?.webpageURL?.absoluteString, by: "AppsFlyerLib.continue")
    return true
  }

  /// Hands over a universal link as Foundation has it.
  @discardableResult
  public func `continue`(_ userActivity: NSUserActivity, restorationHandler: (([Any]?) -> Void)? = nil) -> Bool {
    `continue`(UserActivity(userActivity), restorationHandler: restorationHandler)
  }

  /// Hands over a link with the app's scheme, or any other URL.
  public func handleOpen(_ url: URL?, options: [AnyHashable: Any]? = nil) {
    handOver(url?.absoluteString, by: "AppsFlyerLib.handleOpen")
  }

  /// Hands over a universal link that SwiftUI delivered as a plain URL; since 7.0.1.
  public func handleUniversalLink(_ url: URL?) {
    handOver(url?.absoluteString, by: "AppsFlyerLib.handleUniversalLink")
  }

  /// Resolves a link that the app has from elsewhere; its result comes as that of a direct link.
  public func performOnAppAttribution(with url: URL?) {
    let url = url?.absoluteString
    link.call("AppsFlyerLib.performOnAppAttribution", url) { sdk, moment in
      url.map { sdk.machine.performOnAppAttribution($0, at: moment.now) } ?? []
    }
  }

  /// Hands over the payload of a push notification that the user opened.
  public func handlePushNotification(_ payload: Payload) {
    link.call("AppsFlyerLib.handlePushNotification") { $0.machine.handlePushNotification(payload, at: $1.now) }
  }

  /// Hands over the payload of a push notification as the system gives it.
  public func handlePushNotification(_ userInfo: [AnyHashable: Any]?) {
    let entries = userInfo?.map { PayloadEntry("\($0.key)", PayloadValue(bridging: $0.value)) } ?? []
    handlePushNotification(Payload(entries))
  }

  /// Adds a path of keys under which push payloads have a OneLink.
  public func addPushNotificationDeepLinkPath(_ path: [String]) {
    link.call("AppsFlyerLib.addPushNotificationDeepLinkPath", path.joined(separator: ".")) { sdk, _ in
      sdk.machine.configure { $0.pushDeepLinkPaths.append(path) }
      return []
    }
  }

  private func handOver(_ url: String?, by method: String) {
    link.call(method, url) { sdk, moment in
      url.map { sdk.handle(moment.link($0), moment) } ?? []
    }
  }
}

extension AppsFlyerLib: SDKStandIn {
  /// Whether an object conforms to a delegate protocol of the SDK.
  public func canCall(_ object: AnyObject) -> Bool {
    object is any AppsFlyerLibDelegate || object is any DeepLinkDelegate
  }

  /// Calls a delegate, a completion handler or the listener.
  public func deliver(_ callback: AppsFlyerCallback, by call: (() -> Bool) -> Void) {
    switch callback {
    case .didResolveDeepLink(let result):
      guard let delegate = deepLinkDelegate else { return }
      call {
        delegate.didResolveDeepLink(result)
        return true
      }
    case .startWithCompletionHandler(let payload, let error):
      guard !state.startCompletions.isEmpty else { return }
      let completion = state.startCompletions.removeFirst()
      let answer = payload.map { PayloadValue.object($0.entries).bridged as? [String: Any] ?? [:] }
      call {
        completion(answer, error?.nsError)
        return true
      }
    case .logEventWithCompletionHandler(let name, let payload, let error):
      guard let index = state.eventCompletions.firstIndex(where: { $0.event == name }) else { return }
      let completion = state.eventCompletions.remove(at: index)
      let answer = payload.map { PayloadValue.object($0.entries).bridged as? [String: Any] ?? [:] }
      call {
        completion.call(answer, error?.nsError)
        return true
      }
    case .allHTTPHeaderFields(let text):
      guard let delegate, let url = URL(string: text) else { return }
      call {
        _ = delegate.allHTTPHeaderFields(forResolveDeepLinkURL: url)
        return true
      }
    case .sessionReadyListener:
      guard let listener = state.sessionReadyListener else { return }
      call {
        listener()
        return true
      }
    case .onConversionDataSuccess, .onConversionDataFail, .onAppOpenAttribution, .onAppOpenAttributionFailure:
      guard let delegate else { return }
      call {
        callback.deliver(to: delegate)
        return true
      }
    }
  }

  /// Makes the calls to the SDK for an app that implements only delegates.
  public func integration(
    _ setup: AppsFlyerSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> any SDKIntegration {
    AppsFlyerIntegration(self, setup, sites, app)
  }

  /// The delegate of the app that a scenario describes.
  public static func describedDelegate(_ app: any DescribedReactions, _ setup: AppsFlyerSetup) -> AnyObject {
    setup.unifiedDeepLinking ? AppsFlyerDescribedDeepLinkDelegate(app) : AppsFlyerDescribedDelegate(app)
  }

  /// Makes a call that a step of the scenario names.
  public func make(_ call: SDKMethodCall, in environment: AppEnvironment) {
    switch call.method {
    case "AppsFlyerLib.start": start()
    case "AppsFlyerLib.startWithCompletionHandler": start { _, _ in }
    case "AppsFlyerLib.stop": isStopped = true
    case "AppsFlyerLib.resume": isStopped = false
    case "AppsFlyerLib.performOnAppAttribution": performOnAppAttribution(with: call.url)
    case "AppsFlyerLib.waitForATTUserAuthorization":
      if case .integer(let seconds) = call.argument {
        waitForATTUserAuthorization(timeoutInterval: TimeInterval(seconds))
      }
    case "AppsFlyerLib.logEvent":
      if case .string(let name) = call.argument { logEvent(name, withValues: nil) }
    case "AppsFlyerLib.logEventWithCompletionHandler":
      if case .string(let name) = call.argument { logEvent(name: name, values: nil) { _, _ in } }
    case "AppsFlyerLib.handlePushNotification":
      if case .object(let entries) = call.argument { handlePushNotification(Payload(entries)) }
    case "AppsFlyerLib.addPushNotificationDeepLinkPath":
      if case .string(let path) = call.argument {
        addPushNotificationDeepLinkPath(path.split(separator: ".").map(String.init))
      }
    case "AppsFlyerLib.isSessionReady": _ = isSessionReady()
    case "AppsFlyerLib.unregisterSessionReadyListener": unregisterSessionReadyListener()
    default: break
    }
  }

  /// Adds what the object remembers and the SDK does not know.
  public func hashState(into hasher: inout Hasher) {
    hasher.combine(state.delegate != nil)
    hasher.combine(state.deepLinkDelegate != nil)
    hasher.combine(state.startCompletions.count)
    hasher.combine(state.eventCompletions.map(\.event))
    hasher.combine(state.sessionReadyListener != nil)
  }

  /// Returns what puts the object back to the present moment.
  public func snapshot() -> @MainActor () -> Void {
    { [state] in self.state = state }
  }

  /// Sets the delegates again that there are now.
  public func reattachment() -> @MainActor (AnyObject?) -> Void {
    let (isSet, isDeepLinkSet) = (state.delegate != nil, state.deepLinkDelegate != nil)
    return { delegate in
      self.state.delegate = isSet ? delegate as? any AppsFlyerLibDelegate : nil
      self.state.deepLinkDelegate = isDeepLinkSet ? delegate as? any DeepLinkDelegate : nil
    }
  }
}

extension AppsFlyerCallback {
  /// Calls the delegate.
  @MainActor
  fileprivate func deliver(to delegate: any AppsFlyerLibDelegate) {
    switch self {
    case .onConversionDataSuccess(let payload): delegate.onConversionDataSuccess(payload.dictionary)
    case .onConversionDataFail(let error): delegate.onConversionDataFail(error.nsError)
    case .onAppOpenAttribution(let payload): delegate.onAppOpenAttribution(payload.dictionary)
    case .onAppOpenAttributionFailure(let error): delegate.onAppOpenAttributionFailure(error.nsError)
    case .didResolveDeepLink, .startWithCompletionHandler, .sessionReadyListener, .logEventWithCompletionHandler,
      .allHTTPHeaderFields:
      break
    }
  }
}

extension AppEnvironment {
  /// AppsFlyer's SDK; calls to it have no effect if the scenario's app does not have it.
  public var appsFlyer: AppsFlyerLib { standIn() }
}
