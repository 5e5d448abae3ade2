#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the device.
  @preconcurrency @MainActor
  open class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()
    /// Its name.
    open var name: String { "iPhone" }
    /// What it is.
    open var model: String { "iPhone" }
    /// The name of its system.
    open var systemName: String { "iOS" }
    /// The version of its system.
    open var systemVersion: String { "18.0" }
    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The identifier for the vendor.
    open var identifierForVendor: UUID? { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) }
    /// What it is, in the language of the user.
    open var localizedModel: String { "iPhone" }
    /// How it is held.
    open var orientation: UIDeviceOrientation { .portrait }
    /// Whether the app hears of how it is held; it stays as it is.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Has the app hear of how it is held.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Has the app hear of it no more.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
    /// Whether the app hears of its battery.
    open var isBatteryMonitoringEnabled = false
    /// How full its battery is.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// What its battery does.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    /// Whether it can do several things at once.
    open var isMultitaskingSupported: Bool { true }

    /// What a battery does.
    public enum BatteryState: Int, Sendable {
      /// Nobody has asked.
      case unknown
      /// It gets empty.
      case unplugged
      /// It gets full.
      case charging
      /// It is full.
      case full
    }

    /// Posted when the device is held in another way, which it never is.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
      "UIDeviceOrientationDidChangeNotification")
    /// Posted when the battery is fuller or emptier, which it never is.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
      "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when the battery does something else, which it never does.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
      "UIDeviceBatteryStateDidChangeNotification")
  }

  /// Stands in for the screen of the device.
  @preconcurrency @MainActor
  open class UIScreen: NSObject, UICoordinateSpace {
    /// The screen.
    public static let main = UIScreen()
    /// The size.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// How large it is in dots.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// The number of pixels per point.
    open var scale: CGFloat { 3 }
    /// How bright it is.
    open var brightness: CGFloat { 0.5 }
  }

  /// Coordinates.
  @preconcurrency @MainActor
  public protocol UICoordinateSpace: NSObjectProtocol {
    /// How large the space is.
    var bounds: CGRect { get }
  }

  /// Stands in for what the user has copied.
  @preconcurrency @MainActor
  open class UIPasteboard: NSObject {
    /// What the user has copied, and the app that is simulated on this thread finds.
    open class var general: UIPasteboard { AppEnvironment.current.object { UIPasteboard() } }
    /// The text.
    open var string: String?
    /// The URL.
    open var url: URL?
    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    open var hasURLs: Bool { url != nil }
  }

  /// Stands in for what the surroundings of a view are like.
  @preconcurrency @MainActor
  open class UITraitCollection: NSObject {
    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// How wide the view is.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// How high the view is.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How large letters are.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The number of pixels per point.
    open var displayScale: CGFloat { 3 }
    /// Whether colours look different where these are the surroundings.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }
    /// What the code's surroundings are like.
    public class var current: UITraitCollection { UITraitCollection() }
  }

  /// Stands in for a knock that the user feels.
  @preconcurrency @MainActor
  open class UIImpactFeedbackGenerator: NSObject {
    /// How hard it is.
    public enum FeedbackStyle: Int, Sendable {
      /// Soft.
      case light = 0
      /// Between.
      case medium = 1
      /// Hard.
      case heavy = 2
      /// As something soft does.
      case soft = 3
      /// As something hard does.
      case rigid = 4
    }
    /// Creates one.
    public init(style: FeedbackStyle) {}
    /// Creates one that is neither soft nor hard.
    public convenience override init() { self.init(style: .medium) }
    /// Knocks.
    open func impactOccurred() {}
    /// Knocks more or less.
    open func impactOccurred(intensity: CGFloat) {}
    /// Gets ready.
    open func prepare() {}
  }

  /// Space at four sides.
  public struct UIEdgeInsets: Hashable, Sendable {
    /// Above.
    public var top: CGFloat
    /// At the left.
    public var left: CGFloat
    /// Below.
    public var bottom: CGFloat
    /// At the right.
    public var right: CGFloat
    /// No space.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Creates space.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// Stands in for what the user feels when something is done.
  @preconcurrency @MainActor
  open class UINotificationFeedbackGenerator: NSObject {
    /// What has happened.
    public enum FeedbackType: Int, Sendable {
      /// It is done.
      case success = 0
      /// It may be wrong.
      case warning = 1
      /// It has failed.
      case error = 2
    }
    /// Creates a generator.
    public override init() { super.init() }
    /// Gets ready.
    open func prepare() {}
    /// Something has happened.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
  }

  /// Stands in for what the user feels when something else is chosen.
  @preconcurrency @MainActor
  open class UISelectionFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Gets ready.
    open func prepare() {}
    /// Something else is chosen.
    open func selectionChanged() {}
  }
#endif
