#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the device.
  @preconcurrency @MainActor
  open class UIDevice: NSObject {
    /// The current device.
    public static let current = UIDevice()
    /// Turns the device, with the key `orientation`, as apps do that iOS has no method for. Has no effect.
    open func setValue(_ value: Any?, forKey key: String) {}
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

  /// Stands in for the screen of the device.
  @preconcurrency @MainActor
  open class UIScreen: NSObject, UICoordinateSpace {
    /// The main screen.
    public static let main = UIScreen()
    /// The bounds in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// The bounds in pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// The number of pixels per point.
    open var scale: CGFloat { 3 }
    /// The brightness from 0 to 1.
    open var brightness: CGFloat { 0.5 }
  }

  /// A coordinate space.
  @preconcurrency @MainActor
  public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the space.
    var bounds: CGRect { get }
  }

  /// Stands in for a collection of traits.
  @preconcurrency @MainActor
  open class UITraitCollection: NSObject {
    /// The interface style: always light.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// Runs code with these traits.
    open func performAsCurrent(_ actions: () -> Void) { actions() }
    /// The horizontal size class: always compact.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// The vertical size class: always regular.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The preferred Dynamic Type size.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The number of pixels per point.
    open var displayScale: CGFloat { 3 }
    /// Returns whether colours resolve differently for other traits: never.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }
    /// The traits of the current environment.
    public class var current: UITraitCollection { UITraitCollection() }
  }

  /// Stands in for a generator of impact haptics.
  @preconcurrency @MainActor
  open class UIImpactFeedbackGenerator: NSObject {
    /// The style of an impact.
    public enum FeedbackStyle: Int, Sendable {
      /// A light impact.
      case light = 0
      /// A medium impact.
      case medium = 1
      /// A heavy impact.
      case heavy = 2
      /// A soft impact.
      case soft = 3
      /// A rigid impact.
      case rigid = 4
    }
    /// Creates a generator.
    public init(style: FeedbackStyle) {}
    /// Creates a generator of medium impacts.
    public convenience override init() { self.init(style: .medium) }
    /// Triggers an impact. Has no effect.
    open func impactOccurred() {}
    /// Triggers an impact with an intensity. Has no effect.
    open func impactOccurred(intensity: CGFloat) {}
    /// Prepares the generator. Has no effect.
    open func prepare() {}
  }

  /// Insets from the four edges.
  public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the left.
    public var left: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the right.
    public var right: CGFloat
    /// Zero insets.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// Stands in for a generator of notification haptics.
  @preconcurrency @MainActor
  open class UINotificationFeedbackGenerator: NSObject {
    /// The type of a notification haptic.
    public enum FeedbackType: Int, Sendable {
      /// Success.
      case success = 0
      /// Warning.
      case warning = 1
      /// Error.
      case error = 2
    }
    /// Creates a generator.
    public override init() { super.init() }
    /// Prepares the generator. Has no effect.
    open func prepare() {}
    /// Triggers a haptic. Has no effect.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
  }

  /// Stands in for a generator of selection haptics.
  @preconcurrency @MainActor
  open class UISelectionFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Prepares the generator. Has no effect.
    open func prepare() {}
    /// Triggers a haptic. Has no effect.
    open func selectionChanged() {}
  }
#endif
