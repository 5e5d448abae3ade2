/// A checker of a scenario's expectations on a run.
package struct ExpectationChecker: Sendable {
  let scenario: Scenario
  let events: [TraceEvent]
  let finalState: FinalState
  /// The event limit at which the run was stopped; nil if it came to its end.
  private let eventLimit: Int?
  /// The call into the app whose endless async work stopped the run; nil if there is none.
  private let endlessCall: String?
  let withheldCallbacks: [WithheldCallback]
  let unfollowedCallbacks: [UnfollowedCallback]
  private let problems: RunProblems
  private let ordersTasks: Bool
  /// When the run is checked.
  var moment = Moment.atTheEnd

  /// The moment at which a run is checked, as words for messages.
  enum Moment: String, Sendable {
    case atTheEnd = "when the run ended"
    /// The run continues after the check.
    case onTheWay = "when it was checked"
  }

  /// Creates a checker for one run.
  package init(_ scenario: Scenario, _ result: RunResult) {
    self.scenario = scenario
    events = result.trace.events
    finalState = result.finalState
    eventLimit = result.eventLimit
    endlessCall = result.endlessCall
    withheldCallbacks = result.withheldCallbacks
    unfollowedCallbacks = result.unfollowedCallbacks
    problems = result.problems
    ordersTasks = result.ordersTasks
  }

  /// Returns the verdict of the expectations, and the problems that make it meaningless.
  package func checkRun() -> Verdict {
    var verdict = check()
    verdict.failures.insert(contentsOf: problems.failures(ordersTasks: ordersTasks), at: 0)
    return verdict
  }

  /// Returns the verdict of the expectations.
  package func check() -> Verdict {
    var verdict = Verdict()
    if let eventLimit { verdict.failures.append(.endlessRun(eventLimit, endlessCall)) }
    for (expectation, places) in scenario.placedExpectations {
      let failures = check(expectation, at: places)
      if !failures.isEmpty { verdict.unmetCount += 1 }
      verdict.failures += failures.map { withOrigin($0) }
    }
    verdict.idle = scenario.expectations.compactMap { $0.kind.idleness(in: events) }
    let patterns = scenario.expectations.flatMap(\.kind.patterns).map { EventPattern($0) }
    verdict.mentioned = patterns
    verdict.unmentioned = callbacks(notMentionedBy: patterns)
    if scenario.isExhaustive, !verdict.unmentioned.isEmpty {
      verdict.failures.append(exhaustiveFailure(verdict.unmentioned))
    }
    return verdict
  }

  private func check(_ expectation: Expectation, at places: ExpectationPlaces) -> [ExpectationFailure] {
    guard let monitor = ExpectationMonitor(expectation.kind) else {
      return checkWithoutMonitor(expectation, at: places)
    }
    guard !monitor.isMet(by: events) else { return [] }
    let location = places.verb
    switch (monitor.kind, expectation.kind) {
    case (.event, .never(let pattern)): return failures(ofNever: EventPattern(pattern), at: location)
    case (.event(let monitor), _): return failures(of: monitor, at: places)
    case (.sequence(let monitor), _):
      let sequence = SequenceFailure(monitor, in: events)
      let failure = sequence.failure(at: location)
      let missing = failure.firstDifference.flatMap { monitor.patterns.dropFirst($0).first }
      guard failure.event == nil else { return [failure] }
      return [withReason(failure, insteadOf: missing, of: monitor.patterns, after: sequence.lastIndex)]
    case (.prohibition(let monitor), _): return failures(of: monitor, at: location)
    case (.obligation(let monitor), _): return failures(of: monitor, at: location)
    }
  }

  private func checkWithoutMonitor(_ expectation: Expectation, at places: ExpectationPlaces) -> [ExpectationFailure] {
    switch expectation.kind {
    case .refuses(let rule):
      [
        ExpectationFailure(
          location: places.verb, expected: ["refused by \(rule)"], actual: ["all steps done"],
          explanation: "nothing in the scenario breaks \(rule)")
      ]
    case .finally(let members): members.enumerated().flatMap { check($1, at: places.member($0)) }
    // These have monitors.
    case .event, .sequence, .consecutive, .exactly, .never, .prohibition, .obligation: []
    }
  }

  // MARK: Single events

  /// Returns the failures of an expectation about single events, which the monitor has found not to hold.
  private func failures(of monitor: EventMonitor, at places: ExpectationPlaces) -> [ExpectationFailure] {
    var memory = WideMemory()
    let matches = events.filter { monitor.see($0, &memory) }
    var failures: [ExpectationFailure] = []
    if let failure = failure(ofCount: matches, monitor, at: places.verb) { failures.append(failure) }
    for event in matches {
      monitor.forEachFault(of: event) { failures.append(failure(of: $0, event, monitor.expectation, at: places)) }
    }
    return failures
  }

  private func failure(
    ofCount matches: [TraceEvent], _ monitor: EventMonitor, at location: SourceLocation?
  ) -> ExpectationFailure? {
    let (atLeast, atMost) = monitor.bounds
    guard matches.count < atLeast || matches.count > atMost else { return nil }
    let pattern = monitor.pattern.text
    let surplus = matches.dropFirst(max(0, atMost)).first
    let (explanation, event) =
      surplus.map { ("event \($0.index), \($0.shortLabel), is one too many", $0) }
      ?? whyTooFew(pattern, matches)
    let failure = ExpectationFailure(
      location: location, expected: ["\(pattern) \(bounds(atLeast, atMost))"],
      actual: ["\(pattern) \(times(matches.count))"], explanation: explanation, event: event)
    guard surplus == nil else { return failure }
    return withReason(failure, insteadOf: monitor.pattern, of: [monitor.pattern])
  }

  private func failure(
    of fault: EventMonitor.Fault, _ event: TraceEvent, _ expectation: Expectation.EventExpectation,
    at places: ExpectationPlaces
  ) -> ExpectationFailure {
    let elapsed = VirtualInstant.zero.shownDuration(to: event.time).text
    func timed(_ bound: String) -> ExpectationFailure {
      let name = expectation.pattern
      return ExpectationFailure(
        location: places.verb, expected: ["\(name) \(bound)"], actual: ["\(name) at \(elapsed)"],
        explanation: "event \(event.index), \(event.shortLabel)", event: event)
    }
    func valued(_ path: String, _ expected: String, at location: SourceLocation?) -> ExpectationFailure {
      let name = "\(event.occurrence.name).\(path)"
      let actual = event.occurrence.payloadValue(at: path)?.json
      let meant = actual == nil ? event.occurrence.payloadPath(meantBy: path) : nil
      let hint = meant.map { "; did you mean \($0.quoted)?" } ?? ""
      return withMissingEntry(
        ExpectationFailure(
          location: location, expected: ["\(name) = \(expected)"], actual: ["\(name) = \(actual ?? "(absent)")"],
          explanation: "event \(event.index) at \(event.time.inWords)\(hint)", event: event), behind: event)
    }
    switch fault {
    case .tooEarly: return timed("at \(expectation.after?.text ?? "") or later")
    case .tooLate: return timed("at \(expectation.before?.text ?? "") or earlier")
    case .value(let position):
      let member = expectation.payload[position]
      return valued(member.key, member.value.json, at: places.member(position))
    case .presence(let position):
      return valued(expectation.without[position], "(absent)", at: places.path(position))
    }
  }

  private func failures(ofNever pattern: EventPattern, at location: SourceLocation?) -> [ExpectationFailure] {
    guard let event = pattern.matches(in: events).first else { return [] }
    return [
      ExpectationFailure(
        location: location, expected: ["never \(pattern.text)"], actual: [event.label],
        explanation: "event \(event.index) at \(event.time.inWords)", event: event)
    ]
  }

  // MARK: The end of the run

  private func check(_ member: ScenarioValue.Member, at location: SourceLocation?) -> [ExpectationFailure] {
    guard let fact = FactName(rawValue: member.key) else {
      preconditionFailure("\(member.key) is not a fact, which the compilation of the scenario refuses")
    }
    let actual = finalState[fact]
    let expected = fact.isUnordered ? member.value.sorted : member.value
    guard !expected.matches(actual) else { return [] }
    let last = events.indices.last { decides(fact, at: $0) }.map { events[$0] }
    let explanation =
      last.map { "event \($0.index), \($0.label), was the last to decide it" }
      ?? (fact == .pending ? "what was still to come \(moment.rawValue)" : "nothing in the run changed it")
    let failure = ExpectationFailure(
      location: location, expected: ["\(fact.rawValue) = \(expected.json)"],
      actual: ["\(fact.rawValue) = \(actual.json)"], explanation: explanation, event: last)
    guard fact.isAboutLinks else { return [failure] }
    let explained = withMissingEntry(withUnopenedLink(failure, insteadOf: nil), insteadOf: nil)
    guard fact == .screen, case .string(let screen) = member.value else { return [explained] }
    let route = EventPattern("\(EventWord.route.rawValue) \(screen)")
    return [withUnfollowedCallbacks(withLostLink(explained, insteadOf: route), insteadOf: route)]
  }

  /// Returns whether an event changed a part of the final state, or was one in which the app could have changed it.
  private func decides(_ fact: FactName, at position: Int) -> Bool {
    let event = events[position]
    let before = position > 0 ? events[position - 1] : nil
    return switch (fact, event.occurrence) {
    case (.screen, .route), (.screen, .noRoute), (.screen, .drop): true
    // The screen disappears with the process.
    case (.screen, _): event.process == .notRunning && before.map { $0.process != .notRunning } ?? false
    case (.storedLink, .store), (.storedLink, .drop): true
    case (.storedLink, .step(let verb, _)): verb == .uninstall
    case (.storedLink, .route): event.rule == .simulation(.routesStoredLink)
    case (.process, _): event.process != before?.process ?? .notRunning
    case (.scene, _): before.map { event.scene != $0.scene } ?? false
    case (.installed, .step(let verb, _)): verb == .install || verb == .uninstall
    case (.closedGates, .step(let verb, _)): verb == .openGate || verb == .closeGate || verb == .uninstall
    default: false
    }
  }

  // MARK: Completeness

  private func callbacks(notMentionedBy patterns: [EventPattern]) -> [TraceEvent] {
    events.filter { event in event.occurrence.isCallback && !patterns.contains { $0.matchesLabel(of: event) } }
  }

  private func exhaustiveFailure(_ unmentioned: [TraceEvent]) -> ExpectationFailure {
    ExpectationFailure(
      location: nil, expected: ["no callback but those that expectations mention"],
      actual: unmentioned.map(\.label),
      explanation: "the scenario is exhaustive, and no expectation mentions event \(unmentioned[0].index)",
      event: unmentioned[0])
  }

  // MARK: Wording

  /// Returns a failure that also says why an event did not come, as far as the run shows.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - pattern: The event that did not come; nil if it is not known.
  ///   - expected: All events of the expectation.
  ///   - index: The index of the event after which it was expected, from 1; 0 for the whole run.
  ///   - trigger: The index of the event that can alone be the origin of a reason, from 1; 0 if any can.
  func withReason(
    _ failure: ExpectationFailure, insteadOf pattern: EventPattern?, of expected: [EventPattern],
    after index: Int = 0, dueTo trigger: Int = 0
  ) -> ExpectationFailure {
    if failure.event == nil, let lost = pattern.flatMap({ LostCallback(of: $0, after: index, in: events) }) {
      return lost.named(in: failure)
    }
    var failure = withOtherResult(
      withUnopenedLink(failure, insteadOf: pattern, after: trigger), insteadOf: pattern, of: expected, after: index)
    if let pattern { failure = withLostLink(failure, insteadOf: pattern, after: index) }
    failure = withMissingEntry(failure, insteadOf: pattern, after: trigger)
    // What should follow an act of the app needs no further callback.
    let isOfApp = events.indices.contains(trigger - 1) && events[trigger - 1].occurrence.isAppEvent
    guard let pattern, !isOfApp else { return failure }
    return withUnfollowedCallbacks(failure, insteadOf: pattern, after: index)
  }

  /// Returns a failure with the callback in which the app caused it; the callback's rule says more than the app's own.
  private func withOrigin(_ failure: ExpectationFailure) -> ExpectationFailure {
    guard let index = failure.event, events.indices.contains(index - 1),
      let origin = events.origin(of: events[index - 1])
    else { return failure }
    let timer = events.timer(before: events[index - 1])
    let way = timer.map { " by way of event \($0.index), \($0.label)" } ?? ""
    return failure.adding("event \(origin.index), \(origin.shortLabel), set it off\(way)", ruleOf: origin)
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private func bounds(_ atLeast: Int, _ atMost: Int) -> String {
    if atLeast == atMost { return times(atLeast) }
    if atMost == .max { return "at least \(times(atLeast))" }
    return atLeast == 0 ? "at most \(times(atMost))" : "\(atLeast) to \(atMost) times"
  }

  /// Returns why an event did not come, or not often enough, as far as the trace shows.
  private func whyTooFew(_ pattern: String, _ matches: [TraceEvent]) -> (String, TraceEvent?) {
    if let last = matches.last { return ("event \(last.index) is the last one", last) }
    let meant = EventPattern(pattern)
    if let lost = LostCallback(of: meant, in: events) { return (lost.explanation, lost.event) }
    let all = meant.matchesIgnoringNumber(in: events)
    if let last = all.last { return ("event \(last.index) is the last one, number \(all.count)", last) }
    let other = events.first { meant.words.isAbout($0.occurrence.name) }
    // What a callback or the app brings instead is named as in every other failure.
    guard let other, !other.occurrence.isCallback, !other.occurrence.isAppEvent else {
      return ("there is no such event", nil)
    }
    return ("event \(other.index) is \(other.label(nextTo: [meant]))", other)
  }
}
