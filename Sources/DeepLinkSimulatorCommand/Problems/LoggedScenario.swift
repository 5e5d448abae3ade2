import DeepLinkSimulator

/// A scenario of the library that shows no problem, with what the SDKs log in it.
struct LoggedScenario: Sendable {
  /// An error that an SDK gives the app.
  struct ToldError: Sendable {
    /// The error, as the system describes errors.
    let text: String
    /// The number of the event that carries it.
    let event: Int
    /// The rule of the event.
    let rule: RuleID
  }

  /// The scenario; its path names the variant, if there is one.
  let scene: Problem.Scene
  /// The lines of the SDKs' logs, without duplicates.
  let lines: [String]
  /// The errors that the SDKs give the app, as the system describes errors; apps print them.
  var toldErrors: [ToldError] = []
  /// The rules of its run.
  var rules: Set<RuleID> = []
  /// The rules of the events that its expectations name, which it is about.
  var expectedRules: Set<RuleID> = []
  /// The number of events in its run.
  let eventCount: Int
  /// The rule under which the event happened that first logs a line; nil if there is none.
  let rule: @Sendable (_ line: String) -> RuleID?
  /// The rule that says what a line means in a healthy run; nil if no event logs it.
  let meaning: @Sendable (_ line: String) -> RuleID?

  /// The words of its texts.
  var words: Set<String> {
    Set(LogLine("\(scene.name) \(scene.description)").plain.split(separator: " ").map(String.init))
  }

  /// Replays all scenarios of a library that show no problem.
  static func all(of library: ScenarioLibrary) -> [LoggedScenario] {
    let items = library.items
    let fixed = Set(items.map(\.name).filter(\.isFixed).map(\.stem))
    let places = items.indices.filter { place in
      let (name, scenario) = (items[place].name, items[place].scenario)
      return (name.isFixed || !fixed.contains(name.stem)) && scenario.map { !$0.showsProblem } ?? false
    }
    return zip(places, library.runs(of: places)).flatMap { place, runs in
      runs.map { run in
        LoggedScenario(
          scene: run.scene(at: items[place].entry.name + run.variant), lines: run.allLogLines,
          toldErrors: run.toldErrors, rules: Set(run.events.flatMap(\.rules)), expectedRules: run.expectedRules,
          eventCount: run.events.count, rule: run.rule(logging:), meaning: run.meaning(of:))
      }
    }
  }
}

extension ProblemRun {
  /// The rules of the events that the expectations name.
  fileprivate var expectedRules: Set<RuleID> {
    let names = Set(
      scenario.expectations.flatMap(\.kind.patterns).compactMap { pattern in
        pattern.split { " #".contains($0) }.first.map(String.init)
      })
    return Set(events.filter { names.contains($0.occurrence.name) }.flatMap(\.rules))
  }

  /// The errors that callbacks carry, each once.
  fileprivate var toldErrors: [LoggedScenario.ToldError] {
    var seen: Set<String> = []
    return events.flatMap { event -> [LoggedScenario.ToldError] in
      guard case .callback(let callback) = event.occurrence else { return [] }
      return callback.content.errorDescriptions.filter { seen.insert($0).inserted }.map {
        LoggedScenario.ToldError(text: $0, event: event.index, rule: event.rule)
      }
    }
  }

  /// Returns the rule of the event that first logs a line. If that rule says only that servers answer, returns the one
  /// of what the answer causes.
  func rule(logging line: String) -> RuleID? {
    guard let event = event(logging: line) else { return nil }
    guard event.rule == .simulation(.backendAnswers) else { return event.rule }
    return effects(of: event).first?.rule ?? event.rule
  }

  /// Returns the rule that says what a line means in a healthy run: why the request was sent whose answer is logged,
  /// and what a call of the app does that is logged.
  func meaning(of line: String) -> RuleID? {
    guard let event = event(logging: line) else { return nil }
    let causes = events.filter { $0.index == event.cause }
    let isAnswer = event.rule == .simulation(.backendAnswers)
    let near = [event] + (isAnswer ? causes + effects(of: event) : effects(of: event) + causes)
    return near.map(\.rule).first { !$0.isOf(SimulationRule.self) } ?? event.rule
  }

  private func effects(of event: TraceEvent) -> [TraceEvent] {
    events.dropFirst(event.index).filter { $0.cause == event.index }
  }

  /// Returns the event that first logs a line, which is the last one of the shortest run with the line.
  private func event(logging line: String) -> TraceEvent? {
    var shorter = Trace()
    var notes = result.trace.loggedNotes[...]
    for event in events {
      shorter.record(event)
      while let next = notes.first, next.lastEvent <= event.index {
        notes.removeFirst()
        shorter.record(next)
      }
      if logLines(of: shorter).contains(line) { return event }
    }
    return nil
  }
}

extension [PayloadEntry] {
  /// The errors among the members of an object and within them, as the system describes errors.
  fileprivate var errorDescriptions: [String] {
    var texts: [String: String] = [:]
    var descriptions: [String] = []
    for entry in self {
      switch entry.value {
      case .string(let text): texts[entry.key] = text
      case .integer(let number): texts[entry.key] = String(number)
      case .object(let members): descriptions += members.errorDescriptions
      default: break
      }
    }
    guard let domain = texts["domain"], let text = texts["message"] else { return descriptions }
    return [LogAlarm.description(domain: domain, code: texts["code"] ?? "0", text: text)] + descriptions
  }
}
