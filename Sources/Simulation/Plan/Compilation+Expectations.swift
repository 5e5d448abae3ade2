extension Compilation {
  /// Checks that the expected events can happen in this scenario.
  mutating func checkExpectations(_ plan: SimulationPlan) {
    for (expectation, places) in scenario.placedExpectations {
      let patterns = expectation.kind.patterns.enumerated().map {
        ExpectedPattern(text: $1, location: places.pattern($0))
      }
      switch expectation.kind {
      case .event(let event): check(event, patterns, plan, at: places)
      case .sequence:
        checkIsNotEmpty(patterns, "sequence", at: places.verb)
        patterns.forEach { checkPattern($0, mustBeCallback: false, need: .always, plan) }
      case .consecutive:
        checkIsNotEmpty(patterns, "consecutive", at: places.verb)
        patterns.forEach { checkPattern($0, mustBeCallback: false, need: .always, plan) }
        patterns.forEach { checkIsSeenBetweenCallbacks($0) }
        checkNumbers(of: patterns)
      case .exactly:
        patterns.forEach { checkPattern($0, mustBeCallback: true, need: .always, plan) }
      case .never:
        patterns.forEach { checkPattern($0, mustBeCallback: false, need: .never, plan) }
      case .prohibition(let prohibition): check(prohibition, patterns, plan, at: places)
      case .obligation:
        // The responses are checked first, because without locations nothing else orders the complaints of a test.
        patterns.dropFirst().forEach { checkPattern($0, mustBeCallback: false, plan) }
        patterns.prefix(1).forEach { checkPattern($0, mustBeCallback: false, need: .always, plan) }
      case .refuses(let rule):
        let rules = apps.sdks.rules.map(\.text)
        if !rules.contains(rule) {
          reportUnknown("rule", rule, at: places.rule, known: rules)
        }
      case .finally(let members): checkFinalFacts(members, at: places)
      }
    }
  }

  private mutating func check(
    _ event: Expectation.EventExpectation, _ patterns: [ExpectedPattern], _ plan: SimulationPlan,
    at places: ExpectationPlaces
  ) {
    for times in [event.atLeast, event.atMost].compactMap({ $0 }) where times < 0 {
      report("an event happens zero times or more, not \(times) times", at: places.verb)
    }
    let count = problems.count
    let isNeeded = (event.atLeast ?? (event.atMost == nil ? 1 : 0)) > 0
    patterns.forEach {
      checkPattern($0, mustBeCallback: event.isCallback, need: isNeeded ? .always : .perhaps, plan)
    }
    if problems.count == count { checkHasPayload(event, at: places) }
  }

  private mutating func check(
    _ prohibition: Prohibition, _ patterns: [ExpectedPattern], _ plan: SimulationPlan, at places: ExpectationPlaces
  ) {
    switch prohibition.condition {
    case .during(let facts): checkFacts(facts, plan, at: places.verb)
    case .before: patterns.dropFirst().forEach { checkCanComeAfter($0, patterns[0]) }
    case .without, .between: break
    }
    patterns.prefix(1).forEach { checkPattern($0, mustBeCallback: false, need: .never, plan) }
    let beginning = if case .between = prohibition.condition { 1 } else { 0 }
    patterns.dropFirst().prefix(beginning).forEach { checkPattern($0, mustBeCallback: false, need: .always, plan) }
    patterns.dropFirst(1 + beginning).forEach { checkPattern($0, mustBeCallback: false, plan) }
  }

  /// Checks that what holds after the last event is a fact that there is.
  private mutating func checkFinalFacts(_ members: [ScenarioValue.Member], at places: ExpectationPlaces) {
    let known = FactName.allCases.map(\.rawValue)
    if members.isEmpty { report("finally needs a fact: \(known.alternatives)", at: places.verb) }
    for (number, member) in members.enumerated() where FactName(rawValue: member.key) == nil {
      reportUnknown("fact", member.key, at: places.member(number), known: known)
    }
  }

  /// Checks that an expectation is not empty, because it would always hold.
  private mutating func checkIsNotEmpty(_ patterns: [ExpectedPattern], _ verb: String, at location: SourceLocation?) {
    if patterns.isEmpty { report("\(verb) needs an event: without one it always holds", at: location) }
  }

  /// Checks the facts of a prohibition; those of a file have already been checked against the same words.
  private mutating func checkFacts(
    _ facts: [ScenarioValue.Member], _ plan: SimulationPlan, at location: SourceLocation?
  ) {
    let keys = FactName.ofEachEvent.map(\.rawValue)
    if facts.isEmpty { report("while needs a fact: \(keys.alternatives)", at: location) }
    for member in facts {
      do throws(MomentFact.Problem) {
        let fact = try MomentFact(member)
        if knowsDevice, case .scene(let scene) = fact, (scene != nil) != plan.platform.style.hasScenes {
          let style = plan.platform.style
          report(
            "an app of the style \(style.rawValue) has \(style.hasScenes ? "a scene, whose state is not null" : "no scene")",
            at: location)
        }
        guard case .closedGates(let gates) = fact, isAppDescribed, knowsDevice else { continue }
        for gate in gates where !scenario.app.gates.contains(gate) {
          reportUnknown("gate", gate, at: location, known: scenario.app.gates)
        }
      } catch {
        switch error {
        case .unknownKey: reportUnknown("fact", member.key, at: location, known: keys)
        case .unknownValue(let noun, let known):
          if case .string(let name) = member.value { reportUnknown(noun, name, at: location, known: known) }
        case .wrongType(let expected):
          report("\(member.key) takes \(expected), not \(member.value.json)", at: location)
        }
      }
    }
  }

  /// Checks the pattern of an event.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - mustBeCallback: Whether only a callback of an SDK is possible.
  ///   - need: Whether the expectation needs such an event.
  ///   - plan: The plan of the scenario.
  private mutating func checkPattern(
    _ pattern: ExpectedPattern, mustBeCallback: Bool, need: ExpectedPattern.Need = .perhaps, _ plan: SimulationPlan
  ) {
    let words = EventPattern(pattern.text).words
    let name = String(Substring(words.utf8.prefix { $0 != UInt8(ascii: " ") }))
    if let complaint = complaintAboutForm(of: pattern, words, firstWord: name) {
      return report(complaint, at: pattern.location)
    }
    if !apps.sdks.owners(ofCallback: name).isEmpty {
      if let reason = reasonAgainstCallback(name, need, plan) {
        return report("\(name) cannot be called here: \(reason)\(hintAboutVariants)", at: pattern.location)
      }
      return checkArgument(of: pattern, words, plan)
    }
    if mustBeCallback { return reportNoCallback(pattern, words, firstWord: name) }
    let labels = SystemCall.allLabels
    if let label = labels.first(where: { words.isAbout($0) }) {
      if need != .never, knowsDevice, !SystemCall.labels(for: plan.platform.style).contains(label) {
        return report(Self.complaint(aboutCall: label, in: plan.platform.style), at: pattern.location)
      }
      return checkArgument(of: pattern, words, plan)
    }
    // An app written in Swift has its own screens and events.
    let recorded = recordedEvents ?? []
    if apps.sdks.isAboutEvent(words) || recorded.contains(where: { words.isAbout($0) }) {
      if let reason = reasonAgainstActOfDescribedApp(words, isNeeded: need == .always) {
        return report("\(words.quoted) cannot come here: \(reason)\(hintAboutVariants)", at: pattern.location)
      }
      return checkArgument(of: pattern, words, plan)
    }
    let members = eventNamesOfMembers
    guard !members.contains(where: { words.isAbout($0) }) else { return }
    let methods = ScenarioNames.methods(apps.sdks.vocabularies)
    if let method = methods.first(where: { words.isAbout($0.name) }) {
      let step = "\(StepVerb.call.rawValue) \(method.name)".quoted
      return report(
        "\(method.name.quoted) is not an event: in a trace the call is \(method.eventName.quoted), and the step \(step)",
        at: pattern.location)
    }
    guard givesHints else { return reportUnknown("event", name, at: pattern.location, known: []) }
    let known = apps.sdks.eventNames + recorded + labels + apps.sdks.callbacks + members
    // An event's argument is not part of its name, but which words are the name is not known here.
    let typed = Spelling.nearest(to: words, in: known) == nil ? name : words
    reportUnknown("event", typed, at: pattern.location, known: known, listedBy: Self.listOfEvents)
  }

  /// Returns what is wrong with the number or the spaces of a pattern; nil if nothing is.
  private func complaintAboutForm(of pattern: ExpectedPattern, _ words: String, firstWord name: String) -> String? {
    if let complaint = EventPattern(pattern.text).complaintAboutNumber { return complaint }
    if name.isEmpty, let meant = pattern.text.withoutLeadingSpaces {
      return "no event is named \(pattern.text.quoted), with a space at the beginning; write \(meant.quoted)"
    }
    guard let trimmed = nameBeforeSpaces(words, firstWord: name) else { return nil }
    let meant = EventPattern(pattern.text).ordinal.map { "\(trimmed)#\($0)" } ?? trimmed
    return "no event is named \(words.quoted), with a space at the end; write \(meant.quoted)"
  }

  /// Returns why a callback is not possible in the scenario; nil if it is.
  private func reasonAgainstCallback(
    _ name: String, _ need: ExpectedPattern.Need, _ plan: SimulationPlan
  ) -> String? {
    guard knowsDevice else { return nil }
    let reason = need == .never ? apps.sdks.reasonAgainstName(name, plan) : apps.sdks.reasonAgainst(name, plan)
    if let reason { return reason }
    return need == .always && isAppDescribed ? apps.sdks.reasonAgainstInDescribedApp(name, plan) : nil
  }

  /// Reports a pattern that stands for no callback, where only a callback is possible.
  private mutating func reportNoCallback(_ pattern: ExpectedPattern, _ words: String, firstWord name: String) {
    let names = SystemCall.allLabels + eventNamesOfMembers + (recordedEvents ?? [])
    guard apps.sdks.isAboutEvent(words) || names.contains(where: { words.isAbout($0) }) else {
      return reportUnknown("callback", name, at: pattern.location, known: apps.sdks.callbacks)
    }
    // A test in Swift has no keys.
    let hint = pattern.location == nil ? "" : "; \"event\" and \"sequence\" take any event"
    report("\(words.quoted) is an event, and only an SDK callback is possible here\(hint)", at: pattern.location)
  }

  /// What to do about an event that only some of a file's variants have; empty for a file without variants.
  private var hintAboutVariants: String {
    !places.isOfVariant
      ? "" : "; if other variants can have it, move the expectation to the \"expect\" of their choices"
  }

  /// Returns the name of an event that only spaces follow, which no event has; nil if something else follows.
  private func nameBeforeSpaces(_ words: String, firstWord: String) -> String? {
    let space = UInt8(ascii: " ")
    guard !firstWord.isEmpty, words.utf8.last == space, recordedEvents?.contains(where: { words.isAbout($0) }) != true
    else { return nil }
    let trimmed = String(
      Substring(words.utf8.prefix(words.utf8.count - words.utf8.reversed().prefix { $0 == space }.count)))
    // What the app shows, stores and drops can be any text.
    let isOfRequest = [EventWord.send, .answer].contains { $0.rawValue == firstWord }
    return trimmed == firstWord || isOfRequest || apps.sdks.eventNames.contains(trimmed) ? trimmed : nil
  }

  /// Checks that an event whose payload is expected to have something, or to lack it, can have a payload.
  ///
  /// What an event without a payload lacks would be anything.
  private mutating func checkHasPayload(_ event: Expectation.EventExpectation, at places: ExpectationPlaces) {
    guard !event.payload.isEmpty || !event.without.isEmpty else { return }
    let words = EventPattern(event.pattern).words
    let name = String(Substring(words.utf8.prefix { $0 != UInt8(ascii: " ") }))
    let hasPayload = [EventWord.lost, .send].contains { $0.rawValue == name }
    let isCallback = !apps.sdks.owners(ofCallback: name).isEmpty
    guard !hasPayload, !isCallback else { return }
    report(
      "\(words.quoted) has no payload; only the callbacks and the requests of SDKs have one",
      at: event.payload.isEmpty ? places.path(0) : places.member(0))
  }

  // MARK: What can never hold

  /// Checks that an event that is not to come before another one could do so.
  private mutating func checkCanComeAfter(_ limit: ExpectedPattern, _ pattern: ExpectedPattern) {
    let (earlier, later) = (EventPattern(pattern.text), EventPattern(limit.text))
    guard earlier.words == later.words, (later.ordinal ?? 1) <= (earlier.ordinal ?? 1) else { return }
    report("\(pattern.text) can never come before \(limit.text)", at: limit.location)
  }

  /// Checks that `consecutive` names only what it considers: callbacks and acts of the app.
  private mutating func checkIsSeenBetweenCallbacks(_ pattern: ExpectedPattern) {
    let words = EventPattern(pattern.text).words
    let seen = apps.sdks.callbacks + ScenarioNames.appEvents
    let others = apps.sdks.eventNames + SystemCall.allLabels
    guard !seen.contains(where: { words.isAbout($0) }), others.contains(where: { words.isAbout($0) }) else { return }
    report(
      "\(words.quoted) can never be here: consecutive looks only at callbacks and at what the app does; use sequence",
      at: pattern.location)
  }

  /// Checks that the numbers of patterns with one name increase.
  private mutating func checkNumbers(of patterns: [ExpectedPattern]) {
    var last: [String: Int] = [:]
    for pattern in patterns {
      let event = EventPattern(pattern.text)
      guard let number = event.ordinal else { continue }
      if let earlier = last[event.words], earlier >= number {
        let name = event.words
        report("\(name)#\(number) can never come after \(name)#\(earlier)", at: pattern.location)
      }
      last[event.words] = number
    }
  }
}

extension String {
  /// The text without the spaces at its beginning; nil if it has none, or nothing else.
  fileprivate var withoutLeadingSpaces: String? {
    let rest = utf8.drop { $0 == UInt8(ascii: " ") }
    return rest.isEmpty || rest.startIndex == utf8.startIndex ? nil : String(Substring(rest))
  }
}
