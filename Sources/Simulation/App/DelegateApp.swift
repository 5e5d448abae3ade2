/// An app under test that consists of the delegate objects of a real app.
///
/// Every delegate protocol to which the object conforms is used. By default, the simulator makes its calls to the SDKs.
///
/// ```swift
/// let app = DelegateApp { environment in MyAppDelegate(router: MyRouter(environment)) }
/// ```
public final class DelegateApp: AppUnderTest {
  private let makeDelegate: @MainActor (AppEnvironment) -> AnyObject
  private var delegate: AnyObject? {
    didSet {
      if let delegate { roles = Roles(delegate) } else { roles = Roles() }
    }
  }
  private var roles = Roles()
  /// The type of an object that the simulation cannot call at all; nil if it can.
  private var typeWithoutProtocols: String?

  /// The objects that the system calls, stored because a conformance lookup for every system call would take too long.
  @MainActor
  private struct Roles {
    private(set) var application: (any ApplicationDelegate)?
    private(set) var scene: (any SceneDelegate)?

    nonisolated init() {}

    init(_ delegate: AnyObject) {
      application = delegate as? any ApplicationDelegate
      scene = delegate as? any SceneDelegate
      if application != nil || scene != nil { return }
      application = (delegate as? any ForwardedApplicationDelegate)?.applicationForwarder()
      scene = (delegate as? any ForwardedSceneDelegate)?.sceneForwarder()
    }
  }

  /// Who makes the calls to the SDKs.
  public let integration: AppIntegration

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - integration: Who makes the calls to the SDKs.
  ///   - makeDelegate: Creates the delegate object of a new process.
  public init(
    integration: AppIntegration = .standard, makeDelegate: @escaping @MainActor (AppEnvironment) -> AnyObject
  ) {
    self.integration = integration
    self.makeDelegate = makeDelegate
  }

  /// Returns the delegate object, for each SDK.
  public func delegate(of sdk: SDKName) -> AnyObject? { delegate }
  /// The app delegate; nil if there is none.
  public var applicationDelegate: (any ApplicationDelegate)? { roles.application }
  /// The scene delegate; nil if there is none.
  public var sceneDelegate: (any SceneDelegate)? { roles.scene }

  /// Creates the delegate object of a new process.
  public func startProcess(_ environment: AppEnvironment) {
    let object = makeDelegate(environment)
    delegate = object
    if roles.application != nil || roles.scene != nil { return }
    // The SDKs are asked first: negative conformance lookups take longest.
    for standIn in environment.standIns where standIn.canCall(object) { return }
    if object is any GateObserver { return }
    typeWithoutProtocols = String(describing: type(of: object))
  }

  /// Returns the type of an object that nothing can call; nil if something can.
  ///
  /// - Parameter appHasActed: Whether the app has done anything: an app that calls the SDKs itself may pass them other
  ///   objects than its delegate.
  func unusableDelegate(appHasActed: Bool) -> String? {
    integration == .own && appHasActed ? nil : typeWithoutProtocols
  }

  /// Releases the delegate object.
  public func endProcess() {
    delegate = nil
  }

  /// Tells the delegate, if it observes gates.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    (delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
  }

  /// Releases the object to which an SDK's delegate reference points.
  public func releaseDelegate(of sdk: SDKName) {
    delegate = nil
  }
}
