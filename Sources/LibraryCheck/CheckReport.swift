/// The report of a check: its lines, and whether it passed.
struct CheckReport {
  private(set) var lines: [String] = []
  private(set) var passed = true

  /// Adds a line about a result that is as expected, or an explanation.
  mutating func say(_ line: String) { lines.append(line) }

  /// Adds a line about a result that is not as expected.
  mutating func complain(_ line: String) {
    lines.append(line)
    passed = false
  }

  /// Returns the reports of two checks, one after the other.
  static func + (first: CheckReport, second: CheckReport) -> CheckReport {
    CheckReport(lines: first.lines + second.lines, passed: first.passed && second.passed)
  }
}
