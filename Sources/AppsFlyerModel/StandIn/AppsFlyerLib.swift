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
    var sessionReadyListener: (() -> Void)?
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
    if !state.appleAppID.isEmpty, !state.appsFlyerDevKey.isEmpty { link.set { sdk, _ in sdk.machine.setKeys() } }
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

  // MARK: Links

  /// Hands over a universal link; always returns true, whatever the link is (`AppsFlyerSDK/AppsFlyerFramework#85`).
  @discardableResult
  public func `continue`(_ userActivity: UserActivity?, restorationHandler: (([Any]?) -> Void)? = nil) -> Bool {
    handOver(userActivity?.webpageURL?.absoluteString, by: "AppsFlyerLib.continue")
    return true
  }

  /// Hands over a link with the app's scheme, or any other URL.
  public func handleOpen(_ url: URL?, options: [OpenURLOptionsKey: Any]? = nil) {
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

  /// Adds a path of keys under which push payloads have a OneLink.
  public func addPushNotificationDeepLinkPath(_ path: [String]) {
    configure { $0.pushDeepLinkPaths.append(path) }
  }

  private func handOver(_ url: String?, by method: String) {
    link.call(method, url) { sdk, moment in
      url.map { sdk.handle(moment.link($0), moment) } ?? []
    }
  }
}

extension AppsFlyerLib: SDKStandIn {
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
    default: break
    }
  }

  /// Adds what the object remembers and the SDK does not know.
  public func hashState(into hasher: inout Hasher) {
    hasher.combine(state.delegate != nil)
    hasher.combine(state.deepLinkDelegate != nil)
    hasher.combine(state.startCompletions.count)
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
    case .didResolveDeepLink, .startWithCompletionHandler, .sessionReadyListener: break
    }
  }
}

extension AppEnvironment {
  /// AppsFlyer's SDK; calls to it have no effect if the scenario's app does not have it.
  public var appsFlyer: AppsFlyerLib { standIn() }
}
