import Foundation

/// The calls of the system to an app's scene, named as in `UIWindowSceneDelegate`; all are optional.
@MainActor
public protocol SceneDelegate: AnyObject {
  /// The scene is connected, perhaps with the link that launched the app; optional.
  func scene(_ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions)
  /// A universal link is about to be handed over; optional.
  func scene(_ scene: AppScene, willContinueUserActivityWithType userActivityType: String)
  /// A universal link is handed over; optional.
  func scene(_ scene: AppScene, continue userActivity: UserActivity)
  /// A universal link is handed over, with the type that code for a device names; optional.
  func scene(_ scene: AppScene, continue userActivity: NSUserActivity)
  /// URLs with a scheme of the app are handed over; optional.
  func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>)
  /// The scene is about to be seen; optional.
  func sceneWillEnterForeground(_ scene: AppScene)
  /// The scene is in front and takes input; optional.
  func sceneDidBecomeActive(_ scene: AppScene)
  /// The scene is about to take no more input; optional.
  func sceneWillResignActive(_ scene: AppScene)
  /// The scene is no longer seen; optional.
  func sceneDidEnterBackground(_ scene: AppScene)
  /// The system has let go of the scene; optional.
  func sceneDidDisconnect(_ scene: AppScene)
}

extension SceneDelegate {
  /// Stands in for an app that does not implement the method.
  public func scene(
    _ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions
  ) {}
  /// Stands in for an app that does not implement the method.
  public func scene(_ scene: AppScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Hands the link to the method with Foundation's type.
  public func scene(_ scene: AppScene, continue userActivity: UserActivity) {
    self.scene(scene, continue: userActivity.inFoundation)
  }
  /// Stands in for an app that does not implement the method.
  public func scene(_ scene: AppScene, continue userActivity: NSUserActivity) {}
  /// Stands in for an app that does not implement the method.
  public func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>) {}
  /// Stands in for an app that does not implement the method.
  public func sceneWillEnterForeground(_ scene: AppScene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneDidBecomeActive(_ scene: AppScene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneWillResignActive(_ scene: AppScene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneDidEnterBackground(_ scene: AppScene) {}
  /// Stands in for an app that does not implement the method.
  public func sceneDidDisconnect(_ scene: AppScene) {}
}
