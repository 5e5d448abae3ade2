import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// What tests are told although an assertion holds.
final class NoteTests: XCTestCase {
  private func test() throws -> ScenarioTest {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(gates: ["login"], sdks: [.appsFlyer()]), steps: [.install, .launch])
    return try ScenarioTest(scenario, app: .described)
  }

  func testAnAssertionAboutWhatFollowsAnEventThatDidNotComeIsNamed() async throws {
    let run = try await test().run()
    XCTAssertEqual(
      run.notes(on: .whenever("openGate login", eventually: "route")),
      ["A shop: whenever openGate login asked for nothing: openGate login did not come"])
    XCTAssertEqual(
      run.notes(on: .exhaustively(.never("route", from: "closeGate login", to: "openGate login"))),
      ["A shop: never route from closeGate login to openGate login asked for nothing: closeGate login did not come"])
    XCTAssertEqual(
      run.notes(on: .never("route", while: ["process": "background", "installed": true])),
      [#"A shop: never route while process = "background" and installed = true asked for nothing: this never held"#])
    XCTAssertEqual(
      run.notes(on: .never("route", while: ["installed": false])), [])
    XCTAssertEqual(run.notes(on: .never("route", while: ["closedGates": ["login"]])), [])
    XCTAssertEqual(run.notes(on: .never("route", while: ["process": "active"])), [])
    XCTAssertEqual(run.notes(on: .whenever("launch", eventually: "onConversionDataSuccess")), [])
    XCTAssertEqual(run.notes(on: .never("route")), [])
  }

  func testTimesInCausalOrdersAreNamed() throws {
    let test = try test()
    let limit = TraceAssertion.whenever("launch", eventually: "onConversionDataSuccess", within: .seconds(1))
    XCTAssertEqual(
      test.noteAboutTimes(in: [limit, .nothingPending], .causal),
      "A shop: 1 assertion has times, which do not count in causal orders; mode: .timed checks them")
    XCTAssertEqual(
      test.noteAboutTimes(in: [limit, .exhaustively(limit)], .causal),
      "A shop: 2 assertions have times, which do not count in causal orders; mode: .timed checks them")
    XCTAssertNil(test.noteAboutTimes(in: [limit], .timed))
    XCTAssertNil(test.noteAboutTimes(in: [.nothingPending], .causal))
  }
}
