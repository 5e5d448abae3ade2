/// The run that an app is part of, as the objects of its environment see it.
@MainActor
@usableFromInline
package protocol RunningSimulation: AnyObject, Sendable {
  /// What the app stores on the device.
  var defaults: [String: String] { get set }
  /// What the app keeps in the device's keychain.
  var keychain: [String: String] { get set }
  /// The general pasteboard of the device.
  var pasteboard: Pasteboard { get set }
  /// What stand-ins store for the app on the device, such as its folders, by type.
  var storedObjects: [ObjectIdentifier: AnyObject] { get set }
  /// The screen that the user sees.
  var screen: String? { get }
  /// The link that the app stores until it can navigate.
  var storedLink: String? { get }
  /// The gates that are closed.
  var closedGates: [String] { get }
  /// The state of the app's process.
  var process: ProcessState { get }
  /// Whether the device has a network.
  var isOnline: Bool { get }
  /// The present virtual time.
  var now: VirtualInstant { get }
  /// The present time on the clock of the device.
  var date: UTCTime { get }

  /// Returns whether a simulation link belongs to the process that is running.
  func isPresent(_ link: SimulationLink) -> Bool
  /// Records that an object of the app, or one through which it calls an SDK, has changed.
  func noteAppChange()
  /// Records that the app has read a value that changes without the app's doing.
  func noteRead(_ value: UInt64)
  /// Records that the app gets the time on a clock of the device as a number.
  func noteReading(of clock: DeviceClock)
  /// Records that the app waits for a time on a clock of the device.
  func noteDeadline(on clock: DeviceClock)
  /// Records that the app compares times that may be those of two events.
  func noteOtherDeadline()
  /// Returns the number of the next random value that the app gets, from 1; the numbers are the same in each run.
  func countRandomValue() -> UInt64

  /// Performs and records an act of the app.
  func perform(_ act: AppAct, rule: SimulationRule)
  /// Records why the app does nothing with what the present callback brought.
  func noteUnfollowed(because reason: String)
  /// Returns the stored link and removes it; nil if there is none.
  func takeStoredLink() -> String?
  /// The tracking authorization.
  var trackingStatus: ATTStatus { get }
  /// Shows the tracking prompt.
  ///
  /// - Returns: The status if no prompt can be shown.
  func requestTracking() -> ATTStatus?
  /// Returns whether an app on the device opens a URL.
  func canOpenURL(_ url: String) -> Bool
  /// Opens a URL for the app, as `UIApplication.open` does.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - universalLinksOnly: Whether only an app may open it, as a universal link.
  /// - Returns: Whether something opens it.
  func openURL(_ url: String, universalLinksOnly: Bool) -> Bool

  /// Wakes a task at a virtual time.
  ///
  /// - Returns: The identifier that `cancelSleep` takes.
  func sleep(until time: VirtualInstant, _ continuation: UnsafeContinuation<Void, any Error>) -> Int
  /// Wakes a cancelled task at once.
  func cancelSleep(_ id: Int)

  /// Records a call of the app to an SDK and runs a body whose events have the call as their cause.
  func call(_ method: String, _ argument: String?, rule: SimulationRule, _ body: () -> Void)
  /// Returns whether a rule of the simulation holds.
  func holds(_ rule: SimulationRule) -> Bool
  /// Changes an SDK and performs the effects that result.
  func change(_ index: Int, _ body: (inout AnySDK, SDKMoment, inout SDKEffects) -> Void)
}

extension RunningSimulation {
  /// Records a call of the app to an SDK or to the system and runs a body whose events have the call as their cause.
  package func call(_ method: String, _ argument: String?, _ body: () -> Void) {
    call(method, argument, rule: .integrationCall, body)
  }
}

/// Something that the app does itself and that a trace shows.
@usableFromInline
package enum AppAct {
  /// It opens a screen.
  case show(screen: String)
  /// It stores a link for later.
  case store(link: String)
  /// It drops a link.
  case drop(link: String)
  /// It finds no screen for a destination.
  case noRoute(destination: String)
  /// It records something else.
  case other(String, String?)
}
