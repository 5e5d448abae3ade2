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
    let expectations = try ScenarioFile(text: text).result.get().expectations
    let route = Located("route")
    var bounded = Obligation(Located("tap"), [route, Located("store")])
    bounded.releases = [Located("uninstall")]
    bounded.within = .milliseconds(2500)
    XCTAssertEqual(
      expectations.map(\.kind),
      [
        .prohibition(Prohibition(route, .before([Located("openGate login")]))),
        .prohibition(Prohibition(route, .before([Located("a"), Located("b")]))),
        .prohibition(Prohibition(route, .without([Located("tap")]))),
        .prohibition(Prohibition(route, .between(Located("closeGate login"), Located("openGate login")))),
        .prohibition(
          Prohibition(
            route,
            .during([
              Located(.init("process", .string("background"))), Located(.init("scene", .null)),
              Located(.init("closedGates", .array([.string("login")]))),
            ]))),
        .obligation(Obligation(Located("tap"), [route])), .obligation(bounded),
      ])
    XCTAssertEqual(expectations[2].location, SourceLocation(line: 4, column: 23))
  }

  func testEachFormSurvivesWriting() throws {
    let scenario = try ScenarioFile(text: text).result.get()
    let written = ScenarioWriter.text(of: scenario)
    XCTAssertEqual(try ScenarioFile(text: written).result.get(), scenario)
    XCTAssertTrue(written.contains(#"{ "never": "route", "before": "openGate login" }"#), written)
    XCTAssertTrue(written.contains(#"{ "whenever": "tap", "eventually": "route" }"#), written)
  }
}
