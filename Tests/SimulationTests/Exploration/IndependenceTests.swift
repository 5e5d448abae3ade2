import DeepLinkSimulator
import TestSupport
import XCTest

@testable import Simulation

/// What the declared footprints promise: events that have nothing in common can be swapped.
final class IndependenceTests: XCTestCase {
  /// Both SDKs are asked at once, and each answer is followed by callbacks of its SDK.
  private static func both(
    expecting expectations: String, app: String = "", attribution: String = "1s"
  ) -> String {
    """
    "app": {
      \(app) "scheme": "shop", "domains": ["shop.onelink.me"], "routes": { "hats": "Hats" },
      "appsflyer": { "version": "6.15", "integration": { "omit": ["start"] } }, "adjust": { "version": "5.5.2" }
    },
    "backend": {
      "appsflyer": {
        "launch": { "after": "1s" }, "conversionData": { "after": ["1s", "2s"] }, "shortLink": { "after": "1s" }
      },
      "adjust": { "session": { "after": "1s" }, "attribution": { "after": "\(attribution)" } }
    },
    "steps": [
      { "install": {} }, { "launch": {} },
      { "call": "AppsFlyerLib.performOnAppAttribution", "with": "https://shop.onelink.me/abcd/one" }
    ],
    "expect": [\(expectations)]
    """
  }

  @MainActor
  func testSwappingEventsWithNothingInCommonLeadsToTheSameState() throws {
    var swapped = 0
    let library = try ExplorationRun.library().filter { $0.run.plan.sdks.count > 1 }
    XCTAssertGreaterThan(library.count, 5)
    for (name, run) in library.sample(every: 8) + [("both", try ExplorationRun(Self.both(expecting: "")))] {
      for order in run.explorer().randomOrders(Thoroughness.count(24, sample: 5), seed: 7) {
        swapped += run.explorer().withExploration({ _ in }) { Self.swap($0.makeSearch().walk, along: order, name) }
      }
    }
    XCTAssertGreaterThan(swapped, Thoroughness.count(40, sample: 8))
  }

  /// Goes along an order, and at each decision does each pair of independent events in both orders.
  @MainActor
  private static func swap(_ walk: OrderWalk, along order: [Int], _ name: String) -> Int {
    var swapped = 0
    for length in 0..<min(order.count + 1, 40) {
      let prefix = Array(order.prefix(length))
      walk.begin(prefix)
      let count = walk.runToDecision()
      let events = walk.engine.enabled[..<count]
      for (first, left) in events.enumerated() {
        for (second, right) in events.enumerated().dropFirst(first + 1) {
          guard let one = walk.footprint(of: left), let two = walk.footprint(of: right), one.isDisjoint(with: two),
            max(left.earliest, walk.engine.world.now) == max(right.earliest, walk.engine.world.now)
          else { continue }
          guard let there = state(walk, prefix, first, right.submission),
            let back = state(walk, prefix, second, left.submission)
          else { continue }
          XCTAssertTrue(there.history == back.history, name)
          XCTAssertTrue(there.state == back.state, "\(name) behind \(prefix): \(first) and \(second)")
          swapped += 1
          walk.begin(prefix)
          _ = walk.runToDecision()
        }
      }
    }
    return swapped
  }

  /// The state behind two events; nil if there is no decision between them.
  @MainActor
  private static func state(
    _ walk: OrderWalk, _ prefix: [Int], _ first: Int, _ second: Int
  ) -> (history: OrderHistory, state: StateKey)? {
    walk.begin(prefix)
    _ = walk.runToDecision()
    walk.choose(first)
    let done = walk.eventsDone
    let count = walk.runToDecision()
    guard walk.eventsDone == done,
      let position = walk.engine.enabled[..<count].firstIndex(where: {
        $0.submission == second
      })
    else { return nil }
    walk.choose(position)
    let history = walk.history
    // What follows from the present state is submitted before it is compared.
    _ = walk.engine.collectLegal(walk.mode, horizon: .max)
    return (history, walk.stateKey(remaining: nil))
  }

  func testWhatAnExpectationSeesMakesEventsDependent() throws {
    let unseen = try ExplorationRun(Self.both(expecting: #"{ "never": "route Hats" }"#))
    let seen = try ExplorationRun(Self.both(expecting: #"{ "sequence": ["answer session", "answer shortLink"] }"#))
    let rules = [unseen, seen].map {
      EventFootprint.Rules(
        ExpectationProjection.all(of: $0.plan.scenario), isAppDescribed: true, sdkCount: 2,
        callbacks: SDKRegistry.standard.callbacks)
    }
    XCTAssertEqual(rules.map(\.seesInside), [false, true])
    let reports = [unseen, seen].map { $0.explore { $0.shrinks = false } }
    XCTAssertEqual(reports[0].orderCount, reports[1].orderCount)
    XCTAssertTrue(reports[0].passed)
    XCTAssertFalse(reports[1].passed)
    XCTAssertLessThan(try XCTUnwrap(reports[0].ordersRun), reports[0].orderCount)
  }

  func testWhatAnAssertionOfATestSeesMakesEventsDependent() throws {
    let test = try ScenarioTest(text: #"{ "version": 1, "name": "both", "# + Self.both(expecting: "") + "}")
    func failures(reduced: Bool) -> [UInt64] {
      var options = ExplorationOptions()
      options.mergesStates = reduced
      options.mode = .timed
      options.budget = 1_000_000
      options.shrinks = false
      let found: [OrderTestFailure] = test.failuresInOrders(
        of: .before("answer session", "answer shortLink"), options: options)
      return found.compactMap { $0.failures.first?.count.exact }
    }
    XCTAssertEqual(failures(reduced: true), failures(reduced: false))
    XCTAssertFalse(failures(reduced: true).isEmpty)
  }

  func testOrdersAreCountedAlikeForAnAppInSwift() throws {
    // An answer that comes after the others leaves fewer orders.
    let attribution = Thoroughness.isFull ? "1s" : "3s"
    for app in ["", #""uses": "both-sdks","#] {
      let run = try ExplorationRun(
        Self.both(expecting: #"{ "never": "route Hats" }"#, app: app, attribution: attribution))
      var reduced = run.explore {
        $0.mode = .timed
        $0.budget = 1_000_000
      }
      var single = run.explore {
        $0.mergesStates = false
        $0.mode = .timed
        $0.budget = 1_000_000
      }
      XCTAssertTrue(reduced.isComplete)
      XCTAssertTrue(single.isComplete)
      XCTAssertLessThan(try XCTUnwrap(reduced.ordersRun), try XCTUnwrap(single.ordersRun))
      reduced.ordersRun = nil
      single.ordersRun = nil
      XCTAssertEqual(reduced.orderCount, single.orderCount)
      XCTAssertEqual(reduced.outcomes, single.outcomes)
    }
  }
}
