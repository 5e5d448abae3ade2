import Dispatch

/// Stands in for `DispatchTime` in the deadline of a block on a `SimulatedQueue`: `.now() + 2`.
public struct SimulatedDispatchTime: Sendable {
  /// The time from now.
  let delay: Duration

  /// The current time.
  public static func now() -> SimulatedDispatchTime { SimulatedDispatchTime(delay: .zero) }

  /// Returns the time that is the given number of seconds later.
  public static func + (time: SimulatedDispatchTime, seconds: Double) -> SimulatedDispatchTime {
    SimulatedDispatchTime(delay: time.delay + .seconds(seconds))
  }

  /// Returns the time that is later by an interval; `never` is as far away as possible.
  public static func + (time: SimulatedDispatchTime, interval: DispatchTimeInterval) -> SimulatedDispatchTime {
    let delay: Duration =
      switch interval {
      case .seconds(let count): .seconds(count)
      case .milliseconds(let count): .milliseconds(count)
      case .microseconds(let count): .microseconds(count)
      case .nanoseconds(let count): .nanoseconds(count)
      default: .seconds(Int32.max)
      }
    return SimulatedDispatchTime(delay: time.delay + delay)
  }
}
