@testable import DeepLinkSimulatorCommand
import XCTest

/// What was typed in earlier sessions.
final class StepHistoryTests: XCTestCase {
  func testLinesAreKeptInTheFileOfTheEnvironment() throws {
    let folder = try TemporaryFolder(for: self)
    for environment in [
      ["DEEPLINK_SIM_HISTORY": "\(folder.path)/named"], ["XDG_STATE_HOME": "\(folder.path)/state/of/programs"],
      ["HOME": folder.path],
    ] {
      for line in ["next", "why", "", "why"] { StepHistory(environment).keep(line) }
      XCTAssertEqual(StepHistory(environment).lines, ["next", "why"])
    }
  }

  func testAnEmptyNameKeepsNothing() throws {
    let folder = try TemporaryFolder(for: self)
    let history = StepHistory(["DEEPLINK_SIM_HISTORY": "", "HOME": folder.path])
    history.keep("next")
    XCTAssertEqual(history.lines, [])
    XCTAssertEqual(StepHistory(["HOME": folder.path]).lines, [])
  }

  func testAFileThatCannotBeReadIsLeftAlone() throws {
    let folder = try TemporaryFolder(for: self)
    XCTAssertEqual(StepHistory(["DEEPLINK_SIM_HISTORY": folder.path]).lines, [])
    XCTAssertEqual(StepHistory(["DEEPLINK_SIM_HISTORY": "\(folder.path)/no/such"]).lines, [])
    XCTAssertEqual(StepHistory([:]).lines, [])
  }

  func testTwoSessionsAtATimeBothKeepTheirLines() throws {
    let folder = try TemporaryFolder(for: self)
    let environment = ["DEEPLINK_SIM_HISTORY": "\(folder.path)/history"]
    let (one, other) = (StepHistory(environment), StepHistory(environment))
    one.keep("next")
    other.keep("why")
    one.keep("quit")
    XCTAssertEqual(StepHistory(environment).lines, ["next", "why", "quit"])
  }

  func testAFileWithTheLineEndsOfAnotherSystemHasItsLines() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("next\r\nwhy\r\n", to: "history")
    XCTAssertEqual(StepHistory(["DEEPLINK_SIM_HISTORY": "\(folder.path)/history"]).lines, ["next", "why"])
  }

  func testALongLineDoesNotPushOutThoseThatComeLater() throws {
    let folder = try TemporaryFolder(for: self)
    let history = StepHistory(["DEEPLINK_SIM_HISTORY": "\(folder.path)/history"])
    for line in [String(repeating: "x", count: 1 << 20), "next", "why"] { history.keep(line) }
    XCTAssertEqual(history.lines, ["next", "why"])
  }

  func testTheArrowsBringTheLinesOfEarlierSessionsBack() {
    var editor = LineEditor(history: ["next", "why"])
    _ = editor.press(.up) { _ in [] }
    XCTAssertEqual(editor.text, "why")
    _ = editor.press(.up) { _ in [] }
    XCTAssertEqual(editor.text, "next")
  }
}
