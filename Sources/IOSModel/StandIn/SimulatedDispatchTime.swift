import Dispatch

/// Stands in for `DispatchTime` where a block of a `SimulatedQueue` is delayed: `.now() + 2`.
public struct SimulatedDispatchTime: Sendable {
  /// The time from the present moment on.
  let delay: Duration

  /// The present moment.
  public static func now() -> SimulatedDispatchTime { SimulatedDispatchTime(delay: .zero) }

  /// The moment so many seconds later.
  public static func + (time: SimulatedDispatchTime, seconds: Double) -> SimulatedDispatchTime {
    SimulatedDispatchTime(delay: time.delay + .seconds(seconds))
  }

  /// The moment so much later; never is as far away as time goes.
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
