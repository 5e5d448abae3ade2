import DeepLinkSimulatorCommand
import XCTest

/// The page about versions of the format shows an old file and a new one that say the same.
final class FormatVersionsPageTests: XCTestCase {
  func testTheOldFileAndTheNewOneHaveTheSameEvents() throws {
    let files = try Package.text("docs/format-versions.md").components(separatedBy: "```jsonc\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    XCTAssertEqual(files.count, 2)
    XCTAssertNotEqual(files.first, files.last)
    let runs = files.map { CapturedRun(["replay", "--format", "jsonl", "-"], input: $0) }
    for run in runs { XCTAssertEqual(run.code, .success, run.diagnostics) }
    XCTAssertEqual(runs.first?.output, runs.last?.output)
    // The setting counts: without it the events are others.
    let without = ScenarioText(app: #""adjust": {}"#).text
    XCTAssertNotEqual(
      runs.first?.output.split(separator: "\n").count,
      CapturedRun(["replay", "--format", "jsonl", "-"], input: without).output.split(separator: "\n").count)
  }

  func testBothPlacesAtOnceAreRefused() throws {
    let both = ScenarioText(
      app: #""adjust": { "switches": { "sessionAskIn": "2s" } }"#,
      backend: #""adjust": { "session": { "askIn": "2s" } }"#)
    let run = CapturedRun(["validate", "-q"], scenario: both)
    XCTAssertTrue(run.diagnostics.contains("the same setting as backend.adjust.session.askIn"), run.diagnostics)
  }

  func testTheComplaintAboutAnotherVersionIsTheOneOfThePage() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(#"{ "version": 2, "name": "x", "app": {}, "steps": [] }"#, to: "checkout.jsonc")
    let run = CapturedRun(["validate", "\(folder.path)/checkout.jsonc"])
    let line = folder.hide(in: String(run.diagnostics.prefix { $0 != "\n" })).replacing("FOLDER/", with: "")
    XCTAssertTrue(try Package.text("docs/format-versions.md").contains("```\n\(line)\n```"), line)
  }
}
