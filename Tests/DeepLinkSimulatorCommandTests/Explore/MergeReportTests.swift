import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// The reports of `merge`, and the exit code of a merged search that is not complete.
final class MergeReportTests: XCTestCase {
  /// A scenario in which some orders open the screen twice.
  private let race = """
    {
      "version": 1, "name": "a race",
      "app": { "scheme": "shop", "domains": ["shop.onelink.me"], "routes": { "shoes": "Shoes" },
        "on": { "didResolveDeepLink": "route-always" }, "appsflyer": { "unifiedDeepLinking": true } },
      "steps": [{ "tap": "https://shop.onelink.me/x?pid=Email&deep_link_value=shoes" }, { "install": {} }, { "launch": {} }],
      "expect": [{ "event": "route Shoes", "times": 1 }]
    }
    """

  /// Explores a scenario in two shares.
  private func shares(of file: String, _ folder: TemporaryFolder) -> [String] {
    (1...2).map { share in
      let results = "\(folder.path)/share\(share).jsonl"
      let run = CapturedRun(["explore", "--shard", "\(share)/2", "--results", results, file])
      XCTAssertEqual(run.code, .success, run.diagnostics)
      return results
    }
  }

  func testAMergeWritesTheReportsOfTheWholeExploration() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/race.json"
    try folder.write(race, to: "race.json")
    func reports(_ arguments: [String], _ name: String) throws -> [String] {
      let kinds = ["junit", "sarif", "html"]
      let options = kinds.flatMap { ["--report", "\($0)=\(folder.path)/\(name).\($0)"] }
      let run = CapturedRun(arguments + options)
      XCTAssertEqual(run.code, .failure, run.diagnostics)
      return try kinds.map { kind in
        let text = try String(contentsOfFile: "\(folder.path)/\(name).\(kind)", encoding: .utf8)
        // The subject of a report is the command.
        let subject = arguments.joined(separator: " ")
        return text.replacing("<testsuites name=\"\(subject)\"", with: "<testsuites name=\"\"")
          .replacing("\"\(subject)\"", with: "\"\"").replacing("<title>\(subject)<", with: "<title><")
      }
    }
    let whole = try reports(["explore", file], "whole")
    XCTAssertTrue(whole[0].contains("<failure type=\"expectation\""), whole[0])
    XCTAssertEqual(try reports(["merge"] + shares(of: file, folder), "merged"), whole)
  }

  func testAMergeAnnotatesItsFailuresOnGitHubActions() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/race.json"
    try folder.write(race, to: "race.json")
    let shares = shares(of: file, folder)
    let environment = ["GITHUB_ACTIONS": "true"]
    let merged = CapturedRun(["merge"] + shares, environment: environment)
    XCTAssertTrue(merged.output.contains("::error file=\(file),line=6,col=16,title=a race::"), merged.output)
    XCTAssertEqual(merged.output, CapturedRun(["explore", file], environment: environment).output)
    let quiet = CapturedRun(["merge", "--annotations", "off"] + shares, environment: environment)
    XCTAssertFalse(quiet.output.contains("::error"), quiet.output)
  }

  func testAScenarioThatHasChangedIsAnErrorInTheReport() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/race.json"
    try folder.write(race, to: "race.json")
    let shares = shares(of: file, folder)
    try folder.write(race.replacing("a race", with: "another race"), to: "race.json")
    let report = "\(folder.path)/merged.xml"
    XCTAssertEqual(CapturedRun(["merge", "--report", "junit=\(report)"] + shares).code, .usage)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    XCTAssertTrue(text.contains("errors=\"1\""), text)
    XCTAssertTrue(text.contains("has changed since its results were made"), text)
  }

  func testAReportDoesNotReplaceTheScenarioOrTheResults() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/race.json"
    try folder.write(race, to: "race.json")
    let shares = shares(of: file, folder)
    for path in [file, shares[0]] {
      let run = CapturedRun(["merge", "--report", "junit=\(path)"] + shares)
      XCTAssertEqual(run.code, .usage)
      XCTAssertTrue(
        run.diagnostics.hasPrefix("error: --report junit cannot be ")
          && run.diagnostics.contains(", which this command reads\n"),
        run.diagnostics)
    }
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), race)
    XCTAssertEqual(CapturedRun(["merge"] + shares).output, CapturedRun(["explore", file]).output)
  }

  func testAShareHasNoReport() {
    let run = CapturedRun(["explore", "--shard", "1/2", "--results", "no.jsonl", "--report", "junit=no.xml", "no.json"])
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(
      run.diagnostics.hasPrefix(
        "error: --shard and --report cannot be combined: a share has no verdict; merge takes --report\n"),
      run.diagnostics)
  }

  func testAShareIsOfAFileThatMergeCanReadAgain() throws {
    let folder = try TemporaryFolder(for: self)
    let run = CapturedRun(
      ["explore", "--shard", "1/2", "--results", "\(folder.path)/share.jsonl", "-"], input: race)
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(
      run.diagnostics.hasPrefix("error: --shard takes no scenario from standard input, because merge reads it again;"),
      run.diagnostics)
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder.path)/share.jsonl"))
  }

  func testAMergeThatIsNotCompleteFailsIfItMustBe() throws {
    let folder = try TemporaryFolder(for: self)
    let file = "\(folder.path)/race.json"
    try folder.write(race.replacing(#""times": 1"#, with: #""times": { "atLeast": 0 }"#), to: "race.json")
    let share = shares(of: file, folder)[0]
    XCTAssertEqual(CapturedRun(["merge", share]).code, .unfinished)
    XCTAssertEqual(CapturedRun(["merge", "--complete", share]).code, .failure)
  }
}
