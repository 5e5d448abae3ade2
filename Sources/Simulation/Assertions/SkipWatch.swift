/// A watch for the events that exhaustive assertions skip in some order of an exploration.
final class SkipWatch: @unchecked Sendable {
  // It never leaves the thread of its exploration.

  /// The labels of the events, each once, in the sequence in which the exploration met them.
  private(set) var labels: [String] = []

  /// Looks at the run of an order.
  func see(_ checker: TraceChecker, _ assertions: [TraceAssertion]) {
    for label in assertions.flatMap(checker.skipped).map(\.shortLabel) where !labels.contains(label) {
      labels.append(label)
    }
  }
}
