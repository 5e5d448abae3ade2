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
      StepHistory(environment).keep(["next", "why"])
      XCTAssertEqual(StepHistory(environment).lines, ["next", "why"])
    }
  }

  func testAnEmptyNameKeepsNothing() throws {
    let folder = try TemporaryFolder(for: self)
    let history = StepHistory(["DEEPLINK_SIM_HISTORY": "", "HOME": folder.path])
    history.keep(["next"])
    XCTAssertEqual(history.lines, [])
    XCTAssertEqual(StepHistory(["HOME": folder.path]).lines, [])
  }

  func testAFileThatCannotBeReadIsLeftAlone() throws {
    let folder = try TemporaryFolder(for: self)
    XCTAssertEqual(StepHistory(["DEEPLINK_SIM_HISTORY": folder.path]).lines, [])
    XCTAssertEqual(StepHistory(["DEEPLINK_SIM_HISTORY": "\(folder.path)/no/such"]).lines, [])
    XCTAssertEqual(StepHistory([:]).lines, [])
  }

  func testTheArrowsBringTheLinesOfEarlierSessionsBack() {
    var editor = LineEditor(history: ["next", "why"])
    _ = editor.press(.up) { _ in [] }
    XCTAssertEqual(editor.text, "why")
    _ = editor.press(.up) { _ in [] }
    XCTAssertEqual(editor.text, "next")
  }
}
