/// A step of a scenario that cannot be done in the state that the run is in.
public struct IllegalStep: Error, Sendable {
  /// The position of the step in the scenario, from 0.
  public var step: Int
  /// Where the step stands in its file.
  public var location: SourceLocation?
  /// Why it cannot be done, in a sentence without a full stop.
  public var explanation: String
  /// The rule that forbids it.
  public var rule: RuleID
}
