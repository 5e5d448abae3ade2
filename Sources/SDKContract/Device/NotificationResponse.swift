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

  /// Compares what the two carry.
  public static func == (left: NotificationResponse, right: NotificationResponse) -> Bool {
    left.payload == right.payload
  }

  /// Feeds what equality compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(payload?.entries)
  }
}
