/// The run that an app is part of, as the objects around the app see it.
@MainActor
@usableFromInline
package protocol RunningSimulation: AnyObject, Sendable {
  /// What the app keeps on the device.
  var defaults: [String: String] { get set }
  /// What the app keeps in the device's keychain.
  var keychain: [String: String] { get set }
  /// The screen that the user sees.
  var screen: String? { get }
  /// The link that the app keeps until it can navigate.
  var storedLink: String? { get }
  /// The gates that are closed.
  var closedGates: [String] { get }
  /// The payload of the push notification that the user opened last.
  var notification: Payload? { get }
  /// The state of the app's process.
  var process: ProcessState { get }
  /// Whether the device has a network.
  var isOnline: Bool { get }
  /// The present virtual time.
  var now: VirtualInstant { get }

  /// Whether a link belongs to the process that is running.
  func isPresent(_ link: SimulationLink) -> Bool
  /// Says that an object that belongs to the app, or through which the app calls an SDK, has changed.
  func noteAppChange()
  /// Says that the app has looked at something that changes without it.
  func noteRead(_ value: UInt64)
  /// The number of an identifier that the app makes, from 1: in each run they are the same.
  func makeIdentifier() -> UInt64

  /// Does what the app wants to be done, and records it.
  func perform(_ act: AppAct, rule: SimulationRule)
  /// Takes the stored link out of its place.
  func takeStoredLink() -> String?
  /// What the user has said to tracking.
  var trackingStatus: ATTStatus { get }
  /// Shows the tracking prompt.
  ///
  /// - Returns: The status if no prompt can be shown.
  func requestTracking() -> ATTStatus?
  /// Whether an app on the device opens a URL.
  func canOpenURL(_ url: String) -> Bool
  /// `UIApplication.open`, called by the app.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - universalLinksOnly: Whether nothing but an app may open it.
  /// - Returns: Whether something opens it.
  func openURL(_ url: String, universalLinksOnly: Bool) -> Bool

  /// Wakes a task at a virtual time.
  ///
  /// - Returns: What `cancelSleep` takes.
  func sleep(until time: VirtualInstant, _ continuation: UnsafeContinuation<Void, any Error>) -> Int
  /// Wakes a task that was cancelled, at once.
  func cancelSleep(_ id: Int)

  /// Records a call of the app to an SDK, and does what follows from it with the call as the cause.
  func call(_ method: String, _ argument: String?, rule: SimulationRule, _ body: () -> Void)
  /// Whether a rule of the simulation holds.
  func holds(_ rule: SimulationRule) -> Bool
  /// Changes an SDK, and performs what it wants to be done.
  func change(_ index: Int, _ body: (inout AnySDK, SDKMoment, inout SDKEffects) -> Void)
}

extension RunningSimulation {
  /// Records a call of the app to an SDK or to the system, and does what follows from it with the call as the cause.
  package func call(_ method: String, _ argument: String?, _ body: () -> Void) {
    call(method, argument, rule: .integrationCall, body)
  }
}

/// Something that the app does itself and that a trace shows.
@usableFromInline
package enum AppAct {
  /// It opens a screen.
  case show(screen: String)
  /// It keeps a link for later.
  case store(link: String)
  /// It lets a link go.
  case drop(link: String)
  /// It finds no screen for a destination.
  case noRoute(destination: String)
  /// It does something else that it chooses to record.
  case other(String, String?)
}
