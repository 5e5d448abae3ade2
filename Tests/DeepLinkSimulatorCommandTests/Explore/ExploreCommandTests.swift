import DeepLinkSimulatorCommand
import XCTest

final class ExploreCommandTests: XCTestCase {
  private let race = """
    {
      "version": 1, "name": "a race",
      "app": {
        "scheme": "example", "domains": ["brandname.go.link"], "gates": ["onboarding"],
        "routes": { "summer-clothes": "SummerClothes" }, "adjust": { "version": "5.5.2" }
      },
      "steps": [
        { "tap": "https://brandname.go.link/summer-clothes" }, { "install": {} }, { "launch": {} }, { "wait": "30s" },
        { "openGate": "onboarding" }
      ],
      "expect": [{ "event": "store", "times": 1 }]
    }
    """

  func testAFailingOrderIsPrintedWithLinesThatReplayIt() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(race, to: "race.json")
    let run = CapturedRun(["explore", folder.path + "/race.json"])
    XCTAssertEqual(run.code, .failure)
    let lines = run.output.split(separator: "\n").map(String.init)
    let number = try XCTUnwrap(lines.compactMap { $0.firstMatch(of: #/--order (\d+)/#)?.1 }.first)
    let schedule = try XCTUnwrap(lines.compactMap { $0.firstMatch(of: #/--schedule '([^']+)'/#)?.1 }.first)
    let byNumber = CapturedRun(["replay", "--order", String(number), folder.path + "/race.json"])
    let bySchedule = CapturedRun(["replay", "--schedule", String(schedule), folder.path + "/race.json"])
    XCTAssertEqual(byNumber.code, .failure)
    XCTAssertEqual(
      byNumber.output.replacing(" --order \(number)", with: " --schedule '\(schedule)'"), bySchedule.output)
    for (option, replayed) in [("--order \(number)", byNumber), ("--schedule '\(schedule)'", bySchedule)] {
      XCTAssertTrue(
        replayed.output.contains("replay --verbose \(option) \(folder.path)/race.json"),
        "the line that replays a failure keeps its order: \(replayed.output)")
    }
    XCTAssertEqual(CapturedRun(["replay", folder.path + "/race.json"]).code, .success)
  }

  func testSharesMergedAndARunTakenUpAgainGiveTheSameReport() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(race, to: "race.json")
    let file = folder.path + "/race.json"
    let whole = CapturedRun(["explore", file])
    let shares = (1...4).map { "\(folder.path)/share\($0).jsonl" }
    for (index, share) in shares.enumerated() {
      let run = CapturedRun(["explore", "--shard", "\(index + 1)/4", "--results", share, file])
      XCTAssertEqual(run.output, "")
    }
    XCTAssertEqual(CapturedRun(["merge"] + shares.reversed()).output, whole.output)
    XCTAssertEqual(CapturedRun(["explore", "--results", folder.path + "/all.jsonl", file]).output, whole.output)
    // As if the program had been ended in the middle of a line.
    let all = try String(contentsOfFile: folder.path + "/all.jsonl", encoding: .utf8)
    try folder.write(String(all.prefix(all.count * 2 / 3)) + "\n", to: "part.jsonl")
    XCTAssertEqual(CapturedRun(["merge", folder.path + "/part.jsonl"]).code, .usage, "a part is missing")
    XCTAssertEqual(CapturedRun(["explore", "--results", folder.path + "/part.jsonl", file]).output, whole.output)
    XCTAssertEqual(CapturedRun(["merge", folder.path + "/part.jsonl"]).output, whole.output)
    XCTAssertNotEqual(CapturedRun(["merge"] + shares.dropLast()).output, whole.output)
  }

  func testJSONLinesHaveARecordForEachOutcomeAndFailure() throws {
    let run = CapturedRun(["explore", "--format", "jsonl", "-"], input: race)
    let kinds = run.output.split(separator: "\n").compactMap { $0.firstMatch(of: #/"kind":"(\w+)"/#)?.1 }
    XCTAssertEqual(kinds, ["exploration", "outcome", "outcome", "failure"])
  }

  func testTheBudgetIsNamedWhereItSetsHowFarASearchGoes() {
    let calm = race.replacing(#""expect": [{ "event": "store", "times": 1 }]"#, with: #""expect": []"#)
    let bounded = CapturedRun(["explore", "--budget", "40", "-"], input: calm)
    XCTAssertEqual(bounded.code, .unfinished)
    XCTAssertTrue(bounded.output.hasSuffix("1 as far as explored (--budget sets how far)\n"), bounded.output)
    for bound in [["--random", "3"], ["--differences", "1"]] {
      let other = CapturedRun(["explore"] + bound + ["-"], input: calm)
      XCTAssertEqual(other.code, .unfinished)
      XCTAssertTrue(other.output.hasSuffix("1 as far as explored\n"), other.output)
    }
    let both = CapturedRun(["explore", "--differences", "3", "--budget", "40", "-"], input: calm)
    XCTAssertTrue(both.output.hasSuffix("(--budget sets how far)\n"), both.output)
  }

  func testOptionsThatContradictEachOtherAreRefused() {
    for arguments in [
      ["explore", "--random", "3", "--priorities", "3", "-"], ["explore", "--shard", "1/2", "-"],
      ["explore", "--shard", "3/2", "--results", "x", "-"], ["explore", "--differences", "many", "-"],
      ["replay", "--order", "0", "-"], ["replay", "--order", "1", "--schedule", "a#1 before b#1", "-"],
      ["replay", "--schedule", "nothing", "-"], ["replay", "--mode", "timed", "-"],
    ] {
      XCTAssertEqual(CapturedRun(arguments, input: race).code, .usage, "\(arguments)")
    }
  }

  func testRandomOrdersAreNotBoundedByDifferences() {
    for strategy in ["random", "priorities"] {
      let run = CapturedRun(["explore", "--\(strategy)", "3", "--differences", "1", "-"], input: race)
      XCTAssertTrue(
        run.diagnostics.hasPrefix("error: --differences and --\(strategy) cannot be combined\n"), run.diagnostics)
      XCTAssertEqual(run.code, .usage)
    }
  }

  func testABudgetWithoutAnEventIsRefused() {
    for command in [["explore"], ["matrix", "--explore"], ["replay", "--order", "1"]] {
      let run = CapturedRun(command + ["--budget", "0", "-"], input: race)
      XCTAssertTrue(run.diagnostics.hasPrefix("error: --budget takes a number of at least 1\n"), run.diagnostics)
      XCTAssertEqual(run.code, .usage)
    }
  }

  func testNoRandomOrderAtAllIsRefused() {
    for strategy in ["random", "priorities"] {
      let run = CapturedRun(["explore", "--\(strategy)", "0", "-"], input: race)
      XCTAssertTrue(
        run.diagnostics.hasPrefix("error: --\(strategy) takes a number of at least 1\n"),
        run.diagnostics)
      XCTAssertEqual(run.code, .usage)
    }
  }
}
