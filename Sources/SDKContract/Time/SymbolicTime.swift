/// Decides comparisons of instants whose times are not fixed.
///
/// In a search through all timed orders, the time of an answer is anything that its latency allows. A machine that
/// compares two such instants asks here; where both results are possible, the search follows both.
package protocol SymbolicTime: AnyObject, Sendable {
  /// Returns whether the time from one instant to another is less than a number of microseconds.
  func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool

  /// Records that the time between two instants was requested as a number, for which there is only a single answer.
  func noteDuration(from start: VirtualInstant, to end: VirtualInstant)

  /// Returns the time of an event, as far as it is known.
  func instant(of event: Int32) -> VirtualInstant

  /// Hashes the symbolic form of an instant: the event that it follows, and its distance from it.
  func hash(_ instant: VirtualInstant, into hasher: inout Hasher)
}

/// The place where machines find what decides their comparisons.
package enum TimeComparisons {
  /// Decides comparisons of instants with an origin; nil where all times are fixed.
  @TaskLocal package static var decider: (any SymbolicTime)?
}

/// The time between two instants, to be compared with durations.
package struct ElapsedTime: Sendable {
  fileprivate let start: VirtualInstant
  fileprivate let end: VirtualInstant

  /// Whether the time may depend on latencies: the distance between two instants reckoned from the same event does not.
  private var isOpen: Bool { start.origin != end.origin || start.origin < 0 }

  /// The duration, with each event at the time that the clock showed.
  package var duration: Duration { .microseconds(end.microseconds - start.microseconds) }

  /// Returns whether the time is shorter than a duration.
  package static func < (elapsed: ElapsedTime, limit: Duration) -> Bool { elapsed.isLess(than: limit.microseconds) }

  /// Returns whether the time is at least as long as a duration.
  package static func >= (elapsed: ElapsedTime, limit: Duration) -> Bool { !elapsed.isLess(than: limit.microseconds) }

  /// Returns whether the time is longer than a duration.
  package static func > (elapsed: ElapsedTime, limit: Duration) -> Bool { !(elapsed <= limit) }

  /// Returns whether the time is at most as long as a duration.
  package static func <= (elapsed: ElapsedTime, limit: Duration) -> Bool {
    let (next, overflow) = limit.microseconds.addingReportingOverflow(1)
    return overflow || elapsed.isLess(than: next)
  }

  /// Returns how often a duration fits into the time; 0 for a negative time.
  package func multiples(of unit: Duration) -> Int64 {
    let length = unit.microseconds
    guard length > 0, self >= .zero else { return 0 }
    guard isOpen else { return duration.microseconds / length }
    var count: Int64 = 0
    while self >= .microseconds((count + 1) * length) { count += 1 }
    return count
  }

  private func isLess(than limit: Int64) -> Bool {
    guard isOpen, let decider = TimeComparisons.decider else { return duration.microseconds < limit }
    return decider.isLess(from: start, to: end, than: limit)
  }
}

extension VirtualInstant {
  /// Returns the time from this instant to another one, for machines to compare; the result may depend on latencies.
  package func elapsed(to other: VirtualInstant) -> ElapsedTime { ElapsedTime(start: self, end: other) }
}
