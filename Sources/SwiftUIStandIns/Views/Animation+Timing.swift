#if os(Linux) || os(macOS)
  import Foundation

  // How long a movement takes, as the system has it where an app does not say.
  extension Animation {
    /// The usual way.
    public static let `default` = Animation(response: 0.55, damping: 1)
    /// At one speed.
    public static let linear = linear(duration: 0.35)
    /// Slow at both ends.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// Slow at the beginning.
    public static let easeIn = easeIn(duration: 0.35)
    /// Slow at the end.
    public static let easeOut = easeOut(duration: 0.35)
    /// At one speed, for so many seconds.
    public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
    /// Slow at both ends, for so many seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Fast at the beginning, for so many seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(duration: duration) }
    /// Fast at the end, for so many seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration) }
    /// As a curve has it.
    public static func timingCurve(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(duration: duration) }

    /// As a spring has it.
    public static var spring: Animation { spring(duration: 0.5) }
    /// As a spring has it that hardly swings.
    public static let smooth = smooth()
    /// As a spring has it that swings a little.
    public static let snappy = snappy()
    /// As a spring has it that swings.
    public static let bouncy = bouncy()
    /// As a spring has it that follows a finger.
    public static let interactiveSpring = interactiveSpring()
    /// As a spring has it.
    public static func spring(
      response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(response: response, damping: dampingFraction) }
    /// As a spring has it.
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
      Animation(response: duration, bounce: bounce)
    }
    /// As a spring has it that follows a finger.
    public static func interactiveSpring(
      response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(response: response, damping: dampingFraction) }
    /// As a spring has it.
    public static func interpolatingSpring(
      mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
      guard mass > 0, stiffness > 0 else { return Animation(duration: 0) }
      return Animation(
        response: 2 * .pi * (mass / stiffness).squareRoot(), damping: damping / (2 * (mass * stiffness).squareRoot()))
    }
    /// As a spring has it that hardly swings.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
      Animation(response: duration, bounce: extraBounce)
    }
    /// As a spring has it that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
      Animation(response: duration, bounce: 0.15 + extraBounce)
    }
    /// As a spring has it that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
      Animation(response: duration, bounce: 0.3 + extraBounce)
    }

    /// The same, later.
    public func delay(_ delay: TimeInterval) -> Animation { timed { $0 + delay } }
    /// The same, faster.
    public func speed(_ speed: Double) -> Animation { timed { speed > 0 ? $0 / speed : .infinity } }
    /// The same, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
      timed { $0 * Double(max(repeatCount, 1)) }
    }
    /// The same, forever.
    public func repeatForever(autoreverses: Bool = true) -> Animation { timed { _ in .infinity } }
  }
#endif
