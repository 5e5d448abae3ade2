import DeepLinkSimulator

/// The data of the page in the form for its script: rules by id, runs, explorations and matrices.
struct PlayerData {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var value: PayloadValue {
    let lanes = Set(document.runs.flatMap { $0.events.map(\.lane) }).sorted { $0.place < $1.place }
    return .object([
      PayloadEntry("explorations", .array(document.explorations.map(value))),
      PayloadEntry("lanes", .array(lanes.map { .string($0.rawValue) })),
      PayloadEntry("matrices", .array(document.matrices.map(value))),
      PayloadEntry("rules", rules),
      PayloadEntry("runs", .array(document.runs.map(value))),
      PayloadEntry("title", .string(document.title)),
    ])
  }

  private var rules: PayloadValue {
    var rules: [RuleID: Rule] = [:]
    for run in document.runs {
      for event in run.events { for id in event.rules where rules[id] == nil { rules[id] = id.rule } }
      for case let id? in run.failures.map(\.rule) where rules[id] == nil { rules[id] = id.rule }
    }
    let entries = rules.map { id, rule in
      PayloadEntry(
        id.text,
        .object([
          PayloadEntry("evidence", .string(rule.evidence.rawValue)), PayloadEntry("source", .string(rule.source)),
          PayloadEntry("statement", .string(rule.statement)),
        ]))
    }
    return .object(entries.sorted { $0.key < $1.key })
  }

  // MARK: Runs

  private func value(_ run: ReportDocument.Run) -> PayloadValue {
    var members = [
      PayloadEntry("endTime", .integer(Int(run.endTime.microseconds))),
      PayloadEntry("events", .array(values(run))),
      PayloadEntry("failures", .array(run.failures.map(value))),
      PayloadEntry("file", .string(run.report.file)),
      PayloadEntry("name", .string(run.report.title)),
      PayloadEntry("replay", .string(run.replay)),
      PayloadEntry("result", .string(run.result.rawValue)),
      PayloadEntry("start", .object([])),
    ]
    add("description", run.description, to: &members)
    add("order", run.order, to: &members)
    add("role", run.role, to: &members)
    if !run.problems.isEmpty {
      members.append(PayloadEntry("problems", .array(run.problems.map { .string($0.message) })))
    }
    return .object(members)
  }

  private func values(_ run: ReportDocument.Run) -> [PayloadValue] {
    var state = ShownState()
    let branches = Dictionary(grouping: run.branches, by: \.event)
    return run.events.map { event in
      var members = [
        PayloadEntry("causes", .array([event.cause, event.secondCause].filter { $0 > 0 }.map(PayloadValue.integer))),
        PayloadEntry("index", .integer(event.index)),
        PayloadEntry("lane", .string(event.lane.rawValue)),
        PayloadEntry("name", .string(event.occurrence.name)),
        PayloadEntry("rule", .string(event.rule.text)),
        PayloadEntry("time", .integer(Int(event.time.microseconds))),
      ]
      add("argument", event.occurrence.argument, to: &members)
      add("missingEntry", event.occurrence.placeWithoutEntry, to: &members)
      if event.occurrence.isCallback { members.append(PayloadEntry("callback", .bool(true))) }
      if let payload = event.occurrence.payload { members.append(PayloadEntry("payload", .object(payload.entries))) }
      if event.rules.count > 1 {
        members.append(PayloadEntry("rules", .array(event.rules.map { .string($0.text) })))
      }
      let changes = state.changes(by: event)
      if !changes.isEmpty { members.append(PayloadEntry("state", .object(changes))) }
      if let others = branches[event.index] { members.append(PayloadEntry("branches", .array(others.map(value)))) }
      return .object(members)
    }
  }

  private func value(_ branch: ReportDocument.Branch) -> PayloadValue {
    var members = [PayloadEntry("name", .string(branch.name))]
    add("run", branch.run, to: &members)
    return .object(members)
  }

