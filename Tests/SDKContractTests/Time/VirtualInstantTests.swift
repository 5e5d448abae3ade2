import SDKContract
import XCTest

/// Instants that are the same, and their hash values.
final class VirtualInstantTests: XCTestCase {
  /// Leaves all times open.
  private final class OpenClock: SymbolicTime {
    func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool {
      end.microseconds - start.microseconds < limit
    }

    func instant(of event: Int32) -> VirtualInstant { .zero }

    func hash(_ instant: VirtualInstant, into hasher: inout Hasher) {
      hasher.combine(instant.origin)
      hasher.combine(instant.microseconds)
    }
  }

  private func instant(_ microseconds: Int64, behind origin: Int32) -> VirtualInstant {
    var instant = VirtualInstant(microseconds: microseconds)
    instant.origin = origin
    return instant
  }

  private var instants: [VirtualInstant] {
    [-1, 0, 1, 2].flatMap { origin in [Int64(0), 5].map { instant($0, behind: origin) } }
  }

  private func assertThatEqualInstantsHashAlike(line: UInt = #line) {
    for left in instants {
      for right in instants where left == right {
        XCTAssertEqual(left.hashValue, right.hashValue, "\(left), \(right)", line: line)
        XCTAssertEqual(right, left, line: line)
      }
    }
  }

  func testWhereTimesAreFixedTheClockAloneCounts() {
    assertThatEqualInstantsHashAlike()
    XCTAssertEqual(Set(instants).count, 2)
  }

  func testWhereTimesAreOpenTheEventCountsToo() {
    TimeComparisons.$decider.withValue(OpenClock()) {
      assertThatEqualInstantsHashAlike()
      XCTAssertNotEqual(instant(5, behind: 1), instant(5, behind: 2))
      XCTAssertNotEqual(instant(5, behind: 1), instant(5, behind: 0))
      XCTAssertEqual(instant(5, behind: 1), instant(5, behind: 1))
      // The start, and an event that is not named.
      XCTAssertEqual(instant(5, behind: -1), instant(5, behind: 0))
      XCTAssertEqual(Set(instants).count, 6)
    }
  }
}
