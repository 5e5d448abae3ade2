/// An app under test made from the delegate objects of a real app.
///
/// Whatever of the delegate protocols the object conforms to is used; the calls to the SDKs are made for it.
///
/// ```swift
/// let app = DelegateApp { environment in MyAppDelegate(router: MyRouter(environment)) }
/// ```
public final class DelegateApp: AppUnderTest {
  private let makeDelegate: @MainActor (AppEnvironment) -> AnyObject
  private var delegate: AnyObject? {
    didSet { if let delegate { roles = findRoles(delegate) } else { roles = Roles() } }
  }
  private let findRoles: @MainActor (AnyObject) -> Roles
  private var roles = Roles()
  /// The type of an object that nothing of the simulation can call; nil if something can.
  private var typeWithoutProtocols: String?

  /// What the system calls; asking the runtime takes too long for every call of the system.
  package struct Roles {
    var application: (any ApplicationDelegate)?
    var scene: (any SceneDelegate)?

    package init(application: (any ApplicationDelegate)? = nil, scene: (any SceneDelegate)? = nil) {
      (self.application, self.scene) = (application, scene)
    }

    /// What an object conforms to itself.
    package init(_ delegate: AnyObject) {
      self.init(application: delegate as? any ApplicationDelegate, scene: delegate as? any SceneDelegate)
    }
  }

  /// Who makes the calls to the SDKs.
  public let integration: AppIntegration

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - integration: Who makes the calls to the SDKs.
  ///   - makeDelegate: Makes the delegate object of a new process.
  public convenience init(
    integration: AppIntegration = .standard, makeDelegate: @escaping @MainActor (AppEnvironment) -> AnyObject
  ) {
    self.init(integration: integration, roles: { Roles($0) }, makeDelegate: makeDelegate)
  }

  /// Creates an app whose delegate may have other forms of the system's calls.
  ///
  /// - Parameters:
  ///   - integration: Who makes the calls to the SDKs.
  ///   - roles: Finds what an object is called about.
  ///   - makeDelegate: Makes the delegate object of a new process.
  package init(
    integration: AppIntegration = .standard, roles: @escaping @MainActor (AnyObject) -> Roles,
    makeDelegate: @escaping @MainActor (AppEnvironment) -> AnyObject
  ) {
    self.integration = integration
    findRoles = roles
    self.makeDelegate = makeDelegate
  }

  /// The object, for each SDK.
  public func delegate(of sdk: SDKName) -> AnyObject? { delegate }
  /// The object that the system calls about the app; nil if there is none.
  public var applicationDelegate: (any ApplicationDelegate)? { roles.application }
  /// The object that the system calls about the app's scene; nil if there is none.
  public var sceneDelegate: (any SceneDelegate)? { roles.scene }

  /// A process of the app begins.
  public func startProcess(_ environment: AppEnvironment) {
    let object = makeDelegate(environment)
    delegate = object
    if roles.application != nil || roles.scene != nil { return }
    // SDKs are asked first: the answer "no" takes the runtime longest.
    for standIn in environment.standIns where standIn.canCall(object) { return }
    if object is any GateObserver { return }
    typeWithoutProtocols = String(describing: type(of: object))
  }

  /// Returns the type of an object that nobody can call; nil if anyone can.
  ///
  /// - Parameter appHasActed: Whether the app has done anything: one that calls the SDKs itself may give them other
  ///   objects than the one it was made from.
  func unusableDelegate(appHasActed: Bool) -> String? {
    integration == .own && appHasActed ? nil : typeWithoutProtocols
  }

  /// The process is gone, with all it had in memory.
  public func endProcess() {
    delegate = nil
  }

  /// A gate of the scenario has been opened or closed by the user.
  public func gateChanged(_ gate: String, isOpen: Bool) {
    (delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
  }

  /// The object that an SDK's delegate points to is released.
  public func releaseDelegate(of sdk: SDKName) {
    delegate = nil
  }
}
