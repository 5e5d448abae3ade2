/// Holds a run against the expectations of its scenario.
public struct ExpectationChecker: Sendable {
  let scenario: Scenario
  let events: [TraceEvent]
  let finalState: FinalState

  /// Creates a checker for one run.
  public init(_ scenario: Scenario, _ result: RunResult) {
    self.scenario = scenario
    events = result.trace.events
    finalState = result.finalState
  }

  /// Returns what the expectations say.
  public func check() -> Verdict {
    var verdict = Verdict()
    for expectation in scenario.expectations {
      verdict.failures += check(expectation)
    }
    verdict.unmentioned = unmentionedCallbacks()
    if scenario.isExhaustive, !verdict.unmentioned.isEmpty {
      verdict.failures.append(exhaustiveFailure(verdict.unmentioned))
    }
    return verdict
  }

  private func check(_ expectation: Expectation) -> [ExpectationFailure] {
    let location = expectation.location
    switch expectation.kind {
    case .event(let event):
      return check(event, at: location)
    case .order(let patterns):
      let sequence = SequenceExpectation(patterns: patterns.map { EventPattern($0.value) }, location: location)
      return sequence.checkOrder(in: events)
    case .consecutive(let patterns):
      let sequence = SequenceExpectation(patterns: patterns.map { EventPattern($0.value) }, location: location)
      return sequence.checkConsecutive(in: events.filter { $0.occurrence.isCallback || $0.occurrence.isAppEvent })
    case .exactly(let patterns):
      let sequence = SequenceExpectation(patterns: patterns.map { EventPattern($0.value) }, location: location)
      return sequence.checkExactly(events.filter(\.occurrence.isCallback))
    case .never(let pattern):
      return checkNever(EventPattern(pattern.value), at: location)
    case .finally(let members):
      return members.flatMap { check($0) }
    }
  }

  // MARK: Single events

  private func check(
    _ expectation: Expectation.EventExpectation, at location: SourceLocation?
  ) -> [ExpectationFailure] {
    let pattern = EventPattern(expectation.pattern.value)
    let matches = pattern.matches(in: events).filter { !expectation.isCallback || $0.occurrence.isCallback }
    var failures: [ExpectationFailure] = []
    if let failure = checkCount(of: matches, expectation, at: location) { failures.append(failure) }
    for event in matches {
      failures += checkTime(of: event, expectation, at: location)
      failures += checkPayload(of: event, expectation)
    }
    return failures
  }

  private func checkCount(
    of matches: [TraceEvent], _ expectation: Expectation.EventExpectation, at location: SourceLocation?
  ) -> ExpectationFailure? {
    let atLeast = expectation.atLeast ?? (expectation.atMost == nil ? 1 : 0)
    let atMost = expectation.atMost ?? .max
    guard matches.count < atLeast || matches.count > atMost else { return nil }
    let pattern = expectation.pattern.value
    let wanted =
      atLeast == atMost ? times(atLeast) : atMost == .max ? "at least \(times(atLeast))" : "\(atLeast) to \(atMost) times"
    let explanation: String
    if let surplus = matches.dropFirst(atMost == .max ? matches.count : atMost).first {
      explanation = "\(surplus.label) is one too many: \(Self.reason(surplus))"
    } else {
      explanation = nearest(to: pattern) ?? "nothing of that name happened"
    }
    return ExpectationFailure(
      location: location, expected: ["\(pattern) \(wanted)"],
      actual: ["\(pattern) \(times(matches.count))"], explanation: explanation)
  }

  private func checkTime(
    of event: TraceEvent, _ expectation: Expectation.EventExpectation, at location: SourceLocation?
  ) -> [ExpectationFailure] {
    let elapsed = VirtualInstant.zero.duration(to: event.time)
    var bounds: [String] = []
    if let after = expectation.after, elapsed < after { bounds.append("at \(after.text) or later") }
    if let before = expectation.before, elapsed > before { bounds.append("at \(before.text) or earlier") }
    return bounds.map { bound in
      ExpectationFailure(
        location: location, expected: ["\(expectation.pattern.value) \(bound)"],
        actual: ["\(event.label) at \(elapsed.text)"], explanation: Self.reason(event))
    }
  }

  private func checkPayload(
    of event: TraceEvent, _ expectation: Expectation.EventExpectation
  ) -> [ExpectationFailure] {
    expectation.payload.compactMap { member in
      let path = member.value.key
      let actual = event.occurrence.payloadValue(at: path)
      guard actual.map({ member.value.value.matches($0) }) != true else { return nil }
      return ExpectationFailure(
        location: member.location, expected: ["\(event.occurrence.name).\(path) = \(member.value.value.json)"],
        actual: ["\(event.occurrence.name).\(path) = \(actual?.json ?? "(absent)")"],
        explanation: Self.reason(event))
    }
  }

  private func checkNever(_ pattern: EventPattern, at location: SourceLocation?) -> [ExpectationFailure] {
    guard let event = pattern.matches(in: events).first else { return [] }
    return [
      ExpectationFailure(
        location: location, expected: ["never \(pattern.text)"], actual: [event.label],
        explanation: "event \(event.index) at \(VirtualInstant.zero.duration(to: event.time).text): \(Self.reason(event))")
    ]
  }

  // MARK: The end of the run

  private func check(_ member: Located<ScenarioValue.Member>) -> [ExpectationFailure] {
    let key = member.value.key
    guard let actual = finalState.value(of: key) else { return [] }
    guard !member.value.value.matches(actual) else { return [] }
    let last = events.last { $0.explains(key) }
    return [
      ExpectationFailure(
        location: member.location, expected: ["\(key) = \(member.value.value.json)"],
        actual: ["\(key) = \(actual.json)"],
        explanation: last.map { "last changed by \($0.label), event \($0.index): \(Self.reason($0))" }
          ?? "no event changed it")
    ]
  }

  // MARK: Completeness

  private func unmentionedCallbacks() -> [TraceEvent] {
    var patterns: [EventPattern] = []
    for expectation in scenario.expectations {
      switch expectation.kind {
      case .event(let event): patterns.append(EventPattern(event.pattern.value))
      case .order(let list), .consecutive(let list), .exactly(let list):
        patterns += list.map { EventPattern($0.value) }
      case .never(let pattern): patterns.append(EventPattern(pattern.value))
      case .finally: break
      }
    }
    return events.filter { event in
      event.occurrence.isCallback && !patterns.contains { $0.matchesLabel(of: event) }
    }
  }

  private func exhaustiveFailure(_ unmentioned: [TraceEvent]) -> ExpectationFailure {
    ExpectationFailure(
      location: nil, expected: ["no callback but those that expectations mention"],
      actual: unmentioned.map(\.label),
      explanation: "the scenario is exhaustive; \(unmentioned[0].label) came because \(Self.reason(unmentioned[0]))")
  }

  // MARK: Wording

  /// Why an event came, for the end of a sentence.
  static func reason(_ event: TraceEvent) -> String {
    "\(event.rule.text): \(event.rule.rule.statement)"
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : count == 0 ? "never" : "\(count) times" }

  private func nearest(to pattern: String) -> String? {
    let name = pattern.prefix { $0 != " " && $0 != "#" }
    if let lost = events.first(where: { $0.occurrence.name == "lost" && $0.occurrence.argument == String(name) }) {
      return "the SDK had it at event \(lost.index) and nobody took it: \(Self.reason(lost))"
    }
    guard let same = events.first(where: { $0.occurrence.name == name }) else { return nil }
    return "\(same.label) happened instead: \(Self.reason(same))"
  }
}
