import DeepLinkSimulator

/// Finds the symptoms of a problem by comparing its run with the run of its fix.
///
/// It compares what the two scenarios mention: the events in their expectations, and the screens.
struct SymptomFinder {
  /// The delay from which an event counts as late.
  private static let patience = Duration.seconds(1)

  /// The prefix of the names of flows that go wrong in other orders.
  private static let race = "Race:"

  private let problem: ProblemRun
  private let fix: ProblemRun
  private let names: ProblemNames

  init(_ problem: ProblemRun, _ fix: ProblemRun, _ names: ProblemNames) {
    self.problem = problem
    self.fix = fix
    self.names = names
  }

  /// The symptoms, sorted.
  var symptoms: [Symptom] {
    var found: Set<Symptom> = []
    for event in events {
      for kind in kinds(of: event) { found.insert(Symptom(event: event, kind: kind)) }
    }
    for event in disordered { found.insert(Symptom(event: event, kind: .wrongOrder)) }
    // Differences between the runs say more than the existence of other orders.
    if isRace, found.isEmpty || problem.scenario.name.hasPrefix(Self.race) {
      for event in events.union(causes) { found.insert(Symptom(event: event, kind: .sometimes)) }
    }
    return found.sorted()
  }

  /// Whether each run meets the expectations of the other, so only another order shows the problem.
  private var isRace: Bool {
    problem.scenario.expectations.allSatisfy(fix.meets) && fix.scenario.expectations.allSatisfy(problem.meets)
  }

  /// The events that the two scenarios mention and that tables show.
  private var events: Set<String> {
    var events: Set<String> = [Symptom.screen]
    for pattern in (problem.scenario.expectations + fix.scenario.expectations).flatMap(\.kind.patterns) {
      if let name = event(pattern) { events.insert(name) }
    }
    let seen = Set((problem.events + fix.events).map(\.occurrence.name))
    return events.intersection(seen)
  }

  /// Returns the event that a pattern stands for; a callback that nothing handled is listed by its own name.
  private func event(_ pattern: String) -> String? {
    let words = pattern.split { " #".contains($0) }.map(String.init)
    let name =
      words.first == EventWord.lost.rawValue && words.count > 1
      ? words[1]
      : EventPattern(pattern).matches(
        in: problem.events + fix.events
      ).first?.occurrence.name
    guard let name, names.isShown(name) else { return nil }
    return name
  }

  private func kinds(of event: String) -> [Symptom.Kind] {
    let (mine, usual) = (occurrences(of: event, in: problem), occurrences(of: event, in: fix))
    var kinds: [Symptom.Kind] = []
    if mine.count < usual.count { kinds.append(.never) }
    if mine.count > usual.count, mine.count > 1 { kinds.append(.twice) }
    if let first = mine.first, let other = usual.first, first.time > other.time,
      other.time.shownDuration(to: first.time) >= Self.patience
    {
      kinds.append(.late)
    }
    if expectsNothing(in: event) { kinds.append(.empty) }
    return kinds
  }

  private func occurrences(of event: String, in run: ProblemRun) -> [TraceEvent] {
    run.events.filter { $0.occurrence.name == event }
  }

  /// Returns whether the problem expects a value in an event to be null or missing.
  private func expectsNothing(in name: String) -> Bool {
    problem.scenario.expectations.contains { expectation in
      guard case .event(let event) = expectation.kind, self.event(event.pattern) == name else { return false }
      return !event.without.isEmpty || event.payload.contains { [.null, .string("")].contains($0.value) }
    }
  }

  /// The events that are in the required order in one run but not in the other, although both have all of them.
  private var disordered: Set<String> {
    var events: Set<String> = []
    for (expectations, run) in [(problem.scenario.expectations, fix), (fix.scenario.expectations, problem)] {
      for expectation in expectations {
        guard let patterns = expectation.kind.ordered, !run.meets(expectation) else { continue }
        guard patterns.allSatisfy({ !EventPattern($0).matches(in: run.events).isEmpty }) else { continue }
        events.formUnion(patterns.compactMap { event($0) })
      }
    }
    return events
  }

  /// The callbacks in which the app opens its screens.
  private var causes: Set<String> {
    var causes: Set<String> = []
    for event in occurrences(of: Symptom.screen, in: problem) {
      var next = event.cause
      while next > 0, next <= problem.events.count {
        let cause = problem.events[next - 1]
        if cause.occurrence.isCallback {
          causes.insert(cause.occurrence.name)
          break
        }
        next = cause.cause
      }
    }
    return causes
  }
}

extension Expectation.Kind {
  /// The events of an expectation about order; nil for any other.
  fileprivate var ordered: [String]? {
    switch self {
    case .sequence(let patterns), .consecutive(let patterns), .exactly(let patterns): patterns
    default: nil
    }
  }
}
