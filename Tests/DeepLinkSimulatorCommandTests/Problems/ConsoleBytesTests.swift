import XCTest

@testable import DeepLinkSimulatorCommand

/// The log of a console is read in the encodings and with the ends of lines that tools write.
final class ConsoleBytesTests: XCTestCase {
  private static let text = ["[SDK]e: one", "two é"]

  private func lines(_ bytes: [UInt8]) throws -> [String] {
    try ConsoleLog(name: "log", bytes: bytes).lines.map { "\($0.number) \($0.text)" }
  }

  private func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  func testLinesEndAsOnAnySystem() throws {
    for end in ["\n", "\r\n", "\r", "\0\n"] {
      XCTAssertEqual(
        try lines(Array(Self.text.joined(separator: end).utf8)), ["1 [SDK]e: one", "2 two é"], end.debugDescription)
    }
    XCTAssertEqual(try lines(Array("one\0\ntwo\0".utf8)), ["1 one", "2 two"])
  }

  func testUTF16NeedsNoByteOrderMark() throws {
    let text = Self.text.joined(separator: "\r\n")
    for isLittle in [true, false] {
      for text in [text, "\u{FEFF}" + text] {
        XCTAssertEqual(try lines(utf16(text, isLittle: isLittle)), ["1 [SDK]e: one", "2 two é"])
      }
    }
  }

  func testOtherZerosAreNoText() {
    for bytes: [UInt8] in [[0x61, 0, 0x62, 0x63, 0x64, 0x65, 0x66], [0, 0, 0, 0x61], Array(0...255)] {
      XCTAssertThrowsError(try lines(bytes)) { error in
        XCTAssertTrue("\(error)".contains("this is not text in UTF-8 or UTF-16"), "\(error)")
      }
    }
  }

  /// What stands behind the messages of the SDKs for longer than any of them is data.
  func testTheEndOfAVeryLongLineIsNotLookedAt() throws {
    let log = try ConsoleLog(name: "log", bytes: Array(("[SDK]e: " + String(repeating: "x", count: 3_000_000)).utf8))
    XCTAssertEqual(log.lines.map(\.text.count), [1 << 15])
  }

  func testLinesThatTheSystemHidesAreNone() throws {
    let hidden = "12:59:54 Shop[1:2] [com.adjust.sdk:Adjust] <private>\n"
    let run = CapturedRun(["problems", "--log", "-"], input: String(repeating: hidden, count: 5))
    XCTAssertEqual(run.code, .noMatch)
    XCTAssertTrue(run.diagnostics.contains("(lines: 5, of an SDK: 0)"), run.diagnostics)
    XCTAssertTrue(run.diagnostics.contains("The system hides lines as <private>."), run.diagnostics)
  }
}
