#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  extension UIApplication {
    /// A key of the options with which an app is launched.
    public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The link with the app's scheme that launched the app.
      public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
      /// A dictionary with the universal link that launched the app.
      public static let userActivityDictionary = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
      /// The type of the universal link that launched the app, in that dictionary.
      public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
      /// The payload of the push notification that the user opened.
      public static let remoteNotification = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
      /// The app that opened the link.
      public static let sourceApplication = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
      /// The item of the icon's menu that the user chose.
      public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
      /// A region that the device has entered or left.
      public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
      /// A local notification, before iOS 10.
      public static let localNotification = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
      /// What the app that opened the link says of it.
      public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    }

    /// A key of the options with which the system opens a URL in the app.
    public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The id of the app that opens the URL, a `String`.
      public static let sourceApplication = OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
      /// What that app says of the URL.
      public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
      /// Whether the file must be copied before it is used.
      public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// A key of the options with which the app has a URL opened.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Open the URL only if it is a universal link of an app.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// A place in other apps where this app can be active.
    public struct ExtensionPointIdentifier: Hashable, Sendable, RawRepresentable {
      /// The name of the place.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keyboards.
      public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// Posted when the app has become active.
    public nonisolated static let didBecomeActiveNotification = Application.didBecomeActiveNotification
    /// Posted when the app is about to take no more input.
    public nonisolated static let willResignActiveNotification = Application.willResignActiveNotification
    /// Posted when the app is about to be seen.
    public nonisolated static let willEnterForegroundNotification = Application.willEnterForegroundNotification
    /// Posted when the app is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = Application.didEnterBackgroundNotification
    /// Posted when the process is about to end.
    public nonisolated static let willTerminateNotification = Application.willTerminateNotification
    /// Posted when the app has been launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
      "UIApplicationDidFinishLaunchingNotification")
    /// Posted when memory is short, which it never is.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the day or the time has changed, which simulations never post.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChangeNotification")
    /// Posted when files of the app can be read, which they always can.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
      "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when files of the app are about to be locked, which they never are.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when the user has taken a picture of the screen, which nobody does.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
      "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when the app may fetch in the background or no longer may, which never changes.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
      "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// The URL of the app's page in the system's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the app's settings for notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The least time between two fetches in the background.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  }

  /// What a fetch in the background has brought.
  public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There is something new.
    case newData = 0
    /// There is nothing new.
    case noData = 1
    /// It failed.
    case failed = 2
  }

  /// Whether the app may fetch in the background.
  public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device does not allow it.
    case restricted = 0
    /// The user does not allow it.
    case denied = 1
    /// It may.
    case available = 2
  }

  /// Names time in the background that the app has asked for.
  public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
    /// The number.
    public let rawValue: Int
    /// Creates a name.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No time.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  /// An object that the user was engaged in on another device, which simulations do not have.
  @preconcurrency @MainActor
  public protocol UIUserActivityRestoring {
    /// Restores what the user was engaged in.
    func restoreUserActivityState(_ activity: NSUserActivity)
  }

  /// Which notifications an app wants, as before iOS 10.
  open class UIUserNotificationSettings: NSObject {
    /// Creates settings.
    public init(types: UIUserNotificationType, categories: Set<NSObject>?) {}
  }

  /// Kinds of notifications, as before iOS 10.
  public struct UIUserNotificationType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A banner.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
  }
#endif
