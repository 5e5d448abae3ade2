#if os(Linux)
  /// The names of the methods of `UIApplicationDelegate`.
  ///
  /// An app delegate that hands its calls on asks each receiver for a method by a selector that it makes in its class.
  /// Every conforming object has all of the methods, because Swift's protocols have no optional ones: what an app does
  /// not implement does nothing.
  enum ApplicationDelegateMethods {
    /// The names as `#selector` gives them, and those of Objective-C where they differ.
    static let names: Set<String> = [
      "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
      "application:configurationForConnecting:options:", "application:configurationForConnectingSceneSession:options:",
      "application:didDiscardSceneSessions:", "application:willContinueUserActivityWithType:",
      "application:continue:restorationHandler:", "application:continueUserActivity:restorationHandler:",
      "application:didFailToContinueUserActivityWithType:error:", "application:didUpdate:",
      "application:didUpdateUserActivity:", "application:open:options:", "application:openURL:options:",
      "application:open:sourceApplication:annotation:", "application:openURL:sourceApplication:annotation:",
      "application:handleOpen:", "application:handleOpenURL:", "applicationWillEnterForeground:",
      "applicationDidBecomeActive:", "applicationWillResignActive:", "applicationDidEnterBackground:",
      "applicationWillTerminate:", "applicationDidReceiveMemoryWarning:",
      "application:didRegisterForRemoteNotificationsWithDeviceToken:",
      "application:didFailToRegisterForRemoteNotificationsWithError:", "application:didReceiveRemoteNotification:",
      "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      "application:performActionFor:completionHandler:", "application:performActionForShortcutItem:completionHandler:",
      "application:performFetchWithCompletionHandler:",
      "application:handleEventsForBackgroundURLSession:completionHandler:",
      "application:supportedInterfaceOrientationsFor:", "application:supportedInterfaceOrientationsForWindow:",
      "application:shouldAllowExtensionPointIdentifier:",
    ]
  }
#endif
