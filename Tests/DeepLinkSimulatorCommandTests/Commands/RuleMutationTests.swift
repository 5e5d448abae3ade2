import XCTest

@testable import DeepLinkSimulatorCommand

final class RuleMutationTests: XCTestCase {
  func testASeedChoosesTheSameRulesEachTimeAndEachRuleOnce() {
    let chosen = RuleMutation.choose(25, from: SDKRegistry.standard.rules, seed: 7)
    XCTAssertEqual(chosen.count, 25)
    XCTAssertEqual(Set(chosen).count, 25)
    XCTAssertEqual(RuleMutation.choose(25, from: SDKRegistry.standard.rules, seed: 7), chosen)
    XCTAssertNotEqual(RuleMutation.choose(25, from: SDKRegistry.standard.rules, seed: 8), chosen)
    XCTAssertEqual(
      Set(RuleMutation.choose(.max, from: SDKRegistry.standard.rules, seed: 1)), Set(SDKRegistry.standard.rules))
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
    XCTAssertFalse(runner.run(file, without: .appsFlyer(.conversionData(.conversionDataOfFirstSession))).passed)
    XCTAssertFalse(runner.run(file, without: .simulation(.userStep)).passed)
    XCTAssertTrue(runner.run(file, without: .appsFlyer(.openAttribution(.openAttributionRemoved))).passed)
  }

  func testRulesAreChosenFromThoseThatAreNamed() {
    let rules: [RuleID] = [.appsFlyer(.delivery(.conversionDataLost)), .appsFlyer(.delivery(.linkResultLost))]
    XCTAssertEqual(Set(RuleMutation.choose(25, from: rules, seed: 3)), Set(rules))
  }

  func testTheFirstExpectationThatFailsIsNamed() throws {
    let folder = try TemporaryFolder(for: self)
    let scenario = ScenarioText(
      app: #""appsflyer": {}"#, expect: #"{ "callback": "onConversionDataSuccess", "times": 1 }"#)
    try folder.write(scenario.text, to: "a.json")
    let run = CapturedRun(["rules", "--mutate", "1", "AF-GCD-2", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.output),
      "✔ AF-GCD-2  FOLDER/a.json:5 fails without it\n1 of 1 rule is noticed when it is switched off\n")
    XCTAssertEqual(run.code, .success)
  }

  func testARuleThatNobodyMissesIsAFailure() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText().text, to: "a.json")
    let run = CapturedRun(["rules", "--mutate", "1", "AF-GCD-2", folder.path])
    XCTAssertEqual(
      run.output, "✘ AF-GCD-2  no scenario notices\n0 of 1 rule is noticed when it is switched off\n")
    XCTAssertEqual(run.code, .failure)
  }

  func testAScenarioThatFailsAnywayNoticesNothing() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText(expect: #"{ "event": "route" }"#).text, to: "a.json")
    try folder.write(ScenarioText(app: #""appsflyer": {}"#).text, to: "b.json")
    let run = CapturedRun(["rules", "--mutate", "1", "AF-GCD-2", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics), "FOLDER/a.json: error: fails with all rules on, so it tests none\n")
    XCTAssertEqual(
      run.output, "✘ AF-GCD-2  no scenario notices\n0 of 1 rule is noticed when it is switched off\n")
    XCTAssertEqual(run.code, .failure)
  }

  func testAScenarioThatIsNotValidIsComplainedAbout() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "a.json")
    for arguments in [["--mutate", "1"], ["--coverage"]] {
      let run = CapturedRun(["rules"] + arguments + ["AF-GCD-2", folder.path])
      XCTAssertEqual(
        folder.hide(in: run.diagnostics),
        """
        FOLDER/a.json:1:1: error: the file is empty; a scenario is an object with a "version" and a "name"

        ^

        """)
      XCTAssertEqual(run.code, .usage)
    }
    try folder.write(ScenarioText(app: #""appsflyer": {}"#).text, to: "b.json")
    let run = CapturedRun(["rules", "--mutate", "1", "AF-GCD-2", folder.path])
    XCTAssertEqual(run.output, "✘ AF-GCD-2  no scenario notices\n0 of 1 rule is noticed when it is switched off\n")
    XCTAssertEqual(run.code, .usage)
  }

  func testAFolderThatIsNotThereHasNoScenarios() throws {
    let folder = try TemporaryFolder(for: self)
    for arguments in [["--mutate", "1"], ["--coverage"]] {
      let run = CapturedRun(["rules"] + arguments + ["AF-GCD-2", "--scenarios", folder.path + "/none"])
      XCTAssertEqual(
        folder.hide(in: run.diagnostics),
        """
        FOLDER/none: error: there is no such file
        error: there is no scenario to replay; name a folder with --scenarios

        """)
      XCTAssertEqual(run.code, .noMatch)
    }
  }

  func testThereMustBeScenarios() throws {
    let folder = try TemporaryFolder(for: self)
    let empty = CapturedRun(["rules", "--mutate", "1", folder.path])
    XCTAssertEqual(
      folder.hide(in: empty.diagnostics),
      """
      FOLDER: error: there is no scenario in this folder
      error: there is no scenario to replay; name a folder with --scenarios

      """)
    XCTAssertEqual(empty.code, .noMatch)
  }

  func testNumbersAreAskedForAsNumbers() {
    for arguments in [["--mutate", "x"], ["--mutate", "1", "--count=-1"]] {
      let run = CapturedRun(["rules"] + arguments)
      XCTAssertEqual(run.code, .usage)
      XCTAssertTrue(run.diagnostics.contains("takes a number such as 7, not"), run.diagnostics)
    }
    let none = CapturedRun(["rules", "--mutate", "1", "--count", "0"])
    XCTAssertEqual(none.code, .usage)
    XCTAssertTrue(none.diagnostics.contains("--count takes a number of at least 1, or all, not 0"), none.diagnostics)
    XCTAssertEqual(CapturedRun(["rules", "--count", "3"]).code, .usage)
    XCTAssertEqual(CapturedRun(["rules", "--complete"]).code, .usage)
  }
}
