/// The result of exploring the orders of a scenario.
public struct ExplorationReport: Hashable, Sendable {
  /// What made an order legal.
  public var mode: OrderMode
  /// The number of orders that were explored, singly or merged with others that lead to the same state.
  public var orderCount: OrderCount
  /// The number of these that were run, to their end or to a known state; the others differ from one of them only by
  /// swaps of independent events; nil if unknown, as for parts that were explored elsewhere.
  public var ordersRun: OrderCount?
  /// What was not covered; empty if these were all legal orders.
  package var gaps: [ExplorationLimit]
  /// What was not covered, in words; empty if these were all legal orders.
  public var limits: [String] { gaps.map(\.text) }
  /// The largest allowed number of differences from the default order; nil for any number, or if orders were sampled.
  package var maximumDifferences: Int?
  /// The outcomes of the orders, most frequent first.
  public var outcomes: [OutcomeCount]
  /// The expectations that do not hold in some order, in the order of the file.
  public var failures: [OrderFailure]

  /// What says of expectations that they asked for nothing in any order that was tried, because the event did not come
  /// to which they apply, or the facts did not hold under which they do, and of `anytime` steps that they did not come;
  /// empty if unknown.
  package var idle: [String] = []

  /// The notes on these expectations and steps.
  package var idleNotes: [String] {
    idle.map { "\($0) in any order\(isComplete ? "" : " that was tried")" }
  }

  /// Whether all legal orders were explored.
  public var isComplete: Bool { gaps.isEmpty }

  /// The verdict of the exploration on the scenario.
  package var verdict: ExplorationVerdict {
    if !failures.isEmpty { return .fails }
    return isComplete ? .holds : .holdsAsFarAsExplored
  }

  /// Whether every legal order was explored and all expectations hold in each.
  public var passed: Bool { verdict == .holds }
}

/// The verdict of an exploration on a scenario.
package enum ExplorationVerdict: String, CaseIterable, Hashable, Sendable {
  /// All expectations hold in every legal order.
  case holds
  /// All expectations hold in every explored order, but not every legal order was explored.
  case holdsAsFarAsExplored
  /// An expectation does not hold in some order.
  case fails
}
