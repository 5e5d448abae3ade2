import Foundation

/// The calls of the system to an app, named as in `UIApplicationDelegate`; all are optional.
///
/// UIKit does not exist where simulations run, so its types are replaced by values with the same members.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  func application(_ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
  func application(_ application: Application, willContinueUserActivityWithType userActivityType: String) -> Bool
  func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool
  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool
  func applicationWillEnterForeground(_ application: Application)
  func applicationDidBecomeActive(_ application: Application)
  func applicationWillResignActive(_ application: Application)
  func applicationDidEnterBackground(_ application: Application)
  func applicationWillTerminate(_ application: Application)

  func application(_ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// The user opened a push notification, as told to a `UNUserNotificationCenterDelegate`.
  func userNotificationCenter(didReceive response: NotificationResponse)

  /// A link given to SwiftUI's `.onOpenURL` modifier.
  func onOpenURL(_ url: URL)
}

extension ApplicationDelegate {
  public func application(
    _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool { true }
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool { true }
  public func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  public func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    CallbackResponder.doesNotRespond()
    return false
  }
  public func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    CallbackResponder.doesNotRespond()
    return false
  }
  public func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  public func userNotificationCenter(didReceive response: NotificationResponse) {}
  public func applicationWillEnterForeground(_ application: Application) {}
  public func applicationDidBecomeActive(_ application: Application) {}
  public func applicationWillResignActive(_ application: Application) {}
  public func applicationDidEnterBackground(_ application: Application) {}
  public func applicationWillTerminate(_ application: Application) {}
  public func onOpenURL(_ url: URL) {}
}
