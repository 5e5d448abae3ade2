/// The decider of machines' comparisons of instants while orders are explored, for the present run.
final class TimeWatch: SymbolicTime, @unchecked Sendable {
  // A class, so that machines find it; it never leaves the thread of its exploration.

  /// The open times of the present run; nil while events come at their earliest times.
  var current: OpenTimes?
  /// Whether an instant that depends on a latency was compared while events come at their earliest times.
  var wasAsked = false

  func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool {
    if start.origin >= 0, end.origin >= 0, let current { return current.isLess(from: start, to: end, than: limit) }
    wasAsked = true
    return end.microseconds - start.microseconds < limit
  }

  func noteDuration(from start: VirtualInstant, to end: VirtualInstant) {
    if start.origin >= 0, end.origin >= 0, let current {
      current.noteDuration(from: start, to: end)
    } else {
      wasAsked = true
    }
  }

  /// Records what the app has taken from the clock at the event that has just happened.
  @MainActor
  func noteReadings(of engine: Engine) {
    guard engine.runRecord.readings.end(), engine.world.now.origin != 0 else { return }
    noteDuration(from: .zero, to: engine.world.now)
  }

  func instant(of event: Int32) -> VirtualInstant { current?.instant(of: event) ?? .zero }

  func hash(_ instant: VirtualInstant, into hasher: inout Hasher) {
    if let current { current.hash(instant, into: &hasher) } else { hasher.combine(instant.microseconds) }
  }
}
