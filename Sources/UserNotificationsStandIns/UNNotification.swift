#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a delivered notification.
  ///
  /// It is `@unchecked Sendable` because it is never modified.
  open class UNNotification: NSObject, @unchecked Sendable {
    /// The request behind the notification.
    public let request: UNNotificationRequest
    /// The date of the delivery.
    public let date: Date

    /// Creates a notification that has arrived.
    package init(_ notification: PushNotification) {
      // A device gives each notification its own identifier, and the same one wherever it delivers the notification.
      request = UNNotificationRequest(
        identifier: "notification-\(notification.number)", content: UNMutableNotificationContent(notification.userInfo),
        trigger: UNPushNotificationTrigger())
      date = Date()
    }
  }

  /// Stands in for the user's response to a notification.
  ///
  /// It is `@unchecked Sendable` because it is never modified.
  open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action that the user chose: to open the app, to dismiss the notification, or one of its buttons.
    public let actionIdentifier: String

    /// Creates the response to a notification.
    package init(_ response: NotificationResponse) {
      notification = UNNotification(response.notification)
      actionIdentifier = response.actionIdentifier
    }
  }

  /// Stands in for the user's answer in a notification; no user gives one.
  ///
  /// It is `@unchecked Sendable` because it is never modified.
  open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The answer.
    open var userText: String { "" }
  }

  /// The action of a user who opens the app from a notification.
  public let UNNotificationDefaultActionIdentifier = PushNotification.Action.open.identifier
  /// The action of a user who dismisses a notification.
  public let UNNotificationDismissActionIdentifier = PushNotification.Action.dismiss.identifier

  /// Stands in for the request to show a notification.
  open class UNNotificationRequest: NSObject {
    /// The identifier of the request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The trigger of the notification.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
      self.identifier = identifier
      self.content = content
      self.trigger = trigger
    }
  }
#endif
