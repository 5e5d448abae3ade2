#if os(Linux) || os(macOS)
  import Foundation

  /// An effect of tilting the device, which nobody tilts.
  @preconcurrency @MainActor
  open class UIMotionEffect: NSObject {}

  /// An effect that changes a value with the tilt of the device.
  open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of a tilt.
    public enum EffectType: Int, Sendable {
      /// A direction.
      case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }
    /// The value that changes.
    public let keyPath: String
    /// The direction.
    public let type: EffectType
    /// The value at the smallest tilt.
    open var minimumRelativeValue: Any?
    /// The value at the largest tilt.
    open var maximumRelativeValue: Any?
    /// Creates an effect.
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
  }

  /// A group of effects.
  open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
  }
#endif
