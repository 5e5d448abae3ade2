import DeepLinkSimulator
import TestSupport
import XCTest

/// The search against simpler ones, on the scenarios of the library.
final class OrderSearchTests: XCTestCase {
  private let enough = Thoroughness.count(12, sample: 2)

  private func sample(every share: Int) throws -> [(name: String, run: ExplorationRun)] {
    try ExplorationRun.library().sample(every: share)
  }

  /// Every third scenario at most: `LibraryCheck` compares the searches of all, but for their points of no return.
  private func sampleOfThird(every share: Int) throws -> [(name: String, run: ExplorationRun)] {
    try sample(every: share).enumerated().filter { !Thoroughness.isFull || $0.offset % 3 == 0 }.map(\.element)
  }

  /// The whole library, where neighbours, which are often alike, are far from each other: first one of so many, then
  /// the ones after those, and so on.
  private func library(inStepsOf share: Int) throws -> [(name: String, run: ExplorationRun)] {
    let library = try ExplorationRun.library()
    return (0..<share).flatMap { start in
      stride(from: start, to: library.count, by: share).map { library[$0] }
    }
  }

  func testCountsEqualThoseOfABruteForce() throws {
    var compared = 0
    let sample = try Thoroughness.isFull ? sample(every: 61) : library(inStepsOf: 61)
    for (name, run) in sample where Thoroughness.isFull || compared < enough {
      let report = run.explore {
        $0.budget = 1000
        $0.shrinks = false
        $0.findsPointOfNoReturn = false
      }
      guard report.isComplete, report.orderCount <= 20 else { continue }
      XCTAssertEqual(run.bruteForceCount(limit: 100), Int(report.orderCount.exact ?? 0), name)
      compared += 1
    }
    XCTAssertGreaterThanOrEqual(compared, enough)
  }

  /// Scenarios with up to 150 orders are compared whole: numbers, outcomes, and the closest failing orders.
  ///
  /// About a quarter of the scenarios are that small, so a debug build goes on until it has found enough of them.
  func testTheReductionChangesNothingInSmallScenarios() throws {
    var compared = 0
    let sample = try Thoroughness.isFull ? sampleOfThird(every: 83) : library(inStepsOf: 83)
    for (name, run) in sample where Thoroughness.isFull || compared < enough {
      let reduced = run.explore {
        $0.budget = 1000
        $0.shrinks = false
      }
      guard reduced.isComplete, reduced.orderCount <= 150 else { continue }
      let single = run.explore {
        $0.mergesStates = false
        $0.shrinks = false
        $0.budget = 100_000
      }
      assertEqual(reduced, single, name)
      compared += 1
    }
    XCTAssertGreaterThanOrEqual(compared, enough)
  }

  /// Of larger ones, the orders with one difference.
  func testTheReductionChangesNothingCloseToTheDefaultOrder() throws {
    var compared = 0
    for (name, run) in try sampleOfThird(every: 131) {
      func explore(merging: Bool) -> ExplorationReport {
        run.explore {
          $0.maximumDifferences = 1
          $0.mergesStates = merging
          $0.shrinks = false
          $0.budget = 3000
        }
      }
      let single = explore(merging: false)
      guard !single.limits.contains(where: { $0.hasPrefix("orders with more than 0 ") }) else { continue }
      assertEqual(explore(merging: true), single, name)
      compared += 1
    }
    XCTAssertGreaterThanOrEqual(compared, enough)
  }

  private func assertEqual(_ reduced: ExplorationReport, _ single: ExplorationReport, _ name: String) {
    var (reduced, single) = (reduced, single)
    XCTAssertLessThanOrEqual(reduced.ordersRun ?? 0, single.ordersRun ?? 0, name)
    reduced.ordersRun = nil
    single.ordersRun = nil
    if !single.isComplete {
      // Where not all is known, each search looks as far as it comes.
      for index in reduced.failures.indices { reduced.failures[index].noReturn = nil }
      for index in single.failures.indices { single.failures[index].noReturn = nil }
    }
    XCTAssertEqual(reduced, single, name)
  }
}
