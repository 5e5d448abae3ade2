/// Runs as JSON Lines: one record per line, with sorted keys; docs/trace.md has the grammar.
public enum JSONLines {
  /// The version of the grammar; a reader ignores kinds and keys that it does not know.
  package static let version = 1

  /// Returns the record of an event, without a line break.
  ///
  /// - Parameter event: The event.
  public static func record(_ event: TraceEvent) -> String {
    var object = JSONRecord(kind: "event")
    object.add("argument", event.occurrence.argument)
    object.add("causes", [event.cause, event.secondCause].filter { $0 > 0 })
    object.add("index", event.index)
    object.add("lane", event.lane.rawValue)
    object.add("missingEntry", event.occurrence.placeWithoutEntry)
    object.add("name", event.occurrence.name)
    if case .callback(let callback) = event.occurrence {
      object.add("payload", callback.content)
    }
    object.add("process", event.process.rawValue)
    object.add("rule", event.rule.text)
    let further = event.rules.dropFirst()
    if !further.isEmpty { object.add("rules", event.rules.map { .string($0.text) }) }
    object.add("scene", event.scene?.rawValue)
    object.add("time", event.time.microseconds)
    return object.text
  }

  /// Returns the record that begins a scenario's run.
  ///
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - scenario: The scenario.
  package static func record(_ scenario: Scenario, file: String) -> String {
    var object = JSONRecord(kind: "scenario")
    object.add("file", file)
    object.add("name", scenario.name)
    return object.text
  }

  /// Returns the record that ends a scenario's run.
  ///
  /// - Parameters:
  ///   - report: The result.
  package static func record(_ report: ScenarioReport) -> String {
    var object = JSONRecord(kind: "verdict")
    object.add("file", report.file)
    if report.reproducesProblem { object.add("reproduced", true) }
    switch report.ending {
    case .ran(let result, let verdict):
      object.add("eventCount", result.eventCount)
      object.add("failures", verdict.failures.map(\.jsonValue))
      object.add("finalState", result.finalState.members)
      object.add("result", verdict.passed ? "pass" : "fail")
      object.add("time", result.endTime.microseconds)
      object.add("unmentioned", verdict.unmentionedNames.map { .string($0.name) })
    case .refused(let refusal):
      object.add("refusal", refusal.members)
      object.add("result", "pass")
    case .invalid(let diagnostics):
      object.add("diagnostics", diagnostics.map { .string($0.description) })
      object.add("result", "invalid")
    case .noSuchOrder(let reason):
      object.add("diagnostics", [.string(reason)])
      object.add("result", "noSuchOrder")
    }
    return object.text
  }
}

extension ExpectationFailure {
  fileprivate var jsonValue: PayloadValue {
    var entries = [
      PayloadEntry("actual", .array(actual.map(PayloadValue.string))),
      PayloadEntry("expected", .array(expected.map(PayloadValue.string))),
      PayloadEntry("explanation", .string(explanation)),
    ]
    if let firstDifference { entries.append(PayloadEntry("firstDifference", .integer(firstDifference))) }
    if let event { entries.append(PayloadEntry("event", .integer(event))) }
    if let rule { entries.append(PayloadEntry("rule", .string(rule.text))) }
    if let location {
      entries.append(PayloadEntry("column", .integer(location.column)))
      entries.append(PayloadEntry("line", .integer(location.line)))
    }
    return .object(entries.sorted { $0.key < $1.key })
  }
}

extension Refusal {
  fileprivate var members: [PayloadEntry] {
    var entries = [PayloadEntry("explanation", .string(explanation))]
    if let location {
      entries.insert(PayloadEntry("column", .integer(location.column)), at: 0)
      entries.append(PayloadEntry("line", .integer(location.line)))
    }
    return entries + [PayloadEntry("rule", .string(rule.text))]
  }
}

extension Trace {
  /// Returns the position of the first event that another trace does not have in the same place; nil if they are the
  /// same.
  func firstDifference(from other: Trace) -> Int? {
    let position = zip(events, other.events).prefix { JSONLines.record($0) == JSONLines.record($1) }.count
    return position < max(events.count, other.events.count) ? position : nil
  }
}
