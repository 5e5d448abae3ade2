import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// Explorations in parts: shares, results in files, interruption.
final class ExploreResultsTests: XCTestCase {
  private let race = "Scenarios/races/login-takes-longer-than-the-look-up.jsonc"

  private func scenario(_ wait: String) -> String {
    """
    {
      "version": 1, "name": "a race",
      "app": { "scheme": "shop", "appsflyer": { "unifiedDeepLinking": true } },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "\(wait)" }]
    }
    """
  }

  #if os(Linux) || os(macOS)
    /// Runs the program in its own process.
    private func run(_ arguments: [String]) throws -> String {
      String(decoding: try BuiltProgram("deeplink-sim").run(arguments).output, as: UTF8.self)
    }

    func testOneProcessFourSharesAndAnInterruptedRunGiveTheSameReportByteForByte() throws {
      let folder = try TemporaryFolder(for: self)
      let whole = try run(["explore", race])
      let number = try XCTUnwrap(whole.firstMatch(of: #/--order (\d+) /#)?.1)
      XCTAssertTrue(try run(["replay", "--order", String(number), race]).hasPrefix("✘"), "order \(number)")

      let shares = (1...4).map { "\(folder.path)/share\($0).jsonl" }
      for (index, share) in shares.enumerated() {
        XCTAssertEqual(try run(["explore", "--shard", "\(index + 1)/4", "--results", share, race]), "")
      }
      XCTAssertEqual(try run(["merge"] + shares), whole)
      XCTAssertEqual(try run(["merge"] + shares.reversed()), whole)

      let results = "\(folder.path)/results.jsonl"
      let parts = try interrupt(["explore", "--results", results, race], after: 5, in: results)
      XCTAssertEqual(try run(["explore", "--results", results, race]), whole)
      let lines = try String(contentsOfFile: results, encoding: .utf8).split(separator: "\n")
      XCTAssertEqual(Array(lines.prefix(parts.count)), parts, "what was done before is not done again")
      let all = try shares.flatMap { try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n") }
      XCTAssertEqual(Set(lines), Set(all))
      XCTAssertEqual(lines.count, all.count)
    }

    /// Runs the program, and ends it as soon as a file has so many lines.
    ///
    /// - Returns: The whole lines that it has then.
    private func interrupt(_ arguments: [String], after count: Int, in file: String) throws -> [Substring] {
      let process = Process()
      process.executableURL = try BuiltProgram("deeplink-sim").url
      process.arguments = arguments
      process.currentDirectoryURL = Package.root
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      var lines: [Substring] = []
      while process.isRunning, lines.count < count {
        usleep(1000)
        lines = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n")
      }
      kill(process.processIdentifier, SIGKILL)
      let exit = process.waitForExit()
      let text = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertFalse(text.isEmpty)
      XCTAssertEqual(exit, .signal(SIGKILL), "it was done before it could be interrupted")
      return text.hasSuffix("\n") ? text.split(separator: "\n") : Array(text.split(separator: "\n").dropLast())
    }
  #endif

  func testABudgetDoesNotGoWithResults() {
    let run = CapturedRun(["explore", "--budget", "100", "--results", "x.jsonl", "-"], input: scenario("5s"))
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(
      run.diagnostics.contains(
        "--budget and --results cannot be combined; use --differences instead"), run.diagnostics)
    let share = CapturedRun(["explore", "--shard", "1/2", "-"])
    XCTAssertTrue(share.diagnostics.contains("--shard needs --results with a file for the share"), share.diagnostics)
  }

  func testResultsOfDifferentExplorationsAreNotPutTogether() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/a.json"
    try folder.write(scenario("5s"), to: "a.json")
    for (name, options) in [("plain", []), ("timed", ["--mode=timed"]), ("until", ["--until=2s"])] {
      XCTAssertEqual(
        CapturedRun(["explore", "--results", "\(folder.path)/\(name)", "--shard", "1/2"] + options + [file]).code,
        .success)
    }
    for (other, asked) in [("timed", "--mode=timed"), ("until", "--mode=causal --until=2s")] {
      let merge = CapturedRun(["merge", "\(folder.path)/plain", "\(folder.path)/\(other)"])
      XCTAssertEqual(merge.code, .usage)
      XCTAssertEqual(
        merge.diagnostics,
        "\(folder.path)/\(other):1: error: the results for \(file) come from different explorations: "
          + "--mode=causal and \(asked)\n")
      let again = CapturedRun(["explore", "--results", "\(folder.path)/\(other)", file])
      XCTAssertEqual(again.code, .usage)
      XCTAssertEqual(
        again.diagnostics,
        "error: \(folder.path)/\(other) has results of another exploration of \(file) (\(asked) and --mode=causal); "
          + "keep these in another file\n")
    }
  }

  func testResultsOfAnotherTextAreNotTaken() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/a.json"
    let results = "\(folder.path)/results"
    try folder.write(scenario("5s"), to: "a.json")
    XCTAssertEqual(CapturedRun(["explore", "--results", results, file]).code, .success)
    try folder.write(scenario("6s"), to: "a.json")
    let merge = CapturedRun(["merge", results])
    XCTAssertEqual(merge.code, .usage)
    XCTAssertEqual(merge.diagnostics, "error: \(file) has changed since its results were made\n")
    let again = CapturedRun(["explore", "--results", results, file])
    XCTAssertEqual(
      again.diagnostics,
      "error: \(results) has results of another exploration of \(file) (the scenario has changed between them); "
        + "keep these in another file\n")
    try folder.write(scenario("5s"), to: "a.json")
    XCTAssertEqual(CapturedRun(["merge", results]).output, CapturedRun(["explore", file]).output)
  }

  func testWhatWasLeftOutByUntilIsSaidInTheMergedReportToo() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/a.json"
    try folder.write(scenario("5s"), to: "a.json")
    let whole = CapturedRun(["explore", "--until", "300ms", file]).output
    XCTAssertTrue(whole.contains("other orders of events after 300ms"), whole)
    let results = "\(folder.path)/results"
    XCTAssertEqual(CapturedRun(["explore", "--until", "300ms", "--results", results, file]).output, whole)
    XCTAssertEqual(CapturedRun(["merge", results]).output, whole)
  }

