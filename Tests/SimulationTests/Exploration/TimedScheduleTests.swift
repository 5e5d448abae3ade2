import DeepLinkSimulator
import TestSupport
import XCTest

/// A schedule that gives events their times leads to any order that depends on times.
final class TimedScheduleTests: XCTestCase {
  private static let scenarioCount = Thoroughness.count(40, sample: 6)
  private static let firstSeed: UInt64 = 20
  private static let orderLimit = 200

  func testEachOrderThatDependsOnTimesHasAScheduleThatAFileCanHave() throws {
    try compareOrders { $0.makeApp }
  }

  func testAnAppInSwiftThatSleepsFollowsTheTimesToo() throws {
    try compareOrders { _ in { _ in DelegateApp { SleepingApp($0) } } }
  }

  /// Adjust asks for its session a second after the start at the latest, and for the attribution once it is answered.
  private func run(_ schedule: [String], settle: String = "60s") throws -> RunResult {
    let run = try ExplorationRun(
      """
      "settle": "\(settle)", "app": { "scheme": "shop", "adjust": { "version": "5.5.2" } },
      "backend": { "adjust": { "session": { "after": ["1s", "3s"] }, "attribution": { "after": "2s" } } },
      "steps": [{ "install": {} }, { "launch": {} }, { "wait": "2s" }],
      "schedule": [\(schedule.map { "\"\($0)\"" }.joined(separator: ", "))]
      """)
    return Simulator.run(run.plan, makeApp: run.makeApp)
  }

  func testAnEventWithATimeWaitsForIt() throws {
    func answer(_ result: RunResult) -> (index: Int, time: Int64)? {
      result.trace.events.first { $0.label.hasPrefix("answer session") }.map { ($0.index, $0.time.microseconds) }
    }
    func wait(_ result: RunResult) -> Int? { result.trace.events.first { $0.label.hasPrefix("wait") }?.index }
    let usual = try run([])
    XCTAssertEqual(answer(usual)?.time, 1_000_000)
    XCTAssertLessThan(try XCTUnwrap(answer(usual)?.index), try XCTUnwrap(wait(usual)))
    let late = try run(["answer session#1 at 2.5s"])
    XCTAssertNil(late.misfit)
    XCTAssertEqual(answer(late)?.time, 2_500_000)
    XCTAssertGreaterThan(try XCTUnwrap(answer(late)?.index), try XCTUnwrap(wait(late)))
  }

  func testAnEventWithATimeAfterTheEndOfTheRunDoesNotCome() throws {
    let result = try run(["answer session#1 at 2.5s"], settle: "100ms")
    XCTAssertNil(result.misfit)
    XCTAssertFalse(result.trace.events.contains { $0.label.hasPrefix("answer session") })
    XCTAssertEqual(Outcome(of: result).finalState.pending, ["answer session"])
  }

  func testATimeThatDoesNotFitIsAnError() throws {
    let cases = [
      ["answer session#1 at 4s"]: "\"answer session#1\" cannot come at 4s: its latency allows 1s to 3s",
      ["answer session#1 at 999.999ms"]: "\"answer session#1\" cannot come at 999.999ms: its latency allows 1s to 3s",
      ["answer attribution#1 at 4s"]: "\"answer attribution#1\" cannot come at 4s: it comes at 3s",
      ["answer session#1 at 1.5s", "wait#1 before answer session#1"]:
        "\"answer session#1\" cannot come at 1.5s: it comes behind an event at 2s",
      ["answer session#1 at 2.5s", "answer session#1 before wait#1"]:
        "\"answer session#1\" cannot come at 2.5s: \"wait#1\" comes at 2s at the latest, and waits for it",
      ["answer sesion#1 at 2s"]: "there is no \"answer sesion#1\" in this run; did you mean \"answer session\"?",
    ]
    for (lines, explanation) in cases {
      let misfit = try run(lines).misfit
      XCTAssertEqual(misfit?.explanation, explanation)
      XCTAssertNotNil(misfit?.location, "\(lines)")
    }
  }

  private func compareOrders(
    _ app: (ExplorationRun) -> @MainActor @Sendable (SimulationPlan) -> any AppUnderTest
  ) throws {
    var dependent = 0
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.scenarioCount) {
      var generator = SeededRandom(seed: seed)
      let scenario = TimedScenario(&generator)
      // An expectation about times makes them matter.
      let open = scenario.latencies.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      let expectations = open.map { name, range in
        let time = range.lowerBound + generator.next(range.count)
        return #"{ "event": "answer \#(name.split(separator: ".")[1])", "before": "\#(time)ms" }"#
      }
      let run = try ExplorationRun(
        scenario.text(scenario.latencies) + #", "expect": [\#(expectations.joined(separator: ", "))]"#)
      var options = ExplorationOptions()
      options.mode = .timed
      let explorer = Explorer(run.plan, options: options, makeApp: app(run))
      for choices in explorer.allOrders(atMost: Self.orderLimit) ?? [] {
        let found = explorer.run(choices)
        guard found.order.dependsOnTimes else { continue }
        dependent += 1
        XCTAssertTrue(found.order.hasSchedule, "seed \(seed), order \(choices)")
        var plan = run.plan
        plan.schedule = try Schedule(parsing: found.order.schedule.text)
        let replayed = Simulator.run(plan, makeApp: app(run))
        XCTAssertEqual(
          replayed.trace.events.map(JSONLines.record), found.result.trace.events.map(JSONLines.record),
          "seed \(seed): \(found.order.schedule.text)")
      }
    }
    XCTAssertGreaterThan(dependent, Self.scenarioCount)
  }
}
