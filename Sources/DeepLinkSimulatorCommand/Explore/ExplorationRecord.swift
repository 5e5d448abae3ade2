import DeepLinkSimulator

/// Writes explorations as JSON Lines: a line for the scenario, one for each outcome and one for each failure.
package enum ExplorationRecord {
  /// Returns the lines for the exploration of a scenario in a file.
  package static func lines(_ report: ExplorationReport, _ scenario: Scenario, file: String) -> [String] {
    var head = [
      PayloadEntry("file", .string(file)), PayloadEntry("isComplete", .bool(report.isComplete)),
      PayloadEntry("kind", .string("exploration")),
      PayloadEntry("limits", .array(report.limits.map(PayloadValue.string))),
      PayloadEntry("mode", .string(report.mode.rawValue)), PayloadEntry("name", .string(scenario.name)),
      PayloadEntry("orders", report.orderCount.payloadValue),
      PayloadEntry("result", .string(report.verdict.word)),
      PayloadEntry("version", .integer(JSONLines.version)),
    ]
    head.sort { $0.key < $1.key }
    return [PayloadValue.object(head).json] + findings(report, file: file)
  }

  /// Returns the lines for the outcomes and the failures, without the one for the scenario.
  static func findings(_ report: ExplorationReport, file: String) -> [String] {
    report.outcomes.map { line($0, file) } + report.failures.map { line($0, file) }
  }

  private static func line(_ outcome: OutcomeCount, _ file: String) -> String {
    PayloadValue.object([
      PayloadEntry("appEvents", .array(outcome.outcome.appEvents.map(PayloadValue.string))),
      PayloadEntry("example", value(outcome.example)), PayloadEntry("file", .string(file)),
      PayloadEntry("finalState", .object(outcome.outcome.finalState.members)),
      PayloadEntry("impossibleStep", outcome.outcome.impossibleStep.map(PayloadValue.string) ?? .null),
      PayloadEntry("kind", .string("outcome")), PayloadEntry("orders", outcome.count.payloadValue),
      PayloadEntry("version", .integer(JSONLines.version)),
    ]).json
  }

  private static func line(_ failure: OrderFailure, _ file: String) -> String {
    PayloadValue.object([
      PayloadEntry("actual", .array(failure.failure.actual.map(PayloadValue.string))),
      PayloadEntry("closest", value(failure.closest)),
      PayloadEntry("expected", .array(failure.failure.expected.map(PayloadValue.string))),
      PayloadEntry("explanation", .string(failure.failure.explanation)), PayloadEntry("file", .string(file)),
      PayloadEntry("kind", .string("failure")),
      PayloadEntry("line", failure.failure.location.map { .integer($0.line) } ?? .null),
      PayloadEntry("orders", failure.count.payloadValue),
      PayloadEntry("pointOfNoReturn", failure.pointOfNoReturn.map { .string($0.text) } ?? .null),
      PayloadEntry("pointOfNoReturnOrders", failure.ordersTriedForNoReturn.map(PayloadValue.integer) ?? .null),
      PayloadEntry("rule", failure.firstDifference.map { .string($0.rule.text) } ?? .null),
      PayloadEntry("version", .integer(JSONLines.version)),
    ]).json
  }

  private static func value(_ order: OrderExample) -> PayloadValue {
    .object([
      PayloadEntry("choices", .array(order.choices.map(PayloadValue.integer))),
      PayloadEntry("differences", .integer(order.differences)),
      PayloadEntry("number", order.number.map { OrderCount($0).payloadValue } ?? .null),
      PayloadEntry("schedule", .string(order.schedule.text)),
    ])
  }
}

extension OrderCount {
  /// The count in JSON: a string if it may exceed the integers of JSON readers.
  var payloadValue: PayloadValue {
    exact.flatMap { Int(exactly: $0) }.map(PayloadValue.integer) ?? .string(description)
  }
}

extension ExplorationVerdict {
  /// The verdict in JSON.
  fileprivate var word: String {
    switch self {
    case .holds: "pass"
    case .holdsAsFarAsExplored: "unfinished"
    case .fails: "fail"
    }
  }
}

extension OrderFailure {
  /// The number of orders tried without finding where this one is lost; nil if that was found.
  fileprivate var ordersTriedForNoReturn: Int? {
    if case .undecided(let orders) = noReturn { orders } else { nil }
  }
}
