import XCTest

extension XCTestCase {
  /// Asserts what a session answers to its last commands, with `---` between the answers.
  func assertSession(
    _ commands: [String], answers count: Int, _ expected: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let session = try StepSession(commands, for: self)
    XCTAssertEqual(session.run.diagnostics, "", file: file, line: line)
    XCTAssertEqual(session.answers.suffix(count).joined(separator: "\n---\n"), expected, file: file, line: line)
  }
}
