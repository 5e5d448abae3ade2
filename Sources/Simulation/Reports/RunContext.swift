/// The context of a failure in a few lines: the flow of the run, and the last callback with its content.
struct RunContext {
  /// The largest width of the last callback.
  private static let width = 104

  private let events: [TraceEvent]

  /// Creates the lines of a run.
  init(_ events: [TraceEvent]) {
    self.events = events
  }

  /// The lines, without line breaks.
  var lines: [String] {
    var lines = FailureText.paragraph("flow", FlowText(events).text)
    if events.isEmpty { lines = [FailureText.line("flow", "nothing happened")] }
    guard let last = events.last(where: \.occurrence.isCallback) else { return lines }
    let payload = last.occurrence.payload.map { " \($0.json)" } ?? ""
    let text = "#\(last.index) \(last.occurrence.name)\(payload)".printable.cut(to: Self.width)
    return lines + [FailureText.line("last", text)]
  }
}
