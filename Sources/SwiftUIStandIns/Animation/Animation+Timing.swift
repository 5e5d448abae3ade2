#if os(Linux) || os(macOS)
  import Foundation

  // The standard animations, with SwiftUI's default durations.
  extension Animation {
    /// The default animation.
    public static let `default` = Animation(response: 0.55, damping: 1)
    /// Constant speed.
    public static let linear = linear(duration: 0.35)
    /// Starts and ends slowly.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// Starts slowly.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ends slowly.
    public static let easeOut = easeOut(duration: 0.35)
    /// Returns an animation of constant speed with a duration in seconds.
    public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns an animation that starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns an animation that starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration) }
    /// Returns an animation with a cubic Bézier curve.
    public static func timingCurve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(duration: duration) }

    /// A spring animation.
    public static var spring: Animation { spring(duration: 0.5) }
    /// A spring animation without bounce.
    public static let smooth = smooth()
    /// A spring animation with a small bounce.
    public static let snappy = snappy()
    /// A spring animation with a larger bounce.
    public static let bouncy = bouncy()
    /// A spring animation for interaction.
    public static let interactiveSpring = interactiveSpring()
    /// Returns a spring animation.
    public static func spring(
      response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(response: response, damping: dampingFraction) }
    /// Returns a spring animation.
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
      Animation(response: duration, bounce: bounce)
    }
    /// Returns a spring animation for interaction.
    public static func interactiveSpring(
      response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(response: response, damping: dampingFraction) }
    /// Returns a spring animation from physical properties.
    public static func interpolatingSpring(
      mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
      guard mass > 0, stiffness > 0 else { return Animation(duration: 0) }
      return Animation(
        response: 2 * .pi * (mass / stiffness).squareRoot(), damping: damping / (2 * (mass * stiffness).squareRoot()))
    }
    /// Returns a spring animation without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
      Animation(response: duration, bounce: extraBounce)
    }
    /// Returns a spring animation with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
      Animation(response: duration, bounce: 0.15 + extraBounce)
    }
    /// Returns a spring animation with a larger bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
      Animation(response: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns the animation with a delay in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { timed { $0 + delay } }
    /// Returns the animation at another speed.
    public func speed(_ speed: Double) -> Animation { timed { speed > 0 ? $0 / speed : .infinity } }
    /// Returns the animation repeated a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
      timed { $0 * Double(max(repeatCount, 1)) }
    }
    /// Returns the animation repeated forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation { timed { _ in .infinity } }
  }
#endif
