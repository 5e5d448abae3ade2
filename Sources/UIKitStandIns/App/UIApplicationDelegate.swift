#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// The app delegate, with the signatures of UIKit; all methods are optional.
  @preconcurrency @MainActor
  public protocol UIApplicationDelegate:
    NSObjectProtocol, UIWindowOwner, ForwardedApplicationDelegate, _UnsentApplicationMethods
  {
    /// Called when the process has been launched, before its window exists.
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the process has been launched.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the configuration of a scene that is about to connect.
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called when the user has discarded scenes; simulations have only one.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called when a universal link is about to be delivered.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Delivers a universal link.
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called when a universal link could not be delivered; simulations never call it.
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called when an activity has been updated; simulations never call it.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Delivers a URL with a scheme of the app.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Delivers a URL with a scheme of the app, as before iOS 9; called if the app does not implement the newer method.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// Delivers a URL with a scheme of the app, as before iOS 4.2; called if the app implements neither newer method.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Called when the app is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the app has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the app is about to resign active.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the process is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low, which never happens.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called when the app has been registered for push notifications.
    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the app could not be registered for push notifications; simulations never call it.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when the user has answered whether notifications may be shown, as before iOS 10.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Called for a notification that the app has scheduled, as before iOS 10; simulations never call it.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Called when a push notification has arrived, or the user has opened it.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// Called when a push notification has arrived, or the user has opened it.
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when a push notification has arrived, or the user has opened it.
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult
    /// Called when the user has chosen a Home Screen quick action; simulations never call it.
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
    /// Called for a background fetch; simulations never call it.
    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when the transfers of a background session are done; simulations never call it.
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void)
    /// Returns the supported orientations of a window.
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Returns whether extensions of a type are allowed.
    func application(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
  }
#endif
