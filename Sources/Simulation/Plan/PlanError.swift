/// What keeps a scenario from being simulated.
public struct PlanError: Error, Hashable, Sendable {
  /// The problems, in the order of the file; never empty.
  public var problems: [PlanProblem]
}

/// Something in a scenario that contradicts the contract, or that the simulator does not know.
public struct PlanProblem: Hashable, Sendable {
  /// What is wrong and what to do, in a sentence without a full stop.
  public var message: String
  /// Where it stands; nil if it is nowhere in particular.
  public var location: SourceLocation?
  /// The rule of iOS that forbids it; nil if it is not about iOS.
  package var rule: RuleID?
}
