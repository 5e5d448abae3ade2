import DeepLinkSimulatorXCTest
import SampleApps
import TestSupport
import XCTest

/// A scenario that is opened, and driven on from its last step.
final class DrivenFileTests: ReportingTestCase {
  private static let early =
    "Scenarios/adjust/deferred/deferred-link-comes-before-the-session-that-brought-it.jsonc"
  private static let order = "answer conversionData#1 before answer deferredDeepLink#1"

  private func shop(_ steps: [Step], schedule: [String] = []) throws -> Simulator {
    var scenario = Scenario(
      name: "A shop",
      app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]), steps: steps)
    scenario.schedule = schedule
    return Simulator(try ScenarioTest(scenario, app: .delegate { FruitShop($0) }), isExhaustive: false)
  }

  private static let steps: [Step] = [.tap(Simulator.link), .install, .launch, .wait(.milliseconds(100))]

  func testTheStepsAreDoneBeforeTheDeviceIsLookedAt() async throws {
    let isInstalled = await (try shop(Self.steps)).state.isInstalled
    XCTAssertTrue(isInstalled)
    let elapsed = await (try shop(Self.steps)).elapsed
    XCTAssertEqual(elapsed, .milliseconds(100))
    let screen = await (try shop(Self.steps + [.wait(.seconds(9))])).screen
    XCTAssertEqual(screen, "shoes")
    let labels = await (try shop(Self.steps)).currentRun.trace.events.map(\.label)
    XCTAssertEqual(labels.last, "wait 100ms")
    let pending = try await (try shop(Self.steps)).pending
    XCTAssertEqual(pending, ["answer launch", "answer deferredDeepLink", "timer deepLinkTimeout"])
  }

  func testTheStepsAreDoneBeforeACall() async throws {
    try await shop(Self.steps).check(.sequence("install", "launch", "wait"))
    try await shop(Self.steps).choose(.next("answer launch"))
    let device = try shop(Self.steps)
    let start = try await device.snapshot()
    try await device.background()
    try await device.restore(start)
    let labels = await device.currentRun.trace.events.map(\.label)
    XCTAssertEqual(labels.last, "wait 100ms")
    try await shop(Self.steps).explore(maximumDifferences: 1) { device in
      let elapsed = await device.elapsed
      XCTAssertGreaterThanOrEqual(elapsed, .milliseconds(100))
      try await device.background()
      try await device.check(.sequence("install", "launch", "wait", "background"))
    }
  }

  func testTheScheduleHoldsUpToAnExploration() async throws {
    let device = try shop(Self.steps + [.wait(.seconds(10))], schedule: [Self.order])
    let found = try await reports {
      let orders = try await device.explore { device in
        try await device.background()
        try await device.advance(by: .seconds(10))
        try await device.foreground()
        try await device.finish()
        try await device.check(.before("onConversionDataSuccess", "didResolveDeepLink"))
      }
      XCTAssertEqual(orders, 1)
    }
    XCTAssertEqual(found.map(\.text), [])
  }

  func testAnExplorationLeavesTheScheduleOfWhatIsToCome() async throws {
    let device = Simulator(try ScenarioTest(file: Self.early, app: .described), isExhaustive: false)
    let found = try await reports {
      let orders = try await device.explore { try await $0.finish() }
      XCTAssertGreaterThan(orders, 1)
    }
    XCTAssertEqual(found.map(\.text), [])
  }

  func testWhereATestDrivesElsewhereTheScheduleIsKeptAsFarAsItFits() async throws {
    let scheduled = try shop(Array(Self.steps.dropLast()), schedule: [Self.order])
    try await scheduled.receive(.onConversionDataSuccess)
    let leaving: [@Sendable (Simulator) async throws -> Void] = [
      { try await $0.kill(.forceQuit) }, { try await $0.network(isOnline: false) },
      { try await $0.choose(.next("answer deferredDeepLink")) },
    ]
    for leave in leaving {
      let device = try shop(Array(Self.steps.dropLast()), schedule: [Self.order])
      try await leave(device)
      let found = try await reports { _ = try await device.finish() }
      XCTAssertEqual(found.map(\.text), [])
    }
    // It is not forgotten where it fits.
    let device = try shop(Array(Self.steps.dropLast()), schedule: [Self.order])
    try await device.background()
    try await device.foreground()
    try await device.finish()
    try await device.check(.before("onConversionDataSuccess", "didResolveDeepLink"))
  }

  func testAScheduleThatDoesNotFitIsAFailureWhereNothingElseIsDone() async throws {
    let device = try shop(Array(Self.steps.dropLast()), schedule: ["onAppOpenAttribution#1 before answer launch#1"])
    let found = try await reports { _ = try await device.finish() }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.text.contains("expected  the schedule fits") == true, "\(found)")
  }

  func testARecordedFileKeepsTheScheduleOfWhatIsToCome() async throws {
    let device = Simulator(try ScenarioTest(file: Self.early, app: .described), isExhaustive: false)
    let file = try await device.record()
    XCTAssertTrue(file.contains("adjustDeferredDeeplinkReceived#1 before adjustSessionTrackingSucceeded#1"), file)
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: .described).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
    let recorded = try await device.record()
    let again = try await ScenarioTest(text: recorded, app: .described).run()
    XCTAssertEqual(again.trace.events.map(JSONLines.record), driven)
  }

  /// Adjust's SDK sends a null in the place of a link a message to which it does not respond.
  private func crashing() throws -> Simulator {
    let scenario = Scenario(
      name: "A crash", app: AppDescription(scheme: "shop", sdks: [.adjust()]),
      backend: [.adjust(.attribution, body: ["attribution": ["network": "N", "deeplink": nil]])],
      steps: [.install, .launch])
    return Simulator(try ScenarioTest(scenario, app: .described), isExhaustive: false)
  }

  func testARecordedFileReplaysAnAppThatHasCrashed() async throws {
    let ways: [@Sendable (Simulator) async throws -> Void] = [
      { try await $0.launch() }, { try await $0.tap("shop://x") }, { _ in },
      {
        try await $0.advance(by: .seconds(3))
        try await $0.launch()
      },
      {
        try await $0.launch()
        try await $0.advance(by: .seconds(10))
        try await $0.prewarm()
        try await $0.launch()
        try await $0.background()
      },
    ]
    for way in ways {
      let device = try crashing()
      try await device.receive("adjustSessionTrackingSucceeded")
      for await _ in device.events {}
      let process = await device.state.process
      XCTAssertEqual(process, .notRunning)
      try await way(device)
      let file = try await device.record()
      let driven = try await device.finish().trace.events.map(JSONLines.record)
      let again = try await device.record()
      for text in [file, again] {
        let replayed = try await ScenarioTest(text: text, app: .described).run()
        let events = replayed.trace.events.map(JSONLines.record)
        let difference = zip(events, driven).first { $0 != $1 }
        XCTAssertEqual(events.count, driven.count, text)
        XCTAssertNil(difference, "\(difference.map { "\($0)" } ?? "")\n\(text)")
      }
      // It is driven on from the file, too.
      let opened = Simulator(try ScenarioTest(text: file, app: .described), isExhaustive: false)
      let finished = try await opened.finish().trace.events.map(JSONLines.record)
      XCTAssertEqual(finished, driven)
      let recorded = try await opened.record()
      XCTAssertEqual(recorded, again)
    }
  }

  func testADeviceWhoseFileNamesAnAppIsRecorded() async throws {
    let named = "Scenarios/appsflyer/deferred/long-link-through-the-store.jsonc"
    let samples = AppRegistry.samples
    for app in [.named(in: samples), .named("fruit", in: samples), TestedApp.delegate { FruitShop($0) }] {
      let device = Simulator(try ScenarioTest(file: named, app: app), isExhaustive: false)
      try await device.background()
      let file = try await device.record()
      XCTAssertTrue(file.contains(#""uses": "fruit""#), file)
      let driven = try await device.finish().trace.events.map(JSONLines.record)
      let replayed = try await ScenarioTest(text: file, app: app).run()
      XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
    }
  }

  func testAWaitThatNoFileMayHaveIsTwo() async throws {
    let device = try shop(Array(Self.steps.dropLast()))
    try await device.receive(.didResolveDeepLink)
    try await device.advance(by: .seconds(36_500 * 86_400))
    let file = try await device.record()
    XCTAssertTrue(file.contains(#"{ "wait": "300ms" }"#) && file.contains(#"{ "wait": "36500d" }"#), file)
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: .delegate { FruitShop($0) }).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
  }

  func testTheClockOfADeviceStopsAtItsEnd() async throws {
    let device = try shop([.install])
    for _ in 0..<3000 { try await device.advance(by: .seconds(36_500 * 86_400)) }
    let end = await device.elapsed
    try await device.advance(by: .seconds(1))
    let later = await device.elapsed
    XCTAssertEqual(later, end)
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    try await device.finish()
  }

  func testARecordedFileLeavesOutWhatDoesNotFit() async throws {
    let device = Simulator(try ScenarioTest(file: Self.early, app: .described), isExhaustive: false)
    try await device.kill(.forceQuit)
    let file = try await device.record()
    XCTAssertFalse(file.contains("adjustDeferredDeeplinkReceived#1 before"), file)
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: .described).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
    XCTAssertEqual(replayed.failures(of: .count("kill", 1)), [])
  }

  // MARK: What the app decides

  func testARecordedFileReplaysWhatWasChosenAmongTasks() async throws {
    let app = TestedApp.delegate { environment in
      Task {
        for name in ["one", "two", "three"] {
          await Task.yield()
          environment.record("turn", name)
        }
      }
      return FruitShop(environment)
    }
    let scenario = Scenario(
      name: "Tasks",
      app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [.tap(Simulator.link), .install])
    func decided(_ test: ScenarioTest) -> ScenarioTest {
      var test = test
      test.plan.appWork.turns = .isDecided
      return test
    }
    let device = Simulator(decided(try ScenarioTest(scenario, app: app)), isExhaustive: false)
    try await device.launch()
    try await device.advance(by: .milliseconds(100))
    try await device.choose(.first("onConversionDataSuccess"))
    let file = try await device.record()
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await decided(ScenarioTest(text: file, app: app)).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven, file)
  }

  func testTheTrackingPromptIsAnsweredAndNotDismissed() async throws {
    let app = TestedApp.delegate { environment in
      _ = environment.notificationCenter.addObserver(
        forName: Application.didBecomeActiveNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          environment.requestTrackingAuthorization { environment.record("asked", "\($0)") }
        }
      }
      return FruitShop(environment)
    }
    let device = try Simulator.shop(app, isExhaustive: false)
    try await device.install()
    try await device.launch()
    let complaint = await complaint { try await device.dismissAlert() }
    XCTAssertEqual(
      complaint,
      "dismissAlert is not possible now: the tracking prompt covers the app; answer it with trackingAuthorization")
    try await device.trackingAuthorization(.denied)
    try await device.check(.count("asked", 1...2))
    try await device.alert()
    try await device.dismissAlert()
    let file = try await device.record()
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: app).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven, file)
  }

  func testAnAnswerThatUncoversNothingIsRestoredWithWhatTheAppDoesThen() async throws {
    let app = TestedApp.delegate { environment in
      Task {
        try await environment.clock.sleep(for: .seconds(1))
        environment.requestTrackingAuthorization { _ in
          environment.record("asked")
          Task { environment.record("asked later") }
        }
      }
      return FruitShop(environment)
    }
    let device = try Simulator.shop(app, isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .seconds(9))
    // It brings the app to the front, below the prompt.
    try await device.openNotification()
    try await device.trackingAuthorization(.denied)
    let elapsed = await device.elapsed
    XCTAssertEqual(elapsed, .seconds(9), "no time passes")
    let driven = await device.currentRun.trace.events.map(JSONLines.record)
    let file = try await device.record()
    try await device.restore(try await device.snapshot())
    let restored = await device.currentRun.trace.events.map(JSONLines.record)
    XCTAssertEqual(restored, driven)
    let run = try await device.finish()
    assertTrace(run, .sequence("asked", "asked later", "answer launch"))
    let replayed = try await ScenarioTest(text: file, app: app).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), run.trace.events.map(JSONLines.record))
  }

  func testAStepThatWhatIsDueMakesImpossibleIsNotDone() async throws {
    let app = TestedApp.delegate { AskingShop($0) }
    let device = try Simulator.shop(app, isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .milliseconds(300))
    let before = await device.currentRun.trace.events.map(JSONLines.record)
    // The app asks for tracking in a callback that comes at this instant, before the step.
    let complaint = await complaint { try await device.alert() }
    XCTAssertTrue(complaint.hasPrefix("alert is not possible now: "), complaint)
    let after = await device.currentRun.trace.events.map(JSONLines.record)
    XCTAssertEqual(after, before)
    try await device.receive(.didResolveDeepLink)
    try await device.trackingAuthorization(.denied)
    try await device.alert()
    let file = try await device.record()
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: app).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
  }

  func testAStepThatIsImpossibleInSomeOrdersIsAFailureOfThese() async throws {
    let device = try Simulator.shop(.delegate { AskingShop($0) }, isExhaustive: false)
    try await device.install()
    try await device.launch()
    let found = try await reports {
      try await device.explore(maximumDifferences: 0) { device in
        try await device.advance(by: .milliseconds(300))
        try await device.alert()
      }
    }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.text.contains("actual    it throws") == true, "\(found)")
    XCTAssertTrue(found.first?.text.contains("alert is not possible now: ") == true, "\(found)")
  }

  func testAStepIsNotPossibleAfterWhatWasOvertaken() async throws {
    let app = TestedApp.delegate { environment in
      Task {
        try await environment.clock.sleep(for: .seconds(1))
        environment.requestTrackingAuthorization { _ in }
      }
      return FruitShop(environment)
    }
    let device = try Simulator.shop(
      app, backend: [.appsFlyer(.deferredDeepLink, after: .seconds(9))], isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.choose(.next("timer deepLinkTimeout"))
    let complaint = await complaint { try await device.alert() }
    XCTAssertTrue(
      complaint.hasPrefix("alert is not possible now: nothing can cover an app that is inactive"), complaint)
    let file = try await device.record()
    let driven = try await device.finish().trace.events.map(JSONLines.record)
    let replayed = try await ScenarioTest(text: file, app: app).run()
    XCTAssertEqual(replayed.trace.events.map(JSONLines.record), driven)
  }
}

/// Asks for tracking in a callback.
@MainActor
private final class AskingShop: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  init(_ environment: AppEnvironment) { self.environment = environment }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: any Error) {}
  func didResolveDeepLink(_ result: DeepLinkResult) { environment.requestTrackingAuthorization { _ in } }
}
