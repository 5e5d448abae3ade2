import DeepLinkSimulator
import DeepLinkSimulatorCommand
import XCTest

/// What `rules` shows.
final class RulesCommandTests: XCTestCase {
  func testARuleIsFoundByItsIDInAnyCase() {
    let rule = AdjustRule.allCases[0]
    let run = CapturedRun(["rules", rule.id.lowercased()])
    XCTAssert(run.output.hasPrefix(rule.id + "  "), run.output)
    XCTAssert(run.output.hasSuffix("  [\(rule.rule.evidence.rawValue)] \(rule.rule.source)\n"), run.output)
    XCTAssertEqual(CapturedRun(["rules", rule.id]).output, run.output)
  }

  func testTheBeginningOfAnIDStandsForAllRulesThatHaveIt() {
    for beginning in ["ADJ", "adj-", "ADJ-DEF"] {
      let run = CapturedRun(["rules", beginning])
      let shown = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      let start = beginning.uppercased().hasSuffix("-") ? beginning.uppercased() : beginning.uppercased() + "-"
      XCTAssertEqual(shown.count, AdjustRule.allCases.count { $0.id.hasPrefix(start) }, beginning)
    }
    XCTAssertEqual(CapturedRun(["rules", "IOS-COLD-1"]).output.split(separator: "\n").count { !$0.hasPrefix(" ") }, 1)
  }

  func testTheNamesOfAllEventsAreShown() {
    let run = CapturedRun(["rules", "--events"])
    XCTAssertEqual(run.code, .success)
    let names = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { line in
      line.dropFirst(2).split(separator: "  ").first.map(String.init) ?? ""
    }
    let page = CapturedRun(["page", "events"]).output
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    XCTAssertEqual(names, rows.map { String($0.dropFirst(3).prefix { $0 != "`" }) })
    XCTAssert(names.contains("didResolveDeepLink"))
    XCTAssertFalse(run.output.contains("`"))
    for (arguments, complaint) in [
      (["SIM-USER-1"], #"--events shows the names of all events, and does not take "SIM-USER-1""#),
      (["--coverage"], "--events and --coverage cannot be combined"),
      (["--mutate", "1"], "--events and --mutate cannot be combined"),
    ] {
      let run = CapturedRun(["rules", "--events"] + arguments)
      XCTAssertEqual(run.diagnostics, "error: \(complaint)\nsee 'deeplink-sim rules --help'\n")
      XCTAssertEqual(run.code, .usage)
    }
  }

  func testARuleThatDoesNotExistMatchesNothing() {
    let run = CapturedRun(["rules", "ADJ-DFE-1"])
    XCTAssertEqual(run.diagnostics, "error: there is no rule \"ADJ-DFE-1\"; did you mean \"ADJ-DEF-1\"?\n")
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.code, .noMatch)
  }

  func testCoverageSaysWhichScenarioExercisesARule() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText().text, to: "a.json")
    try folder.write(ScenarioText().text, to: "b.json")
    let run = CapturedRun(["rules", "SIM-USER-1", "--coverage", "--scenarios", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.output),
      "✔ SIM-USER-1  FOLDER/a.json and 1 more\n1 of 1 rule exercised by 2 scenarios\n")
    XCTAssertEqual(run.code, .success)
    let missing = CapturedRun(["rules", "SIM-NET-1", "--coverage", "--scenarios", folder.path])
    XCTAssertEqual(missing.output, "✘ SIM-NET-1  not yet exercised\n0 of 1 rule exercised by 2 scenarios\n")
    XCTAssertEqual(missing.code, .success)
  }

  func testCoverageTellsOfFilesThatCannotBeReplayed() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText().text, to: "a.json")
    try folder.write("", to: "b.json")
    let run = CapturedRun(["rules", "SIM-USER-1", "--coverage", "--scenarios", folder.path])
    XCTAssert(folder.hide(in: run.diagnostics).hasPrefix("FOLDER/b.json:1:1: error: "), run.diagnostics)
    XCTAssertEqual(run.code, .usage)
  }

  func testCoverageNeedsScenarios() throws {
    let folder = try TemporaryFolder(for: self)
    let run = CapturedRun(["rules", "--coverage", "--scenarios", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.diagnostics),
      """
      FOLDER: error: there is no scenario in this folder
      error: there is no scenario to replay; name a folder with --scenarios

      """)
    XCTAssertEqual(run.code, .noMatch)
  }

  func testSeveralRulesCanBeNamed() {
    let run = CapturedRun(["rules", "ADJ-DEF-1", "AF-DEL", "AF-DEL-1"])
    let shown = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
    XCTAssertEqual(shown, ["AF-DEL-1", "AF-DEL-2", "AF-DEL-3", "ADJ-DEF-1"])
  }

  func testCoverageTakesPathsOfScenarios() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(ScenarioText().text, to: "a.json")
    try folder.write(ScenarioText().text, to: "b.json")
    let run = CapturedRun(["rules", "--coverage", "SIM-USER-1", folder.path + "/b.json"])
    XCTAssertEqual(
      folder.hide(in: run.output), "✔ SIM-USER-1  FOLDER/b.json\n1 of 1 rule exercised by 1 scenario\n")
    let both = CapturedRun(["rules", "--coverage", folder.path, "SIM-USER-1"])
    XCTAssert(both.output.hasSuffix("1 of 1 rule exercised by 2 scenarios\n"), both.output)
    let whole = CapturedRun(["rules", "--coverage", folder.path])
    XCTAssert(
      whole.output.hasSuffix(" of \(SDKRegistry.standard.rules.count) rules exercised by 2 scenarios\n"), whole.output)
  }

  func testCoverageComplainsOfWhatIsNeitherARuleNorAPath() {
    let run = CapturedRun(["rules", "--coverage", "Scenarois"])
    XCTAssertEqual(
      run.diagnostics, "error: there is no rule \"Scenarois\", and no such file or folder\n")
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.code, .noMatch)
    let rule = CapturedRun(["rules", "--mutate", "1", "ADJ-DFE-1"])
    XCTAssertEqual(
      rule.diagnostics,
      "error: there is no rule \"ADJ-DFE-1\", and no such file or folder; did you mean \"ADJ-DEF-1\"?\n")
  }

  func testAPathIsNoRuleWhereNothingIsReplayed() {
    let run = CapturedRun(["rules", "/"])
    XCTAssertEqual(run.diagnostics, "error: there is no rule \"/\"; without arguments, rules lists all\n")
    XCTAssertEqual(run.code, .noMatch)
  }
}
