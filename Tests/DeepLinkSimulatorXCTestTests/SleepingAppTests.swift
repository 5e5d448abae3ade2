import DeepLinkSimulatorXCTest
import XCTest

/// Apps in Swift that sleep, explored at all times of servers that answer within a range.
final class SleepingAppTests: ReportingTestCase {
  /// A shop that shows its home screen when no link has come within two seconds.
  @MainActor
  private final class PatientShop: DeepLinkDelegate {
    private let environment: AppEnvironment
    private var hasOpened = false
    init(_ environment: AppEnvironment, _ wait: @escaping @MainActor (AppEnvironment) async throws -> Void) {
      self.environment = environment
      Task {
        try await wait(environment)
        if !hasOpened { environment.show("home") }
      }
    }

    func didResolveDeepLink(_ result: DeepLinkResult) {
      hasOpened = true
      environment.show(result.deepLink?.deeplinkValue ?? "none")
    }
  }

  private static func scenario(
    _ latency: ClosedRange<Duration>, conversionData: ClosedRange<Duration> = .seconds(9) ... .seconds(9)
  ) -> Scenario {
    Scenario(
      name: "A shop", app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      backend: [
        .appsFlyer(.launch, after: .milliseconds(200)),
        .appsFlyer(.conversionData, after: conversionData.lowerBound, upTo: conversionData.upperBound),
        .appsFlyer(.deferredDeepLink, after: latency.lowerBound, upTo: latency.upperBound),
      ], steps: [.tap(Simulator.link), .install, .launch])
  }

  private func failures(
    _ latency: ClosedRange<Duration>, _ assertion: TraceAssertion,
    _ wait: @escaping @MainActor @Sendable (AppEnvironment) async throws -> Void
  ) async throws -> [OrderTestFailure] {
    let test = try ScenarioTest(Self.scenario(latency), app: .delegate { PatientShop($0, wait) })
    var options = ExplorationOptions()
    options.mode = .timed
    return await test.failuresInOrders(of: [assertion], options: options)
  }

  private static let twoSeconds: @MainActor @Sendable (AppEnvironment) async throws -> Void = {
    try await $0.clock.sleep(for: .seconds(2))
  }

  func testAnAnswerThatMayComeBeforeAndAfterTheEndOfASleepIsExploredOnBothSides() async throws {
    let twice = try await failures(.seconds(1) ... .seconds(3), .count("route", 1), Self.twoSeconds)
    XCTAssertEqual(twice.count, 1, "\(twice)")
    XCTAssertTrue(twice.first?.text.contains("order     timer sleep#1 before didResolveDeepLink#1") == true, "\(twice)")
    XCTAssertFalse(twice.first?.text.contains("not tried") == true, "\(twice)")
  }

  /// The assertion holds, and nothing was left out.
  func testAnAnswerThatComesBeforeTheEndOfASleepIsNeverLate() async throws {
    let none = try await failures(.seconds(1) ... .milliseconds(1999), .count("route", 1), Self.twoSeconds)
    XCTAssertEqual(none.map(\.text), [])
  }

  func testATimeLimitIsCheckedAtAllTimesForAnAppInSwift() async throws {
    let within = TraceAssertion.whenever("launch", eventually: .didResolveDeepLink, within: .seconds(2))
    let late = try await failures(.seconds(1) ... .seconds(3), within) { try await $0.clock.sleep(for: .seconds(9)) }
    XCTAssertEqual(late.count, 1, "\(late)")
    let text = late.first?.text ?? ""
    XCTAssertTrue(text.contains("event 21 comes 2.000001s after event 6"), text)
    let order = "answer deferredDeepLink#1 at 2.000001s"
    XCTAssertTrue(text.contains("order     \(order), a time at which it does something else"), text)
    XCTAssertTrue(text.contains("test.run(order: \"\(order)\", mode: .timed)"), text)
    let test = try ScenarioTest(
      Self.scenario(.seconds(1) ... .seconds(3)),
      app: .delegate { PatientShop($0) { try await $0.clock.sleep(for: .seconds(9)) } })
    XCTAssertEqual(try test.run(order: order, mode: .timed).failures(of: [within]).count, 1)
    XCTAssertThrowsError(try test.run(order: order)) { error in
      XCTAssertEqual("\(error)", "\"\(order)\" needs mode: .timed, because causal orders ignore times")
    }
    let inTime = try await failures(.seconds(1) ... .milliseconds(1999), within, Self.twoSeconds)
    XCTAssertEqual(inTime.map(\.text), [])
  }

