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

  func testAnAssertionThatAsksForNothingInAnyOrderIsNamed() async throws {
    let test = try test()
    let assertions: [TraceAssertion] = [
      .whenever("openGate login", eventually: "route"), .never("route", while: ["process": "background"]),
      .exhaustively(.never("route", from: "closeGate login", to: "openGate login")),
      .never("route", while: ["process": "active"]), .whenever("launch", eventually: "onConversionDataSuccess"),
      .never("route", from: "launch", to: "openGate login"), .never("route"),
    ]
    let closure = TraceAssertion.run("anything") { _ in true }
    for further in [[], [closure]] {
      let result = await test.resultInOrders(of: assertions + further, options: ExplorationOptions())
      XCTAssertEqual(
        result.notes,
        [
          "A shop: whenever openGate login asked for nothing: openGate login did not come in any order",
          #"A shop: never route while process = "background" asked for nothing: this never held in any order"#,
          "A shop: never route from closeGate login to openGate login asked for nothing: closeGate login did not come in "
            + "any order",
        ])
    }
  }

  /// The trigger comes in one order only, which is not the default one.
  func testAnAssertionThatAsksForSomethingInOneOrderIsNotNamed() async throws {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(sdks: [.appsFlyer(unifiedDeepLinking: true)]), steps: [.install, .launch],
      anytime: [.background])
    let test = try ScenarioTest(scenario, app: .described)
    let idle = TraceAssertion.never("route", while: ["process": "background"])
    let run = await test.run()
    XCTAssertEqual(run.notes(on: idle).count, 1)
    let result = await test.resultInOrders(of: [idle], options: ExplorationOptions())
    XCTAssertEqual(result.notes, [])
    var few = ExplorationOptions()
    few.maximumDifferences = 0
    let first = await test.resultInOrders(of: [idle], options: few)
    XCTAssertEqual(
      first.notes,
      [
        #"A shop: never route while process = "background" asked for nothing: this never held in any order that was tried"#,
        "A shop: anytime background did not come in any order that was tried",
      ])
  }

  func testWhatAnExhaustiveAssertionSkipsInSomeOrderIsNamed() async throws {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(sdks: [.appsFlyer(unifiedDeepLinking: true)]), steps: [.install, .launch],
      anytime: [.background])
    let test = try ScenarioTest(scenario, app: .described)
    let exhaustive = TraceAssertion.exhaustively(
      .count("didResolveDeepLink", 0...9), skipping: ["onConversionDataSuccess", "lost", "route"])
    var few = ExplorationOptions()
    few.maximumDifferences = 1
    let result = await test.resultInOrders(of: [exhaustive], options: few)
    XCTAssertEqual(result.failures.map(\.text), [])
    XCTAssertEqual(result.notes, ["A shop: skipped in some order: onConversionDataSuccess"])
    let nothing = await test.resultInOrders(of: [.nothingPending], options: few)
    XCTAssertEqual(nothing.notes, [])
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
