/// What a check says, line by line, and whether all is as it should be.
struct CheckReport {
  private(set) var lines: [String] = []
  private(set) var passed = true

  /// Adds what is as it should be, or a line that explains.
  mutating func say(_ line: String) { lines.append(line) }

  /// Adds what is not as it should be.
  mutating func complain(_ line: String) {
    lines.append(line)
    passed = false
  }

  /// Puts what another check says behind what this one says.
  static func + (first: CheckReport, second: CheckReport) -> CheckReport {
    CheckReport(lines: first.lines + second.lines, passed: first.passed && second.passed)
  }
}
