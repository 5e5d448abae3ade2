#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // In UIKit these methods are optional, and code that forwards calls uses optional chaining, as in
  // `delegate.application?(app, open: url, options: [:])`. Swift protocols have no optional methods, so a property of
  // the same name accepts the call. It is never nil; if the app does not implement the method, nothing happens. The
  // result for a link is nil then, as on a device.

  extension UIApplicationDelegate {
    /// The window: nil if the delegate has no such property, and a nested nil if the property is nil.
    public var window: UIWindow?? { optionalWindow }

    /// The optional methods with this name, for optional chaining.
    public var application: ApplicationDelegateCalls? { ApplicationDelegateCalls(delegate: self) }

    /// The optional method, for optional chaining.
    public var applicationWillEnterForeground: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationWillEnterForeground(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationDidBecomeActive: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationDidBecomeActive(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationWillResignActive: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationWillResignActive(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationDidEnterBackground: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationDidEnterBackground(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationWillTerminate: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationWillTerminate(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationDidReceiveMemoryWarning: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationDidReceiveMemoryWarning(value) } }
    }
  }

  /// Calls the optional methods `application` of a `UIApplicationDelegate`.
  @preconcurrency @MainActor
  public struct ApplicationDelegateCalls {
    let delegate: any UIApplicationDelegate

    /// Calls `application(_:willFinishLaunchingWithOptions:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      CallbackResponder.forward {
        delegate.application(
          application,
          willFinishLaunchingWithOptions: launchOptions)
      }
    }

    /// Calls `application(_:didFinishLaunchingWithOptions:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      CallbackResponder.forward {
        delegate.application(
          application,
          didFinishLaunchingWithOptions: launchOptions)
      }
    }

    /// Calls `application(_:configurationForConnecting:options:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      CallbackResponder.forward {
        delegate.application(
          application,
          configurationForConnecting: connectingSceneSession,
          options: options)
      }
    }

    /// Calls `application(_:didDiscardSceneSessions:)`.
    public func callAsFunction(
      _ application: UIApplication,
      didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          didDiscardSceneSessions: sceneSessions)
      }
    }

    /// Calls `application(_:willContinueUserActivityWithType:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      CallbackResponder.forward {
        delegate.application(
          application,
          willContinueUserActivityWithType: userActivityType)
      }
    }

    /// Calls `application(_:continue:restorationHandler:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool? {
      CallbackResponder.forwardIfImplemented {
        delegate.application(
          application,
          continue: userActivity,
          restorationHandler: restorationHandler)
      }
    }

    /// Calls `application(_:didFailToContinueUserActivityWithType:error:)`.
    public func callAsFunction(
      _ application: UIApplication,
      didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          didFailToContinueUserActivityWithType: userActivityType,
          error: error)
      }
    }

    /// Calls `application(_:didUpdate:)`.
    public func callAsFunction(
      _ application: UIApplication,
      didUpdate userActivity: NSUserActivity
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          didUpdate: userActivity)
      }
    }

    /// Calls `application(_:open:options:)`.
    @discardableResult
    public func callAsFunction(
      _ app: UIApplication,
      open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool? {
      CallbackResponder.forwardIfImplemented {
        delegate.application(
          app,
          open: url,
          options: options)
      }
    }

    /// Calls `application(_:open:sourceApplication:annotation:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      open url: URL,
      sourceApplication: String?,
      annotation: Any
    ) -> Bool? {
      CallbackResponder.forwardIfImplemented {
        delegate.application(
          application,
          open: url,
          sourceApplication: sourceApplication,
          annotation: annotation)
      }
    }

    /// Calls `application(_:handleOpen:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      handleOpen url: URL
    ) -> Bool? {
      CallbackResponder.forwardIfImplemented {
        delegate.application(
          application,
          handleOpen: url)
      }
    }

    /// Calls `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
    public func callAsFunction(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
      }
    }

    /// Calls `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
    public func callAsFunction(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }

    /// Calls `application(_:didRegister:)`.
    public func callAsFunction(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {
      CallbackResponder.forward { delegate.application(application, didRegister: notificationSettings) }
    }

    /// Calls `application(_:didReceive:)`.
    public func callAsFunction(_ application: UIApplication, didReceive notification: UILocalNotification) {
      CallbackResponder.forward { delegate.application(application, didReceive: notification) }
    }

    /// Calls `application(_:didReceiveRemoteNotification:)`.
    public func callAsFunction(
      _ application: UIApplication,
      didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          didReceiveRemoteNotification: userInfo)
      }
    }

    /// Calls `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    public func callAsFunction(
      _ application: UIApplication,
      didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          didReceiveRemoteNotification: userInfo,
          fetchCompletionHandler: completionHandler)
      }
    }

    /// Calls `application(_:performActionFor:completionHandler:)`.
    public func callAsFunction(
      _ application: UIApplication,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          performActionFor: shortcutItem,
          completionHandler: completionHandler)
      }
    }

    /// Calls `application(_:performFetchWithCompletionHandler:)`.
    public func callAsFunction(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          performFetchWithCompletionHandler: completionHandler)
      }
    }

    /// Calls `application(_:handleEventsForBackgroundURLSession:completionHandler:)`.
    public func callAsFunction(
      _ application: UIApplication,
      handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application,
          handleEventsForBackgroundURLSession: identifier,
          completionHandler: completionHandler)
      }
    }

    /// Calls `application(_:supportedInterfaceOrientationsFor:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      CallbackResponder.forward {
        delegate.application(
          application,
          supportedInterfaceOrientationsFor: window)
      }
    }

    /// Calls `application(_:shouldAllowExtensionPointIdentifier:)`.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
      CallbackResponder.forward {
        delegate.application(
          application,
          shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
      }
    }
  }
#endif
