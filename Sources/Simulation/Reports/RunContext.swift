/// The context of a failure in a few lines: the flow of the run, and the last callback with its content.
struct RunContext {
  /// The largest width of the last callback.
  private static let width = 104

  private let events: [TraceEvent]
  private let plan: SimulationPlan

  /// Creates the lines of a run.
  init(_ events: [TraceEvent], of plan: SimulationPlan) {
    self.events = events
    self.plan = plan
  }

  /// The lines, without line breaks.
  var lines: [String] {
    var lines = FailureText.paragraph("flow", FlowText(events).text)
    if events.isEmpty { lines = [FailureText.line("flow", "nothing happened")] }
    guard let last = events.last(where: \.occurrence.isCallback) else { return lines }
    var text = "#\(last.index) \(last.occurrence.name)".printable
    if let payload = last.occurrence.payload {
      text += " " + PayloadSummary(payload, plan).text(width: Self.width - text.columnCount - 1)
    }
    return lines + [FailureText.line("last", text)]
  }
}
