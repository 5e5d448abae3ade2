/// The app that a simulation drives: the user's own code, a sample app, or the app a scenario describes.
///
/// A new process of the app begins with `startProcess(_:)`; what the app keeps on the device lives in
/// `AppEnvironment.defaults`. Each delegate is asked for when the SDKs are configured, at the end of
/// `didFinishLaunching`, and then held weakly, as on a device.
@MainActor
public protocol AppUnderTest: AnyObject {
  /// Who makes the calls to the SDKs.
  var integration: AppIntegration { get }
  /// The object that becomes the delegate of an SDK, if the standard integration sets it: whatever of the SDK's delegate
  /// protocols it conforms to is used.
  func delegate(of sdk: SDKName) -> AnyObject?
  /// The object that the system calls about the app.
  var applicationDelegate: (any ApplicationDelegate)? { get }
  /// The object that the system calls about the app's scene.
  var sceneDelegate: (any SceneDelegate)? { get }

  /// A process of the app begins: none of the app's code has run in it.
  func startProcess(_ environment: AppEnvironment)

  /// The process is gone, with all it had in memory.
  func endProcess()

  /// A link opened the app, and the app goes where it leads; called for an app that leaves the calls to the SDKs to
  /// the standard integration.
  ///
  /// - Parameter link: The link, in its long form if an SDK resolved it.
  func open(_ link: String)

  /// Returns what puts the app back to the present moment; nil if it cannot be put back, as most code cannot, and is
  /// run again from the start instead.
  func snapshot() -> (@MainActor () -> Void)?

  /// A gate of the scenario, such as onboarding, has been opened or closed by the user.
  func gateChanged(_ gate: String, isOpen: Bool)

  /// The object that an SDK's delegate points to is released.
  func releaseDelegate(of sdk: SDKName)
}

extension AppUnderTest {
  /// Who makes the calls to the SDKs.
  public var integration: AppIntegration { .standard }
  /// The object that becomes the delegate of an SDK; nil for none.
  public func delegate(of sdk: SDKName) -> AnyObject? { nil }
  /// The object that the system calls about the app; nil if there is none.
  public var applicationDelegate: (any ApplicationDelegate)? { nil }
  /// The object that the system calls about the app's scene; nil if there is none.
  public var sceneDelegate: (any SceneDelegate)? { nil }
  /// The app goes where a link leads.
  public func open(_ link: String) {}
  /// What puts the app back to the present moment; nil if it has to be run again instead.
  public func snapshot() -> (@MainActor () -> Void)? { nil }
  /// A gate of the scenario has been opened or closed by the user.
  public func gateChanged(_ gate: String, isOpen: Bool) {}
}
