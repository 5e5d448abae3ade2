import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// The pages that commands print are the ones that are kept in the package.
final class GeneratedPageTests: XCTestCase {
  func testTheSchema() throws { try assertPage("docs/scenario.schema.json", ["schema"]) }

  func testTheReferenceOfScenarioFiles() throws {
    try assertPage("docs/scenario-format.md", ["schema", "--reference"])
  }

  func testTheContract() throws { try assertPage("docs/contract.md", ["rules", "--markdown"]) }

  func testTheSwitches() throws { try assertPage("docs/switches.md", ["rules", "--switches"]) }

  func testTheSystems() throws { try assertPage("docs/systems.md", ["rules", "--systems"], inProcessOfItsOwn: true) }

  func testTheIndexOfScenarios() throws {
    try assertPage("Scenarios/README.md", ["rules", "--index"], inProcessOfItsOwn: true)
  }

  func testWhatExploringFinds() throws {
    let page = "docs/races.md"
    try assertPage(page, ["explore", "--format", "markdown", "Scenarios/races"], inProcessOfItsOwn: true)
  }

  func testEveryLinkInThePagesLeadsSomewhere() throws {
    for page in [
      "README.md", "docs/README.md", "docs/architecture.md", "docs/trace.md", "docs/contract.md", "Scenarios/README.md",
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
