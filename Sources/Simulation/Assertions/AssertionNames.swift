/// Checks the names in assertions against what can happen in a scenario, as strictly as those in a file.
///
/// Otherwise a misspelled name would make an assertion such as `never` hold.
struct AssertionNames {
  private let plan: SimulationPlan
  private let recordedEvents: [String]?

  /// - Parameters:
  ///   - plan: The scenario.
  ///   - events: The events of a run of it; names that the app recorded in them are known.
  init(_ plan: SimulationPlan, seenIn events: [TraceEvent]) {
    self.plan = plan
    let seen = events.compactMap { event in if case .app(let name, _) = event.occurrence { name } else { nil } }
    recordedEvents = plan.recordedEvents.map { $0 + seen } ?? (seen.isEmpty ? nil : seen)
  }

  /// Returns the problems with the names in assertions, each once; having no assertions is a problem, too.
  func problems(in assertions: [TraceAssertion]) -> [ExpectationFailure] {
    guard !assertions.isEmpty else {
      return [
        ExpectationFailure(
          location: nil, expected: ["an assertion"], actual: ["none"],
          explanation: "the test asserts nothing; say what must hold of the run")
      ]
    }
    var known: Set<String> = []
    return assertions.flatMap(problems).filter { known.insert($0.explanation).inserted }
  }

  /// Returns the problems with the names in assertions, and what does not hold of those that have none.
  ///
  /// - Parameters:
  ///   - assertions: The assertions.
  ///   - check: Returns what of an assertion does not hold.
  func failures(
    of assertions: [TraceAssertion], _ check: (TraceAssertion) -> [ExpectationFailure]
  ) -> [ExpectationFailure] {
    problems(in: assertions) + assertions.filter { problems(in: $0).isEmpty }.flatMap(check)
  }

  private func problems(in assertion: TraceAssertion) -> [ExpectationFailure] {
    if let mistake = assertion.mistake { return [Self.problem(mistake)] }
    switch assertion.kind {
    case .expectation(let expectation): return problems(in: expectation.kind)
    case .before(let first, let second), .caused(let first, by: let second):
      return problems(in: .never(first.text)) + problems(in: .never(second.text))
    case .payload(let pattern, _, _):
      return problems(in: .event(Expectation.EventExpectation(pattern.text, isCallback: true)))
    case .exhaustively(let assertions, let skipped):
      return assertions.flatMap(problems) + skipped.flatMap { problems(in: .never($0.text)) }
    case .nothingPending, .state, .scenario, .run: return []
    }
  }

  private func problems(in kind: Expectation.Kind) -> [ExpectationFailure] {
    var kind = kind
    // An event that cannot happen can only be expected not to happen.
    if case .event(let event) = kind, event.atMost == 0 { kind = .never(event.pattern) }
    var scenario = plan.scenario
    scenario.expectations = [Expectation(kind)]
    var compilation = Compilation(
      scenario, apps: AppRegistry(sdks: plan.registry), traits: AppTraits(recordedEvents: recordedEvents))
    compilation.checkExpectations(plan)
    return compilation.problems.map { Self.problem($0.message) }
  }

  private static func problem(_ explanation: String) -> ExpectationFailure {
    var failure = ExpectationFailure(
      location: nil, expected: ["an assertion that fits the scenario"], actual: ["one that does not"],
      explanation: explanation)
    failure.isProblemOfAssertion = true
    return failure
  }
}

extension TraceAssertion {
  /// Why the assertion is a mistake in any scenario, which a file cannot contain; nil if it is none.
  fileprivate var mistake: String? {
    switch kind {
    case .before(let first, let second):
      first.text == second.text ? "\(first.text) cannot come before itself" : nil
    case .caused(let effect, let cause): effect.text == cause.text ? "\(effect.text) is not its own cause" : nil
    case .expectation(let expectation): expectation.kind.mistake
    case .exhaustively, .payload, .nothingPending, .state, .scenario, .run: nil
    }
  }
}

extension Expectation.Kind {
  fileprivate var mistake: String? {
    switch self {
    case .obligation(let obligation):
      obligation.within.flatMap { $0 < .zero ? "within takes a duration of zero or more, not \($0.text)" : nil }
    case .event(let event):
      (event.payload.map(\.key) + event.without).contains("") ? "a key of a payload cannot be empty" : nil
    case .sequence, .consecutive, .exactly, .never, .prohibition, .refuses, .finally: nil
    }
  }
}
