/// A checker of a test's assertions on a run.
struct TraceChecker {
  let plan: SimulationPlan
  let result: RunResult
  /// When the run is checked.
  var moment = ExpectationChecker.Moment.atTheEnd

  private var scenario: Scenario { plan.scenario }

  private var events: [TraceEvent] { result.trace.events }

  /// Returns what does not hold.
  func failures(of assertion: TraceAssertion) -> [ExpectationFailure] {
    switch assertion.kind {
    case .expectation(let expectation): check([expectation])
    case .before(let first, let second): checkBefore(first, second)
    case .caused(let effect, let cause): checkCause(of: effect, cause)
    case .payload(let pattern, let statement, let holds): checkPayload(of: pattern, statement, holds)
    case .nothingPending: checkNothingPending()
    case .state(let check): self.check(check)
    case .scenario: checker(scenario).check().failures
    case .run(let statement, let holds): checkRun(statement, holds)
    case .exhaustively(let assertions, _):
      assertions.flatMap { failures(of: $0) } + checkAllClaimed(by: assertion.claims)
    }
  }

  private func check(_ expectations: [Expectation]) -> [ExpectationFailure] {
    var scenario = scenario
    scenario.expectations = expectations
    scenario.isExhaustive = false
    return checker(scenario).check().failures
  }

  private func checker(_ scenario: Scenario) -> ExpectationChecker {
    // That the run was stopped is one of its problems, however many assertions there are.
    var result = result
    result.eventLimit = nil
    var checker = ExpectationChecker(scenario, result)
    checker.moment = moment
    return checker
  }

  // MARK: Order

  private func checkBefore(_ first: EventPattern, _ second: EventPattern) -> [ExpectationFailure] {
    let parts = TraceAssertion.parts(ofBefore: first, second).compactMap { ExpectationMonitor($0) }
    guard !parts.allSatisfy({ $0.isMet(by: events) }) else { return [] }
    guard let earlier = first.matches(in: events).first, let later = second.matches(in: events).first else {
      return check([Expectation(.sequence([first.text, second.text]))])
    }
    let (laterLabel, earlierLabel) = (later.label(nextTo: [first, second]), earlier.label(nextTo: [first, second]))
    return [
      ExpectationFailure(
        location: nil, expected: [first.text, second.text], actual: [laterLabel, earlierLabel], firstDifference: 0,
        explanation: "event \(later.index) is \(laterLabel), and \(earlierLabel) is event \(earlier.index)",
        event: later)
    ]
  }

  private func checkCause(of effect: EventPattern, _ cause: EventPattern) -> [ExpectationFailure] {
    let effects = effect.matches(in: events)
    guard !effects.isEmpty else { return checkHappens(effect) }
    let caused = eventsCaused(by: Set(cause.matches(in: events).map(\.index)))
    return effects.filter { !caused.contains($0.index) }.map { event in
      let ancestors = ancestors(of: event)
      let way = ancestors.prefix(3).map { "\($0.index) \($0.occurrence.name)" }
      var failure = ExpectationFailure(
        location: nil, expected: ["\(effect.text) caused by \(cause.text)"],
        actual: ["\(effect.text) caused by \(ancestors.first?.occurrence.name ?? "nothing")"],
        explanation: way.isEmpty
          ? "event \(event.index) has no cause" : "event \(event.index) comes from \(way.joined(separator: ", from "))",
        event: event)
      // The rule of the callback in which the app acted says more than the app's own rule.
      if let callback = ancestors.first(where: \.occurrence.isCallback) { failure.rule = callback.rule }
      return failure
    }
  }

  /// Returns the indices of the events that are caused, directly or indirectly, by one of the given events.
  private func eventsCaused(by causes: Set<Int>) -> Set<Int> {
    // A cause comes before its effect, so a single pass suffices.
    var caused: Set<Int> = []
    for event in events where causes.contains(event.cause) || caused.contains(event.cause) {
      caused.insert(event.index)
    }
    return caused
  }

  /// Returns the events that made an event possible, nearest first.
  private func ancestors(of event: TraceEvent) -> [TraceEvent] {
    var ancestors: [TraceEvent] = []
    var cause = event.cause
    while events.indices.contains(cause - 1) {
      ancestors.append(events[cause - 1])
      cause = events[cause - 1].cause
    }
    return ancestors
  }

  private func checkHappens(_ pattern: EventPattern) -> [ExpectationFailure] {
    var event = Expectation.EventExpectation(pattern.text, isCallback: false)
    event.atLeast = 1
    return check([Expectation(.event(event))])
  }

  // MARK: Payloads and state

  private func checkPayload(
    of pattern: EventPattern, _ statement: String, _ holds: (Payload) -> Bool
  ) -> [ExpectationFailure] {
    let matches = pattern.matches(in: events).filter(\.occurrence.isCallback)
    guard !matches.isEmpty else { return checkHappens(pattern) }
    return matches.compactMap { event in
      guard event.occurrence.payload.map(holds) != true else { return nil }
      return ExpectationFailure(
        location: nil, expected: ["\(pattern.text) \(statement)"],
        actual: ["\(pattern.text) \((event.occurrence.payload?.json ?? "has no payload").cut(to: 72))"],
        explanation: "event \(event.index) at \(event.time.inWords)", event: event)
    }
  }

  private func checkRun(_ statement: String, _ holds: (ScenarioRun) -> Bool) -> [ExpectationFailure] {
    guard !holds(ScenarioRun(plan: plan, result: result)) else { return [] }
    return [
      ExpectationFailure(
        location: nil, expected: [statement], actual: ["it does not hold"], explanation: "what the test says of the run"
      )
    ]
  }

  private func checkNothingPending() -> [ExpectationFailure] {
    let pending = result.finalState.pending
    guard !pending.isEmpty else { return [] }
    return [
      ExpectationFailure(
        location: nil, expected: ["nothing pending"], actual: pending,
        explanation: "what was still to come \(moment.rawValue)")
    ]
  }

  private func check(_ state: TraceAssertion.StateCheck) -> [ExpectationFailure] {
    guard let actual = state.difference(result.finalState) else { return [] }
    return [
      ExpectationFailure(
        location: nil, expected: ["\(state.name) = \(state.expected)"], actual: ["\(state.name) = \(actual)"],
        explanation: "what held \(moment.rawValue)")
    ]
  }

  // MARK: Completeness

  private func checkAllClaimed(by claims: [EventPattern]) -> [ExpectationFailure] {
    let unclaimed = events.filter { event in
      event.occurrence.mustBeClaimed && !claims.contains { $0.matchesLabel(of: event) }
    }
    guard let first = unclaimed.first else { return [] }
    return [
      ExpectationFailure(
        location: nil, expected: ["nothing but what the assertions mention"], actual: unclaimed.map(\.shortLabel),
        explanation: "no assertion mentions event \(first.index), \(first.shortLabel)", event: first)
    ]
  }

  /// Returns the events that an exhaustive assertion skips although they count.
  func skipped(by assertion: TraceAssertion) -> [TraceEvent] {
    guard case .exhaustively(let assertions, let skipped) = assertion.kind else { return [] }
    let claims = assertions.flatMap(\.claims)
    return events.filter { event in
      event.occurrence.mustBeClaimed && skipped.contains { $0.matchesLabel(of: event) }
        && !claims.contains { $0.matchesLabel(of: event) }
    }
  }
}

extension Occurrence {
  /// Whether an exhaustive assertion must mention the event: a callback, a lost callback, or an act of the app.
  fileprivate var mustBeClaimed: Bool {
    if case .lost = self { true } else { isCallback || isAppEvent }
  }
}
