import DeepLinkSimulator

/// Writes everything that did not pass as GitHub Actions workflow commands, which annotate the lines of the files.
struct GitHubAnnotations {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    // An annotation that several variants of a file share is written once.
    var known: Set<Place> = []
    let annotations = document.subjects.flatMap(lines).filter { known.insert($0.place).inserted }
    return annotations.map { $0.command + "\n" }.joined()
  }

  /// The text and the location of an annotation.
  private struct Place: Hashable {
    let file: String
    let location: SourceLocation?
    let message: String
  }

  /// Returns the commands for one scenario, without line breaks.
  private func lines(_ subject: ReportSubject) -> [(place: Place, command: String)] {
    subject.findings.map { command(subject, $0.failure.location, $0.lines.joined(separator: "\n")) }
      + subject.problems.map { command(subject, $0.location, $0.message) }
  }

  private func command(
    _ subject: ReportSubject, _ location: SourceLocation?, _ message: String
  ) -> (place: Place, command: String) {
    var properties: [String] = []
    // A scenario from standard input is not in a file.
    if subject.file != ReportDocument.standardInputName {
      properties.append("file=\(Self.property(document.checkoutPath(of: subject.file)))")
      if let location { properties += ["line=\(location.line)", "col=\(location.column)"] }
    }
    properties.append("title=\(Self.property(subject.name.printable))")
    let place = Place(file: subject.file, location: location, message: message)
    return (place, "::error \(properties.joined(separator: ","))::\(Self.data(message))")
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
