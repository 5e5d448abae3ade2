import Foundation

/// The calls of the system to an app's scene, named as in `UIWindowSceneDelegate`; all are optional.
@MainActor
public protocol SceneDelegate: AnyObject {
  /// The scene is about to connect, possibly with the link that launched the app; optional.
  func scene(_ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions)
  /// A universal link is about to be delivered; optional.
  func scene(_ scene: AppScene, willContinueUserActivityWithType userActivityType: String)
  /// A universal link is delivered; optional.
  func scene(_ scene: AppScene, continue userActivity: UserActivity)
  /// A universal link is delivered, with the parameter types of code for a device; optional.
  func scene(_ scene: AppScene, continue userActivity: NSUserActivity)
  /// URLs with one of the app's schemes are delivered; optional.
  func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>)
  /// The scene is about to enter the foreground; optional.
  func sceneWillEnterForeground(_ scene: AppScene)
  /// The scene has become active; optional.
  func sceneDidBecomeActive(_ scene: AppScene)
  /// The scene is about to become inactive; optional.
  func sceneWillResignActive(_ scene: AppScene)
  /// The scene has entered the background; optional.
  func sceneDidEnterBackground(_ scene: AppScene)
  /// The system has disconnected the scene; optional.
  func sceneDidDisconnect(_ scene: AppScene)
}

extension SceneDelegate {
  /// The default for an app that does not implement the method.
  public func scene(
    _ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions
  ) {}
  /// The default for an app that does not implement the method.
  public func scene(_ scene: AppScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Passes the link to the method with Foundation's type.
  public func scene(_ scene: AppScene, continue userActivity: UserActivity) {
    self.scene(scene, continue: userActivity.inFoundation)
  }
  /// The default for an app that does not implement the method.
  public func scene(_ scene: AppScene, continue userActivity: NSUserActivity) {}
  /// The default for an app that does not implement the method.
  public func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>) {}
  /// The default for an app that does not implement the method.
  public func sceneWillEnterForeground(_ scene: AppScene) {}
  /// The default for an app that does not implement the method.
  public func sceneDidBecomeActive(_ scene: AppScene) {}
  /// The default for an app that does not implement the method.
  public func sceneWillResignActive(_ scene: AppScene) {}
  /// The default for an app that does not implement the method.
  public func sceneDidEnterBackground(_ scene: AppScene) {}
  /// The default for an app that does not implement the method.
  public func sceneDidDisconnect(_ scene: AppScene) {}
}

/// A scene delegate whose methods have other types than those of `SceneDelegate`, such as a stand-in's for UIKit.
@preconcurrency @MainActor
public protocol ForwardedSceneDelegate: AnyObject {
  /// Returns an object that passes the system's calls on to this scene delegate, in a process that begins.
  func sceneForwarder() -> any SceneDelegate
}
