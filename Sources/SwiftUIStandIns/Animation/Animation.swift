#if os(Linux) || os(macOS)
  import Foundation

  /// An animation. Views change at once, and completions wait until the animation would end.
  public struct Animation: Hashable, Sendable {
    /// The number of seconds after which the animation is logically complete.
    private(set) var duration: TimeInterval
    /// The number of seconds after which nothing moves, which is longer for a spring.
    private(set) var rest: TimeInterval

    /// Creates an animation with a timing curve.
    init(duration: TimeInterval) { (self.duration, rest) = (duration, duration) }

    /// Creates a spring animation.
    ///
    /// - Parameters:
    ///   - response: The perceived duration in seconds.
    ///   - damping: The damping fraction; from 1 the spring does not oscillate.
    init(response: TimeInterval, damping: Double) {
      duration = response
      // The spring rests when a thousandth of the distance remains. From a damping of 1, its slowest component decides.
      let speed = damping < 1 ? damping : 0.75 / damping
      rest = speed > 0 ? max(response, log(1000) / (speed * 2 * .pi) * response) : .infinity
    }

    /// Creates a spring animation with a bounce from -1 to 1.
    init(response: TimeInterval, bounce: Double) {
      self.init(response: response, damping: bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce)
    }

    /// Returns the animation with changed times.
    func timed(_ change: (TimeInterval) -> TimeInterval) -> Animation {
      var animation = self
      animation.duration = change(duration)
      animation.rest = change(rest)
      return animation
    }

    /// Returns the number of seconds after which the animation counts as complete.
    func seconds(until criteria: AnimationCompletionCriteria) -> TimeInterval {
      criteria == .removed ? rest : duration
    }
  }
#endif
