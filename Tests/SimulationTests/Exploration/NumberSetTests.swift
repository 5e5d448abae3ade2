import XCTest

@testable import Simulation

final class NumberSetTests: XCTestCase {
  func testItHasWhatWasPutInAndNothingElse() {
    var random = RandomChooser(seed: 3, order: 0)
    var numbers = NumberSet()
    var reference: Set<UInt64> = []
    for _ in 0..<20_000 {
      let value = UInt64(1 + random.next(below: 15_000)) &* 0x9E37_79B9_7F4A_7C15
      XCTAssertEqual(numbers.insert(value), reference.insert(value).inserted)
    }
    XCTAssertEqual(numbers.count, reference.count)
    XCTAssertTrue(numbers.insert(0))
    XCTAssertFalse(numbers.insert(0))
  }
}
