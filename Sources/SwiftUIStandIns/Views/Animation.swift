#if os(Linux) || os(macOS)
  import Foundation

  /// How views change: nobody sees it, and what follows it waits until it is over.
  public struct Animation: Hashable, Sendable {
    /// After how many seconds it looks done.
    private(set) var duration: TimeInterval
    /// After how many seconds nothing moves any more, which takes a spring longer.
    private(set) var rest: TimeInterval

    /// Creates an animation with a curve.
    init(duration: TimeInterval) { (self.duration, rest) = (duration, duration) }

    /// Creates an animation with a spring.
    ///
    /// - Parameters:
    ///   - response: After how many seconds it looks done.
    ///   - damping: How soon it stops swinging; from 1 on it does not swing.
    init(response: TimeInterval, damping: Double) {
      duration = response
      // A thousandth of the way is left. From 1 on, the slowest part of the movement decides.
      let speed = damping < 1 ? damping : 0.75 / damping
      rest = speed > 0 ? max(response, log(1000) / (speed * 2 * .pi) * response) : .infinity
    }

    /// Creates an animation with a spring that swings as much as the bounce says, from -1 to 1.
    init(response: TimeInterval, bounce: Double) {
      self.init(response: response, damping: bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce)
    }

    /// The same with other times.
    func timed(_ change: (TimeInterval) -> TimeInterval) -> Animation {
      var animation = self
      animation.duration = change(duration)
      animation.rest = change(rest)
      return animation
    }

    /// After how many seconds the animation counts as done.
    func seconds(until criteria: AnimationCompletionCriteria) -> TimeInterval {
      criteria == .removed ? rest : duration
    }
  }
#endif
