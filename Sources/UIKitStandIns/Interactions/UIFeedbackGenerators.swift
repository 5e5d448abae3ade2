#if os(Linux) || os(macOS)
  import Foundation

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
