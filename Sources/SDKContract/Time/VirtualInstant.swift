/// A point on the simulation's clock, counted from the start of a run.
///
/// Virtual time has nothing to do with the machine's clock: it moves only when the simulator delivers an
/// event. The resolution is one microsecond, fine enough for the shortest latency any source reports.
public struct VirtualInstant: Hashable, Sendable {
  /// Microseconds since the run began.
  public var microseconds: Int64

  /// The instant at which a run begins.
  public static let zero = VirtualInstant(microseconds: 0)

  /// Creates the instant that lies a number of microseconds after the start of the run.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }
}

extension VirtualInstant: InstantProtocol {
  /// Returns the instant a duration later, clamped to what the clock can represent.
  public func advanced(by duration: Duration) -> VirtualInstant {
    let (sum, overflow) = microseconds.addingReportingOverflow(duration.microseconds)
    guard overflow else { return VirtualInstant(microseconds: sum) }
    return VirtualInstant(microseconds: duration.microseconds < 0 ? .min : .max)
  }

  /// Returns the time that passes from this instant until another one.
  public func duration(to other: VirtualInstant) -> Duration {
    .microseconds(other.microseconds - microseconds)
  }

  /// Whether an instant comes before another one.
  public static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    left.microseconds < right.microseconds
  }
}
