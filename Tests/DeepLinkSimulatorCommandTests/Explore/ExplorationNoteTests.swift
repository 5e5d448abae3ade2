import XCTest

/// What an exploration leaves out of a file, so that a replay of the file can come to something else.
final class ExplorationNoteTests: XCTestCase {
  func testAnExplorationSaysThatItDoesNotFollowTheSchedule() {
    let note = "\n  note      the schedule of the file is not followed; a replay follows it\n"
    let path = "Scenarios/ios/life-cycle/closed-by-hand-before-it-is-left.jsonc"
    XCTAssertEqual(CapturedRun(["replay", path]).code, .success)
    let run = CapturedRun(["explore", "--differences", "0", path])
    XCTAssertEqual(run.code, .failure)
    XCTAssertTrue(run.output.contains(note), run.output)
    let other = CapturedRun(["explore", "Scenarios/ios/life-cycle/permission-alert.jsonc"])
    XCTAssertFalse(other.output.contains(note), other.output)
  }

  // MARK: Times

  private static let timed = ScenarioText(
    app: adjustApp, steps: waits,
    expect: #"{ "event": "adjustAttributionChanged", "before": "1ms" }, { "event": "launch", "after": "0s" }"#)
  private static let note = "2 expectations have times, which do not count in causal orders; --mode timed checks them"

  func testAnExplorationSaysThatItDoesNotCheckTimes() {
    XCTAssertEqual(CapturedRun(["replay"], scenario: Self.timed).code, .failure)
    let causal = CapturedRun(["explore"], scenario: Self.timed)
    XCTAssertEqual(causal.code, .success)
    XCTAssertTrue(causal.output.contains("\n  note      \(Self.note)\n"), causal.output)
    let lines = CapturedRun(["explore", "--format", "jsonl"], scenario: Self.timed)
    XCTAssertTrue(lines.diagnostics.hasPrefix("<stdin>: note: \(Self.note)\n"), lines.diagnostics)
    let timed = CapturedRun(["explore", "--mode", "timed"], scenario: Self.timed)
    XCTAssertEqual(timed.code, .failure)
    XCTAssertFalse(timed.output.contains("  note  "), timed.output)
  }

  func testACausalOrderThatIsReplayedSaysThatItDoesNotCheckTimes() {
    for mode in [["--order", "1"], ["--order", "1", "--mode", "causal"]] {
      let run = CapturedRun(["replay"] + mode, scenario: Self.timed)
      XCTAssertEqual(run.code, .success)
      XCTAssertEqual(run.diagnostics, "<stdin>: note: \(Self.note)\n")
    }
    XCTAssertEqual(CapturedRun(["replay", "--order", "1", "--mode", "timed"], scenario: Self.timed).diagnostics, "")
    XCTAssertEqual(CapturedRun(["replay"], scenario: Self.timed).diagnostics, "")
  }

  // MARK: Expectations that ask for nothing

  func testAnExplorationSaysWhatAskedForNothingInAnyOrder() {
    let scenario = ScenarioText(
      app: Self.adjustApp, steps: Self.waits,
      expect: #"""
        { "whenever": "foreground", "eventually": "route" }, { "never": "route", "while": { "installed": false } },
        { "never": "route", "while": { "process": "suspended" } }
        """#)
    let notes = [
      "whenever foreground asked for nothing: foreground did not come in any order",
      #"never route while process = "suspended" asked for nothing: this never held in any order"#,
    ]
    let text = CapturedRun(["explore"], scenario: scenario)
    XCTAssertEqual(text.code, .success)
    XCTAssertTrue(
      text.output.contains(notes.map { "  note      \($0)\n" }.joined()), text.output)
    XCTAssertEqual(text.output.components(separatedBy: "  note  ").count, 3, text.output)
    let lines = CapturedRun(["explore", "--format", "jsonl"], scenario: scenario)
    XCTAssertTrue(lines.diagnostics.hasPrefix(notes.map { "<stdin>: note: \($0)\n" }.joined()), lines.diagnostics)
    let some = CapturedRun(["explore", "--random", "2"], scenario: scenario)
    XCTAssertTrue(some.output.contains("foreground did not come in any order that was tried\n"), some.output)
  }

  func testAnExplorationSaysWhichAnytimeStepsAreNeverPossible() {
    let scenario = ScenarioText(
      app: Self.adjustApp,
      more: #""anytime": [{ "foreground": {} }, { "kill": "force-quit" }]"#,
      steps: Self.waits)
    let text = CapturedRun(["explore"], scenario: scenario)
    XCTAssertTrue(text.output.contains("  note      anytime foreground did not come in any order\n"), text.output)
    XCTAssertFalse(text.output.contains("anytime kill"), text.output)
    for search in [["--no-reduction"], ["--mode", "timed"]] {
      let other = CapturedRun(["explore"] + search, scenario: scenario)
      XCTAssertTrue(other.output.contains("  note      anytime foreground did not come in any order"), other.output)
      XCTAssertFalse(other.output.contains("anytime kill"), other.output)
    }
    let some = CapturedRun(["explore", "--differences", "0"], scenario: scenario)
    let note = "  note      anytime kill force-quit did not come in any order that was tried\n"
    XCTAssertTrue(some.output.contains(note), some.output)
  }

  // MARK: Notes about a file

  func testEveryCommandThatRunsAVariantSaysWhichExpectationsItDoesNotCheck() throws {
    let folder = try TemporaryFolder(for: self)
    let scenario = ScenarioText(
      app: #""scheme": "shop", "domains": ["shop.example"], "routes": { "a": "A" }"#,
      steps: ScenarioText.launched + #", { "tap": "https://shop.example/a" }"#,
      expect: #"{ "event": "scene(continue:)" }, { "event": "route A" }"#)
    try folder.write(scenario.text, to: "link.jsonc")
    let file = "\(folder.path)/link.jsonc"
    let note =
      "\(file): note: 1 of 2 expectations not checked: about events that the variant style=uikit-app-delegate does not have\n"
    for command in ["replay", "explore", "step"] {
      let run = CapturedRun([command, "--variant", "style=uikit-app-delegate", file])
      XCTAssertEqual(run.code, .success, command)
      XCTAssertTrue(run.diagnostics.hasPrefix(note), "\(command): \(run.diagnostics)")
    }
  }
}
