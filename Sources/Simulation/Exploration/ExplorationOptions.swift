/// The options of an exploration: which orders are explored, and how.
public struct ExplorationOptions: Hashable, Sendable {
  /// How orders are chosen.
  public enum Strategy: Hashable, Sendable {
    /// All orders, or all that the bounds allow.
    case exhaustive
    /// A number of orders, with random decisions.
    case random(seed: UInt64, count: Int)
    /// A number of orders, by random priorities that change at random moments.
    ///
    /// If a failure needs `depth` events to come in a certain order, one run finds it with a probability of at least
    /// 1 / (n · k^(depth - 1)), where n is the number of queues and free events, and k that of decisions (Burckhardt et
    /// al., 2010).
    case priorities(seed: UInt64, count: Int, depth: Int)
  }

  /// What makes an order legal.
  public var mode = OrderMode.causal
  /// How orders are chosen.
  public var strategy = Strategy.exhaustive
  /// How many decisions may differ from the default order; nil for any number that the budget allows.
  public var maximumDifferences: Int?
  /// The virtual time after which events keep their default order; nil for none.
  public var horizon: Duration?
  /// How many events may be performed before the search gives up and allows fewer differences.
  public var budget = 100_000
  /// Whether orders that lead to the same state are continued as one.
  public var mergesStates = true
  /// Whether the closest failing order is shrunk as far as possible.
  public var shrinks = true
  /// Whether the point of no return of a failing order is searched for.
  package var findsPointOfNoReturn = true

  /// Creates options for all orders, ignoring latencies.
  public init() {}
}

extension ExplorationOptions {
  /// What is wrong with the numbers; nil if nothing is.
  var complaint: String? {
    if budget < 1 { return "budget takes a number of at least 1, not \(budget)" }
    guard let maximumDifferences, maximumDifferences < 0 else { return nil }
    return "maximumDifferences takes a number of at least 0, or nil for any number, not \(maximumDifferences)"
  }
}
