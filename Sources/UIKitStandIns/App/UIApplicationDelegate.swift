#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// The calls of the system to an app, with the signatures of UIKit; all are optional.
  @preconcurrency @MainActor
  public protocol UIApplicationDelegate: NSObjectProtocol, UIWindowOwner {
    /// The process has been launched, and its window is not there yet.
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The process has been launched.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// A scene is about to be connected: which delegate it gets.
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The user has closed windows, of which simulations have one.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// A universal link is about to be handed over.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// A universal link is handed over.
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// A universal link could not be handed over; simulations never call it.
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity has been changed; simulations never call it.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// A URL with a scheme of the app is handed over.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// A URL with a scheme of the app is handed over, as before iOS 9; called if the other method is not there.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    /// A URL with a scheme of the app is handed over, as before iOS 4.2; simulations never call it.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// The app is about to be seen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is in front and takes input.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to take no more input.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is no longer seen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The process is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short, which it never is.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// The app is registered for push notifications.
    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The app could not be registered for push notifications; simulations never call it.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A push notification has arrived, or the user opened it.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// A push notification has arrived, or the user opened it.
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The user chose an item of the icon's menu; simulations never call it.
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
    /// The app may fetch in the background; simulations never call it.
    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The transfers of a session in the background are done; simulations never call it.
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void)
    /// Which orientations a window has.
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Whether extensions of a kind may be used.
    func application(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
  }
#endif
