import DeepLinkSimulator

/// Writes runs as a page that plays them: one file, which opens from disk and asks for nothing else.
struct PlayerPage {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    let style = String(decoding: PackageResources.player_css, as: UTF8.self)
    let script = String(decoding: PackageResources.player_js, as: UTF8.self)
    // In a script element only the end tag, and the begin of a comment, would be read as markup.
    let data = report.json.replacing("<", with: "\\u003C")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="deeplink-sim">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>deeplink-sim</title>
      <style>
      \(style)</style>
      </head>
      <body>
      <noscript><p>This page plays runs of a simulation with JavaScript, which is switched off here. The report in Markdown shows the verdicts without it.</p></noscript>
      <script type="application/json" id="report">\(data)</script>
      <script>
      \(script)</script>
      </body>
      </html>

      """
  }

  // MARK: The data

  private var report: PayloadValue {
    var rules: [RuleID: Rule] = [:]
    for run in document.runs {
      for event in run.events { for id in event.rules where rules[id] == nil { rules[id] = id.rule } }
      for case let id? in run.failures.map(\.rule) where rules[id] == nil { rules[id] = id.rule }
    }
    var lanes: [String] = []
    for run in document.runs {
      for event in run.events where !lanes.contains(event.lane.rawValue) { lanes.append(event.lane.rawValue) }
    }
    let order = ["user", "os", "app"]
    lanes.sort { left, right in
      let places = [left, right].map { order.firstIndex(of: $0) ?? ($0 == "backend" ? order.count + 1 : order.count) }
      return (places[0], left) < (places[1], right)
    }
    return .object([
      PayloadEntry("lanes", .array(lanes.map(PayloadValue.string))),
      PayloadEntry(
        "rules",
        .object(
          rules.map { id, rule in
            PayloadEntry(
              id.text,
              .object([
                PayloadEntry("evidence", .string(rule.evidence.rawValue)), PayloadEntry("source", .string(rule.source)),
                PayloadEntry("statement", .string(rule.statement)),
              ]))
          }.sorted { $0.key < $1.key })),
      PayloadEntry("runs", .array(document.runs.map(value))),
      PayloadEntry("title", .string(document.title)),
    ])
  }

  private func value(_ run: ReportDocument.Run) -> PayloadValue {
    var members = [
      PayloadEntry("endTime", .integer(Int(run.endTime.microseconds))),
      PayloadEntry("events", .array(values(run.events))),
      PayloadEntry("failures", .array(run.failures.map(value))),
      PayloadEntry("file", .string(run.report.file)),
      PayloadEntry("name", .string(run.report.title)),
      PayloadEntry("replay", .string(run.replay)),
      PayloadEntry("result", .string(run.result.rawValue)),
      PayloadEntry("start", .object([])),
    ]
    if let description = run.description { members.append(PayloadEntry("description", .string(description))) }
    if let order = run.order { members.append(PayloadEntry("order", .string(order))) }
    if !run.problems.isEmpty {
      members.append(PayloadEntry("problems", .array(run.problems.map { .string($0.message) })))
    }
    return .object(members)
  }

  private func values(_ events: [TraceEvent]) -> [PayloadValue] {
    var state = ShownState()
    return events.map { event in
      var members = [
        PayloadEntry("causes", .array([event.cause, event.secondCause].filter { $0 > 0 }.map(PayloadValue.integer))),
        PayloadEntry("index", .integer(event.index)),
        PayloadEntry("lane", .string(event.lane.rawValue)),
        PayloadEntry("name", .string(event.occurrence.name)),
        PayloadEntry("rule", .string(event.rule.text)),
        PayloadEntry("time", .integer(Int(event.time.microseconds))),
      ]
      if let argument = event.occurrence.argument { members.append(PayloadEntry("argument", .string(argument))) }
      if event.occurrence.isCallback { members.append(PayloadEntry("callback", .bool(true))) }
      if let payload = event.occurrence.payload { members.append(PayloadEntry("payload", .object(payload.entries))) }
      if event.rules.count > 1 {
        members.append(PayloadEntry("rules", .array(event.rules.map { .string($0.text) })))
      }
      let changes = state.changes(by: event)
      if !changes.isEmpty { members.append(PayloadEntry("state", .object(changes))) }
      return .object(members)
    }
  }

  private func value(_ failure: ExpectationFailure) -> PayloadValue {
    var members = [
      PayloadEntry("actual", .array(failure.actual.map(PayloadValue.string))),
      PayloadEntry("expected", .array(failure.expected.map(PayloadValue.string))),
      PayloadEntry("explanation", .string(failure.explanation)),
    ]
    if let event = failure.event { members.append(PayloadEntry("event", .integer(event))) }
    if let position = failure.firstDifference { members.append(PayloadEntry("firstDifference", .integer(position))) }
    if let location = failure.location {
      members.append(PayloadEntry("column", .integer(location.column)))
      members.append(PayloadEntry("line", .integer(location.line)))
    }
    if let rule = failure.rule { members.append(PayloadEntry("rule", .string(rule.text))) }
    return .object(members)
  }
}

/// What a reader of the page follows beside the events: it is told in changes, as most events change little.
private struct ShownState {
  private var shown: [String: PayloadValue] = [:]
  private var screen: String?
  private var storedLink: String?

  mutating func changes(by event: TraceEvent) -> [PayloadEntry] {
    switch event.occurrence {
    case .route(let name):
      screen = name
      if event.rule == .simulation(.routesStoredLink) { storedLink = nil }
    case .store(let link): storedLink = link
    default: if event.process == .notRunning { screen = nil }
    }
    let state: [(String, String?)] = [
      ("process", event.process.rawValue), ("scene", event.scene?.rawValue), ("screen", screen),
      ("stored link", storedLink),
    ]
    return state.compactMap { name, value in
      let value = value.map(PayloadValue.string) ?? .null
      guard shown[name, default: .null] != value else { return nil }
      shown[name] = value
      return PayloadEntry(name, value)
    }
  }
}
