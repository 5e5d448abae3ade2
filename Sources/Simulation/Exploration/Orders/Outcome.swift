/// The outcome of an order: the final state, and what the app did on the way.
public struct Outcome: Hashable, Sendable {
  /// The state at the end.
  public var finalState: FinalState
  /// The acts of the app, in order: routes, stores, drops.
  public var appEvents: [String]
  /// The step that was not possible and ended the order early; nil if all were possible.
  package var impossibleStep: String?
}

extension Outcome {
  /// Creates the outcome of a run with a trace.
  package init(of result: RunResult) {
    finalState = result.finalState
    appEvents = result.trace.events.filter(\.occurrence.isAppEvent).map(\.label)
    impossibleStep = result.illegalStep.map { "\($0.explanation) (\($0.rule.text))" }
  }
}

/// An outcome, and the number of orders that lead to it.
public struct OutcomeCount: Hashable, Sendable {
  /// The outcome.
  public var outcome: Outcome
  /// The number of explored orders that lead to it.
  public var count: OrderCount
  /// The one of these orders that is closest to the default order.
  public var example: OrderExample
}
