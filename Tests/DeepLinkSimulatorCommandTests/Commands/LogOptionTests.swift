import DeepLinkSimulatorCommand
import XCTest

/// `replay --log`.
final class LogOptionTests: XCTestCase {
  private static let scenario = ScenarioText(app: #""scheme": "shop", "adjust": {}"#)

  func testTheLogComesInPlaceOfTheReport() {
    let run = CapturedRun(["replay", "--log", "adjust"], scenario: Self.scenario)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(run.diagnostics, "")
    let lines = run.output.split(separator: "\n")
    XCTAssertTrue(lines.contains("\t[Adjust]d: Added package 1 (session)"))
    XCTAssertEqual(lines.filter { !$0.hasPrefix("\t[Adjust]") }, [])
  }

  func testAFailedExpectationIsADiagnostic() {
    var scenario = Self.scenario
    scenario.expect = #"{ "never": "launch" }"#
    let run = CapturedRun(["replay", "--log", "adjust"], scenario: scenario)
    XCTAssertEqual(run.code, .failure)
    XCTAssertTrue(run.diagnostics.contains("expected  never launch"))
    XCTAssertFalse(run.output.contains("expected"))
  }

  func testAnAppWithoutTheSDKIsSaidToHaveNoLog() {
    let run = CapturedRun(["replay", "--log", "appsflyer"], scenario: Self.scenario)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.diagnostics, "<stdin>: note: the app does not have AppsFlyer, so there is no log of it\n")
  }

  func testSeveralLogsAreNamed() throws {
    let folder = try TemporaryFolder(for: self)
    for name in ["a.json", "b.json"] { try folder.write(Self.scenario.text, to: name) }
    let run = CapturedRun(["replay", "--log", "adjust", folder.path])
    XCTAssertEqual(
      run.output.split(separator: "\n").filter { $0.hasPrefix("#") },
      ["# \(folder.path)/a.json", "# \(folder.path)/b.json"])
  }

  func testOtherFormsOfOutputAreRefused() {
    for other in [["--format", "jsonl"], ["--verbose"]] {
      let run = CapturedRun(["replay", "--log", "adjust"] + other, scenario: Self.scenario)
      XCTAssertEqual(run.code, .usage)
      XCTAssertTrue(run.diagnostics.contains("--log and \(other[0]) cannot be combined"), run.diagnostics)
    }
  }

  func testTheLogOfADeviceIsForAnotherCommand() {
    let file = CapturedRun(["replay", "--log", "console.txt"])
    XCTAssertEqual(
      file.diagnostics,
      """
      error: --log takes appsflyer or adjust, not "console.txt"; for a file, use problems --log
      see 'deeplink-sim replay --help'

      """)
    XCTAssertEqual(
      CapturedRun(["replay", "--log", "both"]).diagnostics,
      "error: --log takes appsflyer or adjust, not \"both\"\nsee 'deeplink-sim replay --help'\n")
  }
}
