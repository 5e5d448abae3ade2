import DeepLinkSimulator
import XCTest

extension XCTestCase {
  /// Fails the test for each assertion that a run does not meet.
  ///
  /// ```swift
  /// let run = try ScenarioTest(file: "Scenarios/cold-link.jsonc", app: .delegate { MyDelegate($0) }).run()
  /// assertTrace(run, .sequence("onConversionDataSuccess", "route apples_vc"), .never("no route"))
  /// ```
  ///
  /// What an exhaustive assertion skips is printed.
  ///
  /// - Parameters:
  ///   - run: What happened.
  ///   - assertions: What must hold of it.
  ///   - file: The file that a failure points at; helpers pass the one of their caller on.
  ///   - line: The line that a failure points at.
  public func assertTrace(
    _ run: ScenarioRun, _ assertions: TraceAssertion..., file: StaticString = #filePath, line: UInt = #line
  ) {
    assertTrace(run, assertions, file: file, line: line)
  }

  /// Fails the test for each of the assertions that a run does not meet.
  public func assertTrace(
    _ run: ScenarioRun, _ assertions: [TraceAssertion], file: StaticString = #filePath, line: UInt = #line
  ) {
    for assertion in assertions {
      if let report = run.skipReport(of: assertion) { print(report) }
    }
    let failures = run.failures(of: assertions)
    for (position, failure) in failures.enumerated() {
      // Once is enough, however much of a run does not hold.
      let replay = "swift test --filter \(testFilter.textShellQuoted)"
      report(
        failure.text(replayedBy: testFilter),
        position > 0 ? nil : TestFiles(run, failures.map(\.failure), replay: replay), file: file, line: line)
    }
  }

  /// Runs a scenario and fails the test for each of its expectations that is not met.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - file: The file that a failure points at.
  ///   - line: The line that a failure points at.
  public func assertScenario(_ test: ScenarioTest, file: StaticString = #filePath, line: UInt = #line) {
    assertTrace(test.run(), .expectationsOfScenario, file: file, line: line)
  }

  /// Reports a failure where the test asked, with files where XCTest has attachments.
  func report(_ text: String, _ files: @autoclosure () -> TestFiles?, file: StaticString, line: UInt) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: text, detailedDescription: nil,
          sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: nil,
          attachments: files()?.attachments ?? []))
    #else
      recordFailure(withDescription: text, inFile: "\(file)", atLine: Int(line), expected: true)
    #endif
  }

  /// The test as `swift test --filter` takes it: on Apple platforms its name is written as a message.
  private var testFilter: String {
    if name.hasPrefix("-[") { return name.split { "-[] .".contains($0) }.joined(separator: "/") }
    // Class and method, of which a raw identifier may have any character.
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.map { TestFilter(function: $0).text }.joined(separator: "/")
  }
}
