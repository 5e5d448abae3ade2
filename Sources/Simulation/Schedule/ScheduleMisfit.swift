/// A line of a schedule that does not fit the run: the scenario has changed since it was written.
public struct ScheduleMisfit: Error, Hashable, Sendable {
  /// Where the line stands in its file.
  public var location: SourceLocation?
  /// What does not fit, in a sentence without a full stop.
  public var explanation: String
}

extension ScheduleMisfit: CustomStringConvertible {
  /// What does not fit.
  public var description: String { explanation }
}
