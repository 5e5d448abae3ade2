#if os(Linux) || os(macOS)
  import Foundation

  /// The delegate of an animation. It is called in virtual time.
  @preconcurrency @MainActor
  public protocol CAAnimationDelegate {
    /// Called when the animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation is over, or when the layer has removed it.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation, for an app that does not implement the method.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  extension CAAnimation {
    /// The time in seconds from the moment at which the animation is added to its end.
    var secondsInAll: CFTimeInterval {
      let once = (duration == 0 ? CATransaction.duration : duration) * (autoreverses ? 2 : 1)
      // An animation without a speed stands still.
      guard speed > 0 else { return .infinity }
      return once * Double(repeatCount == 0 ? 1 : repeatCount) / Double(speed)
    }
  }

  /// The kind of a transition.
  public struct CATransitionType: Hashable, Sendable {
    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content covers the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old content away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The raw value.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The direction of a transition.
  public struct CATransitionSubtype: Hashable, Sendable {
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
    /// The raw value.
    public let rawValue: String
    /// Creates a direction from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The key of the transition of a layer.
  public let kCATransition = "transition"

  /// Stands in for a transition of a layer's content.
  open class CATransition: CAAnimation {
    /// The kind.
    open var type = CATransitionType.fade
    /// The direction.
    open var subtype: CATransitionSubtype?
    /// The relative position at which the transition starts.
    open var startProgress: Float = 0
    /// The relative position at which the transition ends.
    open var endProgress: Float = 1
  }
#endif
