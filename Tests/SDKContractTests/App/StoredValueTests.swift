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
}
