/// The error that a scenario cannot be simulated.
public struct PlanError: Error, Hashable, Sendable {
  /// The problems, in the order of the file; never empty.
  public var problems: [PlanProblem]
}

/// A problem of a scenario: something that contradicts the contract, or that the simulator does not know.
public struct PlanProblem: Hashable, Sendable {
  /// What is wrong and what to do, as a sentence without a full stop.
  public var message: String
  /// The location; nil if the problem has none.
  public var location: SourceLocation?
  /// The rule of iOS that forbids it; nil if it is not about iOS.
  package var rule: RuleID?
}
