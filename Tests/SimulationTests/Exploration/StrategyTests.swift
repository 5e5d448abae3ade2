import DeepLinkSimulator
import Foundation
import TestSupport
import XCTest

/// A race that only few orders show, and the ways to find it.
final class StrategyTests: XCTestCase {
  /// The expectation that the screen opens in onboarding holds unless the gate opens before the answer.
  private let race = """
    "app": {
      "scheme": "example", "domains": ["brandname.go.link"], "gates": ["onboarding"],
      "routes": { "summer-clothes": "SummerClothes" }, "adjust": { "version": "5.5.2" }
    },
    "steps": [
      { "tap": "https://brandname.go.link/summer-clothes" }, { "install": {} }, { "launch": {} }, { "wait": "30s" },
      { "openGate": "onboarding" }
    ],
    "expect": [{ "event": "store", "times": 1 }, { "finally": { "screen": "SummerClothes" } }]
    """

  func testTheClosestFailingOrderIsShownShrunkAndReplays() throws {
    let run = try ExplorationRun(race)
    let report = run.explore()
    XCTAssertTrue(report.isComplete)
    XCTAssertEqual(report.failures.count, 1)
    let failure = try XCTUnwrap(report.failures.first)
    XCTAssertEqual(failure.failure.expected, ["store once"])
    XCTAssertLessThan(failure.count, report.orderCount)
    XCTAssertLessThanOrEqual(failure.closest.schedule.orders.count, failure.closest.differences + 1)
    XCTAssertEqual(failure.pointOfNoReturn, EventName("openGate", 1))
    let number = try XCTUnwrap(failure.closest.number)
    let again = try XCTUnwrap(run.explorer().order(number))
    XCTAssertEqual(again.choices, failure.closest.choices)
    let replay = try run.explorer().run(failure.closest.schedule)
    XCTAssertEqual(replay.verdict.failures, [failure.failure])
    XCTAssertEqual(
      replay.result.trace.events.map(JSONLines.record),
      run.explorer().replay(failure.closest.choices).trace.events.map(JSONLines.record))
  }

  func testThePointOfNoReturnIsTheSameWhereNotAllOrdersAreKnown() throws {
    let run = try ExplorationRun(race)
    for change: (inout ExplorationOptions) -> Void in [
      { $0.maximumDifferences = 2 }, { $0.strategy = .random(seed: 1, count: 50) }, { $0.mergesStates = false },
    ] {
      let failure = try XCTUnwrap(
        run.explore {
          $0.maximumDifferences = 2
          change(&$0)
        }.failures.first)
      XCTAssertEqual(failure.noReturn, .event(EventName("openGate", 1)))
    }
    let late = run.explore {
      $0.maximumDifferences = 1
      $0.horizon = .seconds(1)
    }
    XCTAssertNil(late.failures.first?.noReturn)
  }

  func testWhereAllOrdersFailNoneIsLost() throws {
    let hopeless = race.replacing(#""screen": "SummerClothes""#, with: #""screen": "Winter""#)
    for differences in [nil, 1] {
      let report = try ExplorationRun(hopeless).explore { $0.maximumDifferences = differences }
      XCTAssertEqual(report.failures.last?.noReturn, .start)
    }
  }

  func testWhatCannotBeDecidedInTimeIsSaidToBeSo() throws {
    let opened = (0..<14).map { #"{ "pasteboard": "\#($0)" }"# }.joined(separator: ", ")
    let hopeless = race.replacing(#""screen": "SummerClothes""#, with: #""screen": "Winter""#)
    let run = try ExplorationRun(hopeless + #", "anytime": [\#(opened)]"#)
    let report = run.explore { $0.maximumDifferences = 0 }
    guard case .undecided(let orders) = report.failures.first?.noReturn else {
      return XCTFail("\(String(describing: report.failures.first?.noReturn))")
    }
    XCTAssertGreaterThan(orders, 0)
  }

  func testLatenciesThatKeepTheGateClosedMakeItHold() throws {
    XCTAssertTrue(try ExplorationRun(race).explore { $0.mode = .timed }.passed)
  }

  func testChanceAndPrioritiesFindIt() throws {
    let run = try ExplorationRun(race)
    for strategy in [
      ExplorationOptions.Strategy.random(seed: 1, count: 200), .priorities(seed: 1, count: 200, depth: 2),
    ] {
      let report = run.explore { $0.strategy = strategy }
      XCTAssertEqual(report.failures.count, 1)
      XCTAssertFalse(report.isComplete)
      XCTAssertEqual(report, run.explore { $0.strategy = strategy })
    }
  }

  func testARunByPriorityFindsTheRaceAsOftenAsItIsSaidTo() throws {
    let run = try ExplorationRun(race)
    let count = Thoroughness.count(200, sample: 15)
    for depth in 1...3 {
      var found = 0
      var bound = 0.0
      for seed in 0..<count {
        let report = run.explore {
          $0.strategy = .priorities(seed: UInt64(seed), count: 1, depth: depth)
          $0.shrinks = false
        }
        if report.verdict == .fails { found += 1 }
        let text = try XCTUnwrap(report.limits.last)
        let match = try XCTUnwrap(text.firstMatch(of: #/1 / \((\d+) · (\d+)\^(\d+)\)$/#), text)
        let numbers = try [match.1, match.2, match.3].map { try XCTUnwrap(Double($0)) }
        bound += 1 / (numbers[0] * pow(numbers[1], numbers[2]))
      }
      // The gate opens before the answer comes: one pair of events, so that any depth finds it.
      XCTAssertGreaterThan(Double(found), bound, "depth \(depth)")
      XCTAssertLessThan(found, count, "depth \(depth)")
    }
  }

  func testWhatABudgetDoesNotCoverIsSaid() throws {
    let report = try ExplorationRun(race).explore { $0.budget = 60 }
    XCTAssertEqual(report.limits.count, 1)
    XCTAssertTrue(try XCTUnwrap(report.limits.first).hasPrefix("orders with more than "))
  }

  func testAnOrderThatIsNotMadeSimpleInTimeIsSaidToBeSo() throws {
    let run = try ExplorationRun(race)
    func failure(_ seed: UInt64, budget: Int) -> OrderFailure? {
      run.explore {
        $0.strategy = .random(seed: seed, count: 1)
        $0.budget = budget
      }.failures.first
    }
    let seed = try XCTUnwrap(
      (0..<100).first { failure($0, budget: 1).map { $0.closest.schedule.orders.count > 1 } ?? false })
    let hasty = try XCTUnwrap(failure(seed, budget: 1))
    XCTAssertFalse(hasty.isSimplest)
    XCTAssertEqual(
      FailureText.simplerOrders(than: [hasty]),
      ["  simpler   not every shorter schedule was tried: a larger budget may find one"])
    let thorough = try XCTUnwrap(failure(seed, budget: 100_000))
    XCTAssertTrue(thorough.isSimplest)
    XCTAssertEqual(thorough.closest.schedule.orders.count, 1)
    XCTAssertEqual(FailureText.simplerOrders(than: [thorough]), [])
  }

  func testAnAppInSwiftIsExploredLikeADescribedOne() throws {
    let text = race.replacingOccurrences(of: #""adjust": {"#, with: #""uses": "onboarding", "adjust": {"#)
    let run = try ExplorationRun(text)
    let merged = run.explore { $0.budget = 20_000 }
    XCTAssertEqual(merged.failures.count, 1)
    XCTAssertEqual(merged.outcomes.count, 2)
  }
}
