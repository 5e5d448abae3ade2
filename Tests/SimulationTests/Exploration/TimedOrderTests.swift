import DeepLinkSimulator
import TestSupport
import XCTest

/// Whatever times the servers take within their ranges, the run is one of the timed orders that are explored.
final class TimedOrderTests: XCTestCase {
  /// So many scenarios are made; more of them by hand, with the environment variable `TIMED_SCENARIOS`.
  private static let scenarioCount =
    ProcessInfo.processInfo.environment["TIMED_SCENARIOS"].flatMap(Int.init)
    ?? Thoroughness.count(24, sample: 5)
  private static let firstSeed = ProcessInfo.processInfo.environment["TIMED_SEED"].flatMap(UInt64.init) ?? 20
  private static let runsEach = Thoroughness.count(30, sample: 15)
  private static let orderLimit = 600

  func testEachRunWithTimesInsideTheRangesIsOneOfTheOrders() throws { try compareRuns { $0.makeApp } }

  /// Such an app cannot be restored, so it is run again for each answer to a comparison of times.
  func testEachRunOfAnAppInSwiftThatSleepsIsOneOfTheOrders() throws {
    try compareRuns { _ in { _ in DelegateApp { SleepingApp($0) } } }
  }

  private func compareRuns(_ app: (ExplorationRun) -> @MainActor @Sendable (SimulationPlan) -> any AppUnderTest) throws
  {
    var (compared, runs, tooMany, branches) = (0, 0, 0, 0)
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.scenarioCount) {
      var generator = SeededRandom(seed: seed)
      let scenario = TimedScenario(&generator)
      let explored = try ExplorationRun(scenario.text(scenario.latencies))
      var options = ExplorationOptions()
      options.mode = .timed
      let explorer = Explorer(explored.plan, options: options, makeApp: app(explored))
      guard let orders = explorer.allOrders(atMost: Self.orderLimit) else {
        tooMany += 1
        continue
      }
      let known = Set(orders.map { Self.signature(of: explorer.replay($0)) })
      if known.count < orders.count { branches += 1 }
      for _ in 0..<Self.runsEach {
        let text = scenario.text(
          scenario.latencies.mapValues { range in
            let time = range.lowerBound + generator.next(range.count)
            return time...time
          })
        let concrete = try ExplorationRun(text)
        let run = Simulator.run(concrete.plan, makeApp: app(concrete))
        runs += 1
        XCTAssertTrue(
          known.contains(Self.signature(of: run)), "seed \(seed): \(text) is none of \(orders.count) orders")
      }
      compared += 1
    }
    print("\(compared) scenarios, \(runs) runs; \(tooMany) with too many orders; \(branches) with orders alike")
    XCTAssertGreaterThan(compared, Self.scenarioCount / 3)
  }

  func testALaterAnswerThatMovesATimerIsAnOrder() throws {
    let run = try ExplorationRun(
      """
      "app": {
        "scheme": "example", "domains": ["brandname.go.link"],
        "routes": { "summer-clothes": "Summer", "winter": "Winter" }, "adjust": { "version": "5.5.2" }
      },
      "backend": {
        "adjust": {
          "session": { "after": "0.1s", "askIn": "4s" }, "click": { "after": ["0.1s", "3.1s"], "askIn": "2s" },
          "attribution": { "after": "0.1s" }
        }
      },
      "steps": [
        { "tap": "https://brandname.go.link/summer-clothes" }, { "install": {} }, { "launch": {} },
        { "tap": "https://brandname.go.link/winter?adj_t=abc" },
        { "wait": "4.5s" }, { "background": {} }, { "wait": "20s" }
      ],
      "expect": [{ "callback": "adjustDeferredDeeplinkReceived", "times": 1 }]
      """)
    let report = run.explore { $0.mode = .timed }
    XCTAssertEqual(report.verdict, .fails)
    let failure = try XCTUnwrap(report.failures.first)
    let replayed = run.explorer { $0.mode = .timed }.run(failure.closest.choices)
    XCTAssertFalse(replayed.verdict.passed)
    let click = try XCTUnwrap(replayed.result.trace.events.last { $0.label.hasPrefix("answer click") })
    XCTAssertGreaterThanOrEqual(click.time.microseconds, 2_100_000, "only from 2.1 s on it moves the timer")
    XCTAssertLessThanOrEqual(click.time.microseconds, 3_100_000)
  }

  func testATimeThatIsExpectedIsLookedForInTheWholeRange() throws {
    let text = """
      "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "3s"] }, "attribution": { "after": "1s" } } },
      "steps": [{ "install": {} }, { "launch": {} }],
      "expect": [{ "event": "answer session", "before": "2s" }]
      """
    XCTAssertEqual(try ExplorationRun(text).explore { $0.mode = .timed }.verdict, .fails)
    let interval = text.replacing(
      #"{ "event": "answer session", "before": "2s" }"#,
      with: #"{ "whenever": "send session", "eventually": "answer session", "within": "2s" }"#)
    XCTAssertEqual(try ExplorationRun(interval).explore { $0.mode = .timed }.verdict, .fails)
  }

  func testARunMayEndBeforeAnAnswer() throws {
    let run = try ExplorationRun(
      """
      "settle": "2s", "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "3s"] }, "attribution": { "after": "1h" } } },
      "steps": [{ "install": {} }, { "launch": {} }]
      """)
    let outcomes = run.explore { $0.mode = .timed }.outcomes.map(\.outcome.finalState.pending)
    XCTAssertTrue(outcomes.contains(["answer session"]), "\(outcomes)")
    XCTAssertTrue(outcomes.contains(["answer attribution"]), "\(outcomes)")
  }

  func testAnAppThatLooksAtTheClockIsExploredAtTheEarliestTimesOnly() throws {
    let run = try ExplorationRun(
      """
      "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "30s"] }, "attribution": { "after": "1s" } } },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }]
      """)
    var options = ExplorationOptions()
    options.mode = .timed
    let report = Explorer(run.plan, options: options) { _ in DelegateApp { ClockReader($0) } }.explore()
    XCTAssertEqual(report.verdict, .holdsAsFarAsExplored)
    XCTAssertTrue(report.limits.contains { $0.contains("at their earliest times") }, "\(report.limits)")
  }

  func testARunWithThousandsOfEventsIsExploredAtTheEarliestTimesOnly() throws {
    let waits = Array(repeating: #"{ "wait": "1ms" }"#, count: 2000).joined(separator: ", ")
    let run = try ExplorationRun(
      """
      "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "30s"] }, "attribution": { "after": "1s" } } },
      "steps": [{ "install": {} }, { "launch": {} }, \(waits)]
      """)
    let report = run.explore {
      $0.mode = .timed
      $0.budget = 5000
    }
    XCTAssertEqual(report.verdict, .holdsAsFarAsExplored)
    XCTAssertTrue(report.limits.contains { $0.contains("at their earliest times") }, "\(report.limits)")
  }

  /// An app that decides by the time.
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

  /// What a run comes to, without its times.
  private static func signature(of result: RunResult) -> [String] {
    result.trace.events.map(\.label) + ["\(Outcome(of: result).finalState)", result.illegalStep?.explanation ?? ""]
  }
}
