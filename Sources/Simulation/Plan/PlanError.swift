/// What keeps a scenario from being simulated.
public struct PlanError: Error, Hashable, Sendable {
  /// The problems, in the order of the file; never empty.
  public var problems: [PlanProblem]
}
