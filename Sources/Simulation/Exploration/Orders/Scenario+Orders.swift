extension Scenario {
  /// Returns the scenario with its expectations as they apply to the orders of a mode.
  ///
  /// Where latencies do not count, expectations about times are dropped.
  func expecting(in mode: OrderMode) -> Scenario {
    guard mode == .causal else { return self }
    var scenario = self
    scenario.placedExpectations = placedExpectations.map { ($0.expectation.withoutTimes, $0.places) }
    return scenario
  }

  /// Returns the number of expectations of which the orders of a mode check less than a replay, because times do not
  /// count there.
  package func expectationsWithoutTimes(in mode: OrderMode) -> Int {
    mode == .causal ? expectations.count(where: \.hasTimes) : 0
  }
}

extension SimulationPlan {
  /// Returns the plan with its scenario's expectations as they apply to the orders of a mode.
  package func expecting(in mode: OrderMode) -> SimulationPlan {
    var plan = self
    plan.scenario = scenario.expecting(in: mode)
    return plan
  }
}

extension Expectation {
  /// Whether it has conditions on times.
  fileprivate var hasTimes: Bool {
    switch kind {
    case .event(let event): event.after != nil || event.before != nil
    case .obligation(let obligation): obligation.within != nil
    case .sequence, .consecutive, .exactly, .never, .prohibition, .refuses, .finally: false
    }
  }

  /// The expectation without its conditions on times.
  fileprivate var withoutTimes: Expectation {
    switch kind {
    case .event(var event):
      event.after = nil
      event.before = nil
      return Expectation(.event(event))
    case .obligation(var obligation):
      obligation.within = nil
      return Expectation(.obligation(obligation))
    case .sequence, .consecutive, .exactly, .never, .prohibition, .refuses, .finally: return self
    }
  }
}

extension TraceAssertion {
  /// The number of expectations in it that have conditions on times.
  func countOfTimes(of scenario: Scenario) -> Int {
    switch kind {
    case .expectation(let expectation): expectation.hasTimes ? 1 : 0
    case .exhaustively(let assertions, _): assertions.reduce(0) { $0 + $1.countOfTimes(of: scenario) }
    case .scenario: scenario.expectations.count(where: \.hasTimes)
    case .before, .caused, .payload, .nothingPending, .state, .run: 0
    }
  }

  /// Returns the assertion as it applies to the orders of a mode.
  func expecting(in mode: OrderMode) -> TraceAssertion {
    guard mode == .causal else { return self }
    switch kind {
    case .expectation(let expectation): return TraceAssertion(.expectation(expectation.withoutTimes), claims: claims)
    case .exhaustively(let assertions, let skipped):
      return TraceAssertion(
        .exhaustively(assertions.map { $0.expecting(in: mode) }, skipping: skipped), claims: claims)
    case .before, .caused, .payload, .nothingPending, .state, .scenario, .run: return self
    }
  }
}

extension ScenarioTest {
  /// Returns what a test should know of assertions on every order; nil if the orders of the mode check all of them.
  package func noteAboutTimes(in assertions: [TraceAssertion], _ mode: OrderMode) -> String? {
    guard mode == .causal else { return nil }
    let count = assertions.reduce(0) { $0 + $1.countOfTimes(of: plan.scenario) }
    return count > 0 ? "\(plan.scenario.name): \(TraceAssertion.noteAboutTimes(in: count))" : nil
  }
}

extension TraceAssertion {
  /// Returns that assertions have times that causal orders do not check.
  static func noteAboutTimes(in count: Int) -> String {
    let subject = count == 1 ? "1 assertion has times" : "\(count) assertions have times"
    return "\(subject), which do not count in causal orders; mode: .timed checks them"
  }
}
