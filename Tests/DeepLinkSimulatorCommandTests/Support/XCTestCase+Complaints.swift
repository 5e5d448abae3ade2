import DeepLinkSimulatorCommand
import XCTest

extension XCTestCase {
  /// Asserts that a scenario is refused with exactly some complaints, and that `replay` refuses it in the same words.
  func assertComplaints(
    _ scenario: ScenarioText, _ complaints: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let run = CapturedRun(["validate", "--quiet"], scenario: scenario)
    XCTAssertEqual(run.diagnostics, complaints.isEmpty ? "" : complaints + "\n", file: file, line: line)
    XCTAssertEqual(run.code, complaints.isEmpty ? .success : .usage, file: file, line: line)
    let replay = CapturedRun(["replay"], scenario: scenario)
    XCTAssertEqual(replay.diagnostics, run.diagnostics, file: file, line: line)
  }
}
