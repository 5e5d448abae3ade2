/// The user's response to a push notification, in place of `UNNotificationResponse`.
public struct NotificationResponse: Hashable, Sendable {
  /// The payload of the notification.
  public let payload: Payload?

  /// The payload as a dictionary.
  public var userInfo: [AnyHashable: Any] { payload?.dictionary ?? [:] }

  /// Creates a response.
  public init(userInfo payload: Payload?) {
    self.payload = payload
  }

  /// Returns whether both carry the same payload.
  public static func == (left: NotificationResponse, right: NotificationResponse) -> Bool {
    left.payload == right.payload
  }

  /// Hashes the payload.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(payload?.entries)
  }
}
