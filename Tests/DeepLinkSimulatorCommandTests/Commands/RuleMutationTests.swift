import DeepLinkSimulator
import XCTest

@testable import DeepLinkSimulatorCommand

final class RuleMutationTests: XCTestCase {
  func testASeedChoosesTheSameRulesEachTimeAndEachRuleOnce() {
    let chosen = RuleMutation.choose(25, seed: 7)
    XCTAssertEqual(chosen.count, 25)
    XCTAssertEqual(Set(chosen).count, 25)
    XCTAssertEqual(RuleMutation.choose(25, seed: 7), chosen)
    XCTAssertNotEqual(RuleMutation.choose(25, seed: 8), chosen)
    XCTAssertEqual(Set(RuleMutation.choose(.max, seed: 1)), Set(RuleID.allCases))
  }

  func testAScenarioNoticesThatARuleItPinsDoesNotHold() throws {
    let text = """
      { "version": 1, "name": "a counted session brings conversion data", "app": { "appsflyer": {} },
        "steps": [{ "install": {} }, { "launch": {} }],
        "expect": [{ "callback": "onConversionDataSuccess", "times": 1 }] }
      """
    let runner = ScenarioRunner(apps: AppRegistry())
    let file = ScenarioFile(name: "test.json", bytes: Array(text.utf8))
    XCTAssertTrue(runner.run(file).passed)
    XCTAssertFalse(runner.run(file, without: .appsFlyer(.conversionDataOfFirstSession)).passed)
    XCTAssertFalse(runner.run(file, without: .simulation(.userStep)).passed)
    XCTAssertTrue(runner.run(file, without: .appsFlyer(.openAttributionRemoved)).passed)
  }

  func testNumbersAreAskedForAsNumbers() {
    for arguments in [["--mutate", "x"], ["--mutate", "1", "--count=-1"]] {
      let run = CapturedRun(["rules"] + arguments)
      XCTAssertEqual(run.code, .usage)
      XCTAssertTrue(run.diagnostics.contains("takes a number such as 7, not"), run.diagnostics)
    }
    XCTAssertEqual(CapturedRun(["rules", "--count", "3"]).code, .usage)
    XCTAssertEqual(CapturedRun(["rules", "--complete"]).code, .usage)
  }
}
