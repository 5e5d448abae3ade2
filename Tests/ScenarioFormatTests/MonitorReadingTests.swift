import SDKContract
import XCTest

@testable import ScenarioFormat

/// What must hold at every moment, from the text to the scenario and back.
final class MonitorReadingTests: XCTestCase {
  private let text = """
    { "version": 1, "name": "n", "app": { "gates": ["login"] }, "steps": [], "expect": [
      { "never": "route", "before": "openGate login" },
      { "never": "route", "before": ["a", "b"] },
      { "without": "tap", "never": "route" },
      { "never": "route", "while": ["closeGate login", "openGate login"] },
      { "never": "route", "while": { "process": "background", "scene": null, "closedGates": ["login"] } },
      { "whenever": "tap", "eventually": "route" },
      { "whenever": "tap", "eventually": ["route", "store"], "unless": "uninstall", "within": "2.5s" } ] }
    """

  func testEachFormArrivesInTheScenario() throws {
    let scenario = try ScenarioFile(text: text).result.get()
    let route = "route"
    var bounded = Obligation("tap", [route, "store"])
    bounded.releases = ["uninstall"]
    bounded.within = .milliseconds(2500)
    XCTAssertEqual(
      scenario.expectations.map(\.kind),
      [
        .prohibition(Prohibition(route, .before(["openGate login"]))),
        .prohibition(Prohibition(route, .before(["a", "b"]))),
        .prohibition(Prohibition(route, .without(["tap"]))),
        .prohibition(Prohibition(route, .between("closeGate login", "openGate login"))),
        .prohibition(
          Prohibition(
            route,
            .during([
              .init("process", .string("background")), .init("scene", .null),
              .init("closedGates", .array([.string("login")])),
            ]))),
        .obligation(Obligation("tap", [route])), .obligation(bounded),
      ])
    XCTAssertEqual(scenario.placedExpectations[2].places.verb, SourceLocation(line: 4, column: 23))
  }

  func testEachFormSurvivesWriting() throws {
    let scenario = try ScenarioFile(text: text).result.get()
    let written = ScenarioWriter.text(of: scenario)
    XCTAssertEqual(try ScenarioFile(text: written).result.get(), scenario)
    XCTAssertTrue(written.contains(#"{ "never": "route", "before": "openGate login" }"#), written)
    XCTAssertTrue(written.contains(#"{ "whenever": "tap", "eventually": "route" }"#), written)
  }
}
