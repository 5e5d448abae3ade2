import DeepLinkSimulator
import Foundation
import XCTest

/// Exploring finds the known races of apps, without a hint, and nothing in the same apps when they are fixed.
///
/// What it finds is docs/races.md, which `GeneratedPageTests` holds against an exploration of every order.
final class RaceTests: XCTestCase {
  /// A race and the scenario in which it is fixed.
  private struct Pair {
    let name: String
    let race: Scenario
    let fixed: Scenario
  }

  private func pairs() throws -> [Pair] {
    let folder = Package.scenarios + "/races"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try files.filter { !$0.hasSuffix(".fixed.jsonc") }.map { file in
      let name = String(file.dropLast(".jsonc".count))
      func read(_ file: String) throws -> Scenario {
        try ScenarioFile(name: file, readingFrom: "\(folder)/\(file)").result.get()
      }
      return Pair(name: name, race: try read(file), fixed: try read("\(name).fixed.jsonc"))
    }
  }

  func testAnOrderOfTwoQueuesIsAllowedByTheRuleAboutThem() {
    let run = CapturedRun(["explore", "Scenarios/races/the-link-overtakes-the-attribution.jsonc"])
    let order = "adjustDeferredDeeplinkReceived#1 before adjustAttributionChanged#1, as ADJ-MAIN-1 allows"
    XCTAssertTrue(run.output.contains("\n  order     \(order)\n"), run.output)
  }

  func testARaceAndItsRemedyDifferInTheAppAlone() throws {
    let pairs = try pairs()
    XCTAssertGreaterThanOrEqual(pairs.count { $0.race.app.uses != nil }, 10, "races of sample apps in Swift")
    XCTAssertEqual(Set(pairs.flatMap { [$0.race.name, $0.fixed.name] }).count, 2 * pairs.count)
    for pair in pairs {
      var fixed = pair.fixed
      (fixed.name, fixed.description, fixed.app) = (pair.race.name, pair.race.description, pair.race.app)
      XCTAssertEqual(ScenarioWriter.text(of: fixed), ScenarioWriter.text(of: pair.race), pair.name)
      let (writtenApp, fixedApp) = (Scenario(pair.race.app), Scenario(pair.fixed.app))
      XCTAssertNotEqual(ScenarioWriter.text(of: writtenApp), ScenarioWriter.text(of: fixedApp), pair.name)
    }
  }

  func testEachRaceIsFoundAndNothingInTheFixedApp() throws {
    let rows = try Package.text("docs/races.md").split(separator: "\n").filter { $0.hasPrefix("| Race") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    for pair in try pairs() {
      let race = try XCTUnwrap(rows.first { $0[0] == pair.race.name }, pair.name)
      let fixed = try XCTUnwrap(rows.first { $0[0] == pair.fixed.name }, pair.name)
      // A number alone: all orders were explored. The default order hides the race.
      let (orders, failing) = (try XCTUnwrap(Int(race[2]), pair.name), try XCTUnwrap(Int(race[3]), pair.name))
      XCTAssertTrue((1..<orders).contains(failing), pair.name)
      XCTAssertTrue(race[4].contains(" before "), pair.name)
      XCTAssertNotNil(Int(fixed[2]), pair.name)
      XCTAssertEqual(fixed[3], "none", pair.name)
    }
  }
}

extension Scenario {
  /// A scenario with nothing but an app.
  fileprivate init(_ app: AppDescription) {
    self.init(name: "app", app: app, steps: [.install])
  }
}
