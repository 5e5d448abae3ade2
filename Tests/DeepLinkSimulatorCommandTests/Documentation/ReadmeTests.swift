import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// What the README shows is what happens.
final class ReadmeTests: XCTestCase {
  private static let shownScenario = "Scenarios/adjust/deferred/link-waits-for-onboarding.jsonc"

  func testTheScenarioIsTheOneThatIsShipped() throws {
    let blocks = try blocks("jsonc")
    XCTAssertEqual(blocks.first, try Package.text(Self.shownScenario), "copy \(Self.shownScenario) into README.md")
  }

  func testTheOutputIsWhatReplayPrints() throws {
    let program = try BuiltProgram("deeplink-sim")
    let run = try program.run(["replay", Self.shownScenario])
    let shown = try XCTUnwrap(try blocks("text").first)
    XCTAssertEqual(String(decoding: run.output, as: UTF8.self), shown, "README.md shows another output")
    XCTAssertEqual(run.code, 0)
  }

  func testTheProgramIsTheOneThatIsBuilt() throws {
    let blocks = try blocks("swift")
    XCTAssertEqual(blocks.count, 3)
    XCTAssertEqual(blocks.first, try Package.text("Tests/ReadmeExample/ShopDelegate.swift"))
    // Between them is a test, which `ReadmeTestTests` runs.
    XCTAssertEqual(blocks.last, try Package.text("Tests/ReadmeExample/main.swift"))
  }

  func testTheProgramReplaysAgainstTheAppWithTheOutputShown() throws {
    let program = try BuiltProgram("ReadmeExample")
    let scenario = try XCTUnwrap(try blocks("jsonc").dropFirst().first)
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario, to: "shop.jsonc")
    let run = try program.run(["replay", "\(folder.path)/shop.jsonc"])
    let output = folder.hide(in: String(decoding: run.output, as: UTF8.self))
      .replacingOccurrences(of: "FOLDER/", with: "").replacingOccurrences(of: "ReadmeExample", with: "shop-sim")
    XCTAssertEqual(output, try blocks("text").last, "README.md shows another output")
    XCTAssertEqual(run.code, 1)
  }

  /// The code blocks of the README in a language, in order.
  private func blocks(_ language: String) throws -> [String] {
    try Package.text("README.md").components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }
}
