import XCTest

@testable import Simulation

final class ScheduleReductionTests: XCTestCase {
  /// Reduces a schedule of numbered constraints.
  ///
  /// - Returns: The numbers that are left, and how many schedules were tried.
  private func reduce(
    _ count: Int, _ suffices: (Set<Int>) -> Bool
  ) throws -> (left: [Int], tried: Int) {
    let text = (0..<count).map { "tap#\($0 + 1) before launch#\($0 + 1)" }.joined(separator: ", ")
    let constraints = try Schedule(parsing: text).orders
    var reduction = ScheduleReduction(constraints)
    var tried = 0
    while let candidate = reduction.candidate {
      tried += 1
      let numbers = candidate.orders.compactMap { constraints.firstIndex(of: $0) }
      XCTAssertLessThan(numbers.count, reduction.constraints.count)
      reduction.note(suffices: suffices(Set(numbers)))
    }
    XCTAssertTrue(reduction.isDone)
    return (reduction.constraints.compactMap { constraints.firstIndex(of: $0) }, tried)
  }

  func testWhatIsNeededIsLeft() throws {
    let cases: [(count: Int, needed: Set<Int>)] = [
      (0, []), (1, []), (1, [0]), (2, [1]), (7, [0, 6]), (20, [2, 7]), (33, [0, 16, 32]), (8, Set(0..<8)),
    ]
    for (count, needed) in cases {
      XCTAssertEqual(try reduce(count) { $0.isSuperset(of: needed) }.left, needed.sorted(), "\(needed) of \(count)")
    }
  }

  func testNothingThatIsLeftCanBeLeftOut() throws {
    // Either both of two constraints are needed or neither, so that the one behind can be left out only at the second
    // try.
    let left = try reduce(5) { $0.contains(1) && (!$0.contains(0) || $0.contains(4)) }.left
    XCTAssertEqual(left, [1])
  }

  func testFewOfManyAreFoundWithFewTries() throws {
    XCTAssertLessThan(try reduce(1000) { $0.isSuperset(of: [3, 900]) }.tried, 60)
  }
}
