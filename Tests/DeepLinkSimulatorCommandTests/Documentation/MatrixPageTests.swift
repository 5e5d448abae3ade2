import DeepLinkSimulatorCommand
import XCTest

/// The page about the matrix shows one; every line of it is what the program prints.
final class MatrixPageTests: XCTestCase {
  func testTheTableOnThePage() throws {
    let page = try Package.text("docs/matrix.md")
    let parts = page.components(separatedBy: "```")
    XCTAssertEqual(parts.count, 3)
    var lines = parts[1].split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropFirst()
    let command = try XCTUnwrap(lines.popFirst())
    XCTAssertTrue(command.hasPrefix("$ deeplink-sim matrix Scenarios/"), command)
    let file = String(command.dropFirst("$ deeplink-sim matrix ".count))
    let run = CapturedRun(["matrix", Package.root.appendingPathComponent(file).path])
    XCTAssertEqual(
      run.output.replacingOccurrences(of: Package.scenarios, with: "Scenarios"), lines.joined(separator: "\n"))
    XCTAssertEqual(run.code, .failure)
  }
}
