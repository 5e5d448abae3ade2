/// Answers machines that compare instants while orders are explored: for the run that is under way.
final class TimeWatch: SymbolicTime, @unchecked Sendable {
  // A class, so that machines find it; it never leaves the thread of its exploration.

  /// What is known of times in the run that is under way.
  var current: OpenTimes?
  /// Whether an instant was compared that depends on a latency, where events come at their earliest times.
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

  func instant(of event: Int32) -> VirtualInstant { current?.instant(of: event) ?? .zero }

  func hash(_ instant: VirtualInstant, into hasher: inout Hasher) {
    if let current { current.hash(instant, into: &hasher) } else { hasher.combine(instant.microseconds) }
  }
}
