/// The calls of the system to an app's scene, named as in `UIWindowSceneDelegate`; all are optional.
@MainActor
public protocol SceneDelegate: AnyObject {
  func scene(_ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions)
  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: Scene, continue userActivity: UserActivity)
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>)
  func sceneWillEnterForeground(_ scene: Scene)
  func sceneDidBecomeActive(_ scene: Scene)
  func sceneWillResignActive(_ scene: Scene)
  func sceneDidEnterBackground(_ scene: Scene)
  func sceneDidDisconnect(_ scene: Scene)
}

extension SceneDelegate {
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions
  ) {}
  public func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: Scene, continue userActivity: UserActivity) {}
  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {}
  public func sceneWillEnterForeground(_ scene: Scene) {}
  public func sceneDidBecomeActive(_ scene: Scene) {}
  public func sceneWillResignActive(_ scene: Scene) {}
  public func sceneDidEnterBackground(_ scene: Scene) {}
  public func sceneDidDisconnect(_ scene: Scene) {}
}
