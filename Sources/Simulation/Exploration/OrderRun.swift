/// One order as it was run and judged.
public struct OrderRun: Sendable {
  /// The order.
  public var order: OrderExample
  /// What came of it, with its trace.
  public var result: RunResult
  /// What the expectations say, as an exploration judges: a step that cannot be done in the order is a failure, and
  /// where latencies do not count, times mean nothing.
  public var verdict: Verdict
  /// Where more than one event could come next, from the first such point to the last.
  public var decisions: [OrderDecision] = []
}
