import XCTest

@testable import DeepLinkSimulatorCommand

/// What is typed on a terminal, which sends one scalar after the other.
final class LineEditorTests: XCTestCase {
  private static let characters = [
    "e\u{301}", "\u{1F1E9}\u{1F1EA}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F44D}\u{1F3FD}",
    "\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{1112}\u{1161}\u{11AB}",
  ]

  private func press(_ text: String, _ keys: Key..., in editor: inout LineEditor) {
    var decoder = KeyDecoder()
    for key in decoder.keys(in: Array(text.utf8)) + keys { _ = editor.press(key) { _ in [] } }
  }

  func testACharacterOfSeveralScalarsIsOne() {
    for character in Self.characters {
      var editor = LineEditor()
      press("a\(character)b", in: &editor)
      XCTAssertEqual(Array(editor.text.unicodeScalars), Array("a\(character)b".unicodeScalars))
      XCTAssertEqual(editor.characters.count, 3, character)
      XCTAssertEqual(editor.cursor, 3, character)
      press("", .left, .backspace, in: &editor)
      XCTAssertEqual(editor.text, "ab", character)
      XCTAssertEqual(editor.cursor, 1, character)
      press(character, .left, .delete, in: &editor)
      XCTAssertEqual(editor.text, "ab", character)
      press(character, .left, .right, in: &editor)
      XCTAssertEqual(editor.cursor, 2, character)
    }
  }

  func testTheCursorIsInTheColumnBehindTheCharacter() {
    for (character, columns) in zip(Self.characters, [1, 2, 2, 2, 2, 2, 2]) {
      var editor = LineEditor()
      press("a\(character)", in: &editor)
      let window = editor.window(columns: 40)
      XCTAssertEqual(window.cursor, 1 + columns, character)
      XCTAssertEqual(window.text, "a\(character)")
    }
  }

  func testWhatComesTogetherWhenSomethingGoesIsOneCharacter() {
    var editor = LineEditor()
    press("\u{1F1E9}x\u{1F1EA}y", .left, .left, .backspace, in: &editor)
    XCTAssertEqual(editor.text, "\u{1F1E9}\u{1F1EA}y")
    XCTAssertEqual(editor.characters.count, 2)
    XCTAssertEqual(editor.cursor, 1)
    press("", .backspace, in: &editor)
    XCTAssertEqual(editor.text, "y")
  }

  func testAnAccentInFrontOfTheLineJoinsNothing() {
    var editor = LineEditor()
    press("\u{301}", in: &editor)
    XCTAssertEqual(editor.cursor, 1)
    press("e", .home, .delete, in: &editor)
    XCTAssertEqual(editor.text, "e")
  }
}
