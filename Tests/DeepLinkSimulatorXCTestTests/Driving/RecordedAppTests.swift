import DeepLinkSimulatorXCTest
import SampleApps
import TestSupport
import XCTest

/// The app of a registry in the file of what was driven.
final class RecordedAppTests: XCTestCase {
  func testAnAppThatTheTestNamesIsInTheFile() async throws {
    let apps = AppRegistry.samples
    let device = try Simulator(
      app: .named("both-sdks", in: apps), name: "A shop", domains: ["shop.onelink.me"],
      sdks: [.appsFlyer(unifiedDeepLinking: true), .adjust()], isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    let file = try await device.record()
    XCTAssertTrue(file.contains(#""uses": "both-sdks""#), file)
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: .named(in: apps)).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
  }

  func testTheFileHasTheAppThatRan() async throws {
    let apps = AppRegistry.samples
    let file = "Scenarios/appsflyer/deferred/long-link-through-the-store.jsonc"
    let device = Simulator(try ScenarioTest(file: file, app: .named("campaign", in: apps)), isExhaustive: false)
    let recorded = try await device.record()
    XCTAssertTrue(recorded.contains(#""uses": "campaign""#), recorded)
  }
}
