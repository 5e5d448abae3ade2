/// Where an app's standard integration calls the SDKs, and what a scenario leaves out or moves.
///
/// The defaults are those of the vendors' guides: configuration in `didFinishLaunching`, `start()` whenever the
/// app becomes active, and every link handed over from whichever entry point brings it.
public struct IntegrationCallSites: Hashable, Sendable {
  /// Calls that the app forgets.
  public var omitted: Set<IntegrationCall> = [] {
    didSet { omittedCalls = IntegrationCall.allCases.filter(omitted.contains) }
  }
  /// The same, for the question that every call of the system asks several times: hashing would take longer.
  private var omittedCalls: [IntegrationCall] = []
  /// Calls that the app makes at another entry point, by its label.
  public var moved: [IntegrationCall: String] = [:]
  /// Link entry points that the app does not forward from to an SDK, by their labels.
  public var silentEntryPoints: [SDKName: Set<String>] = [:]

  /// The calls as the guides have them.
  public init() {}

  /// Whether a call that is not about a link is made during a call of the system.
  ///
  /// - Parameters:
  ///   - call: The call to an SDK.
  ///   - systemCall: The call of the system.
  ///   - style: The life cycle the app is built on.
  func makes(_ call: IntegrationCall, during systemCall: SystemCall, style: AppStyle) -> Bool {
    if omittedCalls.contains(call) { return false }
    if !moved.isEmpty, let entryPoint = moved[call] { return systemCall.label == entryPoint }
    switch call {
    case .setKeys, .setDelegate, .setDeepLinkDelegate, .waitForATT, .handleLaunchOptions,
      .registerSessionReadyListener, .initSdk:
      if case .didFinishLaunching = systemCall { return true }
      return false
    case .start:
      // With scenes the app delegate's method is not called, and AppsFlyer's guide says to observe this instead.
      return systemCall == (style.hasScenes ? .didBecomeActiveNotification : .applicationDidBecomeActive)
    case .handlePushNotification:
      return systemCall == .userNotificationCenterDidReceive || systemCall == .didReceiveRemoteNotification
    case .continueUserActivity, .handleOpen, .processDeeplink:
      return false
    }
  }

  /// Whether a link is handed over from the entry point that brought it.
  func forwards(_ call: IntegrationCall, from systemCall: SystemCall) -> Bool {
    if omittedCalls.contains(call) { return false }
    if !moved.isEmpty, let entryPoint = moved[call] { return systemCall.label == entryPoint }
    return silentEntryPoints[call.sdk]?.contains(systemCall.label) != true
  }
}
