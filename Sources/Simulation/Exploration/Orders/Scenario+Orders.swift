extension Scenario {
  /// The scenario with what its expectations mean where orders are legal in a mode.
  ///
  /// Where latencies do not count, times mean nothing, and nothing can be expected of them.
  func expecting(in mode: OrderMode) -> Scenario {
    guard mode == .causal else { return self }
    var scenario = self
    scenario.placedExpectations = placedExpectations.map { ($0.expectation.withoutTimes, $0.places) }
    return scenario
  }
}

extension SimulationPlan {
  /// The plan with what its scenario expects where orders are legal in a mode.
  package func expecting(in mode: OrderMode) -> SimulationPlan {
    var plan = self
    plan.scenario = scenario.expecting(in: mode)
    return plan
  }
}

extension Expectation {
  /// The expectation without what it says of times.
  fileprivate var withoutTimes: Expectation {
    switch kind {
    case .event(var event):
      event.after = nil
      event.before = nil
      return Expectation(.event(event))
    case .obligation(var obligation):
      obligation.within = nil
      return Expectation(.obligation(obligation))
    default: return self
    }
  }
}

extension TraceAssertion {
  /// The assertion with what it means where orders are legal in a mode.
  func expecting(in mode: OrderMode) -> TraceAssertion {
    guard mode == .causal, case .expectation(let expectation) = kind else { return self }
    return TraceAssertion(.expectation(expectation.withoutTimes), claims: claims)
  }
}
