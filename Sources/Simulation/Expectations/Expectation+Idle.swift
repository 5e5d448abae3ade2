extension Expectation.Kind {
  /// Returns what says that the expectation asked for nothing in a run, because the event did not come to which it
  /// applies, or the facts never held under which it does; nil if they did, or if it needs none.
  ///
  /// Such an expectation holds, and would otherwise look as if it had been checked.
  func idleness(in events: [TraceEvent]) -> String? {
    if case .event(let event) = self, !event.without.isEmpty { return event.misspellings(in: events) }
    guard let idleness, let monitor = ExpectationMonitor(self), !monitor.asks(in: events) else { return nil }
    return idleness
  }

  /// What says of a run that the expectation asked for nothing in it; nil if it always asks for something.
  var idleness: String? {
    switch self {
    case .obligation(let obligation): Self.idleness("whenever \(obligation.trigger)", without: obligation.trigger)
    case .prohibition(let prohibition):
      switch prohibition.condition {
      case .between(let first, let last):
        Self.idleness("never \(prohibition.pattern) from \(first) to \(last)", without: first)
      case .during(let facts): Self.idleness(prohibition, during: facts)
      case .before, .without: nil
      }
    case .event, .sequence, .consecutive, .exactly, .never, .refuses, .finally: nil
    }
  }

  /// Facts that hold at no event forbid nothing.
  private static func idleness(_ prohibition: Prohibition, during facts: [ScenarioValue.Member]) -> String {
    let text = facts.map { "\($0.key) = \($0.value.json)" }.joined(separator: " and ")
    return "never \(prohibition.pattern) while \(text) asked for nothing: this never held"
  }

  private static func idleness(_ text: String, without event: String) -> String {
    "\(text) asked for nothing: \(event) did not come"
  }
}

extension TraceAssertion {
  /// Returns what says of the parts of the assertion that they asked for nothing in a run; see `Expectation.Kind`.
  func idleness(in events: [TraceEvent], of scenario: Scenario) -> [String] {
    expectations(in: scenario).compactMap { $0.idleness(in: events) }
  }

  /// Returns the expectations that the assertion consists of; those of the scenario if it is about them.
  func expectations(in scenario: Scenario) -> [Expectation.Kind] {
    switch kind {
    case .expectation(let expectation): [expectation.kind]
    case .scenario: scenario.expectations.map(\.kind)
    case .exhaustively(let assertions, _): assertions.flatMap { $0.expectations(in: scenario) }
    case .before, .caused, .payload, .nothingPending, .state, .run: []
    }
  }
}
