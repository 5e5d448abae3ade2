#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // An app may declare a protocol with optional methods of the same names, as hosts of plug-ins do. The
  // translation of a call such as `delegate.application?(app, open: url, options: [:])` does not know which protocol it
  // concerns, so the methods of the system's protocol have the names of the translation, too.

  extension UIApplicationDelegate {
    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationWillEnterForeground(_ application: UIApplication) -> Void? {
      self.applicationWillEnterForeground?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationDidBecomeActive(_ application: UIApplication) -> Void? {
      self.applicationDidBecomeActive?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationWillResignActive(_ application: UIApplication) -> Void? {
      self.applicationWillResignActive?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationDidEnterBackground(_ application: UIApplication) -> Void? {
      self.applicationDidEnterBackground?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationWillTerminate(_ application: UIApplication) -> Void? {
      self.applicationWillTerminate?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationDidReceiveMemoryWarning(_ application: UIApplication) -> Void? {
      self.applicationDidReceiveMemoryWarning?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
      self.application?(
        application,
        willFinishLaunchingWithOptions: launchOptions)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
      self.application?(
        application,
        didFinishLaunchingWithOptions: launchOptions)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
      self.application?(
        application,
        configurationForConnecting: connectingSceneSession,
        options: options)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) -> Void? {
      self.application?(
        application,
        didDiscardSceneSessions: sceneSessions)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      willContinueUserActivityWithType userActivityType: String
    ) -> Bool? {
      self.application?(
        application,
        willContinueUserActivityWithType: userActivityType)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool? {
      self.application?(
        application,
        continue: userActivity,
        restorationHandler: restorationHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) -> Void? {
      self.application?(
        application,
        didFailToContinueUserActivityWithType: userActivityType,
        error: error)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didUpdate userActivity: NSUserActivity
    ) -> Void? {
      self.application?(
        application,
        didUpdate: userActivity)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ app: UIApplication,
      open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool? {
      self.application?(
        app,
        open: url,
        options: options)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      open url: URL,
      sourceApplication: String?,
      annotation: Any
    ) -> Bool? {
      self.application?(
        application,
        open: url,
        sourceApplication: sourceApplication,
        annotation: annotation)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      handleOpen url: URL
    ) -> Bool? {
      self.application?(
        application,
        handleOpen: url)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) -> Void? {
      self.application?(
        application,
        didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) -> Void? {
      self.application?(
        application,
        didFailToRegisterForRemoteNotificationsWithError: error)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) -> Void? {
      self.application?(application, didRegister: notificationSettings)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication, didReceive notification: UILocalNotification
    ) -> Void? {
      self.application?(application, didReceive: notification)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) -> Void? {
      self.application?(
        application,
        didReceiveRemoteNotification: userInfo)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
      self.application?(
        application,
        didReceiveRemoteNotification: userInfo,
        fetchCompletionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
      self.application?(
        application,
        performActionFor: shortcutItem,
        completionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
      self.application?(
        application,
        performFetchWithCompletionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) -> Void? {
      self.application?(
        application,
        handleEventsForBackgroundURLSession: identifier,
        completionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask? {
      self.application?(
        application,
        supportedInterfaceOrientationsFor: window)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool? {
      self.application?(
        application,
        shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
    }
  }
#endif
