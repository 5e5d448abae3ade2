import DeepLinkSimulator

/// Writes runs as sequence diagrams in Mermaid's notation, in a Markdown page.
///
/// A lane is a participant, and an event an arrow from the lane of its cause to its lane. Long runs are folded: what a
/// reader looks for first stays, and the rest is counted.
struct MermaidReport {
  /// So many arrows are drawn of one run at most; longer runs are folded.
  private static let longest = 60
  /// So many characters of a label are shown.
  private static let labelWidth = 60

  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    var lines: [String] = ["# \(MarkdownReport.escaped(document.title))", ""]
    for run in document.runs {
      lines += ["## \(MarkdownReport.sign(run)) \(MarkdownReport.escaped(run.report.title))", ""]
      if run.events.isEmpty {
        lines += MarkdownReport.fence(run.problems.map(\.message))
      } else {
        lines += ["```mermaid"] + Self.diagram(run) + ["```", ""]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of one diagram.
  static func diagram(_ run: ReportDocument.Run) -> [String] {
    let events = run.events
    let lanes = events.reduce(into: [Lane]()) { lanes, event in
      if !lanes.contains(event.lane) { lanes.append(event.lane) }
    }
    guard let first = lanes.first, let last = lanes.last else { return ["sequenceDiagram"] }
    var lines = ["sequenceDiagram"] + lanes.map { "  participant \(name($0)) as \($0.rawValue)" }
    var time = VirtualInstant.zero
    var folded = 0
    func unfold() {
      if folded > 0 { lines.append("  Note over \(name(first)),\(name(last)): \(folded) more events") }
      folded = 0
    }
    for event in events {
      guard events.count <= longest || event.isLandmark || run.failures.contains(where: { $0.event == event.index })
      else {
        folded += 1
        continue
      }
      unfold()
      if event.time > time {
        lines.append("  Note over \(name(first)),\(name(last)): \(time.duration(to: event.time).text) later")
        time = event.time
      }
      let from = event.cause > 0 ? events[event.cause - 1].lane : event.lane
      let arrow = event.occurrence.isCallback ? "->>" : "-->>"
      lines.append("  \(name(from))\(arrow)\(name(event.lane)): \(escaped(event.label))")
      for failure in run.failures where failure.event == event.index {
        lines.append("  Note right of \(name(event.lane)): ✘ \(escaped(failure.explanation))")
      }
    }
    unfold()
    return lines
  }

  /// A participant's id: letters and digits, apart from every keyword of the notation.
  private static func name(_ lane: Lane) -> String {
    "lane_" + String(lane.rawValue.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// A label in which nothing is read as notation: Mermaid takes the code point of a character between # and ;.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.printable.cut(to: labelWidth) {
      switch character {
      case "#", ";", "<", ">", "&", ":", "{", "}", "%", "\"":
        for scalar in character.unicodeScalars { result += "#\(scalar.value);" }
      default: result.append(character)
      }
    }
    return result
  }
}

extension TraceEvent {
  /// Whether a reader looks for the event first: what a person does, where links go, what the SDKs call, what the app
  /// does.
  var isLandmark: Bool {
    switch occurrence {
    case .step, .routing, .callback, .lost, .route, .store, .drop, .noRoute, .app: true
    default: false
    }
  }
}
