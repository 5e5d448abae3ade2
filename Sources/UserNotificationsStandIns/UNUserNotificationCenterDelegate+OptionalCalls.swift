#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // In UIKit these methods are optional: code that forwards calls asks of each whether it is there, as in
  // `delegate?.userNotificationCenter?(center, didReceive: response, withCompletionHandler: done)`.
  // A protocol of Swift has no optional methods, so that a member of the same name takes the call. It is never nil;
  // where an app does not implement the method, nothing happens.

  extension UNUserNotificationCenterDelegate {
    /// The optional methods of this name, for a call with a question mark.
    public var userNotificationCenter: NotificationCenterDelegateCalls? {
      NotificationCenterDelegateCalls(delegate: self)
    }
  }

  /// Calls the optional methods `userNotificationCenter` of a `UNUserNotificationCenterDelegate`.
  @preconcurrency @MainActor
  public struct NotificationCenterDelegateCalls {
    let delegate: any UNUserNotificationCenterDelegate

    /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
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

    /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
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

    /// `userNotificationCenter(_:openSettingsFor:)`.
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
