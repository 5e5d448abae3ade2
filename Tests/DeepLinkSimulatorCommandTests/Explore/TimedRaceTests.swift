import DeepLinkSimulator
import Foundation
import XCTest

/// Races that only latencies show: an order of the race fails in timed mode, the default order hides it, and no order
/// of the fixed app fails.
final class TimedRaceTests: XCTestCase {
  private func report(_ scenario: Scenario) throws -> ExplorationReport {
    let plan = try ScenarioCompiler(apps: AppRegistry()).compile(scenario).get()
    var options = ExplorationOptions()
    options.mode = .timed
    return Explorer(plan, options: options, makeApp: try XCTUnwrap(AppRegistry().factory(for: scenario.app.uses)))
      .explore()
  }

  func testEachRaceIsFoundAndNothingInTheFixedApp() throws {
    let folder = Package.scenarios + "/timed-races"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let races = files.filter { !$0.hasSuffix(".fixed.jsonc") }
    XCTAssertFalse(races.isEmpty)
    for file in races {
      let race = try ScenarioFile(name: file, readingFrom: "\(folder)/\(file)").result.get()
      let remedy = file.replacingOccurrences(of: ".jsonc", with: ".fixed.jsonc")
      var fixed = try ScenarioFile(name: remedy, readingFrom: "\(folder)/\(remedy)").result.get()

      let (broken, whole) = (try report(race), try report(fixed))
      XCTAssertTrue(broken.isComplete && whole.isComplete, file)
      XCTAssertEqual(broken.verdict, .fails, file)
      XCTAssertTrue(broken.failures.allSatisfy { $0.closest.differences > 0 }, "the default order of \(file) fails")
      XCTAssertEqual(whole.verdict, .holds, remedy)

      XCTAssertNotEqual(fixed.app, race.app, file)
      (fixed.name, fixed.description, fixed.app) = (race.name, race.description, race.app)
      XCTAssertEqual(ScenarioWriter.text(of: fixed), ScenarioWriter.text(of: race), file)
    }
  }
}
