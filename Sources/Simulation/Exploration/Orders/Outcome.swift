/// The result of an order: what holds at its end, and what the app did on the way.
public struct Outcome: Hashable, Sendable {
  /// What holds at the end.
  public var finalState: FinalState
  /// What the app did by itself, in order: routes, stores, drops.
  public var appEvents: [String]
  /// Why the order ended early: a step that could not be done in it; nil if all could.
  public var impossibleStep: String?
}

extension Outcome {
  /// The result of a run with a trace.
  package init(of result: RunResult) {
    finalState = result.finalState
    appEvents = result.trace.events.filter(\.occurrence.isAppEvent).map(\.label)
    impossibleStep = result.illegalStep.map { "\($0.explanation) (\($0.rule.text))" }
  }
}

/// An outcome, and how many orders lead to it.
public struct OutcomeCount: Hashable, Sendable {
  /// The outcome.
  public var outcome: Outcome
  /// How many of the explored orders lead to it.
  public var count: OrderCount
  /// The one of them that is closest to the default order.
  public var example: OrderExample
}
