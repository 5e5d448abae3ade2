import Foundation
import SDKContract
import XCTest

final class StoredValueTests: XCTestCase {
  func testANumberIsReadBackAsItWasWritten() throws {
    for number in [0, -1, Int.max, .min] {
      let text = try XCTUnwrap(StoredValue(number)).text
      XCTAssertEqual(StoredValue(text: text).value as? Int, number)
    }
    let text = try XCTUnwrap(StoredValue(UInt64.max)).text
    XCTAssertEqual(StoredValue(text: text).value as? UInt64, .max)
  }

  /// As on a device, where a stored number is an `NSNumber`.
  func testAStoredNumberHasEachTypeThatCanRepresentIt() throws {
    func stored(_ value: Any) throws -> Any { StoredValue(text: try XCTUnwrap(StoredValue(value)).text).value }

    XCTAssertEqual(try stored(2) as? Double, 2)
    XCTAssertEqual(try stored(2) as? Float, 2)
    XCTAssertEqual(try stored(2.0) as? Int, 2)
    XCTAssertNil(try stored(2.5) as? Int)
    XCTAssertEqual(try stored(Float(0.1)) as? Float, 0.1)
    XCTAssertEqual(try stored(true) as? Int, 1)
    XCTAssertEqual(try stored(1) as? Bool, true)
    XCTAssertNil(try stored(2) as? Bool)
    XCTAssertEqual(try stored(["A": Float(4)]) as? [String: Float], ["A": 4])
    XCTAssertEqual(try stored([1, 2]) as? [Double], [1, 2])
    XCTAssertNil(try stored("2") as? Int)
  }

  func testANumberOfFoundationStaysWhatItIs() throws {
    for (number, kind) in [
      (NSNumber(value: 1), "i"), (NSNumber(value: true), "b"), (NSNumber(value: Int8(1)), "i"),
      (NSNumber(value: 4.0), "d"), (NSNumber(value: UInt64.max), "i"),
    ] {
      let text = try XCTUnwrap(StoredValue(number)).text
      XCTAssertEqual(text.dropFirst().prefix(1), Substring(kind), "\(number)")
      XCTAssertEqual(StoredValue(text: text).value as? NSNumber, number)
    }
  }
}
