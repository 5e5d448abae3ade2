#if os(Linux) || os(macOS)
  import Foundation

  /// How a spring moves.
  public struct Spring: Hashable, Sendable {
    /// The perceived duration in seconds.
    public let duration: TimeInterval
    /// How far the spring bounces, from -1 to 1.
    public let bounce: Double
    /// Creates a spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
    /// Creates a spring.
    public init(response: TimeInterval, dampingRatio: Double) {
      self.init(duration: response, bounce: 1 - dampingRatio)
    }
    /// A spring without a bounce.
    public static var smooth: Spring { Spring() }
    /// A spring with a small bounce.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring with a large bounce.
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    /// Returns a spring without a bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
      Spring(duration: duration, bounce: extraBounce)
    }
    /// Returns a spring with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
      Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Returns a spring with a large bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
      Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// The perceived duration in seconds.
    public var response: TimeInterval { duration }
    /// The damping; from 1 the spring does not oscillate.
    public var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce }
  }

  /// How fast something changes.
  public struct UnitCurve: Hashable, Sendable {
    private let points: [Double]
    /// At a constant speed.
    public static let linear = UnitCurve(points: [0, 0, 1, 1])
    /// Slowly at the beginning.
    public static let easeIn = UnitCurve(points: [0.42, 0, 1, 1])
    /// Slowly at the end.
    public static let easeOut = UnitCurve(points: [0, 0, 0.58, 1])
    /// Slowly at the beginning and at the end.
    public static let easeInOut = UnitCurve(points: [0.42, 0, 0.58, 1])
    /// Along a circle at the beginning.
    public static let circularEaseIn = UnitCurve(points: [0.55, 0, 1, 0.45])
    /// Along a circle at the end.
    public static let circularEaseOut = UnitCurve(points: [0, 0.55, 0.45, 1])
    /// Along a circle at the beginning and at the end.
    public static let circularEaseInOut = UnitCurve(points: [0.85, 0, 0.15, 1])
    /// Returns a Bézier curve.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
      UnitCurve(points: [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y])
    }
  }

  extension Animation {
    /// Returns an animation with a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
      Animation(response: spring.duration, bounce: spring.bounce)
    }
    /// Returns an animation with a spring.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
      Animation(response: spring.duration, bounce: spring.bounce)
    }
    /// Returns an animation along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
      Animation(duration: duration)
    }
  }
#endif
