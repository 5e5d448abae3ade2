#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the trigger of a notification.
  open class UNNotificationTrigger: NSObject {
    /// Whether the notification repeats.
    public let repeats: Bool

    init(repeats: Bool = false) { self.repeats = repeats }
  }

  /// Stands in for the trigger of a push notification.
  open class UNPushNotificationTrigger: UNNotificationTrigger {}

  /// Stands in for a trigger after some time.
  open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time until the notification is shown, in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
      self.timeInterval = timeInterval
      super.init(repeats: repeats)
    }

    /// Returns the next date at which the notification is shown.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
  }

  /// Stands in for a trigger at a date.
  open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts of the date.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
      self.dateComponents = dateComponents
      super.init(repeats: repeats)
    }

    /// Returns the next date at which the notification is shown.
    open func nextTriggerDate() -> Date? {
      Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
  }
#endif
