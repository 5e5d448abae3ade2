/// The result of exploring the orders of a scenario.
public struct ExplorationReport: Hashable, Sendable {
  /// What made an order legal.
  public var mode: OrderMode
  /// How many orders were looked at, one by one or as one of several that lead to the same state.
  public var orderCount: OrderCount
  /// How many of these were carried out, to their end or to a state that was known; the others differ from one of them
  /// by swapping independent events. Nil if that is not known, as of parts that were explored elsewhere.
  public var ordersRun: OrderCount?
  /// What was not covered; empty if these were all legal orders.
  public var limits: [String]
  /// How many differences from the default order were allowed; nil if any number was, or if orders were sampled.
  package var maximumDifferences: Int?
  /// The result of the orders, most frequent first.
  public var outcomes: [OutcomeCount]
  /// The expectations that some order does not meet, in the order of the file.
  public var failures: [OrderFailure]

  /// Whether all legal orders were explored.
  public var isComplete: Bool { limits.isEmpty }

  /// What the exploration says of the scenario.
  package var verdict: ExplorationVerdict {
    if !failures.isEmpty { return .fails }
    return isComplete ? .holds : .holdsAsFarAsExplored
  }

  /// Whether every legal order was explored and meets every expectation.
  public var passed: Bool { verdict == .holds }
}

/// What an exploration says of a scenario.
package enum ExplorationVerdict: String, CaseIterable, Hashable, Sendable {
  /// Every legal order meets every expectation.
  case holds
  /// Every explored order does, and these are not all.
  case holdsAsFarAsExplored
  /// Some order does not meet an expectation.
  case fails
}
