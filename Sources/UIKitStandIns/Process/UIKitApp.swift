#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// An app under test made from the delegates of a real app, which call the SDKs themselves.
  package final class UIKitApp: AppUnderTest {
    private let makeAppDelegate: @MainActor () -> any UIApplicationDelegate
    private let makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
    private let prepare: @MainActor (AppEnvironment) -> Void
    private var application: UIKitApplicationDelegate?
    private var scene: UIKitSceneDelegate?

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - appDelegate: Makes the app delegate of a new process.
    ///   - sceneDelegate: Makes the scene delegate of a new process; nil for an app without scenes.
    ///   - prepare: Does what the test has to do before a process begins.
    package init(
      appDelegate: @escaping @MainActor () -> any UIApplicationDelegate,
      sceneDelegate: (@MainActor () -> any UISceneDelegate)?,
      prepare: @escaping @MainActor (AppEnvironment) -> Void = { _ in }
    ) {
      makeAppDelegate = appDelegate
      makeSceneDelegate = sceneDelegate
      self.prepare = prepare
    }

    package var integration: AppIntegration { .own }
    package var applicationDelegate: (any ApplicationDelegate)? { application }
    package var sceneDelegate: (any SceneDelegate)? {
      if scene == nil, application != nil { scene = UIKitSceneDelegate.configured() }
      return scene
    }

    package func startProcess(_ environment: AppEnvironment) {
      prepare(environment)
      let delegate = makeAppDelegate()
      UIKitProcess.current.appDelegate = delegate
      // The storyboard of an app with scenes belongs to its scene.
      let ownsWindow = makeSceneDelegate == nil && !(delegate is any UISceneDelegate)
      application = UIKitApplicationDelegate(delegate, ownsWindow: ownsWindow)
      let sceneDelegate = delegate as? any UISceneDelegate
      scene = (makeSceneDelegate?() ?? sceneDelegate).map(UIKitSceneDelegate.init)
    }

    package func endProcess() {
      application = nil
      scene = nil
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