  func testSharesOfSeveralScenariosAreMergedInTheOrderOfTheExploration() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario("5s"), to: "a.json")
    // One order, so only one share has it.
    try folder.write(#"{ "version": 1, "name": "short", "steps": [{ "install": {} }] }"#, to: "b.json")
    let files = ["\(folder.path)/b.json", "\(folder.path)/a.json"]
    let whole = CapturedRun(["explore"] + files).output
    let shares = (1...2).map { "\(folder.path)/share\($0)" }
    for (index, share) in shares.enumerated() {
      _ = CapturedRun(["explore", "--shard", "\(index + 1)/2", "--results", share] + files)
    }
    XCTAssertEqual(CapturedRun(["merge"] + shares).output, whole)
    XCTAssertEqual(CapturedRun(["merge"] + shares.reversed()).output, whole)
  }

  func testAMergedReportSaysWhichExpectationsAskedForNothing() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/a.json"
    let expectations = """
      "expect": [{ "whenever": "foreground", "eventually": "route" }, { "whenever": "launch", "eventually": "wait" }]
      """
    try folder.write(scenario("5s").dropLast(2) + ",\n\(expectations)\n}", to: "a.json")
    let whole = CapturedRun(["explore", file]).output
    let note = "  note      whenever foreground asked for nothing: foreground did not come in any order\n"
    XCTAssertTrue(whole.contains(note), whole)
    let shares = (1...2).map { "\(folder.path)/share\($0)" }
    for (index, share) in shares.enumerated() {
      _ = CapturedRun(["explore", "--shard", "\(index + 1)/2", "--results", share, file])
    }
    XCTAssertEqual(CapturedRun(["merge"] + shares).output, whole)
  }

  func testProgressHasARateAndTheTimeLeft() throws {
    let folder = try TemporaryFolder(for: self)
    let environment = ["TERM": "xterm"]
    let path = Package.root.appendingPathComponent(race).path
    let large = Package.scenarios + "/problems/opened-twice/scheme-link-delivered-twice.fixed.jsonc"
    let search = CapturedRun(["explore", large], diagnosticsAreTerminal: true, environment: environment)
    XCTAssertNotNil(
      search.diagnostics.firstMatch(
        of: #/: [\d,]+ events, [\d,]+ states, [\d,]+ events a second, at most \d+[smh] left/#),
      search.diagnostics)
    let parts = CapturedRun(
      ["explore", "--results", "\(folder.path)/results", path], diagnosticsAreTerminal: true, environment: environment)
    XCTAssertNotNil(parts.diagnostics.firstMatch(of: #/: \d+ of \d+ parts, about \d+[smh] left/#), parts.diagnostics)
    XCTAssertTrue(parts.diagnostics.hasSuffix("\r\u{1B}[K"))
  }
}
