import XCTest

@testable import DeepLinkSimulatorCommand
@testable import Simulation

/// How a scenario is reported that shows what iOS does not do.
final class RefusalReportTests: XCTestCase {
  private let report = ScenarioReport(
    file: "f.json", name: "A scene in front is not taken",
    ending: .refused(
      Refusal(
        rule: .platform(.lifeCycle(.inputNeedsState)),
        explanation: "the system takes only a scene that is out of sight",
        location: SourceLocation(line: 7, column: 3))))

  func testItPassesAndSaysWhy() {
    let text = TextReport(
      report: report, program: "deeplink-sim", detail: .normal, style: Style(.never, CapturedRun.nothing),
      sdks: [])
    XCTAssertEqual(
      text.lines,
      [
        "✔ A scene in front is not taken · f.json",
        "    refused: the system takes only a scene that is out of sight",
      ])
    XCTAssertTrue(report.passed)
    var tally = Tally()
    tally.add(report)
    XCTAssertEqual(tally.exitCode, .success)
    XCTAssertEqual(tally.passed, 1)
  }

  func testItsRecordNamesTheRule() {
    XCTAssertEqual(
      JSONLines.record(report),
      #"{"file":"f.json","kind":"verdict","refusal":{"column":3,"explanation":"the system takes only a scene that is "#
        + #"out of sight","line":7,"rule":"\#(PlatformRule.lifeCycle(.inputNeedsState).id)"},"result":"pass","version":1}"#
    )
  }
}
