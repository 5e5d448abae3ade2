#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // An app may declare a protocol with optional methods of the same names, as hosts of plug-ins do. The
  // translation of a call such as `delegate.application?(app, open: url, options: [:])` does not know which protocol it
  // concerns, so the methods of the system's protocol have the names of the translation, too.

  extension UNUserNotificationCenterDelegate {
    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) -> Void? {
      self.userNotificationCenter?(
        center,
        willPresent: notification,
        withCompletionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) -> Void? {
      self.userNotificationCenter?(
        center,
        didReceive: response,
        withCompletionHandler: completionHandler)
    }

    /// The optional method, for code that the plug-in translates.
    @discardableResult
    public func __optional_userNotificationCenter(
      _ center: UNUserNotificationCenter,
      openSettingsFor notification: UNNotification?
    ) -> Void? {
      self.userNotificationCenter?(
        center,
        openSettingsFor: notification)
    }
  }
#endif
