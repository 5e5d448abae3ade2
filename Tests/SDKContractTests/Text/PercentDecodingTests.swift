import Foundation
import SDKContract
import XCTest

final class PercentDecodingTests: XCTestCase {
  private let texts = [
    "", "apples", "a%20b", "a+b", "%25", "%2520", "%C3%A9", "%c3%a9", "100%", "%4", "%zz", "a%2", "%C3", "%FF%FE",
    "é%20",
    "%00", "%2B%2b",
  ]

  func testItDecodesAsFoundationDoes() {
    for text in texts {
      XCTAssertEqual(decode(text), text.removingPercentEncoding ?? text, text)
    }
  }

  func testItDecodesOnce() {
    XCTAssertEqual(decode("%2520"), "%20")
  }

  func testAMalformedEscapeLeavesTheWholeTextAsItIs() {
    XCTAssertEqual(decode("a%20b%zz"), "a%20b%zz")
  }

  private func decode(_ text: String) -> String { PercentDecoding.decode(text[...].utf8) }
}
