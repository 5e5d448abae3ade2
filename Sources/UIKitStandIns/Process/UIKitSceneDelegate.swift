#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Forwards the system's calls to a scene delegate, with UIKit's types.
  @MainActor
  package final class UIKitSceneDelegate: SceneDelegate {
    package let delegate: any UISceneDelegate
    private var process: UIKitProcess { .current }

    package init(_ delegate: any UISceneDelegate) {
      self.delegate = delegate
    }

    /// Returns the scene delegate of the class that the app returned from `configurationForConnecting`.
    package static func configured() -> UIKitSceneDelegate? {
      guard let type = UIKitProcess.current.session.configuration.delegateClass as? NSObject.Type,
        let delegate = ObjectMaker.make(type) as? any UISceneDelegate
      else { return nil }
      return UIKitSceneDelegate(delegate)
    }

    private func call(_ scene: AppScene, _ body: (UIScene) -> Void) {
      let shared = process.scene
      let outer = shared.stateDuringCall
      defer { shared.stateDuringCall = outer }
      shared.stateDuringCall = UIScene.ActivationState(scene.activationState)
      body(shared)
    }

    package func scene(
      _ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions
    ) {
      process.isSceneConnected = true
      process.scene.delegate = delegate
      let windowed = delegate as? any UIWindowSceneDelegate
      // Like UIKit for the storyboard named in the configuration of the scene.
      windowed?.setWindow(process.makeStoryboardWindow())
      call(scene) {
        delegate.scene($0, willConnectTo: process.session, options: UIScene.ConnectionOptions(connectionOptions))
      }
      if let windowed { process.showStoryboardWindow(unlessReplacedBy: windowed.optionalWindow ?? nil) }
    }

    package func scene(_ scene: AppScene, willContinueUserActivityWithType userActivityType: String) {
      call(scene) { delegate.scene($0, willContinueUserActivityWithType: userActivityType) }
    }

    package func scene(_ scene: AppScene, continue userActivity: NSUserActivity) {
      call(scene) { delegate.scene($0, continue: userActivity) }
    }

    package func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>) {
      // The simulation delivers one URL at a time.
      let contexts = Set(URLContexts.map { UIOpenURLContext(url: $0.url) })
      call(scene) { delegate.scene($0, openURLContexts: contexts) }
    }

    package func sceneWillEnterForeground(_ scene: AppScene) {
      call(scene) { delegate.sceneWillEnterForeground($0) }
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: process.scene)
    }

    package func sceneDidBecomeActive(_ scene: AppScene) {
      call(scene) { delegate.sceneDidBecomeActive($0) }
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: process.scene)
      process.comeToFront()
    }

    package func sceneWillResignActive(_ scene: AppScene) {
      call(scene) { delegate.sceneWillResignActive($0) }
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: process.scene)
    }

    package func sceneDidEnterBackground(_ scene: AppScene) {
      process.leave()
      call(scene) { delegate.sceneDidEnterBackground($0) }
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: process.scene)
    }

    package func sceneDidDisconnect(_ scene: AppScene) {
      call(scene) { delegate.sceneDidDisconnect($0) }
      process.disconnectScene()
    }
  }

  extension UISceneDelegate {
    /// Returns an object that passes the system's calls on to this scene delegate.
    public func sceneForwarder() -> any SceneDelegate { UIKitSceneDelegate(self) }
  }
#endif
