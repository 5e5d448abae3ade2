import DeepLinkSimulator

/// The contents of reports: runs, the results of exploring and varying scenarios, and the request to the command.
///
/// Reports are pure functions of these values: the same runs give the same bytes in every process.
package struct ReportDocument: Sendable {
  /// The subject of the report, such as `replay Scenarios`.
  package var title: String
  /// The runs, in the order in which they were made; explorations and matrices refer to them by index.
  package var runs: [Run] = []
  /// The results of exploring scenarios, in the order of the scenarios.
  package var explorations: [Exploration] = []
  /// The results of varying scenarios, one table each.
  package var matrices: [Matrix] = []
  /// The folder to which paths of files are relative, from the root of the checkout; empty for the root.
  package var folder = ""

  /// The displayed path of a scenario that is read from standard input.
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

  /// Returns the path of a file relative to the root of the checkout, as code hosts know it; an absolute path as it is.
  func checkoutPath(of file: String) -> String {
    guard !file.hasPrefix("/"), file != Self.standardInputName else { return file }
    var parts: [Substring] = []
    for part in "\(folder)/\(file)".split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The scenarios with their verdicts: those that were explored or varied, or otherwise each run.
  var subjects: [ReportSubject] {
    guard explorations.isEmpty, matrices.isEmpty else {
      return explorations.map(ReportSubject.init) + matrices.flatMap { ReportSubject.all(of: $0, in: self) }
    }
    return runs.map(ReportSubject.init)
  }
}

extension ReportDocument {
  /// Creates the document for the run of a test.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - failures: The failures that the test found.
  ///   - replay: The command that reproduces the run.
  package init(_ run: ScenarioRun, failures: [ExpectationFailure], replay: String) {
    let scenario = run.plan.scenario
    self.init(title: scenario.name)
    let report = ScenarioReport(
      file: run.file ?? "written in the test", name: scenario.name, ending: .ran(run.result, Verdict(failures)))
    runs = [Run(report, description: scenario.description, replay: replay)]
  }
}
