/// The app that a simulation drives: the user's own code, a sample app, or the app a scenario describes.
///
/// A new process of the app begins with `startProcess(_:)`. What the app stores on the device is in
/// `AppEnvironment.defaults`. The simulation asks for each delegate when it configures the SDKs, at the end of
/// `didFinishLaunching`, and then holds it weakly, as on a device.
@MainActor
public protocol AppUnderTest: AnyObject {
  /// Who makes the calls to the SDKs.
  var integration: AppIntegration { get }
  /// Returns the object that the standard integration sets as an SDK's delegate; every delegate protocol of the SDK to
  /// which it conforms is used.
  ///
  /// - Parameter sdk: The SDK.
  func delegate(of sdk: SDKName) -> AnyObject?
  /// The app delegate; nil if there is none.
  var applicationDelegate: (any ApplicationDelegate)? { get }
  /// The scene delegate; nil if there is none.
  var sceneDelegate: (any SceneDelegate)? { get }

  /// Starts a process of the app, in which none of the app's code has run.
  ///
  /// - Parameter environment: What surrounds the app in this process: its SDKs, its clock, and what it tells the
  ///   simulation.
  func startProcess(_ environment: AppEnvironment)

  /// Ends the process and discards everything that it had in memory.
  func endProcess()

  /// Routes to the destination of a link that opened the app; called only for an app that uses the standard
  /// integration.
  ///
  /// - Parameter link: The link, in its long form if an SDK resolved it.
  func open(_ link: String)

  /// Returns a closure that restores the app's present state; nil if that is not possible, as for most code. The app is
  /// then run again from the start.
  func snapshot() -> (@MainActor () -> Void)?

  /// Tells the app that the user has opened or closed a gate of the scenario, such as onboarding.
  ///
  /// - Parameters:
  ///   - gate: The gate.
  ///   - isOpen: Whether it is open now.
  func gateChanged(_ gate: String, isOpen: Bool)

  /// Releases the object to which an SDK's delegate reference points.
  ///
  /// - Parameter sdk: The SDK.
  func releaseDelegate(of sdk: SDKName)
}

extension AppUnderTest {
  /// Who makes the calls to the SDKs.
  public var integration: AppIntegration { .standard }
  /// Returns no delegate.
  public func delegate(of sdk: SDKName) -> AnyObject? { nil }
  /// No app delegate.
  public var applicationDelegate: (any ApplicationDelegate)? { nil }
  /// No scene delegate.
  public var sceneDelegate: (any SceneDelegate)? { nil }
  /// Does nothing.
  public func open(_ link: String) {}
  /// Returns nil: the app is run again from the start instead.
  public func snapshot() -> (@MainActor () -> Void)? { nil }
  /// Does nothing.
  public func gateChanged(_ gate: String, isOpen: Bool) {}
}
