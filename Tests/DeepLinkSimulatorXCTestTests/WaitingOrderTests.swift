import DeepLinkSimulatorXCTest
import XCTest

/// Orders of an app whose work leaves the simulation: each waits for it as long as a replay does.
final class WaitingOrderTests: ReportingTestCase {
  /// Opens its screen after a sleep in real time, or never.
  @MainActor
  private final class Shop: AppsFlyerLibDelegate {
    private let environment: AppEnvironment
    private let sleep: Duration
    init(_ environment: AppEnvironment, _ sleep: Duration) { (self.environment, self.sleep) = (environment, sleep) }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
      let (environment, sleep) = (environment, sleep)
      Task.detached {
        try? await Task.sleep(for: sleep)
        await environment.show("Shop")
      }
    }
    func onConversionDataFail(_ error: any Error) {}
  }

  private func test(sleeping sleep: Duration, waiting limit: Duration) throws -> ScenarioTest {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(sdks: [.appsFlyer(unifiedDeepLinking: true)]), steps: [.install, .launch])
    return try ScenarioTest(
      scenario, app: TestedApp.delegate { Shop($0, sleep) }.realTime(.isWaitedFor(limit)))
  }

  func testWorkThatComesBackIsPartOfEachOrder() async throws {
    let test = try test(sleeping: .milliseconds(1), waiting: .seconds(20))
    let run = await test.run()
    XCTAssertEqual(run.failures(of: .count("route Shop", 1)), [])
    let found = await test.failuresInOrders(of: .count("route Shop", 1))
    XCTAssertEqual(found.map(\.text), [])
    let device = Simulator(test, isExhaustive: false)
    try await device.explore { device in
      try await device.finish()
      try await device.check(.count("route Shop", 1))
    }
  }

  func testWorkThatNeverComesBackIsWaitedForOnce() async throws {
    let test = try test(sleeping: .seconds(3600), waiting: .milliseconds(200))
    let clock = ContinuousClock()
    let start = clock.now
    let found = await test.failuresInOrders(of: .nothingPending)
    XCTAssertEqual(
      found.flatMap(\.failures).map { $0.failure.expected },
      [
        ["the tasks that onConversionDataSuccess starts finish"]
      ])
    XCTAssertLessThan(clock.now - start, .seconds(20))
  }
}
