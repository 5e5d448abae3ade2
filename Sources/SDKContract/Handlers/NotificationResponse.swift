/// What the user did with a push notification, in the place of `UNNotificationResponse`.
public struct NotificationResponse: Hashable, Sendable {
  /// The payload of the notification.
  public let payload: Payload?

  /// The payload as a dictionary.
  public var userInfo: [AnyHashable: Any] { payload?.dictionary ?? [:] }

  /// Creates a response.
  public init(userInfo payload: Payload?) {
    self.payload = payload
  }

  public static func == (left: NotificationResponse, right: NotificationResponse) -> Bool {
    left.payload == right.payload
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(payload?.entries)
  }
}
