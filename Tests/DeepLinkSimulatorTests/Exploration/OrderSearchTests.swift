import DeepLinkSimulator
import XCTest

/// The search against simpler ones, on the scenarios of the library.
final class OrderSearchTests: XCTestCase {
  /// Every fourth scenario: all of them take minutes where nothing is optimised.
  private func sample() throws -> [(name: String, run: ExplorationRun)] {
    try ExplorationRun.library().enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }

  func testCountsEqualThoseOfABruteForce() throws {
    var compared = 0
    for (name, run) in try sample() {
      let report = run.explore {
        $0.budget = 1000
        $0.shrinks = false
      }
      guard report.isComplete, report.orderCount <= 30 else { continue }
      XCTAssertEqual(run.bruteForceCount(limit: 100), Int(report.orderCount), name)
      compared += 1
    }
    XCTAssertGreaterThan(compared, 5)
  }

  func testMergingStatesFindsTheSameOutcomesAndFailures() throws {
    var compared = 0
    for (name, run) in try sample() {
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
    XCTAssertGreaterThan(compared, 12)
  }
}
