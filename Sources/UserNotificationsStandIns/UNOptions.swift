#if os(Linux) || os(macOS)
  import Foundation

  /// What an app wants to do with notifications.
  public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// A banner.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// In a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Although the device is muted.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// Without asking first.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// With a button for the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  }

  /// How a notification is shown while the app is in front.
  public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// A banner, before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
  }

  /// How a category behaves.
  public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears of it when the user takes the notification away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  }

  /// How an action behaves.
  public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
  }

  /// What the user has said to notifications.
  public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked yet.
    case notDetermined = 0
    /// The user said no.
    case denied = 1
    /// The user said yes.
    case authorized = 2
    /// The app did not ask.
    case provisional = 3
    /// For a short time.
    case ephemeral = 4
  }

  /// Stands in for what the user has allowed: everything.
  ///
  /// It has no state that could change, so that it can be shared between threads.
  open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// What the user has said.
    open var authorizationStatus: UNAuthorizationStatus { .authorized }
  }
#endif
