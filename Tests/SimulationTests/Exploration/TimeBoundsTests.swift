import XCTest

@testable import Simulation

/// What is known of the times of events is all that follows from what was required of them, and no more.
final class TimeBoundsTests: XCTestCase {
  private static let count = 7

  /// Requirements at random: each event comes within some limits of those before it, and then some more are learnt.
  func testBoundsAreTheTightestThatFollow() {
    var random = Random(state: 7)
    var (impossible, learnt) = (0, 0)
    for _ in 0..<200 {
      var bounds = TimeBounds()
      var required = Differences(count: Self.count)
      for event in 1..<Self.count {
        var (limits, next) = (TimeBounds.Limits(), required)
        for other in 0..<event {
          let (earlier, later) = (random.next(below: 9) - 6, random.next(below: 9) - 2)
          if random.next(below: 3) == 0 {
            bounds.require(Int32(other), afterNextAtMost: Int64(earlier), in: &limits)
            next.require(other, after: event, atMost: earlier)
          }
          if random.next(below: 3) == 0 {
            bounds.requireNext(after: Int32(other), atMost: Int64(later), in: &limits)
            next.require(event, after: other, atMost: later)
          }
        }
        XCTAssertEqual(bounds.allows(limits), next.isPossible)
        guard next.isPossible else {
          impossible += 1
          limits = TimeBounds.Limits()
          bounds.require(0, afterNextAtMost: 0, in: &limits)
          required.require(0, after: event, atMost: 0)
          bounds.add(Int32(event), limits)
          continue
        }
        for first in 0..<event {
          let second = (first + 1) % event
          guard first != second, let limit = next[second, first] else { continue }
          XCTAssertTrue(bounds.allows(Int32(first), after: Int32(second), atMost: Int64(-limit), with: limits))
          XCTAssertFalse(bounds.allows(Int32(first), after: Int32(second), atMost: Int64(-limit - 1), with: limits))
        }
        required = next
        bounds.add(Int32(event), limits)
      }
      assertEqual(bounds, required)
      for _ in 0..<4 {
        let (first, second) = (random.next(below: Self.count), random.next(below: Self.count))
        let limit = random.next(below: 9) - 3
        var next = required
        next.require(first, after: second, atMost: limit)
        XCTAssertEqual(bounds.require(Int32(first), after: Int32(second), atMost: Int64(limit)), next.isPossible)
        guard next.isPossible else { continue }
        required = next
        learnt += 1
        assertEqual(bounds, required)
      }
      bounds.keep { $0 % 2 == 0 }
      assertEqual(bounds, required)
    }
    XCTAssertGreaterThan(impossible, 100)
    XCTAssertGreaterThan(learnt, 200)
  }

  private func assertEqual(_ bounds: TimeBounds, _ required: Differences) {
    for first in bounds.events {
      for second in bounds.events {
        guard let limit = required[Int(second), Int(first)] else {
          XCTAssertTrue(bounds.allows(first, after: second, atMost: -1_000_000))
          continue
        }
        XCTAssertTrue(bounds.allows(first, after: second, atMost: Int64(-limit)))
        XCTAssertFalse(bounds.allows(first, after: second, atMost: Int64(-limit - 1)))
      }
    }
  }

  /// Limits of differences, drawn to their conclusions by looking at all detours (Floyd and Warshall).
  private struct Differences {
    private var limits: [[Int?]]

    init(count: Int) {
      limits = (0..<count).map { row in (0..<count).map { $0 == row ? 0 : nil } }
    }

    subscript(first: Int, second: Int) -> Int? { limits[first][second] }

    var isPossible: Bool { limits.indices.allSatisfy { limits[$0][$0] == 0 } }

    mutating func require(_ first: Int, after second: Int, atMost limit: Int) {
      guard isPossible else { return }
      limits[first][second] = min(limits[first][second] ?? limit, limit)
      for middle in limits.indices {
        for row in limits.indices {
          for column in limits.indices {
            guard let start = limits[row][middle], let end = limits[middle][column] else { continue }
            limits[row][column] = min(limits[row][column] ?? start + end, start + end)
          }
        }
      }
    }
  }

  private struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
