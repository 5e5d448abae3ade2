import SDKContract
import XCTest

final class UTCTimeTests: XCTestCase {
  func testTextsOfTimes() {
    let cases: [(time: UTCTime, text: String)] = [
      (UTCTime(microseconds: 0), "1970-01-01T00:00:00.000Z"),
      (UTCTime(microseconds: -1), "1969-12-31T23:59:59.999Z"),
      (UTCTime(year: 2020, month: 8, day: 12, hour: 15, minute: 8, millisecond: 770), "2020-08-12T15:08:00.770Z"),
      (UTCTime(year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 59), "2024-02-29T23:59:59.000Z"),
      (UTCTime(year: 1, month: 1, day: 1), "0001-01-01T00:00:00.000Z"),
      (UTCTime(year: -1, month: 12, day: 31), "-001-12-31T00:00:00.000Z"),
      (UTCTime(year: 10_000, month: 1, day: 1), "10000-01-01T00:00:00.000Z"),
      (UTCTime(microseconds: .max), "294247-01-10T04:00:54.775Z"),
      (UTCTime(microseconds: .min), "-290308-12-21T19:59:05.224Z"),
    ]
    for (time, text) in cases {
      XCTAssertEqual(time.text(separator: "T", zone: "Z"), text)
      XCTAssertEqual("\(time)", String(text.dropLast()).replacing("T", with: " "))
      XCTAssertEqual(
        time.text(separator: "T", hasMilliseconds: false, zone: "+00:00 UTC"), text.dropLast(5) + "+00:00 UTC")
    }
  }
}