  private func value(_ failure: ExpectationFailure) -> PayloadValue {
    var members = [
      PayloadEntry("actual", .array(failure.actual.map(PayloadValue.string))),
      PayloadEntry("expected", .array(failure.expected.map(PayloadValue.string))),
      PayloadEntry("explanation", .string(failure.explanation)),
    ]
    add("event", failure.event, to: &members)
    add("firstDifference", failure.firstDifference, to: &members)
    add("column", failure.location?.column, to: &members)
    add("line", failure.location?.line, to: &members)
    add("rule", failure.rule?.text, to: &members)
    return .object(members)
  }

  // MARK: Explorations

  private func value(_ exploration: ReportDocument.Exploration) -> PayloadValue {
    var members = [
      PayloadEntry("command", .string(exploration.command)),
      PayloadEntry("failures", .array(exploration.failures.map { value($0, exploration) })),
      PayloadEntry("file", .string(exploration.file)),
      PayloadEntry("name", .string(exploration.name)),
      PayloadEntry("outcomes", .array(exploration.outcomes.map(value))),
      PayloadEntry("problems", .array(exploration.diagnostics.map { .string($0.description) })),
      PayloadEntry("result", .string(exploration.result.rawValue)),
      PayloadEntry("summary", .string(exploration.coverage)),
    ]
    add("description", exploration.description, to: &members)
    return .object(members)
  }

  private func value(_ outcome: ReportDocument.Exploration.OutcomeRow) -> PayloadValue {
    var members = [
      PayloadEntry("example", .string(outcome.example)), PayloadEntry("orders", .string(outcome.orders.grouped)),
      PayloadEntry("text", .string(outcome.text)),
    ]
    add("run", outcome.run, to: &members)
    if let passes = outcome.passes { members.append(PayloadEntry("result", .string(passes ? "pass" : "fail"))) }
    return .object(members)
  }

  private func value(
    _ failure: ReportDocument.Exploration.Failure, _ exploration: ReportDocument.Exploration
  ) -> PayloadValue {
    let total = exploration.report?.orderCount ?? 0
    var members = [
      PayloadEntry("extent", .string("fails in \(failure.failure.count.grouped) of \(total.groupedOrders)")),
      PayloadEntry("replay", .string(failure.replay)),
      PayloadEntry(
        "text", .string(ReportSubject.Finding(failure: failure.failure.failure, replay: failure.replay).headline)),
    ]
    add("failing", failure.failing, to: &members)
    add("passing", failure.passing, to: &members)
    add("pointOfNoReturn", failure.noReturn, to: &members)
    add("line", failure.failure.failure.location?.line, to: &members)
    if case .start = failure.failure.noReturn { members.append(PayloadEntry("everyOrderFails", .bool(true))) }
    return .object(members)
  }

  // MARK: Matrices

  private func value(_ matrix: ReportDocument.Matrix) -> PayloadValue {
    var members = [
      PayloadEntry("columns", .array(matrix.columns.map(PayloadValue.string))),
      PayloadEntry("file", .string(matrix.file)),
      PayloadEntry("name", .string(matrix.name)),
      PayloadEntry(
        "rows",
        .array(
          matrix.rows.map { row in
            .object([
              PayloadEntry("cells", .array(row.cells.map(value))), PayloadEntry("name", .string(row.name)),
            ])
          })),
    ]
    add("versions", matrix.versions, to: &members)
    return .object(members)
  }

  private func value(_ cell: ReportDocument.Matrix.Cell) -> PayloadValue {
    var members = [PayloadEntry("variant", .string(cell.variant))]
    switch cell.result {
    case .impossible(let reason):
      members += [PayloadEntry("result", .string("impossible")), PayloadEntry("text", .string(reason))]
    case .ran(_, let outcomes, let run):
      members += [
        PayloadEntry("result", .string(cell.sharedResult(in: document).rawValue)),
        PayloadEntry("run", .integer(run)),
        PayloadEntry("outcomes", .array(outcomes.map(PayloadValue.string))),
      ]
      add("coverage", cell.coverage, to: &members)
    }
    return .object(members)
  }

  // MARK: Members

  private func add(_ key: String, _ text: String?, to members: inout [PayloadEntry]) {
    if let text { members.append(PayloadEntry(key, .string(text))) }
  }

  private func add(_ key: String, _ number: Int?, to members: inout [PayloadEntry]) {
    if let number { members.append(PayloadEntry(key, .integer(number))) }
  }
}
