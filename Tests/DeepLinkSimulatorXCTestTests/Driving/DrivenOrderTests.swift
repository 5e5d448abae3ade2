import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// Bodies of `explore` that go back, never end, are cancelled or are not the same each time.
final class DrivenOrderTests: ReportingTestCase {
  // MARK: Going back

  func testABodyThatGoesBackIsTriedInTheOrdersOfTheRunThatItEndsWith() async throws {
    let device = try Simulator.shop()
    let orders = try await device.explore { device in
      try await device.tap(Simulator.link)
      try await device.install()
      try await device.launch()
      let launched = try await device.snapshot()
      try await device.advance(by: .seconds(10))
      try await device.restore(launched)
      try await device.finish()
      try await device.check(.count("wait", 0), .count("launch", 1))
    }
    XCTAssertEqual(orders, 301)
  }

  func testABodyGoesBackToBeforeTheExploration() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    let installed = try await device.snapshot()
    try await device.launch()
    let straight = try await device.explore { device in try await device.finish() }
    let back = try await device.explore { device in
      try await device.background()
      try await device.restore(installed)
      try await device.prewarm()
      try await device.finish()
      try await device.check(.count("background", 0), .never("launch"))
    }
    XCTAssertGreaterThan(straight, 1)
    XCTAssertEqual(back, 1)
  }

  func testWhatWasDecidedIsDoneAgain() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    try await device.explore { device in
      try await device.advance(by: .seconds(1))
      let snapshot = try await device.snapshot()
      let before = await device.currentRun.trace.events.map(JSONLines.record)
      try await device.advance(by: .seconds(1))
      try await device.restore(snapshot)
      let after = await device.currentRun.trace.events.map(JSONLines.record)
      XCTAssertEqual(before, after)
      // A search beside the run does again what was decided, too.
      _ = try? await device.choose(.first(.onConversionDataSuccess))
      _ = try await device.record()
    }
  }

  func testAnOrderOfABodyThatGoesBackIsReplayed() async throws {
    let device = try Simulator.shop(.delegate { HalfFixedShop($0) })
    let body: @Sendable (Simulator) async throws -> Void = { device in
      try await device.tap(Simulator.link)
      try await device.install()
      let installed = try await device.snapshot()
      try await device.launch()
      try await device.restore(installed)
      try await device.launch()
      try await device.finish()
      try await device.check(.count("route", 1))
    }
    let found = try await reports { try await device.explore(body) }
    let order = "answer conversionData#1 before answer deferredDeepLink#1"
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.text.contains("explore(order: \"\(order)\")") == true, "\(found)")
    let again = try await reports { try await device.explore(order: order, body) }
    XCTAssertEqual(again.count, 1)
  }

  func testASnapshotOfAnotherDeviceIsRefused() async throws {
    let (device, other) = (try Simulator.shop(), try Simulator.shop())
    try await other.install()
    let snapshot = try await other.snapshot()
    let text = await complaint { try await device.restore(snapshot) }
    XCTAssertTrue(text.hasPrefix("the snapshot is of another device; restore it on that device"), text)
    let isInstalled = await device.state.isInstalled
    XCTAssertFalse(isInstalled)
  }

  func testASnapshotOfAnotherOrderIsRefused() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    let kept = Kept<DeviceSnapshot>()
    let found = try await reports {
      try await device.explore { device in
        try await device.launch()
        if let snapshot = await kept.value { try await device.restore(snapshot) }
        await kept.keep(try await device.snapshot())
      }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("the snapshot is of another device"), text)
  }

  // MARK: Ending

  func testABodyThatNeverEndsIsStopped() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    let line = #line + 2
    let found = try await reports {
      let orders = try await device.explore(budget: 3000) { device in
        while true {
          try await device.background()
          try await device.advance(by: .seconds(10))
          try await device.foreground()
        }
      }
      XCTAssertEqual(orders, 0)
    }
    XCTAssertEqual(found.map(\.line), [line])
    let text = found.first?.text ?? ""
    XCTAssertTrue(
      text.contains("stopped   the body of explore() was stopped after 3,000 events in one order: that is the whole"),
      text)
    XCTAssertTrue(text.contains("explore(budget:)"), text)
    XCTAssertTrue(text.contains("tried     0 orders"), text)
  }

  func testALongOrderDoesNotKeepWhatIsNeverTried() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    try await device.launch()
    let found = try await reports {
      try await device.explore(budget: 15_000) { device in
        for _ in 0..<300 {
          try await device.background()
          try await device.advance(by: .seconds(10))
          try await device.foreground()
        }
      }
    }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.text.contains("not tried") == true, "\(found)")
  }

  func testACancelledExplorationStops() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    let orders = Kept<Int>()
    let result = await Task {
      try await device.explore { device in
        _ = await orders.next()
        try await device.launch()
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue("\($0)".contains("is cancelled"), "\($0)") }
    let count = await orders.value
    XCTAssertEqual(count, 1)
  }

  func testBoundsThatLeaveNothingToTryAreRefused() async throws {
    let device = try Simulator.shop()
    var text = await complaint { try await device.explore(maximumDifferences: -1) { _ in } }
    XCTAssertTrue(text.hasPrefix("explore(maximumDifferences:) takes a number of at least 0, or nil"), text)
    for budget in [0, -5] {
      text = await complaint { try await device.explore(budget: budget) { _ in } }
      XCTAssertTrue(text.hasPrefix("explore(budget:) takes a number of at least 1, not \(budget)"), text)
    }
    let orders = try await device.explore(maximumDifferences: 0) { device in
      try await device.install()
      try await device.launch()
    }
    XCTAssertEqual(orders, 1)
  }

  func testABoundedExplorationSaysWhatThatOfTheScenarioDoes() async throws {
    let app = TestedApp.delegate { HalfFixedShop($0) }
    let steps: [Step] = [.tap(Simulator.link), .install, .launch, .wait(.seconds(2)), .background]
    let scenario = Scenario(
      name: "A shop", app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: steps)
    let test = try ScenarioTest(scenario, app: app)
    for bound in 0...2 {
      for assertion in [TraceAssertion.count("route", 1), .before("didResolveDeepLink", "background")] {
        let device = try Simulator.shop(app)
        let found = try await reports {
          try await device.explore(maximumDifferences: bound) { device in
            for step in steps { try await device.perform(step) }
            try await device.finish()
            try await device.check(assertion)
          }
        }
        var options = ExplorationOptions()
        options.maximumDifferences = bound
        let expected = await test.failuresInOrders(of: [assertion], options: options)
        XCTAssertFalse(found.contains { $0.text.contains("lost at") }, "what was not tried may still pass")
        let texts = [found.map(\.text), expected.map(\.description)].map { texts in
          texts.map { $0.split(separator: "\n").filter { !$0.hasPrefix("  replay ") && !$0.hasPrefix("  lost at ") } }
        }
        XCTAssertEqual(texts[0], texts[1], "\(bound)")
      }
    }
  }

  // MARK: Not the same each time

  func testAFailureThatDoesNotComeAgainIsSaidToBeOfABodyThatIsNotTheSame() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    let orders = Kept<Int>()
    let found = try await reports {
      try await device.explore { device in
        let number = await orders.next()
        try await device.launch()
        if number == 2 {
          try await device.background()
          try await device.check(.never("background"))
        }
      }
    }
    XCTAssertEqual(found.count, 1)
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("fails     in 1 of "), text)
    XCTAssertTrue(text.contains("two runs of one order differ"), text)
    XCTAssertTrue(text.contains("expected  never background"), text)
    XCTAssertTrue(text.contains("  at        event "), text)
    XCTAssertTrue(text.contains("  first     {"), text)
    XCTAssertFalse(text.contains("replay"), text)
  }

  func testAnExpectationThatIsNotTheSameIsNamedWithoutAnEvent() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    let orders = Kept<Int>()
    let found = try await reports {
      try await device.explore { device in
        let number = await orders.next()
        try await device.launch()
        try await device.check(.count("launch", number == 2 ? 2 : 1))
      }
    }
    let text = found.first?.text ?? ""
    XCTAssertTrue(text.contains("  at        no event: what the body expects of them differs"), text)
  }

  func testTheDeviceThatIsExploredIsNotDrivenInTheBody() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.install()
    let found = try await reports {
      try await device.explore(maximumDifferences: 1) { _ in
        for await event in device.events { XCTAssertEqual(event.label, "install") }
        try await device.launch()
      }
    }
    XCTAssertEqual(found.count, 1)
    let reason = "a device cannot be driven while it is explored"
    XCTAssertTrue(found.first?.text.contains(reason) == true, "\(found)")
    // Afterwards it goes on.
    try await device.launch()
    try await device.finish()
    try await device.check(.count("launch", 1))
  }

  func testWhatNoFileCanSayIsNotRecorded() async throws {
    // Latencies do not count in causal orders: the session is refused before the wait, and repeated in it.
    let device = try Simulator(
      app: .described, domains: ["shop.go.link"], sdks: [.adjust()],
      backend: [.adjust(.session, after: .seconds(6), failure: .unknownHost)], isExhaustive: false)
    try await device.install()
    try await device.launch()
    try await device.advance(by: .seconds(60))
    let complaints = Complaints()
    try await device.explore(maximumDifferences: 1) { device in
      try await device.advance(by: .seconds(100))
      for await _ in device.events {}
      do {
        let file = try await device.record()
        let replayed = try await ScenarioTest(text: file, app: .described).run().trace.events.map(\.label)
        let driven = await device.currentRun.trace.events.map(\.label)
        XCTAssertEqual(Array(replayed.prefix(driven.count)), driven)
      } catch {
        await complaints.add((error as? SimulatorError)?.message ?? "\(error)")
      }
    }
    let all = await complaints.all
    XCTAssertFalse(all.isEmpty)
    for complaint in all {
      XCTAssertTrue(complaint.hasSuffix("a file respects them; explore(order:) replays the order"), complaint)
    }
  }

  private actor Complaints {
    private(set) var all: [String] = []
    func add(_ complaint: String) { all.append(complaint) }
  }
}

/// What a body keeps from one order to the next.
private actor Kept<Value: Sendable> {
  private(set) var value: Value?

  func keep(_ value: Value) { self.value = value }
}

extension Kept<Int> {
  /// The number of the next order, from 1.
  fileprivate func next() -> Int {
    let number = (value ?? 0) + 1
    keep(number)
    return number
  }
}
