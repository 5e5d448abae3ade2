#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// An app under test that consists of the delegates of a real app, which call the SDKs themselves.
  package final class UIKitApp: SceneConfiguringApp {
    private let makeAppDelegate: @MainActor () -> any UIApplicationDelegate
    private let makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
    private let prepare: @MainActor (AppEnvironment) -> Void
    private let asksForScene: Bool
    private var application: UIKitApplicationDelegate?
    private var scene: UIKitSceneDelegate?
    private var isRunning = false
    /// The name that earlier processes gave for the delegate of the scene.
    private var namedBefore: String?
    /// How processes before the present one have configured the scene, whose session the system keeps.
    private var configuredBefore: UISceneConfiguration?

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - appDelegate: Creates the app delegate of a new process.
    ///   - sceneDelegate: Creates the scene delegate of a new process when its scene connects; nil for an app without
    ///     scenes.
    ///   - asksForScene: Whether the app is asked for the configuration of its scene although it runs without one.
    ///   - prepare: Prepares the test for a new process.
    package init(
      appDelegate: @escaping @MainActor () -> any UIApplicationDelegate,
      sceneDelegate: (@MainActor () -> any UISceneDelegate)?, asksForScene: Bool = false,
      prepare: @escaping @MainActor (AppEnvironment) -> Void = { _ in }
    ) {
      makeAppDelegate = appDelegate
      makeSceneDelegate = sceneDelegate
      self.asksForScene = asksForScene
      self.prepare = prepare
    }

    package var integration: AppIntegration { .own }
    package var namedSceneDelegate: String? { application?.namedSceneDelegate ?? namedBefore }
    package var applicationDelegate: (any ApplicationDelegate)? { application }
    package var sceneDelegate: (any SceneDelegate)? {
      // UIKit creates the delegate when the scene connects, after the app delegate has finished launching.
      if scene == nil, isRunning {
        scene = makeSceneDelegate.map { UIKitSceneDelegate($0()) } ?? UIKitSceneDelegate.configured()
      }
      return scene
    }

    package func startProcess(_ environment: AppEnvironment) {
      prepare(environment)
      UIKitApplicationDelegate.restoreSession(configuredAs: configuredBefore)
      let delegate = makeAppDelegate()
      UIKitProcess.current.appDelegate = delegate
      // The storyboard of an app with scenes belongs to its scene.
      let ownsWindow = makeSceneDelegate == nil && !(delegate is any UISceneDelegate)
      application = UIKitApplicationDelegate(delegate, ownsWindow: ownsWindow, asksForScene: asksForScene)
      if makeSceneDelegate == nil { scene = (delegate as? any UISceneDelegate).map(UIKitSceneDelegate.init) }
      isRunning = true
    }

    package func endProcess() {
      namedBefore = namedSceneDelegate
      configuredBefore = application?.sceneConfiguration ?? configuredBefore
      application = nil
      scene = nil
      isRunning = false
    }

    package func gateChanged(_ gate: String, isOpen: Bool) {
      (application?.delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
      if let scene, scene.delegate as AnyObject !== application?.delegate as AnyObject? {
        (scene.delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
      }
    }

    package func releaseDelegate(of sdk: SDKName) {
      UIKitProcess.current.appDelegate = nil
      application = nil
    }
  }
#endif
