import DeepLinkSimulator

/// A kind of report that is written to a file, for a program or a browser to read.
public enum ReportKind: String, CaseIterable, Sendable {
  /// JUnit's XML, which build servers collect.
  case junit
  /// A page that plays the runs in a browser, without any request.
  case html
  /// A summary in Markdown, for the page of a CI job.
  case markdown
  /// Sequence diagrams in Mermaid's notation, which GitHub draws.
  case mermaid
  /// Chrome trace events, which Perfetto opens.
  case trace
  /// SARIF, which code scanning shows at the lines of the files.
  case sarif
  /// Workflow commands of GitHub Actions, which annotate the lines of the files.
  case github
}

/// What reports are made of: runs, and what the command that made them was asked for.
///
/// Reports are functions of these values: the same runs give the same bytes in every process.
public struct ReportDocument: Sendable {
  /// One run, or the reason why there was none.
  public struct Run: Sendable {
    /// What the run came to, with its trace.
    public var report: ScenarioReport
    /// What the scenario shows, in its own words; nil if it does not say.
    public var description: String?
    /// The order in which events came, as `--order` or `--schedule` name it; nil for the default order.
    public var order: String?
    /// The line that replays the run.
    public var replay: String

    /// Creates a run for reports.
    public init(_ report: ScenarioReport, description: String? = nil, order: String? = nil, replay: String) {
      self.report = report
      self.description = description
      self.order = order
      self.replay = replay
    }
  }

  /// What the report is about, such as `replay Scenarios`.
  public var title: String
  /// The runs, in the order in which they were made.
  public var runs: [Run] = []

  /// Creates a document without runs.
  public init(title: String) {
    self.title = title
  }

  /// Returns the document in the form of a kind of report, ending in a line break.
  public func text(as kind: ReportKind) -> String {
    switch kind {
    case .junit: JUnitReport(self).text
    case .html: PlayerPage(self).text
    case .markdown: MarkdownReport(self).text
    case .mermaid: MermaidReport(self).text
    case .trace: ChromeTraceReport(self).text
    case .sarif: SARIFReport(self).text
    case .github: GitHubAnnotations(self).text
    }
  }
}

extension ReportDocument.Run {
  /// How a run ended, in the words that reports share.
  enum Result: String, CaseIterable {
    case pass
    case fail
    /// The file is no scenario, or one that cannot be run.
    case invalid
  }

  var result: Result {
    switch report.outcome {
    case .ran(_, let verdict): verdict.passed ? .pass : .fail
    case .refused: .pass
    case .invalid, .noSuchOrder: .invalid
    }
  }

  /// The events of the run; none if there was no run.
  var events: [TraceEvent] {
    if case .ran(let result, _) = report.outcome { result.trace.events } else { [] }
  }

  /// When the last event happened.
  var endTime: VirtualInstant {
    if case .ran(let result, _) = report.outcome { result.endTime } else { .zero }
  }

  /// The expectations that the run did not meet.
  var failures: [ExpectationFailure] {
    if case .ran(_, let verdict) = report.outcome { verdict.failures } else { [] }
  }

  /// Why the file could not be run, each reason with its place.
  var problems: [(location: SourceLocation?, message: String)] {
    switch report.outcome {
    case .invalid(let diagnostics): diagnostics.map { ($0.location, $0.message) }
    case .noSuchOrder(let reason): [(nil, reason)]
    case .ran, .refused: []
    }
  }
}

extension ExpectationFailure {
  /// The failure as lines for people: what was expected above what happened, and the rule behind the difference.
  var textLines: [String] {
    var lines = [explanation]
    if !expected.isEmpty { lines.append("expected  " + expected.joined(separator: "   ")) }
    if !actual.isEmpty { lines.append("actual    " + actual.joined(separator: "   ")) }
    if let rule { lines.append("because   \(rule.text): \(rule.rule.statement)") }
    return lines
  }
}
