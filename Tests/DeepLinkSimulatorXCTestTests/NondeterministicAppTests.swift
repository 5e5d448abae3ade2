import DeepLinkSimulatorXCTest
import XCTest

/// An app that does something else in each run: nothing can be said about its orders, and the search says so.
final class NondeterministicAppTests: ReportingTestCase {
  /// A number that grows from run to run, as in a static property.
  private final class Counter: @unchecked Sendable { var value = 0 }

  /// Shows another screen in each run.
  @MainActor
  private final class Shop: AppsFlyerLibDelegate, DeepLinkDelegate {
    private let environment: AppEnvironment
    private let counter: Counter
    init(_ environment: AppEnvironment, _ counter: Counter) {
      (self.environment, self.counter) = (environment, counter)
    }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
      counter.value += 1
      environment.show("\(counter.value)")
    }
    func onConversionDataFail(_ error: any Error) {}
    func didResolveDeepLink(_ result: DeepLinkResult) {}
  }

  private func test(_ counter: Counter) throws -> ScenarioTest {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(sdks: [.appsFlyer(unifiedDeepLinking: true)]), steps: [.install, .launch])
    return try ScenarioTest(scenario, app: .delegate { Shop($0, counter) })
  }

  func testASearchEndsAndSaysWhatDiffers() async throws {
    let found = await (try test(Counter())).failuresInOrders(of: .count("route", 1))
    let text = try XCTUnwrap(found.first?.text)
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(
      text.hasPrefix(
        """
        ✘ A shop
          not tried all orders but the default one: two runs of one order differ, so the app is not deterministic: event
        """), text)
    XCTAssertTrue(text.contains("in one of them and \"route"), text)
    XCTAssertTrue(text.contains("comes from outside the simulation"), text)
  }

  /// What fails in one run of an order is no failure of that order.
  func testAFailureIsNotBlamedOnAnOrder() async throws {
    let found = await (try test(Counter())).failuresInOrders(of: .count("route 2", 0))
    XCTAssertEqual(found.map(\.failures.count), [0])
  }

  func testWhatFailsBesidesComesBehindTheReason() async throws {
    let found = await (try test(Counter())).failuresInOrders(of: .count("route", 2))
    XCTAssertEqual(found.map(\.failures.count), [0, 1])
    XCTAssertTrue(found.first?.text.contains("the app is not deterministic") == true)
  }

  /// The app acts when nothing is decided any more, and does so in each order.
  func testWhatDiffersAfterTheLastDecisionIsNoticedByASearchOfAScenario() async throws {
    let counter = Counter()
    let scenario = Scenario(name: "A shop", app: AppDescription(sdks: [.appsFlyer()]), steps: [.install, .launch])
    let test = try ScenarioTest(scenario, app: .delegate { Shop($0, counter) })
    let found = await test.failuresInOrders(of: .count("route", 1))
    XCTAssertEqual(found.map(\.failures.count), [0])
    let text = (found.first?.text ?? "").replacing(/\s+/, with: " ")
    XCTAssertTrue(text.contains("two runs of one order differ, so the app is not deterministic: event"), text)
  }

  func testADrivenSearchSaysSo() async throws {
    let counter = Counter()
    let device = try Simulator(
      app: .delegate { Shop($0, counter) }, name: "A shop", sdks: [.appsFlyer(unifiedDeepLinking: true)],
      isExhaustive: false)
    try await device.install()
    let found = try await reports {
      try await device.explore { device in
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route", 1))
      }
    }
    let text = try XCTUnwrap(found.first?.text)
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(
      text.hasPrefix(
        """
        ✘ A shop
          not tried all orders: two runs of one order differ, so the app or the body of explore() is not deterministic;
        """), text)
    XCTAssertTrue(text.contains(#""name":"route"#), text)
  }

  /// Nothing is decided any more when the app acts.
  func testWhatDiffersAfterTheLastDecisionIsNoticed() async throws {
    let counter = Counter()
    let device = try Simulator(
      app: .delegate { Shop($0, counter) }, name: "A shop", sdks: [.appsFlyer(unifiedDeepLinking: true)],
      isExhaustive: false)
    try await device.install()
    let found = try await reports {
      try await device.explore(maximumDifferences: 0) { device in
        try await device.launch()
        try await device.finish()
        try await device.check(.count("route", 1))
      }
    }
    let text = try XCTUnwrap(found.first?.text)
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(text.contains("two runs of one order differ"), text)
    XCTAssertTrue(text.contains(#""name":"route"#), text)
  }

  func testAFailureThatDoesNotRepeatSaysSoAlone() async throws {
    let counter = Counter()
    let device = try Simulator(
      app: .delegate { Shop($0, counter) }, name: "A shop", sdks: [.appsFlyer(unifiedDeepLinking: true)],
      isExhaustive: false)
    try await device.install()
    let found = try await reports {
      try await device.explore(maximumDifferences: 0) { device in
        try await device.launch()
        try await device.finish()
        try await device.check(.never("route 1"))
      }
    }
    XCTAssertEqual(found.count, 1)
    let text = (found.first?.text ?? "").replacing(/\s+/, with: " ")
    XCTAssertTrue(text.contains("in 1 of 1 order, but not when the same order is run again"), text)
  }
}
