/// A run in the few lines that a failure needs: the flow of what happened, and the last callback with what it carried.
struct RunContext {
  /// So many characters of a payload are shown at most.
  private static let payloadWidth = 160

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
    let payload = last.occurrence.payload.map { " \($0.json.cut(to: Self.payloadWidth))" } ?? ""
    return lines + FailureText.paragraph("last", "#\(last.index) \(last.occurrence.name)\(payload)".printable)
  }
}
