import DeepLinkSimulator

/// What reports are made of: runs, what exploring and varying scenarios found, and what the command was asked for.
///
/// Reports are functions of these values: the same runs give the same bytes in every process.
package struct ReportDocument: Sendable {
  /// What the report is about, such as `replay Scenarios`.
  package var title: String
  /// The runs, in the order in which they were made; explorations and matrices show some of them by their positions.
  package var runs: [Run] = []
  /// What exploring scenarios found, in the order of the scenarios.
  package var explorations: [Exploration] = []
  /// What varying scenarios found: a table each.
  package var matrices: [Matrix] = []
  /// The folder in which paths of files begin, as seen from the top of the checkout; empty if that is the top.
  package var folder = ""

  /// What stands in place of a file's path for a scenario that is read from standard input.
  package static let standardInputName = "<stdin>"

  /// Creates a document without runs.
  package init(title: String) {
    self.title = title
  }

  /// Returns the document in the form of a kind of report, ending in a line break.
  package func text(as kind: ReportKind) -> String {
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

  /// The scenarios with their verdicts: what was explored or varied, or else each run.
  var subjects: [ReportSubject] {
    guard explorations.isEmpty, matrices.isEmpty else {
      return explorations.map(ReportSubject.init) + matrices.flatMap { ReportSubject.all(of: $0, in: self) }
    }
    return runs.map(ReportSubject.init)
  }
}

extension ReportDocument {
  /// Creates the document of a run of a test.
  ///
  /// - Parameters:
  ///   - run: What happened.
  ///   - failures: What the test says of it.
  ///   - replay: The line that makes the run again.
  package init(_ run: ScenarioRun, failures: [ExpectationFailure], replay: String) {
    let scenario = run.plan.scenario
    self.init(title: scenario.name)
    let report = ScenarioReport(
      file: run.file ?? "written in the test", name: scenario.name, ending: .ran(run.result, Verdict(failures)))
    runs = [Run(report, description: scenario.description, replay: replay)]
  }
}
