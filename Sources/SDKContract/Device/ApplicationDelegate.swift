import Foundation

/// The calls of the system to an app, named as in `UIApplicationDelegate`; all are optional.
///
/// UIKit does not exist where simulations run, so its types are replaced by values with the same members.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// The process has been started: the first call of a launch; optional.
  func application(_ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
  /// The launch is nearly done; optional.
  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
  /// A scene is about to be connected for the first time; optional.
  func application(_ application: Application, configurationForConnecting connectingSceneSession: SceneSession)
  /// A universal link is about to be handed over; optional.
  func application(_ application: Application, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// A universal link is handed over; optional.
  func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool
  /// A universal link is handed over, with the type that code for a device names; optional.
  func application(
    _ application: Application, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool
  /// A URL with a scheme of the app is handed over; optional.
  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool
  /// The app is about to be seen; optional.
  func applicationWillEnterForeground(_ application: Application)
  /// The app is in front and takes input; optional.
  func applicationDidBecomeActive(_ application: Application)
  /// The app is about to take no more input; optional.
  func applicationWillResignActive(_ application: Application)
  /// The app is no longer seen; optional.
  func applicationDidEnterBackground(_ application: Application)
  /// The process is about to end; optional.
  func applicationWillTerminate(_ application: Application)

  /// A push notification has arrived, or the user opened it; optional.
  func application(_ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// The user opened a push notification, as told to a `UNUserNotificationCenterDelegate`.
  func userNotificationCenter(didReceive response: NotificationResponse)

  /// A link given to SwiftUI's `.onOpenURL` modifier.
  func onOpenURL(_ url: URL)
  /// SwiftUI's views are seen; optional.
  func onAppear()
  /// SwiftUI's `scenePhase` has changed; optional.
  func scenePhaseChanged(to phase: SceneState)
}

extension ApplicationDelegate {
  /// Stands in for an app that does not implement the method.
  public func application(
    _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool { true }
  /// Stands in for an app that does not implement the method.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool { true }
  /// Stands in for an app that does not implement the method.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession
  ) {}
  /// Stands in for an app that does not implement the method.
  public func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Hands the link to the method with Foundation's type.
  public func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    self.application(application, continue: userActivity.inFoundation, restorationHandler: restorationHandler)
  }
  /// Stands in for an app that does not implement the method.
  public func application(
    _ application: Application, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    CallbackResponder.doesNotRespond()
    return false
  }
  /// Stands in for an app that does not implement the method.
  public func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    CallbackResponder.doesNotRespond()
    return false
  }
  /// Stands in for an app that does not implement the method.
  public func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Stands in for an app that does not implement the method.
  public func userNotificationCenter(didReceive response: NotificationResponse) {}
  /// Stands in for an app that does not implement the method.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Stands in for an app that does not implement the method.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Stands in for an app that does not implement the method.
  public func applicationWillResignActive(_ application: Application) {}
  /// Stands in for an app that does not implement the method.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Stands in for an app that does not implement the method.
  public func applicationWillTerminate(_ application: Application) {}
  /// Stands in for an app that does not implement the method.
  public func onOpenURL(_ url: URL) {}
  /// Stands in for an app that does not implement the method.
  public func onAppear() {}
  /// Stands in for an app that does not implement the method.
  public func scenePhaseChanged(to phase: SceneState) {}
}
