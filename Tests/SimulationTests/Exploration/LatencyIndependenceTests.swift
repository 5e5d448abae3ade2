import DeepLinkSimulator
import TestSupport
import XCTest

/// Where latencies do not count, no time that a server takes changes which orders there are, or their results.
final class LatencyIndependenceTests: XCTestCase {
  func testNoLatencyChangesTheCausalOrders() throws {
    var compared = 0
    for (name, run) in try Self.library().sample(every: 23) {
      let given = explore(run.plan, run)
      guard given.isComplete else { continue }
      for latencies in Self.others {
        var plan = run.plan
        for index in plan.sdks.indices {
          plan.sdks[index].latencies = plan.sdks[index].latencies.indices.map { latencies[$0 % latencies.count] }
        }
        let other = explore(plan, run)
        XCTAssertEqual(other.orderCount, given.orderCount, name)
        XCTAssertEqual(Self.outcomes(of: other), Self.outcomes(of: given), name)
        XCTAssertEqual(Self.failures(of: other), Self.failures(of: given), name)
      }
      compared += 1
    }
    XCTAssertGreaterThan(compared, Thoroughness.count(20, sample: 1))
  }

  func testALinkThatIsResolvedOnTheDeviceKeepsItsPlaceInTheQueue() throws {
    func report(_ after: String) throws -> ExplorationReport {
      try ExplorationRun(
        """
        "app": {
          "scheme": "fruits", "domains": ["fruits.onelink.me"], "routes": { "bananas": "Bananas", "apples": "Apples" },
          "on": { "onConversionDataSuccess": "route-always", "onAppOpenAttribution": "route-always" },
          "appsflyer": { "version": "6.15" }
        },
        "backend": { "appsflyer": { "launch": { "after": \(after) }, "conversionData": { "after": \(after) } } },
        "steps": [
          { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=bananas" }, { "install": {} },
          { "tap": "https://fruits.onelink.me/H5hv?pid=Email&deep_link_value=apples" }, { "wait": "1m" }
        ],
        "expect": [{ "finally": { "screen": "Bananas" } }]
        """
      ).explore()
    }
    for after in [#""0s""#, #""0.2s""#, #"["0s", "3s"]"#, #""2h""#] {
      let found = try report(after)
      XCTAssertEqual(found.verdict, .holds, after)
      XCTAssertEqual(found.orderCount, 23, after)
    }
  }

  func testTheDefaultOrderIsThatOfAReplay() throws {
    for (name, run) in try Self.library() {
      let replayed = Simulator.run(run.plan, makeApp: run.makeApp)
      // The scenario's own schedule is not part of an exploration; nor are events after its end.
      guard run.plan.schedule.isEmpty, replayed.finalState.pending.isEmpty else { continue }
      // In a replay a latency may time a request out.
      guard run.plan.sdks.allSatisfy({ $0.latencies.allSatisfy { $0.longest < .seconds(60) } }) else { continue }
      let first = run.explorer().replay([])
      XCTAssertEqual(first.trace.events.map(\.occurrence.name), replayed.trace.events.map(\.occurrence.name), name)
    }
  }

  /// One in nine scenarios of the library.
  private static func library() throws -> [(name: String, run: ExplorationRun)] {
    try ExplorationRun.library().enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
  }

  /// Latencies of services one after another: none, and very different ones.
  private static let others: [[Latency]] = [
    [Latency(.zero)],
    [Latency(.seconds(7)), Latency(.milliseconds(1)), Latency(.seconds(40)), Latency(.seconds(3600)), Latency(.zero)],
  ]

  private func explore(_ plan: SimulationPlan, _ run: ExplorationRun) -> ExplorationReport {
    var options = ExplorationOptions()
    options.budget = 2500
    options.shrinks = false
    options.findsPointOfNoReturn = false
    return Explorer(plan, options: options, makeApp: run.makeApp).explore()
  }

  private static func outcomes(of report: ExplorationReport) -> [Outcome: OrderCount] {
    Dictionary(uniqueKeysWithValues: report.outcomes.map { ($0.outcome, $0.count) })
  }

  private static func failures(of report: ExplorationReport) -> [String] {
    report.failures.map { "\($0.failure.location?.line ?? 0): \($0.count)" }.sorted()
  }
}
