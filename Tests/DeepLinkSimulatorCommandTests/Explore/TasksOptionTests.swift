import DeepLinkSimulatorCommand
import XCTest

/// `--tasks` and the key `tasks`: each turn of an app's task is an event that others may overtake.
final class TasksOptionTests: XCTestCase {
  private func scenario(_ tasks: String = "") -> String {
    """
    {
      "version": 1, "name": "two tasks",
      "app": { "uses": "fruit-double-async",\(tasks) "scheme": "shop", "domains": ["fruits.onelink.me"],
        "appsflyer": { "unifiedDeepLinking": true } },
      "steps": [
        { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples" }, { "install": {} }, { "launch": {} }
      ],
      "expect": [{ "sequence": ["onConversionDataSuccess", "route apples_vc#2"] }]
    }
    """
  }

  private func orderCount(_ run: CapturedRun) throws -> Int {
    let count = try XCTUnwrap(run.output.firstMatch(of: #/· (\d+) orders, all/#)?.1, run.output)
    return try XCTUnwrap(Int(count))
  }

  /// The options of the lines that replay the first failing order.
  private func replays(_ run: CapturedRun) throws -> [[String]] {
    let number = try XCTUnwrap(run.output.firstMatch(of: #/ replay --verbose --order (\d+)(.*) \S+\n/#), run.output)
    let schedule = try XCTUnwrap(run.output.firstMatch(of: #/--schedule '([^']+)'(.*) \S+\n/#), run.output)
    XCTAssertEqual(number.2, schedule.2)
    let rest = number.2.split(separator: " ").map(String.init)
    return [["--order", String(number.1)] + rest, ["--schedule", String(schedule.1)] + rest]
  }

  func testTasksAsDecisionsMakeMoreOrdersAndAFailingOneReplaysWithTheLineThatIsPrinted() throws {
    let settled = CapturedRun(["explore", "-"], input: scenario())
    let decided = CapturedRun(["explore", "--tasks", "decided", "-"], input: scenario())
    XCTAssertGreaterThan(try orderCount(decided), try orderCount(settled))
    let options = try replays(decided)
    for option in options {
      XCTAssertTrue(option.contains("--tasks=decided"), "\(option)")
      let run = CapturedRun(["replay", "--verbose"] + option + ["-"], input: scenario())
      XCTAssertEqual(run.code, .failure, run.output + run.diagnostics)
      XCTAssertTrue(run.output.contains("--tasks decided"), run.output)
    }
  }

  func testAScenarioThatSaysSoNeedsNoOption() throws {
    let decided = CapturedRun(["explore", "--tasks", "decided", "-"], input: scenario())
    let file = scenario(#" "tasks": "decided","#)
    let run = CapturedRun(["explore", "-"], input: file)
    XCTAssertEqual(run.output, decided.output.replacing(" --tasks=decided", with: ""))
    let settled = CapturedRun(["explore", "--tasks", "settled", "-"], input: file)
    XCTAssertEqual(try orderCount(settled), try orderCount(CapturedRun(["explore", "-"], input: scenario())))
  }

  func testSharesOfTheSearchAreMergedWithTasksAndVariant() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario(), to: "race.json")
    let file = folder.path + "/race.json"
    let options = ["--tasks", "decided", "--variant", "style=uikit-app-delegate", "--differences", "2"]
    let whole = CapturedRun(["explore"] + options + [file])
    let shares = (1...2).map { "\(folder.path)/share\($0).jsonl" }
    for (index, share) in shares.enumerated() {
      let run = CapturedRun(["explore"] + options + ["--shard", "\(index + 1)/2", "--results", share, file])
      XCTAssertEqual(run.output + run.diagnostics, "")
    }
    XCTAssertEqual(CapturedRun(["merge"] + shares).output, whole.output)
    XCTAssertTrue(whole.output.contains("--variant style=uikit-app-delegate"), whole.output)
    let other = CapturedRun(["explore", "--differences", "2", "--results", shares[0], file])
    XCTAssertTrue(other.diagnostics.contains("--variant=style=uikit-app-delegate --tasks=decided"), other.diagnostics)
    XCTAssertEqual(other.code, .usage)
  }

  func testOrdersWithTasksAsDecisionsAreTheSameEachTime() {
    let settled = CapturedRun(["verify-determinism", "-"], input: scenario())
    let decided = CapturedRun(["verify-determinism", "--tasks", "decided", "-"], input: scenario())
    XCTAssertEqual(decided.code, .success, decided.output)
    XCTAssertNotEqual(settled.output, decided.output)
  }

  func testTheMatrixExploresTasksAsDecisions() {
    let arguments = ["matrix", "--explore", "--differences", "1", "--styles", "uikit-scenes", "--links", "long"]
    let settled = CapturedRun(arguments + ["-"], input: scenario())
    let decided = CapturedRun(arguments + ["--tasks", "decided", "-"], input: scenario())
    XCTAssertTrue(settled.output.contains("≤1\n"), settled.output)
    XCTAssertFalse(settled.output.contains("--tasks"), settled.output)
    XCTAssertTrue(decided.output.contains(",link=long --tasks=decided -\n"), decided.output)
  }

  func testAnAppThatIsDescribedHasNoTasks() {
    assertComplaints(
      ScenarioText(app: #""tasks": "decided""#),
      """
      <stdin>:3:21: error: "tasks" is for an app written in Swift, which "uses" names; the app described here has none
        "app": { "tasks": "decided" },
                          ^
      """)
  }

  func testAWordThatIsNoOrderOfTasksIsRefused() {
    let run = CapturedRun(["explore", "--tasks", "decide", "-"], input: scenario())
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(run.diagnostics.contains("--tasks takes settled or decided, not \"decide\""), run.diagnostics)
  }
}
