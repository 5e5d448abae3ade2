/// The user's response to a push notification, in place of `UNNotificationResponse`.
public struct NotificationResponse: Hashable, Sendable {
  /// The payload of the notification.
  public let payload: Payload?

  /// Which of the notifications that the user has opened this is; 0 if that is not known.
  package let number: Int

  /// The payload as a dictionary.
  public var userInfo: [AnyHashable: Any] { payload?.dictionary ?? [:] }

  /// Creates a response.
  public init(userInfo payload: Payload?) { self.init(userInfo: payload, number: 0) }

  /// Creates the response to a notification with a number.
  package init(userInfo payload: Payload?, number: Int) { (self.payload, self.number) = (payload, number) }

  /// Returns whether both carry the same payload.
  public static func == (left: NotificationResponse, right: NotificationResponse) -> Bool {
    left.payload == right.payload
  }

  /// Hashes the payload.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(payload?.entries)
  }
}
