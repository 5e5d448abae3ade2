/// A push notification, in place of `UNNotification`.
public struct PushNotification: Hashable, Sendable {
  /// The payload.
  public let payload: Payload?

  /// Which of the notifications that have reached the device this is; 0 if that is not known.
  package var number: Int
  /// What the user did with it; nil for one that has only arrived.
  package var action: Action?

  /// The payload as a dictionary.
  public var userInfo: [AnyHashable: Any] { payload?.dictionary ?? [:] }

  /// Creates a notification that the user has not acted on, unless an action is given.
  package init(_ payload: Payload? = nil, number: Int = 0, action: Action? = nil) {
    (self.payload, self.number, self.action) = (payload, number, action)
  }

  /// What a user does with a notification.
  package enum Action: Hashable, Sendable {
    /// The user taps the notification.
    case open
    /// The user dismisses the notification.
    case dismiss
    /// The user chooses a button, which has this identifier.
    case button(String)

    /// Creates an action from the text of a scenario: `dismiss`, or the identifier of an action.
    package init(_ text: String) {
      switch text {
      case "dismiss", Self.dismiss.identifier: self = .dismiss
      case Self.open.identifier: self = .open
      default: self = .button(text)
      }
    }

    /// What `UNNotificationResponse.actionIdentifier` is.
    package var identifier: String {
      switch self {
      case .open: "com.apple.UNNotificationDefaultActionIdentifier"
      case .dismiss: "com.apple.UNNotificationDismissActionIdentifier"
      case .button(let identifier): identifier
      }
    }
  }
}

extension PushNotification {
  /// Whether the system shows it to the user: a payload is that of a silent push if all that `aps` asks for is
  /// `content-available`.
  package var isShown: Bool {
    guard let aps, hasContentAvailable else { return true }
    return aps.contains { ["alert", "badge", "sound"].contains($0.key) }
  }

  /// Whether `aps` has the key `content-available`, with which a push also reaches an app that is not in front.
  package var hasContentAvailable: Bool {
    aps?.contains { $0.key == "content-available" && $0.value == .integer(1) } ?? false
  }

  private var aps: [PayloadEntry]? {
    if case .object(let entries)? = payload?["aps"] { entries } else { nil }
  }
}
