import DeepLinkSimulator

/// Writes runs as JUnit XML.
///
/// Each scenario is a suite with one test case, because the schema that build servers validate with allows properties,
/// which hold the order, the rule and the replay command, only in a suite. Times are virtual, so that the same runs
/// give the same bytes.
struct JUnitReport {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    let subjects = document.subjects
    let time = subjects.reduce(Int64(0)) { $0 + $1.time.microseconds }
    var xml = XMLWriter()
    xml.open(
      "testsuites",
      [
        ("name", document.title), ("tests", String(subjects.count)),
        ("failures", String(subjects.count { $0.result == .fail })),
        ("errors", String(subjects.count { $0.result == .invalid })), ("time", Self.seconds(time)),
      ])
    let counts = Dictionary(grouping: subjects, by: Self.identity).mapValues(\.count)
    for subject in subjects {
      let isShared = counts[Self.identity(of: subject), default: 0] > 1
      write(subject, isShared ? "\(subject.name) (\(Self.fileName(subject.file)))" : subject.name, to: &xml)
    }
    xml.close("testsuites")
    return xml.text
  }

  /// What tells test cases apart: some build servers show only the first of those that share it.
  private static func identity(of subject: ReportSubject) -> [String] { [className(subject.file), subject.name] }

  private static func fileName(_ file: String) -> Substring { file.split(separator: "/").last ?? file[...] }

  private func write(_ subject: ReportSubject, _ name: String, to xml: inout XMLWriter) {
    let time = Self.seconds(subject.time.microseconds)
    let isSkipped = [.unfinished, .unchecked, .impossible].contains(subject.result)
    xml.open(
      "testsuite",
      [
        ("name", name), ("tests", "1"), ("failures", subject.result == .fail ? "1" : "0"),
        ("errors", subject.result == .invalid ? "1" : "0"), ("skipped", isSkipped ? "1" : "0"), ("time", time),
        ("file", subject.file),
      ])
    xml.open("properties", [])
    for replay in subject.replays { xml.element("property", [("name", "replay"), ("value", replay)]) }
    for order in subject.orders { xml.element("property", [("name", "order"), ("value", order)]) }
    for rule in subject.rules { xml.element("property", [("name", "rule"), ("value", rule.text)]) }
    if subject.result == .reproduced { xml.element("property", [("name", "reproduces"), ("value", "problem")]) }
    if let coverage = subject.coverage, !isSkipped {
      xml.element("property", [("name", "coverage"), ("value", coverage)])
    }
    xml.close("properties")
    xml.open("testcase", [("name", name), ("classname", Self.className(subject.file)), ("time", time)])
    // A verdict on only some of the orders does not count, and an impossible variant has none.
    if isSkipped { xml.element("skipped", [("message", subject.coverage ?? "")]) }
    for problem in subject.problems {
      let place = Self.place(subject.file, problem.location)
      xml.element("error", [("type", "scenario"), ("message", problem.message)], "\(place): \(problem.message)")
    }
    for finding in subject.findings { write(finding, of: subject, to: &xml) }
    xml.close("testcase")
    xml.close("testsuite")
  }

  private func write(_ finding: ReportSubject.Finding, of subject: ReportSubject, to xml: inout XMLWriter) {
    let lines = [Self.place(subject.file, finding.failure.location)] + finding.lines
    xml.element(
      "failure", [("type", "expectation"), ("message", finding.failure.explanation)], lines.joined(separator: "\n"))
  }

  private static func place(_ file: String, _ location: SourceLocation?) -> String {
    location.map { "\(file):\($0.line):\($0.column)" } ?? file
  }

  /// Returns the folders of a file as a package name, by which build servers group test cases.
  private static func className(_ file: String) -> String {
    let parts = file.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let folders = parts.dropLast().map { $0.replacing(".", with: "_") }
    return folders.isEmpty ? "scenarios" : folders.joined(separator: ".")
  }

  /// Returns microseconds as seconds with three decimals, because the schema allows neither an exponent nor a sign.
  private static func seconds(_ microseconds: Int64) -> String {
    let milliseconds = max(0, microseconds) / 1000
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)"
  }
}
