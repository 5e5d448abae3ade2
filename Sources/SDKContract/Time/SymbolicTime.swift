/// Decides comparisons of instants whose times are not fixed.
///
/// In a search through all timed orders, the time of an answer is anything that its latency allows. A machine that
/// compares two such instants asks here, and the search follows both answers where both are possible.
package protocol SymbolicTime: AnyObject, Sendable {
  /// Whether the time from one instant to another is less than a number of microseconds.
  func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool

  /// Takes note that the time from one instant to another was asked for, of which there is but one answer.
  func noteDuration(from start: VirtualInstant, to end: VirtualInstant)

  /// The time of an event, as far as it is known.
  func instant(of event: Int32) -> VirtualInstant

  /// Adds what stands for an instant in a state: after which event it lies, and how far.
  func hash(_ instant: VirtualInstant, into hasher: inout Hasher)
}

/// Where machines find who decides their comparisons.
package enum TimeComparisons {
  /// Decides comparisons of instants with an origin; nil where all times are fixed.
  @TaskLocal package static var decider: (any SymbolicTime)?
}

/// The time between two instants, to be compared with durations.
package struct ElapsedTime: Sendable {
  fileprivate let start: VirtualInstant
  fileprivate let end: VirtualInstant

  /// Whether it may depend on latencies: two instants after one event lie as far from each other whenever it comes.
  private var isOpen: Bool { start.origin != end.origin || start.origin < 0 }

  /// How long it is, with each event at the time that the clock showed.
  package var duration: Duration { .microseconds(end.microseconds - start.microseconds) }

  /// Whether it is shorter.
  package static func < (elapsed: ElapsedTime, limit: Duration) -> Bool { elapsed.isLess(than: limit.microseconds) }

  /// Whether it is as long, or longer.
  package static func >= (elapsed: ElapsedTime, limit: Duration) -> Bool { !elapsed.isLess(than: limit.microseconds) }

  /// Whether it is longer.
  package static func > (elapsed: ElapsedTime, limit: Duration) -> Bool { !(elapsed <= limit) }

  /// Whether it is as long, or shorter.
  package static func <= (elapsed: ElapsedTime, limit: Duration) -> Bool {
    let (next, overflow) = limit.microseconds.addingReportingOverflow(1)
    return overflow || elapsed.isLess(than: next)
  }

  /// How often a duration fits into it; 0 for a time that runs backwards.
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
  /// The time from this instant to another one, for machines to compare: the answer may depend on latencies.
  package func elapsed(to other: VirtualInstant) -> ElapsedTime { ElapsedTime(start: self, end: other) }
}
