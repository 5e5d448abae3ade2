#if os(Linux) || os(macOS)
  import Foundation

  /// The accessibility settings of a simulated device, which are all off.
  public enum UIAccessibility {
    /// Something that an app tells assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: UInt32
      /// Creates a notification.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Another screen has appeared.
      public static let screenChanged = Notification(rawValue: 1000)
      /// A part of the screen has changed.
      public static let layoutChanged = Notification(rawValue: 1001)
      /// Something to say.
      public static let announcement = Notification(rawValue: 1008)
      /// The content has been scrolled.
      public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technologies something. Has no effect.
    public static func post(notification: Notification, argument: Any?) {}
    /// Whether VoiceOver is on.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control is on.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether Reduce Motion is on.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether Reduce Transparency is on.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether bold text is on.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are darkened.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether Guided Access is on.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Posted when VoiceOver is turned on or off; simulations never post it.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when Reduce Motion is turned on or off; simulations never post it.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
      "UIAccessibilityReduceMotionStatusDidChange")
  }
#endif
