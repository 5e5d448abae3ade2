import DeepLinkSimulatorXCTest
import XCTest

/// How failures reach XCTest: once each, at the line of the test that asked.
final class ReportingTests: XCTestCase {
  /// What would have failed this test.
  private var reports: [(text: String, file: String, line: Int)] = []

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      reports.append((issue.compactDescription, location?.fileURL.path ?? "", location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      reports.append((description, filePath, lineNumber))
    }
  #endif

  private let test = Result {
    try ScenarioTest(
      Scenario(
        name: "A launch", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch],
        expect: [.callback("onConversionDataSuccess", times: 2)]))
  }

  private func takeReports() -> [(text: String, file: String, line: Int)] {
    defer { reports = [] }
    return reports
  }

  func testAFailurePointsAtTheLineThatAsked() throws {
    let run = try test.get().run()
    let line = #line + 1
    assertTrace(run, .never("onConversionDataSuccess"), .count("onConversionDataSuccess", 1), .never("didBecomeActive"))
    let reports = takeReports()
    XCTAssertEqual(reports.map(\.line), [line, line])
    XCTAssertEqual(reports.map(\.file), ["\(#filePath)", "\(#filePath)"])
    XCTAssertTrue(reports.first?.text.hasPrefix("✘ A launch\n  expected  never onConversionDataSuccess\n") == true)
    let replay = "\n  replay    swift test --filter ReportingTests/testAFailurePointsAtTheLineThatAsked"
    XCTAssertTrue(reports.first?.text.hasSuffix(replay) == true)
  }

  func testAHelperPassesTheLineOfItsCallerOn() throws {
    let run = try test.get().run()
    func assertQuiet(line: UInt = #line) { assertTrace(run, .never("onConversionDataSuccess"), line: line) }
    let line = #line + 1
    assertQuiet()
    XCTAssertEqual(takeReports().map(\.line), [line])
  }

  func testAScenarioWithExpectationsIsOneCall() throws {
    let line = #line + 1
    assertScenario(try test.get())
    XCTAssertEqual(takeReports().map(\.line), [line])
  }

  func testNothingIsReportedOfARunThatMeetsItsAssertions() async throws {
    assertTrace(try await test.get().run(), .count("onConversionDataSuccess", 1))
    XCTAssertTrue(takeReports().isEmpty)
  }

  @MainActor func testAnAsyncTestOnTheMainActorReportsAlike() async throws {
    let run = try await test.get().run()
    let line = #line + 1
    assertTrace(run, .never("onConversionDataSuccess"))
    XCTAssertEqual(takeReports().map(\.line), [line])
  }
}
