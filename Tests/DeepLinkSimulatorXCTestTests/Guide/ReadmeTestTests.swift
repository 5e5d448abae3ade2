import DeepLinkSimulatorXCTest
import Foundation
import XCTest

/// The test that README.md shows, and its failure.
final class ReadmeTestTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func readme(_ language: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  func testTheTestFailsAsShown() throws {
    let shown = try readme("swift")[1].split(separator: "\n").map(String.init)
    XCTAssertEqual(
      Array(shown.dropFirst().dropLast()),
      [
        #"  let run = try ScenarioTest(file: "shop.jsonc", app: .delegate { ShopDelegate($0) }).run()"#,
        #"  assertTrace(run, .count("route shoes", 1))"#,
      ])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonc")
    defer { try? FileManager.default.removeItem(at: file) }
    // The scenario names an app that the executable of the README registers; here the test brings it.
    try Data(try XCTUnwrap(readme("jsonc").last).utf8).write(to: file)
    let run = try ScenarioTest(file: file.path, app: .delegate { ShopDelegate($0) }).run()
    let failures = run.failures(of: .count("route shoes", 1))
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(
      failures.first.map { $0.text(replayedBy: "ShopTests/testADeferredLinkOpensItsScreenOnce") + "\n" },
      try readme("text")[1])
  }

  func testTheDelegateIsTheOneShown() throws {
    let copy = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("ShopDelegate.swift")
    XCTAssertEqual(try readme("swift").first, try String(contentsOf: copy, encoding: .utf8))
  }
}
