import DeepLinkSimulator
import XCTest

/// The search against simpler ones, on the scenarios of the library.
final class OrderSearchTests: XCTestCase {
  func testCountsEqualThoseOfABruteForce() throws {
    var compared = 0
    for (name, run) in try ExplorationRun.library() {
      let report = run.explore {
        $0.budget = 1000
        $0.shrinks = false
      }
      guard report.isComplete, report.orderCount <= 30 else { continue }
      XCTAssertEqual(run.bruteForceCount(limit: 100), Int(report.orderCount), name)
      compared += 1
    }
    XCTAssertGreaterThan(compared, 20)
  }

  func testMergingStatesFindsTheSameOutcomesAndFailures() throws {
    var compared = 0
    for (name, run) in try ExplorationRun.library() {
      let bound = run.explore {
        $0.budget = 700
        $0.shrinks = false
      }
      let differences = bound.isComplete ? (bound.orderCount <= 30 ? 100 : 1) : 1
      func explore(merging: Bool) -> ExplorationReport {
        run.explore {
          $0.maximumDifferences = differences
          $0.mergesStates = merging
          $0.shrinks = false
          $0.budget = 3000
        }
      }
      let single = explore(merging: false)
      guard !single.limits.contains(where: { $0.hasPrefix("orders with more than 0 ") }) else { continue }
      XCTAssertEqual(explore(merging: true), single, name)
      compared += 1
    }
    XCTAssertGreaterThan(compared, 50)
  }
}
