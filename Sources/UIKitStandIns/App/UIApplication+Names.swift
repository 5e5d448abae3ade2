#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  extension UIApplication {
    /// A key of the launch options.
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
      /// The Home Screen quick action that the user chose.
      public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
      /// The app was launched because the device entered or left a region.
      public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
      /// A local notification, before iOS 10.
      public static let localNotification = LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
      /// The annotation of the app that opened the link.
      public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    }

    /// A key of the options for a URL that the app is asked to open.
    public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The id of the app that opens the URL, a `String`.
      public static let sourceApplication = OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
      /// The annotation of that app.
      public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
      /// Whether the file must be copied before it is used.
      public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
      /// The measurement of the ad that opens the URL, a `UIEventAttribution`.
      public static let eventAttribution = OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }

    /// A key of the options for opening a URL from the app.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Open the URL only if it is a universal link of an app.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
      /// The measurement of the ad that the user tapped, a `UIEventAttribution`.
      public static let eventAttribution = OpenExternalURLOptionsKey(rawValue: "eventAttribution")
    }

    /// An extension point of other apps.
    public struct ExtensionPointIdentifier: Hashable, Sendable, RawRepresentable {
      /// The identifier of the extension point.
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keyboards.
      public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }

    /// Posted when the app has become active.
    public nonisolated static let didBecomeActiveNotification = Application.didBecomeActiveNotification
    /// Posted when the app is about to resign active.
    public nonisolated static let willResignActiveNotification = Application.willResignActiveNotification
    /// Posted when the app is about to enter the foreground.
    public nonisolated static let willEnterForegroundNotification = Application.willEnterForegroundNotification
    /// Posted when the app has entered the background.
    public nonisolated static let didEnterBackgroundNotification = Application.didEnterBackgroundNotification
    /// Posted when the process is about to terminate.
    public nonisolated static let willTerminateNotification = Application.willTerminateNotification
    /// Posted when the app has been launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
      "UIApplicationDidFinishLaunchingNotification")
    /// Posted when memory is low, which never happens.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the day or the time has changed significantly; simulations never post it.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChangeNotification")
    /// Posted when protected files become available; simulations never post it, because they always are.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
      "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when protected files become unavailable; simulations never post it.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when the user has taken a screenshot; simulations never post it.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
      "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when the background refresh status has changed; simulations never post it.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
      "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// The URL of the app's page in the system's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the app's settings for notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The minimum interval between two background fetches.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  }

  /// The result of a background fetch.
  public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There is new data.
    case newData = 0
    /// There is no new data.
    case noData = 1
    /// The fetch failed.
    case failed = 2
  }

  /// The permission for background refresh.
  public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device does not allow it.
    case restricted = 0
    /// The user does not allow it.
    case denied = 1
    /// Background refresh is available.
    case available = 2
  }

  /// The identifier of a background task.
  public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No background task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  /// An object that restores a user activity, for example from another device, which simulations do not have.
  @preconcurrency @MainActor
  public protocol UIUserActivityRestoring {
    /// Restores a user activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
  }
#endif
