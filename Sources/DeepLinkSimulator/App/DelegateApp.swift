/// An app under test made from the delegate objects of a real app.
///
/// Whatever of the delegate protocols the object conforms to is used; the calls to the SDKs are made for it.
///
/// ```swift
/// let app = DelegateApp { environment in MyAppDelegate(router: MyRouter(environment)) }
/// ```
public final class DelegateApp: AppUnderTest {
  private let makeDelegate: @MainActor (AppEnvironment) -> AnyObject
  private var delegate: AnyObject?

  public let integration: AppIntegration

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - integration: Who makes the calls to the SDKs.
  ///   - makeDelegate: Makes the delegate object of a new process.
  public init(
    integration: AppIntegration = .standard, makeDelegate: @escaping @MainActor (AppEnvironment) -> AnyObject
  ) {
    self.integration = integration
    self.makeDelegate = makeDelegate
  }

  public var appsFlyerDelegate: (any AppsFlyerLibDelegate)? { delegate as? any AppsFlyerLibDelegate }
  public var deepLinkDelegate: (any DeepLinkDelegate)? { delegate as? any DeepLinkDelegate }
  public var adjustDelegate: (any AdjustDelegate)? { delegate as? any AdjustDelegate }
  public var applicationDelegate: (any ApplicationDelegate)? { delegate as? any ApplicationDelegate }
  public var sceneDelegate: (any SceneDelegate)? { delegate as? any SceneDelegate }

  public func startProcess(_ environment: AppEnvironment) {
    delegate = makeDelegate(environment)
  }

  public func endProcess() {
    delegate = nil
  }

  public func gateChanged(_ gate: String, isOpen: Bool) {
    (delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
  }

  public func releaseDelegate(of sdk: SDKName) {
    delegate = nil
  }
}
