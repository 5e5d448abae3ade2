#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a Core Animation animation.
  @preconcurrency @MainActor
  open class CAAnimation: NSObject {
    /// The length in seconds.
    open var duration: CFTimeInterval = 0
    /// The start time in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// Whether the animation runs forwards and backwards.
    open var autoreverses = false
    /// Whether the layer removes the animation when it ends.
    open var isRemovedOnCompletion = true
    /// What the animation shows before and after its duration.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function.
    open var timingFunction: CAMediaTimingFunction?
    /// The speed, relative to the layer's.
    open var speed: Float = 1
    /// The delegate, which the animation retains.
    open var delegate: (any CAAnimationDelegate)?
  }

  /// Stands in for an animation of a property.
  open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?
    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
  }

  /// Stands in for an animation between two values.
  open class CABasicAnimation: CAPropertyAnimation {
    /// The start value.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The relative value.
    open var byValue: Any?
  }

  /// Stands in for a spring animation.
  open class CASpringAnimation: CABasicAnimation {
    /// The damping.
    open var damping: CGFloat = 10
    /// The stiffness.
    open var stiffness: CGFloat = 100
  }

  /// Stands in for a keyframe animation.
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the keyframes.
    open var values: [Any]?
    /// The times of the keyframes.
    open var keyTimes: [NSNumber]?
    /// The path of the keyframes.
    open var path: CGPath?
  }

  /// Stands in for a group of animations.
  open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
  }
#endif
