/// A point on the simulation's clock, counted from the start of a run.
///
/// Virtual time is independent of the machine's clock: it moves only when the simulator delivers an event. The
/// resolution is one microsecond, fine enough for the shortest latency that any source reports.
public struct VirtualInstant: Sendable {
  /// Microseconds since the run began.
  public var microseconds: Int64
  /// The event from whose time the instant is reckoned, where a search leaves the times of events open. It is 0 for the
  /// start, and -1 for an unnamed event where a search only detects whether anything compares its time.
  package var origin: Int32 = 0

  /// The instant at which a run begins.
  public static let zero = VirtualInstant(microseconds: 0)

  /// Creates the instant that lies a number of microseconds after the start of the run.
  ///
  /// - Parameter microseconds: The number of microseconds.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }
}

extension VirtualInstant: Hashable {
  /// Returns whether two instants are the same; where times are open, at the same distance from the same event.
  public static func == (left: VirtualInstant, right: VirtualInstant) -> Bool {
    guard left.microseconds == right.microseconds else { return false }
    // The start and unnamed events need no decision.
    return left.origin == right.origin || max(left.origin, right.origin) <= 0 || TimeComparisons.decider == nil
  }

  /// Hashes the instant, or its symbolic form where its time is open.
  public func hash(into hasher: inout Hasher) {
    guard origin > 0, let decider = TimeComparisons.decider else { return hasher.combine(microseconds) }
    decider.hash(self, into: &hasher)
  }
}

extension VirtualInstant: InstantProtocol {
  /// Returns the instant that is a duration later, clamped to what the clock can represent.
  ///
  /// - Parameter duration: The duration, with a resolution of a microsecond.
  public func advanced(by duration: Duration) -> VirtualInstant {
    // Most events come at once, and converting a duration costs more than everything else here.
    duration == .zero ? self : advanced(byMicroseconds: duration.microseconds)
  }

  /// Returns the instant that is a number of microseconds later, clamped to what the clock can represent.
  package func advanced(byMicroseconds count: Int64) -> VirtualInstant {
    let (sum, overflow) = microseconds.addingReportingOverflow(count)
    var result = self
    result.microseconds = overflow ? (count < 0 ? .min : .max) : sum
    return result
  }

  /// Returns the time from this instant to another one, with each event at the time that the clock shows.
  ///
  /// Do not use it for an SDK's decisions. Where an exploration leaves latencies open, it follows both results of a
  /// comparison of instants, but this returns a single one; the exploration then reports that orders may be missing.
  ///
  /// - Parameter other: The other instant.
  public func duration(to other: VirtualInstant) -> Duration {
    if origin != other.origin || origin < 0, let decider = TimeComparisons.decider {
      decider.noteDuration(from: self, to: other)
    }
    return shownDuration(to: other)
  }

  /// Returns the same time for display only: nothing that happens may depend on it.
  package func shownDuration(to other: VirtualInstant) -> Duration {
    .microseconds(other.microseconds - microseconds)
  }

  /// Returns whether an instant is before another one.
  public static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    guard left.origin != right.origin || left.origin < 0 else { return left.microseconds < right.microseconds }
    return right.elapsed(to: left) < .zero
  }
}
