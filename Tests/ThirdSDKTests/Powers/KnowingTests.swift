import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// An app that tells Beacon who keeps it.
@MainActor
private final class KeptApp: ApplicationDelegate {
  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool {
    Beacon<Switched>.nameKeeper("Ida")
    return true
  }
}

/// Tests, registries and scenarios in Swift know an SDK that is not of the package.
final class KnowingTests: XCTestCase {
  func testATestOfAnAppKnowsTheSDK() throws {
    let scenario = Scenario(
      name: "Beacon",
      app: AppDescription(sdks: [SDKDescription("beacon", switches: [SettingEntry("retries", .integer(4))])]),
      backend: [
        .entry("beacon", "known", "https://lamp.example/a", "attic"),
        .answer(BeaconSetup<Switched>.declaration, .ask, after: .seconds(1)),
      ],
      steps: [.install, .launch, .wait(.seconds(5))],
      expect: [.callback("beaconDidAnswer", times: 1)])
    let run = try ScenarioTest(scenario, app: .described.knowing(BeaconSDK<Switched>.self)).run()
    let callbacks = run.result.trace.events.filter { event in
      if case .callback = event.occurrence { true } else { false }
    }
    XCTAssertEqual(callbacks.count, 1)
  }

  func testADeviceOfATestKnowsTheSDK() async throws {
    let device = try Simulator(
      app: .described.knowing(BeaconSDK<Switched>.self), sdks: [SDKDescription("beacon")])
    try await device.install()
    try await device.launch()
    try await device.receive("beaconDidAnswer")
    try await device.finish()
  }

  func testACallThatOnlyTheTraceShowsCanBeExpected() throws {
    let app = TestedApp.integrated { _ in KeptApp() }.knowing(BeaconSDK<Switched>.self)
    func test(_ expectation: Expectation) throws -> ScenarioTest {
      let beacon = AppDescription(sdks: [SDKDescription("beacon")])
      return try ScenarioTest(
        Scenario(name: "Beacon", app: beacon, steps: [.install, .launch], expect: [expectation]), app: app)
    }
    let run = try test(.event("Beacon.nameKeeper Ida", times: 1)).run()
    XCTAssertEqual(EventPattern.call("Beacon.nameKeeper").matches(in: run.result.trace.events).count, 1)
    XCTAssertThrowsError(try test(.never("Beacon.nameKeper"))) { error in
      XCTAssertTrue(
        "\(error)".contains(#"unknown event "Beacon.nameKeper"; did you mean "Beacon.nameKeeper"?"#), "\(error)")
    }
  }

  func testAFailureIsNotReplayedByACommandThatDoesNotKnowTheSDK() throws {
    let test = try ScenarioTest(
      file: LinkHouseFiles.scenario("deferred-link"), app: .described.knowing(LinkHouseSDK.self))
    let failure = try XCTUnwrap(test.run().failures(of: .never("linkHouseDidOpen")).first)
    XCTAssertFalse(failure.text().contains("deeplink-sim"), failure.text())
    let order = try XCTUnwrap(test.failuresInOrders(of: .never("linkHouseDidOpen")).first)
    XCTAssertTrue(order.text.contains("  replay    assertTrace(try test.run(order: "), order.text)
  }

  func testWhatNoSDKKnowsIsRefusedInSwiftAsInAFile() {
    let app = TestedApp.described.knowing(BeaconSDK<Switched>.self)
    let complaints: [(String, [SDKDescription], [BackendAnswer])] = [
      (#"unknown key "becon"; did you mean "beacon"?"#, [SDKDescription("becon")], []),
      (#"duplicate key "beacon""#, [SDKDescription("beacon"), SDKDescription("beacon", version: "1.0")], []),
      (#"unknown key "greting""#, [SDKDescription("beacon", settings: [SettingEntry("greting", .word("hi"))])], []),
      (
        #"unknown key "becon"; did you mean "beacon"?"#, [],
        [.entry("becon", "known", "https://lamp.example/a", "attic")]
      ),
    ]
    for (complaint, sdks, backend) in complaints {
      XCTAssertThrowsError(try Simulator(app: app, sdks: sdks, backend: backend)) { error in
        XCTAssertTrue("\(error)".contains(complaint), "\(error)")
      }
    }
  }

  func testAnAppThatARegistryDoesNotHaveIsComplainedAbout() {
    var apps = AppRegistry()
    apps.register("lamp", .delegate { _ in NSObject() })
    let text = #"{ "version": 1, "name": "lamp", "app": {}, "steps": [{ "install": {} }] }"#
    XCTAssertNoThrow(try ScenarioTest(text: text, app: .named("lamp", in: apps)))
    XCTAssertThrowsError(try ScenarioTest(text: text, app: .named("lmap", in: apps))) { error in
      XCTAssertTrue("\(error)".contains(#"unknown app "lmap"; did you mean "lamp"?"#), "\(error)")
    }
  }

  func testARegistryBringsItsSDKs() {
    var apps = AppRegistry()
    apps.sdks.register(BeaconSDK<Switched>.self)
    var command = DeepLinkSimulatorCommand()
    command.register(apps)
    XCTAssertTrue(LinkHouseRun(["schema"], command: command).output.contains("beaconBackend"))
  }
}
