/// Which orders are explored, and how.
public struct ExplorationOptions: Hashable, Sendable {
  /// How orders are chosen.
  public enum Strategy: Hashable, Sendable {
    /// All of them, or all that the bounds allow.
    case exhaustive
    /// Some, each decision at random.
    case random(seed: UInt64, count: Int)
    /// Some, by random priorities that change at random moments.
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
  /// How many decisions may differ from the default order; nil for any number, or as many as the budget allows.
  public var maximumDifferences: Int?
  /// The virtual time after which events keep their default order; nil for none.
  public var horizon: Duration?
  /// How many events may be done before the search gives up and allows fewer differences.
  public var budget = 100_000
  /// Whether orders that lead to the same state go on as one.
  public var mergesStates = true
  /// Whether the closest failing order is made as simple as possible.
  public var shrinks = true
  /// Whether it is looked for where a failing order is lost.
  package var findsPointOfNoReturn = true

  /// All orders, latencies ignored.
  public init() {}
}
