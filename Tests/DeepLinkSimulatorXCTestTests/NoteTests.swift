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

  // MARK: Parts of the scenario without effect

  private static let idle = SDKDescription.adjust(
    version: .v5_5_2, switches: [SettingEntry("delayStart", .duration(.seconds(5)))])
  private static let idleNote =
    "the switch delayStart has no effect in Adjust 5.5.2, only since 4.9.0 and before 5.0.0; remove it, or pass a version "
    + "such as 4.38.4"

  func testAPartOfTheScenarioWithoutEffectIsNamed() async throws {
    let scenario = Scenario(name: "A shop", app: AppDescription(sdks: [Self.idle]), steps: [.install])
    let test = try ScenarioTest(scenario, app: .described)
    let run = await test.run()
    XCTAssertEqual(run.notes(on: [.never("route")]), ["A shop: " + Self.idleNote])
    let result = await test.resultInOrders(of: [.never("route")], options: ExplorationOptions())
    XCTAssertEqual(result.notes, ["A shop: " + Self.idleNote])
    var older = scenario
    older.app.sdks[0].version = "4.38.4"
    let other = try await ScenarioTest(older, app: .described).run()
    XCTAssertEqual(other.notes(on: [.never("route")]), [])
  }

  func testADeviceNamesItOnce() async throws {
    let text = try await StandardErrorCapture.text {
      let device = try Simulator(app: .described, sdks: [Self.idle])
      try await device.install()
      try await device.check(.never("route"), line: 7)
      try await device.check(.never("route"))
      try await device.finish()
    }
    XCTAssertTrue(text.contains("NoteTests.swift:7: note: "), text)
    XCTAssertEqual(text.components(separatedBy: Self.idleNote).count, 2, text)
    let explored = try await StandardErrorCapture.text {
      let device = try Simulator(app: .described, sdks: [Self.idle])
      try await device.explore { device in
        try await device.install()
        try await device.check(.never("route"))
      }
    }
    XCTAssertEqual(explored.components(separatedBy: Self.idleNote).count, 2, explored)
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
