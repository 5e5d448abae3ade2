import Foundation

/// The calls of the system to an app's scene, named as in `UIWindowSceneDelegate`; all are optional.
@MainActor
public protocol SceneDelegate: AnyObject {
  /// The scene is connected, perhaps with the link that launched the app; optional.
  func scene(_ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions)
  /// A universal link is about to be handed over; optional.
  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String)
  /// A universal link is handed over; optional.
  func scene(_ scene: Scene, continue userActivity: UserActivity)
  #if canImport(Darwin) || DISTINCT_USER_ACTIVITY
    /// A universal link is handed over, with the type that code for a device names; optional.
    func scene(_ scene: Scene, continue userActivity: NSUserActivity)
  #endif
  /// URLs with a scheme of the app are handed over; optional.
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>)
  /// The scene is about to be seen; optional.
  func sceneWillEnterForeground(_ scene: Scene)
  /// The scene is in front and takes input; optional.
  func sceneDidBecomeActive(_ scene: Scene)
  /// The scene is about to take no more input; optional.
  func sceneWillResignActive(_ scene: Scene)
  /// The scene is no longer seen; optional.
  func sceneDidEnterBackground(_ scene: Scene)
  /// The system has let go of the scene; optional.
  func sceneDidDisconnect(_ scene: Scene)
}

extension SceneDelegate {
  /// Stands in for an app that does not implement the method.
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions
  ) {}
  /// Stands in for an app that does not implement the method.
  public func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {}
  #if canImport(Darwin) || DISTINCT_USER_ACTIVITY
    /// Hands the link to the method with Foundation's type.
    public func scene(_ scene: Scene, continue userActivity: UserActivity) {
      self.scene(scene, continue: userActivity.inFoundation)
    }
    /// Stands in for an app that does not implement the method.
    public func scene(_ scene: Scene, continue userActivity: NSUserActivity) {}
  #else
    /// Stands in for an app that does not implement the method.
    public func scene(_ scene: Scene, continue userActivity: UserActivity) {}
  #endif
  /// Stands in for an app that does not implement the method.
  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {}
  /// Stands in for an app that does not implement the method.
  public func sceneWillEnterForeground(_ scene: Scene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneDidBecomeActive(_ scene: Scene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneWillResignActive(_ scene: Scene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneDidEnterBackground(_ scene: Scene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneDidDisconnect(_ scene: Scene) {}
}
