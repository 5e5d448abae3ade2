import SDKContract
import Synchronization
import XCTest

/// Instants that are the same, and their hash values.
final class VirtualInstantTests: XCTestCase {
  /// Leaves all times open.
  private final class OpenClock: SymbolicTime {
    func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool {
      end.microseconds - start.microseconds < limit
    }

    /// How often a time was asked for.
    let asked = Atomic(0)

    func noteDuration(from start: VirtualInstant, to end: VirtualInstant) {
      asked.wrappingAdd(1, ordering: .relaxed)
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

  func testATimeThatIsAskedForIsNotedWhereItIsOpen() {
    let clock = OpenClock()
    TimeComparisons.$decider.withValue(clock) {
      let (start, end) = (instant(0, behind: 1), instant(5, behind: 2))
      XCTAssertEqual(start.shownDuration(to: end), .microseconds(5))
      XCTAssertEqual(start.duration(to: instant(5, behind: 1)), .microseconds(5))
      XCTAssertEqual(clock.asked.load(ordering: .relaxed), 0)
      XCTAssertEqual(start.duration(to: end), .microseconds(5))
      XCTAssertEqual(clock.asked.load(ordering: .relaxed), 1)
    }
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
