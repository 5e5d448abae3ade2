#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // Notifications as before iOS 10, with names that app code still has.

  /// Stands in for a notification that the app schedules, which is never shown; a scenario has steps for notifications.
  @preconcurrency @MainActor
  open class UILocalNotification: NSObject {
    /// When it would be shown.
    open var fireDate: Date?
    /// The time zone of that date.
    open var timeZone: TimeZone?
    /// How often it is repeated.
    open var repeatInterval: NSCalendar.Unit = []
    /// The title.
    open var alertTitle: String?
    /// The text.
    open var alertBody: String?
    /// The title of the button.
    open var alertAction: String?
    /// Whether it has a button.
    open var hasAction = true
    /// The image at the launch.
    open var alertLaunchImage: String?
    /// The sound.
    open var soundName: String?
    /// The badge of the app's icon.
    open var applicationIconBadgeNumber = 0
    /// What the app adds.
    open var userInfo: [AnyHashable: Any]?
    /// The group of actions.
    open var category: String?
  }

  /// The name of the default sound of a notification.
  public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

  /// The settings for notifications, as before iOS 10.
  @preconcurrency @MainActor
  open class UIUserNotificationSettings: NSObject {
    /// The types of notifications.
    public let types: UIUserNotificationType
    /// The groups of actions.
    public let categories: Set<UIUserNotificationCategory>?

    /// Creates settings.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
      (self.types, self.categories) = (types, categories)
    }
  }

  /// A group of actions of a notification, as before iOS 10.
  @preconcurrency @MainActor
  open class UIUserNotificationCategory: NSObject {
    /// The identifier.
    open var identifier: String? { nil }
  }

  /// The types of notifications, as before iOS 10.
  public struct UIUserNotificationType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A badge on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A banner.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
  }

  extension UIApplication {
    /// Shows a notification, which has no effect.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    /// Schedules a notification, which is never shown.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
      scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [notification]
    }
    /// Cancels a scheduled notification.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
      scheduledLocalNotifications?.removeAll { $0 === notification }
    }
    /// Cancels the scheduled notifications.
    public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
  }
#endif
