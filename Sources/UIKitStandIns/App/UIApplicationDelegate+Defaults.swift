#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // The default implementations, for methods that an app does not implement.
  extension UIApplicationDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      true
    }
    /// Calls the method of iOS 2.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      applicationDidFinishLaunching(application)
      return true
    }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    /// The default implementation, for an app that does not implement the method.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
      -> Bool
    {
      false
    }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      CallbackResponder.doesNotRespond()
      return false
    }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Calls the method of earlier versions of iOS.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
      -> Bool
    {
      self.application(
        app, open: url, sourceApplication: options[.sourceApplication] as? String,
        annotation: options[.annotation] as Any)
    }
    /// Calls the method of earlier versions of iOS.
    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any)
      -> Bool
    {
      self.application(application, handleOpen: url)
    }
    /// The default implementation, for an app that does not implement the method.
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
      CallbackResponder.doesNotRespond()
      return false
    }
    /// The default implementation, for an app that does not implement the method.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    {}
    /// The default implementation, for an app that does not implement the method.
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }
    /// Calls the methods without a completion handler.
    public func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      let receive: (UIApplication, [AnyHashable: Any]) -> Void = self.application(_:didReceiveRemoteNotification:)
      receive(application, userInfo)
      // Sound because the task runs on the main actor, as this method does.
      nonisolated(unsafe) let content = userInfo
      Task { completionHandler(await self.application(application, didReceiveRemoteNotification: content)) }
    }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      .all
    }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
      true
    }

    /// Prints that the app must be run by a test, because a simulation replaces the system.
    public static func main() {
      print("This app runs in a simulation: make its delegate in a test, with TestedApp.integrated(appDelegate:)")
    }
  }

  /// Prints that the app must be run by a test, because a simulation replaces the system.
  ///
  /// - Parameters:
  ///   - argumentCount: The number of arguments of the program.
  ///   - arguments: Its arguments.
  ///   - principalClassName: The name of the application's class; nil for `UIApplication`.
  ///   - delegateClassName: The name of the delegate's class.
  @discardableResult
  public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?, _ delegateClassName: String?
  ) -> Int32 {
    print("This app runs in a simulation: make its delegate in a test, with TestedApp.integrated(appDelegate:)")
    return 0
  }
#endif
