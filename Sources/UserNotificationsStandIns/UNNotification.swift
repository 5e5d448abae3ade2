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

    init(_ request: UNNotificationRequest) {
      self.request = request
      date = Date()
    }
  }

  /// Stands in for the user's response to a notification.
  ///
  /// It is `@unchecked Sendable` because it is never modified.
  open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action that the user chose, which is to open the app.
    public let actionIdentifier: String

    /// Creates the response to a notification that the user opened.
    package init(_ response: NotificationResponse) {
      // A device gives each notification its own identifier, and the same one wherever it delivers the response.
      notification = UNNotification(
        UNNotificationRequest(
          identifier: "notification-\(response.number)", content: UNMutableNotificationContent(response.userInfo),
          trigger: UNPushNotificationTrigger()))
      actionIdentifier = UNNotificationDefaultActionIdentifier
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
  public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The action of a user who dismisses a notification.
  public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

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
