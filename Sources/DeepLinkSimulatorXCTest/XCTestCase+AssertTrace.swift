import DeepLinkSimulator
import XCTest

extension XCTestCase {
  /// Fails the test for each assertion that does not hold for a run.
  ///
  /// ```swift
  /// let run = try ScenarioTest(file: "Scenarios/cold-link.jsonc", app: .delegate { MyDelegate($0) }).run()
  /// assertTrace(run, .sequence("onConversionDataSuccess", "route apples_vc"), .never("no route"))
  /// ```
  ///
  /// Callbacks that an exhaustive assertion skips are printed, and so are assertions that asked for nothing because an
  /// event did not come, such as that after `whenever`.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - assertions: What must hold for the run.
  ///   - file: The file that a failure points at; a helper passes on its caller's.
  ///   - line: The line that a failure points at.
  public func assertTrace(
    _ run: ScenarioRun, _ assertions: TraceAssertion..., file: StaticString = #filePath, line: UInt = #line
  ) {
    assertTrace(run, assertions, file: file, line: line)
  }

  /// Fails the test for each assertion of an array that does not hold for a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - assertions: What must hold for the run.
  ///   - file: The file that a failure points at; a helper passes on its caller's.
  ///   - line: The line that a failure points at.
  public func assertTrace(
    _ run: ScenarioRun, _ assertions: [TraceAssertion], file: StaticString = #filePath, line: UInt = #line
  ) {
    for note in run.notes(on: assertions) { print(note) }
    let failures = run.failures(of: assertions)
    for (position, failure) in failures.enumerated() {
      // Only the first failure gets the files, however many assertions fail.
      report(
        failure.text(replayedBy: testFilter.text),
        position > 0 ? nil : TestFiles(run, failures.map(\.failure), replay: testFilter.line), file: file, line: line)
    }
  }

  /// Runs a scenario and fails the test for each of its expectations that does not hold.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - file: The file that a failure points at.
  ///   - line: The line that a failure points at.
  public func assertScenario(_ test: ScenarioTest, file: StaticString = #filePath, line: UInt = #line) {
    assertTrace(test.run(), .expectationsOfScenario, file: file, line: line)
  }

  /// Reports a failure at the test's line, with the files attached where XCTest has attachments.
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

  /// The test as `swift test --filter` takes it.
  var testFilter: TestFilter { TestFilter(nameInXCTest: name) }
}

extension TestFilter {
  /// What Objective-C adds to the name of a method that throws or is `async`.
  private static let additions = ["AndReturnError:", "WithCompletionHandler:"]

  /// Creates the filter of a test by its name in XCTest, which on Apple platforms is written as an Objective-C message.
  init(nameInXCTest name: String) {
    // Class and method; a raw identifier may contain any character.
    guard name.hasPrefix("-[") else {
      self.init(components: name.split(separator: ".", maxSplits: 1).map { $0.filter { $0 != "`" } })
      return
    }
    let parts = name.split { "-[] .".contains($0) }.suffix(2).map { part in
      String(part.dropLast(Self.additions.first(where: part.hasSuffix)?.count ?? 0)).filter { $0 != "`" }
    }
    self.init(components: parts)
  }
}
