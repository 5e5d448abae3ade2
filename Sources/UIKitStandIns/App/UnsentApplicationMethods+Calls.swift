#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  extension UIApplicationDelegate {
    /// The optional method, for optional chaining.
    public var applicationDidFinishLaunching: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationDidFinishLaunching(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationSignificantTimeChange: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationSignificantTimeChange(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationShouldRequestHealthAuthorization: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationShouldRequestHealthAuthorization(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationProtectedDataWillBecomeUnavailable: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationProtectedDataWillBecomeUnavailable(value) } }
    }

    /// The optional method, for optional chaining.
    public var applicationProtectedDataDidBecomeAvailable: (@MainActor (UIApplication) -> Void)? {
      { value in CallbackResponder.forward { self.applicationProtectedDataDidBecomeAvailable(value) } }
    }
  }

  extension ApplicationDelegateCalls {
    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) {
      CallbackResponder.forward {
        delegate.application(application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
      }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) {
      CallbackResponder.forward {
        delegate.application(application, didChangeStatusBarOrientation: oldStatusBarOrientation)
      }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      willChangeStatusBarFrame newStatusBarFrame: CGRect
    ) {
      CallbackResponder.forward { delegate.application(application, willChangeStatusBarFrame: newStatusBarFrame) }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      didChangeStatusBarFrame oldStatusBarFrame: CGRect
    ) {
      CallbackResponder.forward { delegate.application(application, didChangeStatusBarFrame: oldStatusBarFrame) }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      completionHandler: @escaping () -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application, handleActionWithIdentifier: identifier, for: notification, completionHandler: completionHandler)
      }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      for notification: UILocalNotification,
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application, handleActionWithIdentifier: identifier, for: notification, withResponseInfo: responseInfo,
          completionHandler: completionHandler)
      }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
          completionHandler: completionHandler)
      }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      handleActionWithIdentifier identifier: String?,
      forRemoteNotification userInfo: [AnyHashable: Any],
      withResponseInfo responseInfo: [AnyHashable: Any],
      completionHandler: @escaping () -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(
          application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
          withResponseInfo: responseInfo, completionHandler: completionHandler)
      }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
      reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {
      CallbackResponder.forward {
        delegate.application(application, handleWatchKitExtensionRequest: userInfo, reply: reply)
      }
    }

    /// Calls a method that no simulation calls.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> UIViewController? {
      CallbackResponder.forward {
        delegate.application(
          application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
      }
    }

    /// Calls a method that no simulation calls.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      shouldSaveApplicationState coder: NSCoder
    ) -> Bool {
      CallbackResponder.forward { delegate.application(application, shouldSaveApplicationState: coder) }
    }

    /// Calls a method that no simulation calls.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      shouldRestoreApplicationState coder: NSCoder
    ) -> Bool {
      CallbackResponder.forward { delegate.application(application, shouldRestoreApplicationState: coder) }
    }

    /// Calls a method that no simulation calls.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool {
      CallbackResponder.forward { delegate.application(application, shouldSaveSecureApplicationState: coder) }
    }

    /// Calls a method that no simulation calls.
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
      CallbackResponder.forward { delegate.application(application, shouldRestoreSecureApplicationState: coder) }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      willEncodeRestorableStateWith coder: NSCoder
    ) {
      CallbackResponder.forward { delegate.application(application, willEncodeRestorableStateWith: coder) }
    }

    /// Calls a method that no simulation calls.
    public func callAsFunction(
      _ application: UIApplication,
      didDecodeRestorableStateWith coder: NSCoder
    ) {
      CallbackResponder.forward { delegate.application(application, didDecodeRestorableStateWith: coder) }
    }
  }
#endif
