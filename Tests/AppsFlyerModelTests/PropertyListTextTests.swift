import SDKContract
import XCTest

@testable import AppsFlyerModel

/// Dumps of dictionaries, and numbers in lines.
final class PropertyListTextTests: XCTestCase {
  func testWhatIsNotAlphanumericIsQuoted() {
    let rows: [(PayloadValue, String)] = [
      (.string("apples"), "apples"), (.string("a_b"), "\"a_b\""), (.string(""), "\"\""), (.string("23"), "23"),
      (.integer(23), "23"), (.integer(-1), "\"-1\""), (.double(6.5), "\"6.5\""), (.double(6), "6"), (.bool(true), "1"),
      (.null, "\"<null>\""), (.string("a\"b\\c\nd"), #""a\"b\\c\nd""#), (.string("é"), #""\U00e9""#),
      (.string("🍏"), #""\Ud83c\Udf4f""#),
    ]
    for (value, text) in rows {
      XCTAssertEqual(PropertyListText([PayloadEntry("k", value)]).text, "{\n    k = \(text);\n}")
    }
  }

  func testContainersAreIndented() {
    let text = PropertyListText([
      PayloadEntry("b", .object([PayloadEntry("d", .integer(1)), PayloadEntry("c", .integer(2))])),
      PayloadEntry("a", .array([.string("x"), .string("y")])),
    ]).text
    XCTAssertEqual(
      text,
      """
      {
          a =     (
              x,
              y
          );
          b =     {
              c = 2;
              d = 1;
          };
      }
      """)
  }

  func testSecondsHaveTheirDecimalsInEveryLocale() {
    let rows: [(Int64, String, String)] = [
      (0, "0.0", "0.00"), (150_000, "0.2", "0.15"), (250_000, "0.2", "0.25"), (3_456_000, "3.5", "3.46"),
      (60_000_000, "60.0", "60.00"),
    ]
    for (microseconds, tenths, hundredths) in rows {
      XCTAssertEqual(LogSeconds.tenths(.microseconds(microseconds)), tenths)
      XCTAssertEqual(LogSeconds.hundredths(.microseconds(microseconds)), hundredths)
    }
  }
}
