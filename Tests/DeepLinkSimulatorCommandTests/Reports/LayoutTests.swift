import DeepLinkSimulator
import XCTest

/// How wide text is on a terminal.
final class LayoutTests: XCTestCase {
  func testACharacterTakesAsManyColumnsAsATerminalGivesIt() {
    let widths: [(String, Int)] = [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("画面", 4), ("한국", 4), ("ｱ", 1), ("Ａ", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2),
      ("🇩🇪", 2), ("❤️", 2), ("✔✘·…", 4), ("a\u{200D}b", 2),
    ]
    for (text, width) in widths { XCTAssertEqual(text.columnCount, width, text) }
  }

  func testPaddingFillsColumnsAndCutsNothing() {
    XCTAssertEqual("画".padded(to: 4) + "|", "画  |")
    XCTAssertEqual("画".leftPadded(to: 4), "  画")
    XCTAssertEqual("long".padded(to: 2), "long")
    XCTAssertEqual("long".leftPadded(to: 2), "long")
  }

  func testACutTextEndsWithAnEllipsisWithinItsWidth() {
    XCTAssertEqual("abcdef".cut(to: 6), "abcdef")
    XCTAssertEqual("abcdef".cut(to: 4), "abc…")
    XCTAssertEqual("画面画面".cut(to: 6), "画面…")
    for width in 1...8 { XCTAssertLessThanOrEqual("画a面b画c".cut(to: width).columnCount, width) }
  }

  func testLinesBreakBetweenWordsOnly() {
    XCTAssertEqual("one two three".wrapped(to: 7), ["one two", "three"])
    XCTAssertEqual("incomprehensible it is".wrapped(to: 5), ["incomprehensible", "it is"])
    XCTAssertEqual("".wrapped(to: 5), [])
  }

  func testControlCharactersAndMarksThatTurnTextAreReplaced() {
    XCTAssertEqual("plain 画面".printable, "plain 画面")
    XCTAssertEqual("a\u{1B}[31m\n\u{202E}b\u{9B}".printable, "a\u{FFFD}[31m\u{FFFD}\u{FFFD}b\u{FFFD}")
  }
}
