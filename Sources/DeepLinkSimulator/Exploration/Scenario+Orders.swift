extension Scenario {
  /// The scenario with what its expectations mean where orders are legal in a mode.
  ///
  /// Where latencies do not count, times mean nothing, and nothing can be expected of them.
  func expecting(in mode: OrderMode) -> Scenario {
    guard mode == .causal else { return self }
    var scenario = self
    scenario.expectations = expectations.map { expectation in
      switch expectation.kind {
      case .event(var event):
        event.after = nil
        event.before = nil
        return Expectation(.event(event), at: expectation.location)
      case .obligation(var obligation):
        obligation.within = nil
        return Expectation(.obligation(obligation), at: expectation.location)
      default: return expectation
      }
    }
    return scenario
  }
}
