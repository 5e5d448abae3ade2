import DeepLinkSimulator

/// Writes what did not pass as workflow commands of GitHub Actions, which annotate the lines of the files.
struct GitHubAnnotations {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    document.runs.flatMap(Self.lines).map { $0 + "\n" }.joined()
  }

  /// The commands for one run, without line breaks.
  static func lines(_ run: ReportDocument.Run) -> [String] {
    run.failures.map { failure in
      command(run, failure.location, (failure.textLines + ["replay    \(run.replay)"]).joined(separator: "\n"))
    } + run.problems.map { command(run, $0.location, $0.message) }
  }

  private static func command(_ run: ReportDocument.Run, _ location: SourceLocation?, _ message: String) -> String {
    var properties = ["file=\(property(run.report.path))"]
    if let location { properties += ["line=\(location.line)", "col=\(location.column)"] }
    properties.append("title=\(property(run.report.title))")
    return "::error \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
