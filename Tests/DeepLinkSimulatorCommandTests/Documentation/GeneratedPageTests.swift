import Foundation
import TestSupport
import XCTest

@testable import DeepLinkSimulatorCommand

/// The pages that commands print are the ones that are kept in the package.
final class GeneratedPageTests: XCTestCase {
  func testEachPageIsAsThePackageKeepsIt() throws {
    for page in DocumentationPage.allCases where !page.readsScenarios { try assertPage(page) }
  }

  func testThePageOfTheSystemsIsUpToDate() throws { try assertPage(.systems) }

  func testTheIndexOfScenariosIsUpToDate() throws { try assertPage(.scenarios) }

  func testTheListHasEachPageWithItsFile() throws {
    let run = CapturedRun(["page", "--list"])
    XCTAssertEqual(run.code, .success, run.diagnostics)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).map(String.init) }
    XCTAssertEqual(rows, DocumentationPage.allCases.map { [$0.name, $0.path] })
    for page in DocumentationPage.allCases {
      let path = Package.root.appendingPathComponent(page.path).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path), path)
    }
  }

  func testEachPageOfTheDocumentationThatSaysItIsGeneratedIsPrinted() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Package.root.appendingPathComponent("docs").path)
    let generated = try files.map { "docs/" + $0 }.filter { path in
      try path.hasSuffix(".md") && Package.text(path).contains("This page is generated")
    }
    XCTAssertGreaterThan(generated.count, 5)
    XCTAssertEqual(Set(generated).subtracting(DocumentationPage.allCases.map(\.path)), [])
  }

  func testAFolderWithoutScenariosMakesNoPage() {
    let run = CapturedRun(["page", "systems", "--scenarios", Package.root.appendingPathComponent("docs").path])
    XCTAssertEqual(run.code, .noMatch)
    XCTAssertEqual(run.output, "")
    XCTAssertTrue(run.diagnostics.contains("there is no scenario in this folder"), run.diagnostics)
  }

  func testWhatExploringFinds() throws {
    if Thoroughness.isFull { return try assertPage(.races) }
    let arguments = ["explore", "--format", "markdown", "--budget", "100000"]
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

  private func assertPage(_ page: DocumentationPage, file: StaticString = #filePath, line: UInt = #line) throws {
    // A command looks for scenarios in the folder that it is run in.
    let output =
      page.readsScenarios
      ? String(decoding: try BuiltProgram("deeplink-sim").run(["page", page.name]).output, as: UTF8.self)
      : CapturedRun(["page", page.name]).output
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = try Package.text(page.path).split(separator: "\n", omittingEmptySubsequences: false)
    guard printed != kept else { return }
    let difference = zip(printed, kept).prefix { $0 == $1 }.count
    XCTFail(
      "\(page.path) differs from line \(difference + 1) on; "
        + "print it again: swift run deeplink-sim page \(page.name) > \(page.path)",
      file: file, line: line)
  }
}
