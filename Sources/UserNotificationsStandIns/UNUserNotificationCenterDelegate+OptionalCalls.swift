#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // In UIKit these methods are optional, and code that forwards calls uses optional chaining, as in
  // `delegate?.userNotificationCenter?(center, didReceive: response, withCompletionHandler: done)`. Swift protocols
  // have no optional methods, so a property of the same name accepts the call. It is never nil; if the app does not
  // implement the method, nothing happens.

  extension UNUserNotificationCenterDelegate {
    /// The optional methods with this name, for optional chaining.
    public var userNotificationCenter: NotificationCenterDelegateCalls? {
      NotificationCenterDelegateCalls(delegate: self)
    }
  }

  /// Calls the optional methods `userNotificationCenter` of a `UNUserNotificationCenterDelegate`.
  @preconcurrency @MainActor
  public struct NotificationCenterDelegateCalls {
    let delegate: any UNUserNotificationCenterDelegate

    /// Calls `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    public func callAsFunction(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      CallbackResponder.forward {
        delegate.userNotificationCenter(
          center,
          willPresent: notification,
          withCompletionHandler: completionHandler)
      }
    }

    /// Calls `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    public func callAsFunction(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      CallbackResponder.forward {
        delegate.userNotificationCenter(
          center,
          didReceive: response,
          withCompletionHandler: completionHandler)
      }
    }

    /// Calls `userNotificationCenter(_:openSettingsFor:)`.
    public func callAsFunction(
      _ center: UNUserNotificationCenter,
      openSettingsFor notification: UNNotification?
    ) {
      CallbackResponder.forward {
        delegate.userNotificationCenter(
          center,
          openSettingsFor: notification)
      }
    }
  }
#endif
