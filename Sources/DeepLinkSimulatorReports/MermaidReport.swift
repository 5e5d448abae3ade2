import DeepLinkSimulator

/// Writes runs as Mermaid sequence diagrams, in a Markdown page.
///
/// A lane is a participant, and an event is an arrow from the lane of its cause to its own lane. Long runs are folded:
/// the landmarks are shown, and the rest is counted. A failing order and the nearest one that passes share a diagram,
/// with a block for each from where they diverge.
struct MermaidReport {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    let title = ["# \(MarkdownReport.escaped(document.title))", ""]
    let sections =
      document.explorations.isEmpty
      ? document.runs.flatMap(Self.section) : document.explorations.flatMap(section)
    return (title + sections).joined(separator: "\n")
  }

  private static func section(_ run: ReportDocument.Run) -> [String] {
    let head = ["## \(MarkdownReport.sign(run)) \(MarkdownReport.escaped(run.title))", ""]
    guard !run.events.isEmpty else { return head + MarkdownReport.fence(run.problems.map(\.message)) }
    return head + block(SequenceDiagram(run).lines)
  }

  /// Returns the failing orders of a scenario, each next to the nearest one that passes, or its default order if none
  /// fails.
  private func section(_ exploration: ReportDocument.Exploration) -> [String] {
    let subject = ReportSubject(exploration)
    var lines = ["## \(subject.sign) \(MarkdownReport.escaped(exploration.name))", ""]
    lines += [MarkdownReport.escaped(exploration.coverage), ""]
    if !subject.problems.isEmpty { lines += MarkdownReport.fence(subject.problems.map(\.message)) }
    var drawn: Set<Int> = []
    for failure in exploration.failures {
      guard let failing = failure.failing, drawn.insert(failing).inserted else { continue }
      let finding = ReportSubject.Finding(failure: failure.failure.failure, replay: failure.replay)
      lines += ["### \(MarkdownReport.escaped(finding.headline))", ""]
      let pair = failure.passing.map { SequenceDiagram(failing: document.runs[failing], passing: document.runs[$0]) }
      lines += Self.block((pair ?? SequenceDiagram(document.runs[failing])).lines)
    }
    if exploration.failures.isEmpty, let run = exploration.outcomes.first?.run {
      lines += Self.block(SequenceDiagram(document.runs[run]).lines)
    }
    return lines
  }

  private static func block(_ lines: [String]) -> [String] { ["```mermaid"] + lines + ["```", ""] }
}
