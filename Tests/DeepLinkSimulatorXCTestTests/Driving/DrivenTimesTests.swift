import DeepLinkSimulatorXCTest
import XCTest

/// Bodies of `explore(mode: .timed)` on devices whose servers answer at any time within a range.
final class DrivenTimesTests: ReportingTestCase {
  // MARK: In Swift

  /// A shop whose servers take up to three seconds for each answer.
  private func slowShop(_ app: TestedApp = .delegate { FruitShop($0) }) async throws -> Simulator {
    let device = try Simulator.shop(
      app,
      backend: [
        .appsFlyer(.conversionData, after: .seconds(1), upTo: .seconds(3)),
        .appsFlyer(.deferredDeepLink, after: .milliseconds(500), upTo: .seconds(2)),
      ], isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    return device
  }

  func testAnAppInSwiftIsExploredAtAllTimesOfItsServers() async throws {
    let device = try await slowShop(.delegate { HalfFixedShop($0) })
    let body: @Sendable (Simulator) async throws -> Void = { device in
      try await device.launch()
      try await device.finish()
      try await device.check(.count("route", 1))
    }
    let found = try await reports { try await device.explore(mode: .timed, body) }
    XCTAssertEqual(found.count, 1)
    let text = found.first?.text ?? ""
    // At the shortest latencies, and with one latency each, the deep link always comes first.
    XCTAssertTrue(text.contains("order     answer conversionData#1 before answer deferredDeepLink#1"), text)
    let order = "answer conversionData#1 before answer deferredDeepLink#1"
    XCTAssertTrue(text.contains("explore(mode: .timed, order: \"\(order)\")"), text)
    let again = try await reports { try await device.explore(mode: .timed, order: order, body) }
    XCTAssertEqual(again.count, 1)
    XCTAssertTrue(again.first?.text.contains("actual    route twice") == true, "\(again)")
  }

  private static let fileWithATime = """
    {
      "version": 1, "name": "A late answer", "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "3s"] }, "attribution": { "after": "2s" } } },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "2s" }],
      "schedule": ["answer session#1 at 2.5s"]
    }
    """

  func testTheTimesOfAFileCountAndAreRecorded() async throws {
    let device = Simulator(try ScenarioTest(text: Self.fileWithATime, app: .described), isExhaustive: false)
    try await device.advance(by: .seconds(1))
    let recorded = try await device.record()
    XCTAssertTrue(recorded.contains("\"answer session#1 at 2.5s\""), recorded)
    let run = try await device.finish()
    let answer = run.trace.events.first { $0.label.hasPrefix("answer session") }
    XCTAssertEqual(answer?.time.microseconds, 2_500_000)
  }

  /// Causal orders have no times, but the events before them come in the order of the file.
  func testTheTimesOfAFileOrderWhatComesBeforeACausalExploration() async throws {
    let device = Simulator(try ScenarioTest(text: Self.fileWithATime, app: .described), isExhaustive: false)
    try await device.advance(by: .seconds(1))
    let before = try await device.snapshot()
    let answer = try await device.finish().trace.events.first { $0.label.hasPrefix("answer session") }
    XCTAssertEqual(answer?.time.microseconds, 2_500_000)
    try await device.restore(before)
    let found = Found()
    try await device.explore { device in
      let run = try await device.finish()
      func index(_ label: String) -> Int? { run.trace.events.first { $0.label.hasPrefix(label) }?.index }
      await found.add(try XCTUnwrap(index("wait")) < XCTUnwrap(index("answer session")))
    }
    let all = await found.all
    XCTAssertEqual(all, [true])
  }

  func testATimeNeedsTimedOrders() async throws {
    let device = try await slowShop()
    do {
      try await device.explore(order: "answer launch#1 at 1s") { device in try await device.finish() }
      XCTFail("no error")
    } catch {
      XCTAssertTrue(
        "\(error)".hasPrefix("order: \"answer launch#1 at 1s\" needs mode: .timed, because causal orders ignore times"),
        "\(error)")
    }
  }

  func testTheEventsOfAnOrderHaveTimesAtWhichItIsPossible() async throws {
    // Conversion data is requested when the launch is answered, so it comes after the link only if that takes long.
    let device = try Simulator.shop(
      backend: [
        .appsFlyer(.launch, after: .milliseconds(200), upTo: .seconds(3)),
        .appsFlyer(.conversionData, after: .seconds(1)), .appsFlyer(.deferredDeepLink, after: .seconds(2)),
      ], isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    let found = Found()
    try await device.explore(mode: .timed) { device in
      try await device.launch()
      let run = try await device.finish()
      func time(_ label: String) throws -> Int64 {
        try XCTUnwrap(run.trace.events.first { $0.label.hasPrefix("answer " + label) }).time.microseconds
      }
      let (launch, data, link) = (try time("launch"), try time("conversionData"), try time("deferredDeepLink"))
      await found.add(data < link)
      guard (200_000...3_000_000).contains(launch), data == launch + 1_000_000, link == 2_000_000 else {
        throw Impossible(launch: launch, data: data, link: link)
      }
    }
    let all = await found.all
    XCTAssertEqual(all, [true, false])
  }

  private struct Impossible: Error {
    let launch: Int64
    let data: Int64
    let link: Int64
  }

  func testAnAnswerThatTheBodySlowsDownMayComeAtAnyTimeOfItsRange() async throws {
    let device = try Simulator.shop(isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    let body: @Sendable (Simulator) async throws -> Void = { device in
      try await device.answer(.appsFlyer(.deferredDeepLink, after: .milliseconds(200), upTo: .seconds(9)))
      try await device.launch()
      try await device.receive(.didResolveDeepLink)
    }
    let found = try await reports { try await device.explore(mode: .timed, body) }
    XCTAssertTrue(
      found.contains { $0.text.contains("actual    onConversionDataSuccess") },
      found.map(\.text).joined(separator: "\n"))
  }

  func testAWaitTakesItsTimeAfterAnAnswerWhoseTimeIsOpen() async throws {
    let device = try Simulator.shop(
      backend: [
        .appsFlyer(.conversionData, after: .seconds(1), upTo: .seconds(7)),
        .appsFlyer(.deferredDeepLink, after: .milliseconds(500), upTo: .seconds(2)),
      ], isExhaustive: false)
    try await device.tap(Simulator.link)
    try await device.install()
    let waits = Waits()
    try await device.explore(mode: .timed) { device in
      try await device.launch()
      for await event in device.events where event.label.hasPrefix("didResolveDeepLink") { break }
      let done = await device.currentRun.trace.events
      let start = try XCTUnwrap(done.last)
      try await device.advance(by: .seconds(4))
      let events = await device.currentRun.trace.events
      let wait = try XCTUnwrap(events.first { $0.label == "wait 4s" })
      await waits.add(wait.time.microseconds - start.time.microseconds)
      try await device.finish()
    }
    let all = await waits.durations
    XCTAssertGreaterThan(all.count, 2)
    XCTAssertEqual(Set(all), [4_000_000])
  }

  private actor Waits {
    private(set) var durations: [Int64] = []
    func add(_ duration: Int64) { durations.append(duration) }
  }

  func testABodyWithOpenTimesGoesBack() async throws {
    let device = try await slowShop()
    let straight = try await device.explore(mode: .timed) { device in
      try await device.launch()
      try await device.advance(by: .seconds(1))
      try await device.finish()
    }
    let back = try await device.explore(mode: .timed) { device in
      try await device.launch()
      let launched = try await device.snapshot()
      try await device.advance(by: .seconds(1))
      let before = await device.currentRun.trace.events.map(JSONLines.record)
      try await device.restore(launched)
      try await device.advance(by: .seconds(1))
      let after = await device.currentRun.trace.events.map(JSONLines.record)
      XCTAssertEqual(before, after)
      let later = try await device.snapshot()
      _ = try? await device.choose(.first(.onConversionDataSuccess))
      try await device.restore(later)
      try await device.finish()
    }
    XCTAssertEqual(straight, back)
    XCTAssertGreaterThan(straight, 1)
  }

  func testAnEventThatTheBodyChoosesComesWhateverTheLatencies() async throws {
    let device = try await slowShop()
    try await device.explore(mode: .timed) { device in
      try await device.launch()
      try await device.choose(.first(.onConversionDataSuccess))
      try await device.receive(.onConversionDataSuccess)
      try await device.receive(.didResolveDeepLink)
    }
  }

  func testNoFileHasOpenTimes() async throws {
    let device = try await slowShop()
    try await device.explore(mode: .timed, maximumDifferences: 0) { device in
      try await device.launch()
      let text = await Self.thrown { _ = try await device.record() }
      XCTAssertTrue(text.contains("the times of answers are open in timed orders"), text)
    }
  }

  private static func thrown(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  // MARK: What is not tried

  func testABodyThatReadsTheTimeIsSaidToBeTriedAtSomeTimesOnly() async throws {
    let device = try await slowShop()
    let found = try await reports {
      try await device.explore(mode: .timed) { device in
        try await device.launch()
        try await device.receive(.didResolveDeepLink)
        _ = await device.elapsed
      }
    }
    let text = found.map(\.text).joined(separator: "\n")
    XCTAssertTrue(text.contains("not tried other times of the same events"), text)
    XCTAssertTrue(text.contains("give each server one latency, or explore causal orders"), text.joinedLines)
    XCTAssertFalse(text.contains("budget"), text)
  }

  func testALongBodyIsTriedAtTheEarliestTimesOnly() async throws {
    let device = try await slowShop()
    let found = try await reports {
      try await device.explore(mode: .timed, maximumDifferences: 0) { device in
        try await device.launch()
        for _ in 0..<1001 { try await device.advance(by: .milliseconds(1)) }
      }
    }
    let text = found.map(\.text).joined(separator: "\n").joinedLines
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(text.contains("a run has more than 1,000, and they come at their earliest times"), text)
  }

  func testAnOrderThatThereIsNotIsRefused() async throws {
    let device = try await slowShop()
    let body: @Sendable (Simulator) async throws -> Void = { device in
      try await device.launch()
      try await device.finish()
    }
    let count = try await device.explore(mode: .timed, body)
    var text = await complaint { try await device.explore(mode: .timed, order: "\(count + 1)", body) }
    XCTAssertEqual(text, "order: there is no order \(count + 1); there are \(count) orders")
    text = await complaint { try await device.explore(mode: .timed, order: "0", body) }
    XCTAssertEqual(text, "order: there is no order 0; the first one is 1")
    for number in ["-3", "18446744073709551616"] {
      text = await complaint { try await device.explore(mode: .timed, order: number, body) }
      XCTAssertEqual(
        text, "order: no order has the number \(number); they are counted from 1 to 18446744073709551615")
    }
    text = await complaint { try await device.explore(mode: .timed, order: "\(count)", budget: 30, body) }
    XCTAssertTrue(text.hasPrefix("order: order \(count) was not reached within 30 events; raise explore("), text)
    let orders = try await device.explore(mode: .timed, order: "\(count)", body)
    XCTAssertEqual(orders, 1)
  }

  func testATestOfAScenarioSaysWhatToDoAboutTimes() async throws {
    let scenario = Scenario(
      name: "A shop", app: AppDescription(scheme: "shop", sdks: [.adjust()]),
      backend: [.adjust(.session, after: .seconds(1), upTo: .seconds(30))],
      steps: [.install, .launch, .wait(.seconds(5))])
    let test = try ScenarioTest(scenario, app: .delegate { ClockReader($0) })
    var options = ExplorationOptions()
    options.mode = .timed
    let failures = await test.failuresInOrders(of: [.count("launch", 1)], options: options)
    let text = failures.map(\.text).joined().joinedLines
    let limit = "looks at the time (a sleep alone does not), and they come at their earliest times; give each server"
    XCTAssertTrue(text.contains(limit), text)
    XCTAssertFalse(text.contains("budget"), text)
  }

  /// An app that looks at the clock.
  @MainActor
  private final class ClockReader: AdjustDelegate {
    private let clock: SimulationClock
    private let started: SimulationClock.Instant
    init(_ environment: AppEnvironment) {
      clock = environment.clock
      started = clock.now
    }
    func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
      _ = started.duration(to: clock.now)
    }
  }

  // MARK: Without latencies

  func testCausalOrdersIgnoreTimeLimits() async throws {
    let late = TraceAssertion.whenever("launch", eventually: .didResolveDeepLink, within: .milliseconds(1))
    for assertion in [late, .exhaustively(late, skipping: [.onConversionDataSuccess])] {
      let device = try Simulator.shop(isExhaustive: false)
      try await device.install()
      try await device.explore { device in
        try await device.launch()
        try await device.finish()
        try await device.check(assertion)
      }
      let scenario = Scenario(
        name: "A shop", app: AppDescription(domains: ["shop.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
        steps: [.install, .launch])
      let test = try ScenarioTest(scenario, app: .delegate { FruitShop($0) })
      let failures = await test.failuresInOrders(of: [assertion])
      XCTAssertEqual(failures.map(\.text), [])
    }
  }

  // MARK: The end

  func testABodyGoesOnAfterNothingMoreCame() async throws {
    var scenario = Scenario(
      name: "A shop", app: AppDescription(scheme: "shop", sdks: [.adjust()]),
      backend: [.adjust(.session, after: .seconds(1), upTo: .seconds(50))], steps: [])
    scenario.settle = .seconds(2)
    let device = Simulator(try ScenarioTest(scenario, app: .described), isExhaustive: false)
    let received = Found()
    let body: @Sendable (Simulator) async throws -> Void = { device in
      try await device.install()
      try await device.launch()
      let session = try? await device.receive(.adjustSessionTrackingSucceeded)
      await received.add(session != nil)
      try await device.advance(by: .seconds(100))
      try await device.check(.count(.adjustSessionTrackingSucceeded, 1))
    }
    let found = try await reports { try await device.explore(mode: .timed, body) }
    let all = await received.all
    XCTAssertEqual(all, [true, false])
    let text = found.map(\.text).joined(separator: "\n")
    XCTAssertEqual(found.count, 1, text)
    XCTAssertTrue(text.contains("expected  adjustSessionTrackingSucceeded"), text)
    XCTAssertTrue(text.contains("actual    no callback"), text)
    let order = "end#1 before answer session#1"
    XCTAssertTrue(text.contains("explore(mode: .timed, order: \"\(order)\")"), text)
    let again = try await reports { try await device.explore(mode: .timed, order: order, body) }
    XCTAssertEqual(again.count, 1)
  }

  private actor Found {
    private(set) var all: Set<Bool> = []
    func add(_ isFound: Bool) { all.insert(isFound) }
  }
}

extension String {
  /// A message without its line breaks.
  fileprivate var joinedLines: String {
    components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
