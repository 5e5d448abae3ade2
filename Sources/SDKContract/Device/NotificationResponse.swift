/// The user's response to a push notification, in place of `UNNotificationResponse`.
public struct NotificationResponse: Hashable, Sendable {
  /// The notification.
  package let notification: PushNotification

  /// The payload of the notification.
  public var payload: Payload? { notification.payload }

  /// The payload as a dictionary.
  public var userInfo: [AnyHashable: Any] { notification.userInfo }

  /// What the user did: the identifier of a button, or one of the system's for a tap and for a dismissal.
  public var actionIdentifier: String { (notification.action ?? .open).identifier }

  /// Creates the response of a user who taps a notification.
  public init(userInfo payload: Payload?) { notification = PushNotification(payload, action: .open) }

  /// Creates the response to a notification.
  package init(_ notification: PushNotification) { self.notification = notification }

  /// Returns whether both carry the same payload and the same action.
  public static func == (left: NotificationResponse, right: NotificationResponse) -> Bool {
    left.payload == right.payload && left.actionIdentifier == right.actionIdentifier
  }

  /// Hashes the payload and the action.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(payload?.entries)
    hasher.combine(actionIdentifier)
  }
}
