import XCTest

@testable import DeepLinkSimulatorCommand

/// What the bytes of a terminal mean.
final class KeyDecoderTests: XCTestCase {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(in: Array(text.utf8))
  }

  func testTheEndOfAPastedLineIsOneEnter() {
    XCTAssertEqual(keys("n\r\n"), [.character("n"), .enter])
    XCTAssertEqual(keys("\r\r\n\n"), [.enter, .enter, .enter])
  }

  func testEscapeTakesNoOtherKeyAlong() {
    XCTAssertEqual(keys("\u{1B}\r"), [.unknown, .enter])
    XCTAssertEqual(keys("\u{1B}\u{3}"), [.unknown, .control("c")])
    XCTAssertEqual(keys("\u{1B}é"), [.unknown, .character("é")])
    XCTAssertEqual(keys("\u{1B}[1\u{3}"), [.unknown, .control("c")])
    XCTAssertEqual(keys("\u{1B}[3~\u{1B}[1;5C"), [.delete, .wordRight])
  }

  func testFunctionKeysOfAConsoleTypeNothing() {
    XCTAssertEqual(keys("\u{1B}[[Ax"), [.unknown, .character("x")])
  }

  func testOptionDeleteRemovesAWord() {
    var editor = LineEditor()
    for key in keys("until route\u{1B}\u{7F}") { _ = editor.press(key) { _ in [] } }
    XCTAssertEqual(editor.text, "until ")
  }
}
