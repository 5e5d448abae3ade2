#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // An app may declare a protocol with optional methods of the same names, as hosts of plug-ins do. The
  // translation of a call such as `delegate.application?(app, open: url, options: [:])` does not know which protocol it
  // concerns, so the methods of the system's protocol have the names of the translation, too.

  extension UISceneDelegate {
    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_sceneDidDisconnect(_ scene: UIScene) -> Void? {
      self.sceneDidDisconnect?(scene)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_sceneDidBecomeActive(_ scene: UIScene) -> Void? {
      self.sceneDidBecomeActive?(scene)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_sceneWillResignActive(_ scene: UIScene) -> Void? {
      self.sceneWillResignActive?(scene)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_sceneWillEnterForeground(_ scene: UIScene) -> Void? {
      self.sceneWillEnterForeground?(scene)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_sceneDidEnterBackground(_ scene: UIScene) -> Void? {
      self.sceneDidEnterBackground?(scene)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) -> Void? {
      self.scene?(
        scene,
        willConnectTo: session,
        options: connectionOptions)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_scene(
      _ scene: UIScene,
      openURLContexts URLContexts: Set<UIOpenURLContext>
    ) -> Void? {
      self.scene?(
        scene,
        openURLContexts: URLContexts)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_scene(
      _ scene: UIScene,
      willContinueUserActivityWithType userActivityType: String
    ) -> Void? {
      self.scene?(
        scene,
        willContinueUserActivityWithType: userActivityType)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_scene(
      _ scene: UIScene,
      continue userActivity: NSUserActivity
    ) -> Void? {
      self.scene?(
        scene,
        continue: userActivity)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_scene(
      _ scene: UIScene,
      didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) -> Void? {
      self.scene?(
        scene,
        didFailToContinueUserActivityWithType: userActivityType,
        error: error)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_scene(
      _ scene: UIScene,
      didUpdate userActivity: NSUserActivity
    ) -> Void? {
      self.scene?(
        scene,
        didUpdate: userActivity)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_stateRestorationActivity(
      for scene: UIScene
    ) -> NSUserActivity? {
      self.stateRestorationActivity?(
        for: scene)
    }
  }

  extension UIWindowSceneDelegate {
    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
      self.windowScene?(
        windowScene,
        performActionFor: shortcutItem,
        completionHandler: completionHandler)
    }
  }
#endif
