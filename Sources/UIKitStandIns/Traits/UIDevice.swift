#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the device.
  @preconcurrency @MainActor
  open class UIDevice: NSObject {
    /// The current device.
    public static let current = UIDevice()
    #if os(macOS)
      /// Turns the device, by the name `orientation`, as apps do that iOS has no method for. Has no effect.
      nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    #endif
    /// The device's name.
    open var name: String { "iPhone" }
    /// The device's model.
    open var model: String { "iPhone" }
    /// The name of the operating system.
    open var systemName: String { "iOS" }
    /// The version of the operating system.
    open var systemVersion: String { "18.0" }
    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The identifier for the vendor.
    open var identifierForVendor: UUID? { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) }
    /// The model in the user's language: not translated.
    open var localizedModel: String { "iPhone" }
    /// The orientation: always portrait.
    open var orientation: UIDeviceOrientation { .portrait }
    /// Whether the device posts changes of its orientation, which never changes.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Starts notifications of the orientation.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Stops notifications of the orientation.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// Whether battery monitoring is enabled.
    open var isBatteryMonitoringEnabled = false
    /// Whether the app asks for what is close to the device.
    open var isProximityMonitoringEnabled = false
    /// Whether something is close to the device: never.
    open var proximityState: Bool { false }
    /// The battery level from 0 to 1: full, or -1 without monitoring.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// The battery state: full, or unknown without monitoring.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    /// Whether the device supports multitasking: always.
    open var isMultitaskingSupported: Bool { true }

    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
      /// Unknown, since monitoring is disabled.
      case unknown
      /// Discharging.
      case unplugged
      /// Charging.
      case charging
      /// Full.
      case full
    }

    /// The notification of a changed orientation. A simulation never posts it.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
      "UIDeviceOrientationDidChangeNotification")
    /// The notification of a changed battery level. A simulation never posts it.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
      "UIDeviceBatteryLevelDidChangeNotification")
    /// The notification of a changed battery state. A simulation never posts it.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
      "UIDeviceBatteryStateDidChangeNotification")
  }

  extension UIDevice {
    /// Plays the sound of a key. Has no effect.
    public func playInputClick() {}
    /// Posted when something comes close to the screen; simulations never post it.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
      "UIDeviceProximityStateDidChangeNotification")
  }
#endif
