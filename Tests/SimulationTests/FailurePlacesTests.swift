import DeepLinkSimulator
import XCTest

@testable import Simulation

/// A failure says where its expectation stands, also where some of a file's expectations are left out or changed.
final class FailurePlacesTests: XCTestCase {
  private let text = """
    { "version": 1, "name": "n",
      "app": { "scheme": "shop", "routes": { "a": "A" }, "appsflyer": { "version": "6.17" } },
      "steps": [{ "install": {} }, { "tap": "shop://a" }],
      "expect": [
        { "event": "route", "times": 5 },
        { "event": "willConnectTo", "times": 5 },
        { "event": "tap", "before": "1ms", "times": 5 },
        { "whenever": "tap", "eventually": "kill",
          "within": "1s" },
        { "finally": { "installed": true,
          "screen": "B" } },
      ] }
    """

  private func scenario() throws -> Scenario {
    try ScenarioFile(name: "test.json", bytes: Array(text.utf8)).result.get()
  }

  private func lines(_ plan: SimulationPlan) -> [Int?] {
    let result = Simulator.run(plan) { DescribedApp($0) }
    return ExpectationChecker(plan.scenario, result).check().failures.map { $0.location?.line }
  }

  func testAVariantHasThePlacesOfTheExpectationsThatItKeeps() throws {
    let compiler = VariantCompiler(try scenario(), apps: AppRegistry())
    let scenes = try compiler.compile(ScenarioVariant(parsing: "style=uikit-scenes", sdks: .standard))
    XCTAssertEqual(lines(scenes), [5, 6, 7, 8, 11])
    // An app without scenes is not called with what the second one asks for.
    let delegate = try compiler.compile(ScenarioVariant(parsing: "style=uikit-app-delegate", sdks: .standard))
    XCTAssertEqual(delegate.scenario.expectations.count, 4)
    XCTAssertEqual(lines(delegate), [5, 7, 8, 11])
    XCTAssertNil(delegate.scenario.places.location(of: ["steps", 0]))
  }

  func testExpectationsWithoutTheirTimesStayInTheirPlaces() throws {
    let plan = try ScenarioCompiler(apps: AppRegistry()).compile(scenario()).get().expecting(in: .causal)
    guard case .event(let event) = plan.scenario.expectations[2].kind else { return XCTFail("no event") }
    XCTAssertNil(event.before)
    XCTAssertEqual(lines(plan), [5, 6, 7, 8, 11])
  }

  func testComplaintsAboutWhatWasLeftOutDoNotMoveTheOthers() throws {
    let file = ScenarioFile(
      name: "test.json",
      bytes: Array(
        """
        { "version": 1, "name": "n", "steps": [], "expect": [
          { "nevver": "tap" },
          { "whenever": "insta", "eventually": ["tap",
            "tapp"] } ] }
        """.utf8))
    let partial = try XCTUnwrap(file.partial)
    let problems = ScenarioCompiler(apps: AppRegistry()).problems(in: partial)
    XCTAssertEqual(
      problems.map(\.location), [SourceLocation(line: 4, column: 5), SourceLocation(line: 3, column: 17)])
  }

  func testAnAssertionOfATestHasNoPlaceEvenIfTheFileExpectsTheSame() throws {
    let test = try ScenarioTest(text: text, app: .described)
    let run = test.run()
    XCTAssertEqual(run.failures(of: .count("route", 5)).map(\.failure.location), [nil])
    XCTAssertEqual(
      run.failures(of: .expectationsOfScenario).map { $0.failure.location?.line }, [5, 6, 7, 8, 11])
  }
}
