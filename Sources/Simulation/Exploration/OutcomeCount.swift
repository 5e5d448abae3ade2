/// An outcome, and how many orders lead to it.
public struct OutcomeCount: Hashable, Sendable {
  /// The outcome.
  public var outcome: Outcome
  /// How many of the explored orders lead to it.
  public var count: OrderCount
  /// The one of them that is closest to the default order.
  public var example: OrderExample
}
