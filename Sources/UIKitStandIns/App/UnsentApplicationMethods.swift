#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// The methods of an app delegate that no simulation calls, apart from the first. An app delegate that passes its calls
  /// on to other objects names them.
  @preconcurrency @MainActor
  public protocol _UnsentApplicationMethods {
    /// Called when the process has been launched, as in iOS 2, unless the app implements the newer method.
    func applicationDidFinishLaunching(
      _ application: UIApplication
    )
    /// Called at midnight, and when the time has been set; simulations never call it.
    func applicationSignificantTimeChange(
      _ application: UIApplication
    )
    /// Called when a watch asks for health data; simulations never call it.
    func applicationShouldRequestHealthAuthorization(
      _ application: UIApplication
    )
    /// Called when the device is about to be locked, which it never is.
    func applicationProtectedDataWillBecomeUnavailable(
      _ application: UIApplication
    )
    /// Called when the device has been unlocked, which it always is.
    func applicationProtectedDataDidBecomeAvailable(
      _ application: UIApplication
    )
    /// Called when the interface is about to turn, as before iOS 13; simulations never call it.
    func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    )
    /// Called when the interface has turned, as before iOS 13; simulations never call it.
    func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    )
    /// Called when the status bar is about to change, as before iOS 13; simulations never call it.
    func application(
      _ application: UIApplication,
      willChangeStatusBarFrame newStatusBarFrame: CGRect
    )
    /// Called when the status bar has changed, as before iOS 13; simulations never call it.
    func application(
      _ application: UIApplication,
      didChangeStatusBarFrame oldStatusBarFrame: CGRect
    )
    /// Called for a button of a local notification, as before iOS 10; simulations never call it.
    func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      completionHandler: @escaping () -> Void
    )
    /// Called for an answer to a local notification, as before iOS 10; simulations never call it.
    func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    )
    /// Called for a button of a push notification, as before iOS 10; simulations never call it.
    func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    )
    /// Called for an answer to a push notification, as before iOS 10; simulations never call it.
    func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    )
    /// Called for a message of a watch; simulations never call it.
    func application(
      _ application: UIApplication,
      handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
      reply: @escaping ([AnyHashable: Any]?) -> Void
    )
    /// Returns a screen that the system restores; simulations never call it.
    func application(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> UIViewController?
    /// Returns whether the system saves the state, as before iOS 13.2; simulations never call it.
    func application(
      _ application: UIApplication,
      shouldSaveApplicationState coder: NSCoder
    ) -> Bool
    /// Returns whether the system restores the state, as before iOS 13.2; simulations never call it.
    func application(
      _ application: UIApplication,
      shouldRestoreApplicationState coder: NSCoder
    ) -> Bool
    /// Returns whether the system saves the state; simulations never call it.
    func application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool
    /// Returns whether the system restores the state; simulations never call it.
    func application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool
    /// Called when the state is about to be saved; simulations never call it.
    func application(
      _ application: UIApplication,
      willEncodeRestorableStateWith coder: NSCoder
    )
    /// Called when the state has been restored; simulations never call it.
    func application(
      _ application: UIApplication,
      didDecodeRestorableStateWith coder: NSCoder
    )
  }

  extension _UnsentApplicationMethods {
    /// The default implementation, for an app that does not implement the method.
    public func applicationDidFinishLaunching(
      _ application: UIApplication
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationSignificantTimeChange(
      _ application: UIApplication
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationShouldRequestHealthAuthorization(
      _ application: UIApplication
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationProtectedDataWillBecomeUnavailable(
      _ application: UIApplication
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func applicationProtectedDataDidBecomeAvailable(
      _ application: UIApplication
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      completionHandler: @escaping () -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
      reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> UIViewController? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      shouldSaveApplicationState coder: NSCoder
    ) -> Bool { false }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      shouldRestoreApplicationState coder: NSCoder
    ) -> Bool { false }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      willEncodeRestorableStateWith coder: NSCoder
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func application(
      _ application: UIApplication,
      didDecodeRestorableStateWith coder: NSCoder
    ) {}
  }
#endif
