#if os(Linux) || os(macOS)
  import Foundation

  /// The kinds of notifications for which an app asks permission.
  public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A badge on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// A banner.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Notifications in CarPlay.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Critical alerts, even if the device is muted.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// Notifications that Siri reads.
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// Notifications that break through a Focus.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
    /// Provisional notifications, without asking first.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// A button for the app's own notification settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  }

  /// How a notification is presented while the app is in the foreground.
  public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A badge on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// A banner, before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In Notification Center.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
  }

  /// The options of a category.
  public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app is told when the user dismisses the notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// CarPlay shows the notification.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is shown although the notification is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The subtitle is shown although the notification is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    /// Siri reads the notification.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
  }

  /// The options of an action.
  public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action needs an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The action deletes something.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The action opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
  }

  /// The user's permission for notifications.
  public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined = 0
    /// The user has denied permission.
    case denied = 1
    /// The user has granted permission.
    case authorized = 2
    /// The app may send provisional notifications without asking.
    case provisional = 3
    /// Permission for a limited time, as in an App Clip.
    case ephemeral = 4
  }

  /// Stands in for the user's notification settings, which allow everything.
  ///
  /// It is `@unchecked Sendable` because it has no state.
  open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The user's permission.
    open var authorizationStatus: UNAuthorizationStatus { .authorized }
    /// Whether notifications show an alert.
    open var alertSetting: UNNotificationSetting { .enabled }
    /// Whether notifications set the badge of the app's icon.
    open var badgeSetting: UNNotificationSetting { .enabled }
    /// Whether notifications play a sound.
    open var soundSetting: UNNotificationSetting { .enabled }
    /// Whether notifications appear on the Lock Screen.
    open var lockScreenSetting: UNNotificationSetting { .enabled }
    /// Whether notifications appear in Notification Center.
    open var notificationCenterSetting: UNNotificationSetting { .enabled }
    /// Whether CarPlay shows notifications.
    open var carPlaySetting: UNNotificationSetting { .enabled }
    /// Whether critical alerts play a sound on a muted device.
    open var criticalAlertSetting: UNNotificationSetting { .enabled }
    /// Whether Siri reads notifications.
    open var announcementSetting: UNNotificationSetting { .enabled }
    /// Whether notifications wait for a summary.
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// How alerts are shown.
    open var alertStyle: UNAlertStyle { .banner }
    /// When the text of notifications is shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the system's settings have a button for those of the app.
    open var providesAppNotificationSettings: Bool { false }
    /// Whether notifications may break through a Focus.
    open var timeSensitiveSetting: UNNotificationSetting { .enabled }
  }

  /// How alerts are shown.
  public enum UNAlertStyle: Int, Sendable {
    /// How alerts are shown.
    case none, banner, alert
  }

  /// When the text of notifications is shown.
  public enum UNShowPreviewsSetting: Int, Sendable {
    /// When the text of notifications is shown.
    case always, whenAuthenticated, never
  }

  /// Whether the user allows a kind of notification.
  public enum UNNotificationSetting: Int, Sendable {
    /// The app cannot use it.
    case notSupported
    /// The user does not allow it.
    case disabled
    /// The user allows it.
    case enabled
  }
#endif
