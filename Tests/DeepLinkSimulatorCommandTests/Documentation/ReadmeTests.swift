import DeepLinkSimulatorCommand
import Foundation
import SampleApps
import XCTest

/// What the README shows is what happens.
final class ReadmeTests: XCTestCase {
  private static let shownScenario = "Scenarios/adjust/deferred/link-waits-for-onboarding.jsonc"

  func testTheScenarioBehindTheOutputIsLinked() throws {
    XCTAssertTrue(try Package.text("README.md").contains("](\(Self.shownScenario))"), "link \(Self.shownScenario)")
  }

  func testTheExitCodesAreThoseOfTheProgram() throws {
    let section = try XCTUnwrap(try Package.text("README.md").components(separatedBy: "## Exit codes\n").last)
    let rows = section.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .prefix(ExitCode.allCases.count)
    XCTAssertEqual(Array(rows), ExitCode.allCases.map { "| \($0.rawValue) | \($0.meaning) |" })
  }

  func testEveryFamilyOfSampleAppsIsNamed() throws {
    let text = try Package.text("README.md")
    let sentence = try XCTUnwrap(
      text.components(separatedBy: "`deeplink-sim` has sample apps:").last?.components(separatedBy: ".").first)
    let families = sentence.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map(\.element)
    XCTAssertFalse(families.isEmpty)
    for name in AppRegistry.samples.names {
      XCTAssertTrue(families.contains { name == $0 || name.hasPrefix($0 + "-") }, "README.md does not name \(name)")
    }
    for family in families { XCTAssertTrue(AppRegistry.samples.names.contains(family), "there is no app \(family)") }
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
    let scenario = try XCTUnwrap(try blocks("jsonc").first)
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario, to: "shop.jsonc")
    let run = try program.run(["replay", "\(folder.path)/shop.jsonc"])
    let output = folder.hide(in: String(decoding: run.output, as: UTF8.self))
      .replacingOccurrences(of: "FOLDER/", with: "").replacingOccurrences(of: "ReadmeExample", with: "shop-sim")
    XCTAssertEqual(output, try blocks("text", of: "docs/first-steps.md").last, "first-steps.md shows another output")
    XCTAssertEqual(run.code, 1)
  }

  /// The code blocks of a page in a language, in order.
  private func blocks(_ language: String, of page: String = "README.md") throws -> [String] {
    try Package.text(page).components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }
}
