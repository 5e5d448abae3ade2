@testable import DeepLinkSimulatorCommand
import XCTest

/// The lines of a file of commands, as they come.
final class CommandLinesTests: XCTestCase {
  private func lines(_ parts: [String], failing: Bool = false) -> CommandLines {
    var parts = parts[...]
    return CommandLines { () throws(InputFile.Failure) in
      if let part = parts.popFirst() { return Array(part.utf8) }
      if failing { throw InputFile.Failure(message: "the disk is gone") }
      return []
    }
  }

  func testAByteOrderMarkIsLeftOutAtTheStartAlone() {
    var lines = lines(["\u{FEFF}next\n", "\u{FEFF}back"])
    XCTAssertEqual(lines.next(), "next")
    XCTAssertEqual(lines.next(), "\u{FEFF}back")
    XCTAssertNil(lines.next())
    XCTAssertNil(lines.failure)
  }

  func testAPathInACommandNeedNotBeText() {
    var lines = CommandLines(Array("save b".utf8) + [0xFF] + Array(".json\n".utf8))
    let path = lines.next().map { $0.dropFirst("save ".count) } ?? ""
    XCTAssertEqual(SystemPath.bytes(String(path)), Array("b".utf8) + [0xFF] + Array(".json".utf8))
  }

  func testALineThatIsTooLongEndsTheLinesHoweverItComes() {
    let long = String(repeating: "a", count: (1 << 20) + 1)
    for parts in [["next\n\(long)\nback\n"], ["next\n", long, "\nback\n"], ["next\n\(long)"]] {
      var lines = lines(parts)
      XCTAssertEqual(lines.next(), "next")
      XCTAssertNil(lines.next())
      XCTAssertTrue(lines.isTooLong)
      XCTAssertNil(lines.next())
    }
    var lines = lines(["\(long.dropFirst())\nback"])
    XCTAssertEqual(lines.next()?.count, 1 << 20)
    XCTAssertEqual(lines.next(), "back")
    XCTAssertFalse(lines.isTooLong)
  }

  func testWhatCannotBeReadIsNoEnd() {
    var lines = lines(["next\nsave FI"], failing: true)
    XCTAssertEqual(lines.next(), "next")
    XCTAssertNil(lines.next(), "half a command is none")
    XCTAssertEqual(lines.failure?.message, "the disk is gone")
    XCTAssertNil(lines.next())
  }
}
