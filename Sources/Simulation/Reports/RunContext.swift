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
    guard let payload = last.occurrence.payload else {
      // A link that is the argument, or a result without a payload.
      return lines + [FailureText.line("last", "#\(last.index) \(last.label)".printable.cut(to: Self.width))]
    }
    let name = "#\(last.index) \(last.occurrence.name)".printable
    let summary = PayloadSummary(payload, plan).text(width: Self.width - name.columnCount - 1)
    return lines + [FailureText.line("last", "\(name) \(summary)")]
  }
}
