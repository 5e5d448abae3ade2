import DeepLinkSimulator

/// Writes what did not pass as workflow commands of GitHub Actions, which annotate the lines of the files.
struct GitHubAnnotations {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    document.subjects.flatMap(Self.lines).map { $0 + "\n" }.joined()
  }

  /// The commands for one scenario, without line breaks.
  private static func lines(_ subject: ReportSubject) -> [String] {
    subject.findings.map { command(subject, $0.failure.location, $0.lines.joined(separator: "\n")) }
      + subject.problems.map { command(subject, $0.location, $0.message) }
  }

  private static func command(_ subject: ReportSubject, _ location: SourceLocation?, _ message: String) -> String {
    var properties = ["file=\(property(subject.file))"]
    if let location { properties += ["line=\(location.line)", "col=\(location.column)"] }
    properties.append("title=\(property(subject.name))")
    return "::error \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
