import XCTest

@testable import Simulation

/// How durations and large numbers are written for people.
final class WordsTests: XCTestCase {
  func testDurationsAreWrittenByTheirTwoLargestUnits() {
    let texts: [(Duration, String)] = [
      (.zero, "0s"), (.milliseconds(300), "300ms"), (.seconds(119.5), "119.5s"), (.seconds(120), "2 min"),
      (.seconds(120.5), "2 min 0.5 s"),
      (.seconds(3605), "1 h 5 s"), (.seconds(86_762.2), "1 day 6 min"), (.seconds(2 * 86_400), "2 days"),
      (.seconds(10_648_315.05), "4 months 1 day"), (.seconds(259_199_515.05), "8 years 2 months"),
      (.seconds(-180), "-3 min"), (.seconds(2_629_746 + 5), "1 month"),
    ]
    for (duration, text) in texts { XCTAssertEqual(duration.inWords, text) }
  }

  func testTwoTimesThatWouldReadTheSameAreToldApart() {
    let first = VirtualInstant(microseconds: 86_400_000_000)
    XCTAssertEqual(first.inWords(behind: nil), "1 day")
    XCTAssertEqual(first.advanced(by: .milliseconds(20)).inWords(behind: first), "+20ms")
    XCTAssertEqual(first.advanced(by: .seconds(60)).inWords(behind: first), "1 day 1 min")
  }

  func testLargeNumbersAreGrouped() {
    XCTAssertEqual([0, 999, 1000, 6_958_010_535].map(\.grouped), ["0", "999", "1,000", "6,958,010,535"])
    XCTAssertEqual((-12_345).grouped, "-12,345")
    XCTAssertEqual(OrderCount(1).groupedOrders, "1 order")
    XCTAssertEqual(OrderCount(96_096).groupedOrders, "96,096 orders")
    XCTAssertEqual(OrderCount.uncountable.groupedOrders, "more than 10^19 orders")
  }

  func testALineIsBrokenBetweenWordsAndHangsUnderItsText() {
    XCTAssertEqual("  because   one two three four".fitted(to: 26), ["  because   one two three", "            four"])
    XCTAssertEqual("  because   one two three".fitted(to: 20), ["  because   one two", "  three"])
    XCTAssertEqual("✔ one two three".fitted(to: 10), ["✔ one two", "  three"])
    XCTAssertEqual("✔ \u{1B}[2mone\u{1B}[0m two".fitted(to: 9), ["✔ \u{1B}[2mone\u{1B}[0m two"])
    XCTAssertEqual("画面 画面 画面".fitted(to: 9), ["画面 画面", "  画面"])
    XCTAssertEqual("anything".fitted(to: nil), ["anything"])
    XCTAssertEqual("https://example.com/a/b".fitted(to: 10), ["https://example.com/a/b"])
  }
}
