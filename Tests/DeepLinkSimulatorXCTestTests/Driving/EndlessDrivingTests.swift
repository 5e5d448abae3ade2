import DeepLinkSimulatorXCTest
import Synchronization
import XCTest

/// Apps whose work never ends, in tests that drive a device.
final class EndlessDrivingTests: ReportingTestCase {
  func testWorkWithoutEndAtOneMomentIsNamedWhereACallbackIsExpected() async throws {
    let device = try await launched { _ in
      Task { while true { await Task.yield() } }
    }
    try await device.receive(.didResolveDeepLink)
    let text = await complaint { try await device.receive(.onConversionDataSuccess) }
    XCTAssertTrue(text.hasPrefix("the app's async code goes on without end after didResolveDeepLink"), text)
    let found = try await reports { try await device.finish() }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.text.contains("actual    it goes on") == true, "\(found)")
  }

  func testWorkThatStillSleepsAtTheEndIsNamedAsSuch() async throws {
    let device = try await launched { environment in
      Task { while true { try await environment.clock.sleep(for: .seconds(10)) } }
    }
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    let found = try await reports { try await device.finish() }
    XCTAssertEqual(found.count, 1)
    let text = (found.first?.text ?? "").replacing(/\s+/, with: " ")
    XCTAssertTrue(text.contains("actual a task or a timer that didResolveDeepLink started has not finished"), text)
    XCTAssertTrue(text.contains("it still sleeps in virtual time when the run ends, 10 min after the last step"), text)
  }

  /// Nothing but its first event tells which call started it.
  func testADetachedTaskThatStillSleepsIsNamedAsSuch() async throws {
    let test = try ScenarioTest(
      Self.scenario,
      app: .delegate {
        Shop($0) { environment in
          let clock = environment.clock
          Task.detached { for _ in 0..<10_000 { try await clock.sleep(for: .seconds(10)) } }
        }
      })
    let failures = await test.run().failures(of: .count("launch", 1)).map { "\($0)".replacing(/\s+/, with: " ") }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("it still sleeps in virtual time when the run ends") == true, "\(failures)")
  }

  func testNoCheckHoldsOnADeviceThatWasStopped() async throws {
    let device = try await launched(Self.retry)
    for await _ in device.events {}
    let found = try await reports { try await device.check(.never("route"), .count("launch", 1)) }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.text.contains("actual    it goes on") == true, "\(found)")
  }

  func testARetryWithoutEndIsAFailureAtTheEnd() async throws {
    let device = try await launched(Self.retry)
    try await device.receive(.didResolveDeepLink)
    try await device.receive(.onConversionDataSuccess)
    let found = try await reports { try await device.finish() }
    XCTAssertEqual(found.count, 1)
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("the run was stopped after 2,000 events"), text)
    XCTAssertTrue(text.contains("replay    swift test --filter"), text)
  }

  func testNoAssertionHoldsForARunThatWasStopped() async throws {
    var test = try ScenarioTest(Self.scenario, app: .delegate { Shop($0, Self.retry) })
    test.plan.eventLimit = 2_000
    let run = await test.run()
    for assertion: TraceAssertion in [.finally(\.screen, nil), .run("it ran") { _ in true }, .count("launch", 1)] {
      let failures = run.failures(of: assertion)
      XCTAssertEqual(failures.count, 1)
      XCTAssertTrue(failures.first.map { "\($0)" }?.contains("expected  the run ends") == true, "\(failures)")
    }
  }

  func testWorkWithoutEndIsOneFailureOfAllOrders() async throws {
    let runs = Mutex(0)
    let endless: Shop.Action = { _ in
      runs.withLock { $0 += 1 }
      Task { while true { await Task.yield() } }
    }
    let test = try ScenarioTest(Self.scenario, app: .delegate { Shop($0, endless) })
    var options = ExplorationOptions()
    options.maximumDifferences = 0
    for assertion: TraceAssertion in [.finally(\.screen, nil), .count("launch", 1)] {
      let failures = await test.failuresInOrders(of: assertion, options: options)
      XCTAssertEqual(failures.count, 1, "\(failures)")
      XCTAssertEqual(failures.first?.text.components(separatedBy: "expected  the run ends").count, 2, "\(failures)")
    }
    // Each run is stopped, so none is spent on the question from which event on that is certain.
    let count = runs.withLock { $0 }
    XCTAssertLessThan(count, 40)
  }

  private static let retry: Shop.Action = { environment in
    Task { while true { try await environment.clock.sleep(for: .milliseconds(10)) } }
  }

  private static var scenario: Scenario {
    Scenario(
      name: "A shop",
      app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [.tap(Simulator.link), .install, .launch])
  }

  private func launched(_ action: @escaping Shop.Action) async throws -> Simulator {
    var test = try ScenarioTest(Self.scenario, app: .delegate { Shop($0, action) })
    test.plan.eventLimit = 2_000
    return Simulator(test)
  }
}

/// An app that does something when it gets a link.
@MainActor
private final class Shop: AppsFlyerLibDelegate, DeepLinkDelegate {
  typealias Action = @MainActor @Sendable (AppEnvironment) -> Void

  private let environment: AppEnvironment
  private let action: Action
  init(_ environment: AppEnvironment, _ action: @escaping Action) {
    (self.environment, self.action) = (environment, action)
  }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: any Error) {}
  func didResolveDeepLink(_ result: DeepLinkResult) { action(environment) }
}
