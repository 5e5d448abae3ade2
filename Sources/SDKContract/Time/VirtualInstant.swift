/// A point on the simulation's clock, counted from the start of a run.
///
/// Virtual time has nothing to do with the machine's clock: it moves only when the simulator delivers an
/// event. The resolution is one microsecond, fine enough for the shortest latency any source reports.
public struct VirtualInstant: Sendable {
  /// Microseconds since the run began.
  public var microseconds: Int64
  /// The event from whose time the instant is reckoned, where a search leaves open when events come; 0 for the start,
  /// and -1 for an event that is not named, where a search wants to know whether anybody asks.
  package var origin: Int32 = 0

  /// The instant at which a run begins.
  public static let zero = VirtualInstant(microseconds: 0)

  /// Creates the instant that lies a number of microseconds after the start of the run.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }
}

extension VirtualInstant: Hashable {
  /// Whether two instants are the same: where times are open, as long after the same event.
  public static func == (left: VirtualInstant, right: VirtualInstant) -> Bool {
    guard left.microseconds == right.microseconds else { return false }
    // Nobody decides of the start, nor of an event that is not named.
    return left.origin == right.origin || max(left.origin, right.origin) <= 0 || TimeComparisons.decider == nil
  }

  /// Adds the instant, or what stands for it where its time is open.
  public func hash(into hasher: inout Hasher) {
    guard origin > 0, let decider = TimeComparisons.decider else { return hasher.combine(microseconds) }
    decider.hash(self, into: &hasher)
  }
}

extension VirtualInstant: InstantProtocol {
  /// Returns the instant a duration later, clamped to what the clock can represent.
  public func advanced(by duration: Duration) -> VirtualInstant {
    // Most events come at once, and taking a duration apart takes longer than all the rest.
    duration == .zero ? self : advanced(byMicroseconds: duration.microseconds)
  }

  /// Returns the instant a number of microseconds later, clamped to what the clock can represent.
  package func advanced(byMicroseconds count: Int64) -> VirtualInstant {
    let (sum, overflow) = microseconds.addingReportingOverflow(count)
    var result = self
    result.microseconds = overflow ? (count < 0 ? .min : .max) : sum
    return result
  }

  /// Returns the time that passes from this instant until another one, with each event at the time that the clock shows.
  ///
  /// An SDK does not decide by it: where an exploration leaves latencies open, comparisons of instants go both ways, and
  /// this does not, so that the exploration says that orders may be missing.
  public func duration(to other: VirtualInstant) -> Duration {
    if origin != other.origin || origin < 0, let decider = TimeComparisons.decider {
      decider.noteDuration(from: self, to: other)
    }
    return shownDuration(to: other)
  }

  /// Returns the same time for what is only shown: nothing that happens depends on it.
  package func shownDuration(to other: VirtualInstant) -> Duration {
    .microseconds(other.microseconds - microseconds)
  }

  /// Whether an instant comes before another one.
  public static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    guard left.origin != right.origin || left.origin < 0 else { return left.microseconds < right.microseconds }
    return right.elapsed(to: left) < .zero
  }
}
