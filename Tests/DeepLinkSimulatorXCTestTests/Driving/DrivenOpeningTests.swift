import DeepLinkSimulatorXCTest
import XCTest

/// A driven device whose app opens something else: the app is in the background then, and steps bring it back.
final class DrivenOpeningTests: ReportingTestCase {
  /// Opens the help page when its gate opens.
  @MainActor
  private final class Shop: AppsFlyerLibDelegate, GateObserver {
    private let environment: AppEnvironment
    init(_ environment: AppEnvironment) { self.environment = environment }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {}
    func onConversionDataFail(_ error: any Error) {}
    func gateChanged(_ gate: String, isOpen: Bool) {
      if isOpen, let help = URL(string: "https://help.example.com/") { environment.open(help) }
    }
  }

  private func device() async throws -> Simulator {
    let device = try Simulator.shop(.delegate { Shop($0) }, gates: ["help"], isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .seconds(10))
    return device
  }

  func testTheAppIsInTheBackgroundUntilTheUserReturns() async throws {
    let device = try await device()
    try await device.openGate("help")
    var state = await device.state
    XCTAssertEqual(state.process, .background)
    XCTAssertEqual(state.scene, .background)
    try await device.advance(by: .seconds(60))
    try await device.foreground()
    state = await device.state
    XCTAssertEqual(state.process, .active)
    let trace = try await device.finish().trace
    XCTAssertEqual(
      trace.events.count { $0.occurrence.name == "onConversionDataSuccess" }, 2,
      "the return begins another session")
  }

  func testLeavingTheBrowserHasNoEffectAndIsNoError() async throws {
    let device = try await device()
    try await device.openGate("help")
    try await device.background()
    let trace = try await device.finish().trace
    XCTAssertEqual(trace.events.count { $0.occurrence.name == "sceneDidEnterBackground" }, 1)
  }

  func testALinkInTheBrowserBringsTheAppBack() async throws {
    let device = try await device()
    try await device.openGate("help")
    try await device.tap(Simulator.link, from: .safari)
    let state = await device.state
    XCTAssertEqual(state.process, .active)
    let trace = try await device.finish().trace
    XCTAssertTrue(trace.events.contains { $0.occurrence.name == "sceneWillEnterForeground" && $0.index > 20 })
  }

  func testTheUserCannotReturnToAnAppThatHasOpenedNothing() async throws {
    let device = try await device()
    do {
      try await device.foreground()
      XCTFail("the app is in front")
    } catch {
      XCTAssertTrue("\(error)".contains("only an app in the background can come to the foreground"), "\(error)")
    }
    try await device.finish()
  }

  func testTheRecordedFileIsAScenarioOfTheSameApp() async throws {
    let device = try await device()
    try await device.openGate("help")
    try await device.advance(by: .seconds(60))
    try await device.foreground()
    let file = try await device.record()
    let driven = try await device.finish()
    let replayed = try await ScenarioTest(text: file, app: .delegate { Shop($0) }).run()
    XCTAssertEqual(driven.trace.events.map(JSONLines.record), replayed.trace.events.map(JSONLines.record))
  }
}
