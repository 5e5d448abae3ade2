#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  extension UIApplicationDelegate {
    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationDidFinishLaunching(
      _ application: UIApplication
    ) -> Void? {
      self.applicationDidFinishLaunching?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationSignificantTimeChange(
      _ application: UIApplication
    ) -> Void? {
      self.applicationSignificantTimeChange?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationShouldRequestHealthAuthorization(
      _ application: UIApplication
    ) -> Void? {
      self.applicationShouldRequestHealthAuthorization?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationProtectedDataWillBecomeUnavailable(
      _ application: UIApplication
    ) -> Void? {
      self.applicationProtectedDataWillBecomeUnavailable?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_applicationProtectedDataDidBecomeAvailable(
      _ application: UIApplication
    ) -> Void? {
      self.applicationProtectedDataDidBecomeAvailable?(application)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) -> Void? {
      self.application?(application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) -> Void? {
      self.application?(application, didChangeStatusBarOrientation: oldStatusBarOrientation)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) -> Void? {
      self.application?(application, willChangeStatusBarFrame: newStatusBarFrame)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) -> Void? {
      self.application?(application, didChangeStatusBarFrame: oldStatusBarFrame)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      completionHandler: @escaping () -> Void
    ) -> Void? {
      self.application?(
        application, handleActionWithIdentifier: identifier, for: notification, completionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) -> Void? {
      self.application?(
        application, handleActionWithIdentifier: identifier, for: notification, withResponseInfo: responseInfo,
        completionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) -> Void? {
      self.application?(
        application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
        completionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) -> Void? {
      self.application?(
        application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
        withResponseInfo: responseInfo, completionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
      reply: @escaping ([AnyHashable: Any]?) -> Void
    ) -> Void? {
      self.application?(application, handleWatchKitExtensionRequest: userInfo, reply: reply)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> UIViewController? {
      self.application?(application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      shouldSaveApplicationState coder: NSCoder
    ) -> Bool? {
      self.application?(application, shouldSaveApplicationState: coder)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      shouldRestoreApplicationState coder: NSCoder
    ) -> Bool? {
      self.application?(application, shouldRestoreApplicationState: coder)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool? {
      self.application?(application, shouldSaveSecureApplicationState: coder)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool? {
      self.application?(application, shouldRestoreSecureApplicationState: coder)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      willEncodeRestorableStateWith coder: NSCoder
    ) -> Void? {
      self.application?(application, willEncodeRestorableStateWith: coder)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_application(
      _ application: UIApplication,
      didDecodeRestorableStateWith coder: NSCoder
    ) -> Void? {
      self.application?(application, didDecodeRestorableStateWith: coder)
    }
  }
#endif