  func testADrivenExplorationHasBothSidesOfTheEndOfASleep() async throws {
    let wait = Self.twoSeconds
    for (longest, routes) in [(3000, [1, 2]), (1999, [1])] {
      let device = try Simulator.shop(
        .delegate { PatientShop($0, wait) },
        backend: [.appsFlyer(.deferredDeepLink, after: .seconds(1), upTo: .milliseconds(longest))], isExhaustive: false)
      try await device.tap(Simulator.link)
      try await device.install()
      let found = Found()
      // "Not tried" would be a failure of the test.
      try await device.explore(mode: .timed) { device in
        try await device.launch()
        let run = try await device.finish()
        await found.add(run.trace.events.count { $0.label.hasPrefix("route ") })
      }
      let all = await found.all
      XCTAssertEqual(all.sorted(), routes, "\(longest) ms")
    }
  }

  private actor Found {
    private(set) var all: Set<Int> = []
    func add(_ count: Int) { all.insert(count) }
  }

  /// Sleeps for half a second from its conversion data on, which come between 0.7 and 1.7 seconds.
  @MainActor
  private final class LateShop: AppsFlyerLibDelegate, DeepLinkDelegate {
    private let environment: AppEnvironment
    init(_ environment: AppEnvironment) { self.environment = environment }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
      Task {
        try await environment.clock.sleep(for: .milliseconds(500))
        environment.show("home")
      }
    }

    func onConversionDataFail(_ error: any Error) {}
    func didResolveDeepLink(_ result: DeepLinkResult) { environment.show("link") }
  }

  func testASleepThatBeginsAtAnOpenTimeEndsAFixedTimeLater() async throws {
    for (link, last) in [
      (1199, ["home"]), (1200, ["home", "link"]), (2000, ["home", "link"]), (2200, ["home", "link"]), (2201, ["link"]),
    ] {
      let test = try ScenarioTest(
        Self.scenario(
          .milliseconds(link) ... .milliseconds(link), conversionData: .milliseconds(500) ... .milliseconds(1500)),
        app: .delegate { LateShop($0) })
      var options = ExplorationOptions()
      options.mode = .timed
      var screens: [String] = []
      for screen in ["home", "link"] {
        let failures = await test.failuresInOrders(of: [.finally(\.screen, screen)], options: options)
        XCTAssertFalse(failures.contains { $0.text.contains("not tried") }, "\(link): \(failures)")
        // An order that ends with the other screen is a failure.
        if !failures.isEmpty { screens.append(screen == "home" ? "link" : "home") }
      }
      XCTAssertEqual(screens.sorted(), last, "\(link) ms")
    }
  }

  /// Tells how long the link takes after the conversion data.
  @MainActor
  private final class MeasuringShop: AppsFlyerLibDelegate, DeepLinkDelegate {
    private let environment: AppEnvironment
    private let isDetached: Bool
    private var start: SimulationClock.Instant?
    init(_ environment: AppEnvironment, isDetached: Bool) {
      (self.environment, self.isDetached) = (environment, isDetached)
    }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) { start = environment.clock.now }
    func onConversionDataFail(_ error: any Error) {}

    func didResolveDeepLink(_ result: DeepLinkResult) {
      guard let start else { return }
      let environment = environment
      let look = { @MainActor in
        if start.duration(to: environment.clock.now) > .seconds(5) { environment.show("late") }
      }
      if isDetached { Task.detached { await look() } } else { look() }
    }
  }

  func testAnAppThatMeasuresTheTimeBetweenTwoEventsIsNotExploredAtAllTimes() async throws {
    for isDetached in [false, true] {
      let test = try ScenarioTest(
        Self.scenario(.seconds(2) ... .seconds(8), conversionData: .seconds(1) ... .seconds(3)),
        app: .delegate { MeasuringShop($0, isDetached: isDetached) })
      var options = ExplorationOptions()
      options.mode = .timed
      let failures = await test.failuresInOrders(of: [.count("launch", 1)], options: options)
      XCTAssertEqual(failures.count, 1)
      XCTAssertTrue(failures.first?.text.contains("not tried") == true, "\(isDetached): \(failures)")
    }
  }
}
