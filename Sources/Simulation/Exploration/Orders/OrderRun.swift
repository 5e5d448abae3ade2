/// One order as it was run and judged.
package struct OrderRun: Sendable {
  /// The order.
  package var order: OrderExample
  /// The result, with its trace.
  package var result: RunResult
  /// What the expectations say, as an exploration judges: a step that cannot be done in the order is a failure, and
  /// where latencies do not count, times mean nothing.
  package var verdict: Verdict
  /// Where more than one event could come next, from the first such point to the last.
  package var decisions: [OrderDecision] = []
}
