#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns
  import UserNotificationsStandIns

  /// An app under test that consists of the `App` of a real app.
  public final class SwiftUIApp<Root: App>: SceneConfiguringApp {
    private let makeAppDelegate: (@MainActor () -> any UIApplicationDelegate)?
    private let makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
    private let prepare: @MainActor (AppEnvironment) -> Void
    private var appDelegate: SwiftUIAppDelegate?
    private var ownSceneDelegate: UIKitSceneDelegate?
    /// The name that earlier processes gave for the delegate of the scene.
    private var namedBefore: String?
    /// How processes before the present one have configured the scene, whose session the system keeps.
    private var configuredBefore: UISceneConfiguration?

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - root: The type of the app.
    ///   - appDelegate: Creates the app delegate of a new process; without it, `UIApplicationDelegateAdaptor` does.
    ///   - sceneDelegate: Creates the scene delegate of a new process when its scene connects; nil for an app without
    ///     one.
    ///   - prepare: Prepares the test for a new process.
    public init(
      _ root: Root.Type, appDelegate: (@MainActor () -> any UIApplicationDelegate)? = nil,
      sceneDelegate: (@MainActor () -> any UISceneDelegate)? = nil,
      prepare: @escaping @MainActor (AppEnvironment) -> Void = { _ in }
    ) {
      makeAppDelegate = appDelegate
      makeSceneDelegate = sceneDelegate
      self.prepare = prepare
    }

    /// The app calls the SDKs itself.
    public var integration: AppIntegration { .own }
    package var namedSceneDelegate: String? { appDelegate?.namedSceneDelegate ?? namedBefore }
    /// The receiver of the system's calls about the app.
    public var applicationDelegate: (any ApplicationDelegate)? { appDelegate }
    /// The receiver of the system's calls about the app's scene.
    public var sceneDelegate: (any SceneDelegate)? {
      // SwiftUI creates the delegate when the scene connects, after the app delegate has finished launching.
      if ownSceneDelegate == nil, appDelegate != nil {
        ownSceneDelegate = makeSceneDelegate.map { UIKitSceneDelegate($0()) } ?? UIKitSceneDelegate.configured()
      }
      return ownSceneDelegate
    }

    /// Creates the objects of a new process.
    public func startProcess(_ environment: AppEnvironment) {
      prepare(environment)
      UIKitApplicationDelegate.restoreSession(configuredAs: configuredBefore)
      let window = UIKitApplicationDelegate.showViewWindow()
      let process = SwiftUIProcess(appDelegate: makeAppDelegate?())
      let root = SwiftUIProcess.$current.withValue(process) { Root.init() }
      let host = ViewHost { [weak self] context in
        var context = context
        process.put(self?.ownSceneDelegate?.delegate, into: &context.environment)
        context.link(root)
        context.evaluate(scene: root.body)
      }
      host.container = window.rootViewController
      if let delegate = process.appDelegate { UIKitApplicationDelegate.use(delegate) }
      appDelegate = SwiftUIAppDelegate(process.appDelegate, host)
    }

    /// Releases the objects of the process.
    public func endProcess() {
      namedBefore = namedSceneDelegate
      configuredBefore = appDelegate?.sceneConfiguration ?? configuredBefore
      appDelegate = nil
      ownSceneDelegate = nil
    }

    /// Tells the app delegate of gates, if it observes them.
    public func gateChanged(_ gate: String, isOpen: Bool) {
      (appDelegate?.delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
      (ownSceneDelegate?.delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
    }

    /// Releases nothing, because the app holds its delegate.
    public func releaseDelegate(of sdk: SDKName) {}
  }
#endif
