import DeepLinkSimulatorCommand
import XCTest

/// `replay --order` and `--schedule`: an order that there is is judged as `explore` judges it, any other is a wrong
/// argument.
final class ReplayOrderTests: XCTestCase {
  private func scenario(_ rest: String) -> String {
    """
    {
      "version": 1, "name": "two answers",
      "app": {
        "scheme": "shop", "domains": ["shop.onelink.me"], "routes": { "apples": "Apples" },
        "appsflyer": { "unifiedDeepLinking": true }
      },
      \(rest)
    }
    """
  }

  private var race: String {
    scenario(
      """
      "steps": [
        { "tap": "https://shop.onelink.me/a?pid=Email&deep_link_value=apples" }, { "install": {} }, { "launch": {} }
      ],
      "expect": [{ "callback": "onConversionDataSuccess", "before": "4s" }, { "event": "route Apples", "times": 1 }]
      """)
  }

  private func run(_ arguments: [String], _ text: String) -> CapturedRun {
    CapturedRun(["replay"] + arguments + ["-"], input: text)
  }

  func testANumberThatNoOrderHasIsAWrongArgument() {
    let run = run(["--order", "99999"], race)
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(run.diagnostics, "error: --order 99999: <stdin> has 301 causal orders\n")
    XCTAssertEqual(
      run.output, "1 scenario: 0 passed, 0 failed, 1 without this order · 0 events in 0s of virtual time\n")
    let large = self.run(["--order", "99999999999999999999"], race).diagnostics
    XCTAssertTrue(large.hasPrefix("error: --order takes a number up to 18446744073709551615, not \"9999"), large)
    let single = scenario(#""steps": [{ "install": {} }]"#)
    let timed = self.run(["--order", "2", "--mode", "timed"], single)
    XCTAssertEqual(timed.diagnostics, "error: --order 2: <stdin> has 1 timed order\n")
    XCTAssertEqual(timed.code, .usage)
  }

  func testABudgetThatIsSpentIsTheOneThatWasGiven() {
    let run = run(["--order", "400", "--budget", "3"], race)
    XCTAssertEqual(
      run.diagnostics,
      "error: --order 400 was not found within 3 events; raise --budget, or use --schedule, which needs no search\n")
  }

  func testABudgetOfOneEventIsOneEvent() {
    let run = run(["--order", "400", "--budget", "1"], race)
    XCTAssertTrue(run.diagnostics.contains("was not found within 1 event; "), run.diagnostics)
  }

  func testAScheduleThatDoesNotFitIsAWrongArgument() {
    let run = run(["--quiet", "--schedule", "onConversionDataSuccess#1 before answer launch#1"], race)
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(
      run.diagnostics,
      "error: --schedule does not fit <stdin>: \"onConversionDataSuccess#1\" cannot come before \"answer launch#1\": "
        + "after event 20, nothing can come but \"answer launch#1\"\n")
    let missing = self.run(["--schedule", "answer launch#1 before onConversionDataSucces#1"], race)
    XCTAssertEqual(missing.code, .usage)
    XCTAssertEqual(
      missing.diagnostics,
      "error: --schedule does not fit <stdin>: there is no \"onConversionDataSucces#1\" in this run; "
        + "did you mean \"onConversionDataSuccess\"?\n")
  }

  func testATimeNeedsTimedOrders() {
    let schedule = ["--schedule", "answer launch#1 at 200ms"]
    for mode in [[], ["--mode", "causal"]] {
      let run = run(schedule + mode, race)
      XCTAssertEqual(run.code, .usage)
      XCTAssertEqual(
        run.diagnostics,
        "error: --schedule: \"answer launch#1 at 200ms\" needs --mode timed, because causal orders ignore times\n"
          + "see 'deeplink-sim replay --help'\n")
    }
    let timed = ["--mode", "timed"]
    XCTAssertEqual(run(schedule + timed, race).code, run(["--order", "1"] + timed, race).code)
  }

  func testJSONLinesSayThatThereIsNoSuchOrder() {
    let run = run(["--order", "99999", "--format", "jsonl"], race)
    XCTAssertEqual(
      run.output.split(separator: "\n").last,
      #"{"diagnostics":["--order 99999: <stdin> has 301 causal orders"],"file":"<stdin>","kind":"verdict","#
        + #""result":"noSuchOrder","version":1}"#)
    XCTAssertEqual(run.diagnostics, "error: --order 99999: <stdin> has 301 causal orders\n")
  }

  func testEachOrderIsJudgedAsExploreJudgesIt() {
    // By default, conversion data is late: only where latencies count does the scenario fail for it.
    let late = race.replacingOccurrences(of: #""before": "4s""#, with: #""before": "1s""#)
    XCTAssertEqual(run([], late).code, .failure)
    for mode in [[], ["--mode", "causal"], ["--mode", "timed"]] {
      let explored = CapturedRun(["explore"] + mode + ["-"], input: late)
      for order in [["--order", "1"], ["--schedule", "didResolveDeepLink#1 before onConversionDataSuccess#1"]] {
        XCTAssertEqual(run(order + mode, late).code, explored.code, "\(order + mode)")
      }
    }
    let run = run(["--order", "1", "--mode", "timed"], late)
    XCTAssertTrue(run.output.contains("replay --verbose --order 1 --mode timed -"), run.output)
  }

  func testAnExplorationAndAReplayOfAnOrderLeaveTheScheduleOfTheScenarioAside() {
    let file = race.replacingOccurrences(
      of: #""expect""#, with: #""schedule": ["onConversionDataSuccess#1 before answer deferredDeepLink#1"], "expect""#)
    let explored = CapturedRun(["explore", "-"], input: file)
    let note = "  note      the schedule of the file is not followed; a replay follows it\n"
    XCTAssertEqual(
      explored.output.replacingOccurrences(of: note, with: ""), CapturedRun(["explore", "-"], input: race).output)
    let lines = run(["--order", "1", "--verbose"], file).output
    XCTAssertEqual(lines, run(["--verbose"], race).output)
    XCTAssertNotEqual(run(["--verbose"], file).output, lines)
  }
}
