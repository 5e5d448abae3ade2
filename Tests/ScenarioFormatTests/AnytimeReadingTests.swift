import SDKContract
import XCTest

@testable import ScenarioFormat

/// The steps that may be done at any time, from the text to the scenario and back.
final class AnytimeReadingTests: XCTestCase {
  private let text = """
    {
      "version": 1,
      "name": "n",
      "app": { "gates": ["login"] },
      "steps": [
        { "install": {} }
      ],
      "anytime": [
        { "background": {} },
        { "kill": "force-quit" },
        { "openGate": "login" }
      ]
    }

    """

  func testTheStepsArriveInTheScenarioAndSurviveWriting() throws {
    let scenario = try ScenarioFile(text: text).result.get()
    XCTAssertEqual(
      scenario.anytime.map(\.kind), [.background, .kill(.forceQuit), .openGate("login")])
    XCTAssertEqual(scenario.places.keyLocation(of: ["anytime", 1, "kill"]), SourceLocation(line: 10, column: 7))
    XCTAssertEqual(ScenarioWriter.text(of: scenario), text)
  }

  func testABrokenAnytimeStepDoesNotSpoilTheOthers() throws {
    let file = ScenarioFile(
      text: #"{ "version": 1, "name": "n", "steps": [], "anytime": [{ "kil": {} }, { "alert": {} }] }"#)
    XCTAssertEqual(file.unreadParts, [])
    XCTAssertEqual(file.partial?.anytime.map(\.kind), [.alert])
  }
}
