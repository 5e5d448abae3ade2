import XCTest

/// What a matrix says of expectations that a variant cannot be asked for, because it does not have their events.
final class MatrixCoverageTests: XCTestCase {
  private let one = #"{ "never": "adjustDeferredDeeplinkReceived" }"#
  private let two = #"{ "never": "adjustDeferredDeeplinkReceived" }, { "event": "route Shoes" }"#

  private func matrix(_ expect: String, _ arguments: String...) -> CapturedRun {
    let scenario = """
      {
        "version": 1, "name": "two versions",
        "app": { "scheme": "shop", "routes": { "shoes": "Shoes" }, "adjust": {} },
        "steps": [{ "install": {} }, { "launch": {} }, { "tap": "shop://shoes" }],
        "expect": [\(expect)]
      }
      """
    let options = ["--styles", "uikit-scenes", "--states", "background", "--links", "scheme"]
    return CapturedRun(
      ["matrix"] + options + ["--profiles", "adjust=4.38.4,adjust=5.0.0"] + arguments + ["-"], input: scenario)
  }

  func testACellOfWhichNothingWasCheckedIsNoPass() {
    let run = matrix(one)
    XCTAssertEqual(run.code, .success)
    XCTAssertTrue(run.output.contains("  scheme    background    ○ A−1\n"), run.output)
    XCTAssertTrue(run.output.contains("  scheme    background    ✔ A\n"), run.output)
    XCTAssertTrue(
      run.output.contains("  ○   nothing was checked: no expectation is about an event of the variant\n"), run.output)
    XCTAssertTrue(
      run.output.contains(
        "  −1  1 of 1 expectation not checked: about events that the variant does not\n"), run.output)
    XCTAssertTrue(run.output.hasSuffix("\n2 variants: 1 holds, 0 do not, 1 not checked\n"), run.output)
  }

  func testACellOfWhichSomethingWasCheckedSaysHowMuchWasNot() {
    let run = matrix(two)
    XCTAssertTrue(run.output.contains("  scheme    background    ✔ A−1\n"), run.output)
    XCTAssertFalse(run.output.contains("○"), run.output)
    XCTAssertTrue(run.output.hasSuffix("\n2 variants: 2 hold, 0 do not\n"), run.output)
  }

  func testLinesHaveTheNumbers() {
    let lines = matrix(one, "--format", "jsonl").output
    XCTAssertTrue(lines.contains(#""checkedExpectations":0,"droppedExpectations":1,"#), lines)
    XCTAssertTrue(lines.contains(#""checkedExpectations":1,"droppedExpectations":0,"#), lines)
    XCTAssertEqual(lines.components(separatedBy: #""result":"unchecked""#).count, 2, lines)
    XCTAssertEqual(lines.components(separatedBy: #""result":"pass""#).count, 2, lines)
  }

  func testReportsSayIt() throws {
    let folder = try TemporaryFolder(for: self)
    let (markdown, junit) = ("\(folder.path)/m.md", "\(folder.path)/j.xml")
    _ = matrix(one, "--report", "markdown=\(markdown)", "--report", "junit=\(junit)")
    let page = try String(contentsOfFile: markdown, encoding: .utf8)
    XCTAssertTrue(page.contains("**2 variants: 1 passed, 0 failed, 1 not checked**"), page)
    let xml = try String(contentsOfFile: junit, encoding: .utf8)
    XCTAssertTrue(xml.contains("<skipped message=\"1 of 1 expectation not checked"), xml)
  }

  func testAScenarioWithoutExpectationsPassesAsInAReplay() {
    XCTAssertTrue(matrix("").output.contains("  scheme    background    ✔ A\n"))
  }

  func testAReplayOfTheVariantHasANote() {
    let scenario = """
      {
        "version": 1, "name": "one", "app": { "scheme": "shop", "adjust": {} },
        "steps": [{ "install": {} }, { "launch": {} }], "expect": [\(one)]
      }
      """
    let run = CapturedRun(["replay", "--variant", "adjust=4.38.4", "-"], input: scenario)
    XCTAssertEqual(run.code, .success)
    XCTAssertTrue(
      run.diagnostics.contains(
        "note: 1 of 1 expectation not checked: about events that the variant adjust=4.38.4 does not have\n"),
      run.diagnostics)
  }
}
