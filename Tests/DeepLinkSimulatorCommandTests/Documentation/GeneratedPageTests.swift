import DeepLinkSimulatorCommand
import Foundation
import TestSupport
import XCTest

/// The pages that commands print are the ones that are kept in the package.
final class GeneratedPageTests: XCTestCase {
  func testTheSchema() throws { try assertPage("docs/scenario.schema.json", ["schema"]) }

  func testTheReferenceOfScenarioFiles() throws {
    try assertPage("docs/scenario-format.md", ["schema", "--reference"])
  }

  func testTheContract() throws { try assertPage("docs/contract.md", ["rules", "--markdown"]) }

  func testTheSwitches() throws { try assertPage("docs/switches.md", ["rules", "--switches"]) }

  func testTheEvents() throws { try assertPage("docs/events.md", ["rules", "--events"]) }

  func testTheStandIns() throws { try assertPage("docs/stand-ins.md", ["rules", "--stand-ins"]) }

  func testTheVersions() throws { try assertPage("docs/versions.md", ["rules", "--versions"]) }

  func testTheSystems() throws { try assertPage("docs/systems.md", ["rules", "--systems"], inProcessOfItsOwn: true) }

  func testTheIndexOfScenarios() throws {
    try assertPage("Scenarios/README.md", ["rules", "--index"], inProcessOfItsOwn: true)
  }

  func testWhatExploringFinds() throws {
    let arguments = ["explore", "--format", "markdown", "--budget", "100000"]
    if Thoroughness.isFull {
      return try assertPage("docs/races.md", arguments + ["Scenarios/races"], inProcessOfItsOwn: true)
    }
    let page = try Package.text("docs/races.md")
    for name in ["a-null-comes-first", "onboarding-is-slower-than-the-link"] {
      let output = try BuiltProgram("deeplink-sim").run(arguments + ["Scenarios/races/\(name).jsonc"]).output
      let parts = String(decoding: output, as: UTF8.self).components(separatedBy: "\n\n")
      XCTAssertGreaterThan(parts.count, 4, name)
      // The first parts are the title and what makes the page; of the table, only the last row is about the scenario.
      for part in parts.dropFirst(2) {
        let text = part.hasPrefix("|") ? part.split(separator: "\n").suffix(1).joined() : part
        XCTAssertTrue(page.contains(text), "docs/races.md does not have\n\(text)")
      }
    }
  }

  /// The page about rules that are switched off shows what the command prints.
  func testTheExampleOfASwitchedOffRule() throws {
    let page = try Package.text("docs/mutation.md")
    let prompt = "$ deeplink-sim "
    let example = try XCTUnwrap(page.components(separatedBy: "```\n").first { $0.hasPrefix(prompt) })
    let lines = example.split(separator: "\n", maxSplits: 1)
    let arguments = lines[0].dropFirst(prompt.count).split(separator: " ").map(String.init)
    let run = try BuiltProgram("deeplink-sim").run(arguments)
    XCTAssertEqual(String(decoding: run.output, as: UTF8.self), String(lines[1]))
    XCTAssertEqual(run.code, 0)
  }

  func testEveryLinkInThePagesLeadsSomewhere() throws {
    for page in [
      "README.md", "docs/README.md", "docs/architecture.md", "docs/mutation.md", "docs/trace.md", "docs/contract.md",
      "Scenarios/README.md", "docs/first-steps.md", "docs/scale.md", "docs/format-versions.md", "docs/CHANGELOG.md",
      "docs/CONTRIBUTING.md", "docs/explore.md",
    ] {
      let text = try Package.text(page)
      let folder = Package.root.appendingPathComponent(page).deletingLastPathComponent()
      for piece in text.components(separatedBy: "](").dropFirst() {
        let target = String(piece.prefix { $0 != ")" && $0 != "#" })
        guard !target.isEmpty, !target.hasPrefix("http") else { continue }
        let path = folder.appendingPathComponent(target).path
        XCTAssert(FileManager.default.fileExists(atPath: path), "\(page) links to \(target)")
      }
    }
  }

  /// - Parameter inProcessOfItsOwn: Whether the command looks for scenarios in the folder it is run in.
  private func assertPage(
    _ path: String, _ arguments: [String], inProcessOfItsOwn: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let output =
      inProcessOfItsOwn
      ? String(decoding: try BuiltProgram("deeplink-sim").run(arguments).output, as: UTF8.self)
      : CapturedRun(arguments).output
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = try Package.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    guard printed != kept else { return }
    let difference = zip(printed, kept).prefix { $0 == $1 }.count
    XCTFail(
      "\(path) differs from line \(difference + 1) on; "
        + "write it anew: swift run deeplink-sim \(arguments.joined(separator: " ")) > \(path)",
      file: file, line: line)
  }
}
