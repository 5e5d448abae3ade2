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

  /// Opens a link with the scheme of the app when the gate opens, and shows whether iOS did it.
  @MainActor
  private final class OwnSchemeShop: AppsFlyerLibDelegate, GateObserver {
    private let environment: AppEnvironment
    init(_ environment: AppEnvironment) { self.environment = environment }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {}
    func onConversionDataFail(_ error: any Error) {}
    func gateChanged(_ gate: String, isOpen: Bool) {
      if isOpen, let inbox = URL(string: "shop://inbox") { environment.show("\(environment.open(inbox))") }
    }
  }

  func testAnAppInTheBackgroundIsToldThatItsOwnSchemeIsNotOpened() throws {
    func run(_ steps: [String], isRefused: Bool = true) throws -> ScenarioRun {
      let text = """
        {
          "version": 1,
          "name": "An inbox",
          "platform": { "switches": { "backgroundOpenRefused": \(isRefused) } },
          "app": { "scheme": "shop", "gates": ["inbox"], "appsflyer": {} },
          "steps": [{ "install": {} }, { "launch": {} }, { "wait": "10s" }, \(steps.joined(separator: ", "))],
        }
        """
      return try ScenarioTest(text: text, app: .delegate { OwnSchemeShop($0) }).run()
    }
    let (background, open) = (#"{ "background": {} }"#, #"{ "openGate": "inbox" }"#)
    let refused = try run([background, open])
    assertTrace(refused, .sequence("opens nothing shop://inbox", "route false"))
    assertTrace(refused, .never("opens app"))
    assertTrace(try run([open]), .sequence("opens app shop://inbox", "route true"))
    let allowed = try run([background, open], isRefused: false)
    assertTrace(allowed, .sequence("opens app shop://inbox", "route true", "sceneDidBecomeActive"))
  }

  // MARK: Orders

  /// Opens the help page once conversion data is there.
  @MainActor
  private final class LateShop: AppsFlyerLibDelegate {
    private let environment: AppEnvironment
    init(_ environment: AppEnvironment) { self.environment = environment }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
      if let help = URL(string: "https://help.example.com/") { environment.open(help) }
    }
    func onConversionDataFail(_ error: any Error) {}
  }

  private let steps: [Step] = [.install, .launch, .wait(.seconds(5)), .foreground]

  private func orders(of body: @escaping @Sendable (Simulator) async throws -> Void) async throws -> (Int?, [Report]) {
    let device = try Simulator(
      app: .delegate { LateShop($0) }, name: "A late page", domains: ["shop.onelink.me"], sdks: [.appsFlyer()],
      isExhaustive: false)
    var count: Int?
    let found = try await reports { count = try await device.explore(budget: 400_000, body) }
    return (count, found)
  }

  /// The step of a file is left out where the page is not open yet; that of a test is, too.
  func testAnOrderInWhichTheAppIsStillInFrontLeavesTheReturnOut() async throws {
    let scenario = Scenario(
      name: "A late page", app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer()]), steps: steps)
    let test = try ScenarioTest(scenario, app: .delegate { LateShop($0) })
    let whole = await test.failuresInOrders(of: .count("foreground", 7))
    let steps = steps
    let (count, found) = try await orders { device in
      for step in steps { try await device.perform(step) }
      try await device.finish()
      try await device.check(.count("foreground", 1))
    }
    XCTAssertEqual(found.map(\.text), [])
    XCTAssertEqual(count.map { OrderCount(UInt64($0)) }, whole.first?.orderCount)
  }

  func testAStepThatNoOrderDoesIsAMistakeOfTheBody() async throws {
    let (_, found) = try await orders { device in
      try await device.install()
      try await device.launch()
      try await device.foreground()
      try await device.kill()
    }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(
      found.first?.text.contains("expected  foreground is possible in some order\n") ?? false, "\(found)")
  }
}
