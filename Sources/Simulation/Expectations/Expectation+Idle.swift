extension Expectation.Kind {
  /// Returns what says that the expectation asked for nothing in a run, because the event did not come to which it
  /// applies, or the facts never held under which it does; nil if they did, or if it needs none.
  ///
  /// Such an expectation holds, and would otherwise look as if it had been checked.
  func idleness(in events: [TraceEvent]) -> String? {
    switch self {
    case .obligation(let obligation):
      Self.idleness("whenever \(obligation.trigger)", without: obligation.trigger, in: events)
    case .prohibition(let prohibition):
      switch prohibition.condition {
      case .between(let first, let last):
        Self.idleness("never \(prohibition.pattern) from \(first) to \(last)", without: first, in: events)
      case .during(let facts): Self.idleness(prohibition, during: facts, in: events)
      case .before, .without: nil
      }
    case .event, .sequence, .consecutive, .exactly, .never, .refuses, .finally: nil
    }
  }

  /// Facts that hold at no event forbid nothing.
  private static func idleness(
    _ prohibition: Prohibition, during facts: [ScenarioValue.Member], in events: [TraceEvent]
  ) -> String? {
    var fields = MonitorFields()
    guard !ProhibitionMonitor(prohibition, &fields).wasInForce(in: events) else { return nil }
    let text = facts.map { "\($0.key) = \($0.value.json)" }.joined(separator: " and ")
    return "never \(prohibition.pattern) while \(text) asked for nothing: this never held"
  }

  private static func idleness(_ text: String, without event: String, in events: [TraceEvent]) -> String? {
    EventPattern(event).matches(in: events).isEmpty ? "\(text) asked for nothing: \(event) did not come" : nil
  }
}

extension TraceAssertion {
  /// Returns what says of the parts of the assertion that they asked for nothing in a run; see `Expectation.Kind`.
  func idleness(in events: [TraceEvent], of scenario: Scenario) -> [String] {
    switch kind {
    case .expectation(let expectation): [expectation.kind.idleness(in: events)].compactMap { $0 }
    case .scenario: scenario.expectations.compactMap { $0.kind.idleness(in: events) }
    case .exhaustively(let assertions, _): assertions.flatMap { $0.idleness(in: events, of: scenario) }
    case .before, .caused, .payload, .nothingPending, .state, .run: []
    }
  }
}
