import SDKContract

/// The numbers that the app has taken from the device's clocks during an event, and from which it has reckoned no
/// deadline.
///
/// Where a search leaves times open, a number would stand for one time of many. A reading from which a deadline is
/// reckoned at the same moment is none: `Task.sleep`, `asyncAfter` and their like read the clock only to add a duration
/// to it, once for each deadline, and the deadline follows the event by this duration, whenever it comes.
struct ClockReadings {
  private var wall = 0
  private var uptime = 0
  private var continuous = 0
  /// Whether a deadline was compared with the present that was not reckoned from a reading of this moment.
  private var hasOtherDeadline = false

  /// Records that the app has read a clock.
  mutating func noteReading(of clock: DeviceClock) { self[clock] += 1 }

  /// Records that the app waits for a time on a clock.
  mutating func noteDeadline(on clock: DeviceClock) {
    if self[clock] > 0 { self[clock] -= 1 } else { noteOtherDeadline() }
  }

  /// Records that the app waits for a time of which the present event may not be the start.
  mutating func noteOtherDeadline() { hasOtherDeadline = true }

  /// Ends the event.
  ///
  /// - Returns: Whether the app may have done something because of the time.
  mutating func end() -> Bool {
    guard hasOtherDeadline || wall > 0 || uptime > 0 || continuous > 0 else { return false }
    self = ClockReadings()
    return true
  }

  private subscript(clock: DeviceClock) -> Int {
    get {
      switch clock {
      case .wall: wall
      case .uptime: uptime
      case .continuous: continuous
      }
    }
    set {
      switch clock {
      case .wall: wall = newValue
      case .uptime: uptime = newValue
      case .continuous: continuous = newValue
      }
    }
  }
}
