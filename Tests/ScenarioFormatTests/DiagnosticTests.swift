import SDKContract
import XCTest

@testable import ScenarioFormat

final class DiagnosticTests: XCTestCase {
  private func render(_ line: String, column: Int) -> [String] {
    let diagnostic = Diagnostic(
      file: "a.json", location: SourceLocation(line: 1, column: column), message: "wrong", sourceLine: line)
    return diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func testAComplaintAboutAFileHasNoLine() {
    XCTAssertEqual(
      Diagnostic(file: "a.json", location: nil, message: "wrong").description, "a.json: error: wrong")
  }

  func testAComplaintIsFollowedByItsLineAndACaret() {
    XCTAssertEqual(render("  abc", column: 4), ["a.json:1:4: error: wrong", "  abc", "   ^"])
  }

  func testTheCaretCanStandAfterTheLine() {
    XCTAssertEqual(render("abc", column: 4).suffix(2), ["abc", "   ^"])
  }

  func testTabsAreOneColumnAndStayTabsUnderTheLine() {
    XCTAssertEqual(render("\ta\tbc", column: 5).suffix(2), ["\ta\tbc", "\t \t ^"])
  }

  func testTheCaretStandsUnderItsCharacterBehindWideOnes() {
    XCTAssertEqual(render("é€😀x", column: 4).suffix(2), ["é€😀x", "    ^"])
    XCTAssertEqual(render("\"name\": \"画面\", x", column: 14).suffix(2), ["\"name\": \"画面\", x", "               ^"])
    XCTAssertEqual(render("e\u{301}x", column: 3).suffix(2), ["e\u{301}x", " ^"])
  }

  func testControlAndReorderingCharactersAreNotShown() {
    XCTAssertEqual(render("a\u{1B}[31m\u{202E}b", column: 1)[1], "a\u{FFFD}[31m\u{FFFD}b")
  }

  func testALongLineIsCutAroundTheColumn() {
    let line = String(repeating: "a", count: 200) + "X" + String(repeating: "b", count: 200)
    for column in [1, 40, 201, 360, 401, 402] {
      let shown = render(line, column: column)
      XCTAssertLessThanOrEqual(shown[1].count, 102)
      XCTAssertEqual(shown[1].hasPrefix("…"), column > 51, "\(column)")
      XCTAssertEqual(shown[1].hasSuffix("…"), column < 350, "\(column)")
      let caret = shown[2].count - 1
      let marked = caret < shown[1].count ? Array(shown[1])[caret] : nil
      XCTAssertEqual(marked, column <= 401 ? Array(line)[column - 1] : nil, "\(column)")
    }
  }

  func testWhatIsQuotedIsShortAndOnOneLine() {
    XCTAssertEqual("a\nb".quoted, "\"a\u{FFFD}b\"")
    XCTAssertEqual(String(repeating: "a", count: 61).quoted, "\"" + String(repeating: "a", count: 60) + "…\"")
  }
}
