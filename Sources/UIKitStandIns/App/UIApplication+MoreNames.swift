#if os(Linux) || os(macOS)
  import Foundation

  extension UIApplication.LaunchOptionsKey {
    /// The accessories that opened the app.
    public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The accessories that opened the app.
    public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The shared record that opened the app.
    public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The magazines that opened the app.
    public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The attribution of the link that opened the app.
    public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  extension UIApplication {
    /// The URL of the settings for default apps.
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-prefs:DEFAULT_APPS"
    /// Posted before the orientation of the status bar changes; simulations never post it.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
      "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted before the frame of the status bar changes; simulations never post it.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
      "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted when the frame of the status bar has changed; simulations never post it.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
      "UIApplicationDidChangeStatusBarFrameNotification")
    /// Begins to need the buttons of a remote control no longer. Has no effect.
    public func endReceivingRemoteControlEvents() {}
    /// Returns the orientations of a window.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    /// Shows no picture of the screen at the next launch. Has no effect.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Extends the restoration of the interface. Has no effect.
    public func extendStateRestoration() {}
    /// Completes the restoration of the interface. Has no effect.
    public func completeStateRestoration() {}
  }
#endif
