#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the course of an animation.
  @preconcurrency @MainActor
  public protocol UITimingCurveProvider: NSObjectProtocol {}

  /// Stands in for a curve.
  @preconcurrency @MainActor
  open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve.
    public let animationCurve: UIView.AnimationCurve
    /// Creates a curve.
    public init(animationCurve curve: UIView.AnimationCurve) { animationCurve = curve }
    /// Creates a curve from its control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { animationCurve = .easeInOut }
  }

  /// Stands in for a spring.
  @preconcurrency @MainActor
  open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start.
    public let initialVelocity: CGVector
    /// Creates a spring.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { initialVelocity = velocity }
    /// Creates a spring.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
      initialVelocity = velocity
    }
  }

  extension UIViewPropertyAnimator {
    /// Creates an animator with a course.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
      self.init(duration: duration, curve: .easeInOut)
    }
  }
#endif
