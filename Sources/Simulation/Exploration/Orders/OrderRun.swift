/// An order that was run and judged.
package struct OrderRun: Sendable {
  /// The order.
  package var order: OrderExample
  /// The result, with its trace.
  package var result: RunResult
  /// The verdict as in an exploration: a step that is not possible in the order is a failure, and where latencies do
  /// not count, expectations about times are ignored.
  package var verdict: Verdict
  /// The decisions between events that could come next, from first to last.
  package var decisions: [OrderDecision] = []
}
