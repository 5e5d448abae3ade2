import DeepLinkSimulator

/// Writes runs as JUnit's XML.
///
/// Each scenario is a suite with one test case: the schema that build servers check by allows properties, which carry
/// the order, the rule and the replay line, only in a suite. Times are virtual, so that the same runs give the same
/// bytes.
struct JUnitReport {
  private let document: ReportDocument

  init(_ document: ReportDocument) {
    self.document = document
  }

  var text: String {
    let failed = document.runs.count { $0.result == .fail }
    let invalid = document.runs.count { $0.result == .invalid }
    let time = document.runs.reduce(Int64(0)) { $0 + $1.endTime.microseconds }
    var xml = XMLWriter()
    xml.open(
      "testsuites",
      [
        ("name", document.title), ("tests", String(document.runs.count)), ("failures", String(failed)),
        ("errors", String(invalid)), ("time", Self.seconds(time)),
      ])
    for run in document.runs { write(run, to: &xml) }
    xml.close("testsuites")
    return xml.text
  }

  private func write(_ run: ReportDocument.Run, to xml: inout XMLWriter) {
    let time = Self.seconds(run.endTime.microseconds)
    xml.open(
      "testsuite",
      [
        ("name", run.report.title), ("tests", "1"), ("failures", run.result == .fail ? "1" : "0"),
        ("errors", run.result == .invalid ? "1" : "0"), ("skipped", "0"), ("time", time), ("file", run.report.path),
      ])
    xml.open("properties", [])
    xml.element("property", [("name", "replay"), ("value", run.replay)])
    if let order = run.order { xml.element("property", [("name", "order"), ("value", order)]) }
    for rule in Self.rules(run) { xml.element("property", [("name", "rule"), ("value", rule)]) }
    xml.close("properties")
    xml.open("testcase", [("name", run.report.title), ("classname", Self.className(run.report.path)), ("time", time)])
    for failure in run.failures { write(failure, of: run, to: &xml) }
    for problem in run.problems {
      let place = Self.place(run.report.path, problem.location)
      xml.element("error", [("type", "scenario"), ("message", problem.message)], "\(place): \(problem.message)")
    }
    xml.close("testcase")
    xml.close("testsuite")
  }

  private func write(_ failure: ExpectationFailure, of run: ReportDocument.Run, to xml: inout XMLWriter) {
    let lines = [Self.place(run.report.path, failure.location)] + failure.textLines + ["replay    \(run.replay)"]
    xml.element(
      "failure", [("type", "expectation"), ("message", failure.explanation)], lines.joined(separator: "\n"))
  }

  /// The rules behind the failures, each once.
  private static func rules(_ run: ReportDocument.Run) -> [String] {
    var rules: [String] = []
    for case let rule? in run.failures.map({ $0.rule?.text }) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }

  private static func place(_ file: String, _ location: SourceLocation?) -> String {
    location.map { "\(file):\($0.line):\($0.column)" } ?? file
  }

  /// The folders of a file as a package name, by which build servers group test cases.
  private static func className(_ file: String) -> String {
    let parts = file.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let folders = parts.dropLast().map { $0.replacing(".", with: "_") }
    return folders.isEmpty ? "scenarios" : folders.joined(separator: ".")
  }

  /// Microseconds as seconds with three decimals: the schema takes no exponent and no sign.
  private static func seconds(_ microseconds: Int64) -> String {
    let milliseconds = max(0, microseconds) / 1000
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)"
  }
}

/// Writes XML, indented, with everything escaped that XML 1.0 does not take.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  init() {}

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(Self.attributes(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with its text; an empty one if there is none.
  mutating func element(_ name: String, _ attributes: [(String, String)], _ content: String? = nil) {
    let start = "<\(name)\(Self.attributes(attributes))"
    line(content.map { "\(start)>\(Self.escaped($0))</\(name)>" } ?? "\(start)/>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1, isAttribute: true))\"" }.joined()
  }

  /// Line breaks in an attribute would be read as spaces unless they are written as references.
  private static func escaped(_ string: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute, "\t" where isAttribute: result += "&#\(scalar.value);"
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
