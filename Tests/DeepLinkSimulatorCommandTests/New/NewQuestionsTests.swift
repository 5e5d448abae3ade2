import DeepLinkSimulatorCommand
import Foundation
import Synchronization
import XCTest

/// What `new` asks a person at a terminal.
final class NewQuestionsTests: XCTestCase {
  private func answer(_ input: String, _ arguments: [String]) -> (code: ExitCode, output: String, diagnostics: String) {
    let (output, diagnostics) = (Texts(), Texts())
    var console = Console(
      output: { output.add($0) }, diagnostics: { diagnostics.add($0) }, readInput: { Array(input.utf8) },
      outputIsTerminal: true)
    console.inputIsTerminal = true
    let code = DeepLinkSimulatorCommand().run(["new"] + arguments, console: console)
    return (code, output.text, diagnostics.text)
  }

  func testAnswersByNumberAndByName() throws {
    let folder = try TemporaryFolder(for: self)
    let run = answer(
      "2\nswiftui-app-delegate\n1\nadjustDeferredDeeplinkReceived\nFrom the shop\n", [folder.path + "/a.jsonc"])
    XCTAssertEqual(run.code, .success, run.diagnostics)
    let text = try String(contentsOfFile: "\(folder.path)/a.jsonc", encoding: .utf8)
    for part in [
      #""name": "From the shop""#, #""style": "swiftui-app-delegate""#, #""adjust": {"#, "brandname.go.link/shoes",
      #""callback": "adjustDeferredDeeplinkReceived""#,
    ] { XCTAssertTrue(text.contains(part), "\(part)\n\(text)") }
    XCTAssertEqual(CapturedRun(["replay", "-q", "\(folder.path)/a.jsonc"]).code, .success)
  }

  func testEnterTakesWhatIsUsual() throws {
    let folder = try TemporaryFolder(for: self)
    let run = answer("\n\n\n\n\n\(folder.path)/b.jsonc\n", [])
    XCTAssertEqual(run.code, .success, run.diagnostics)
    XCTAssertTrue(run.output.contains("Number or name (Enter: uikit-scenes): "), run.output)
    let text = try String(contentsOfFile: "\(folder.path)/b.jsonc", encoding: .utf8)
    XCTAssertTrue(text.contains(#""appsflyer": {"#), text)
  }

  func testAWrongAnswerIsAskedForAgain() throws {
    let folder = try TemporaryFolder(for: self)
    let run = answer("adjus\n9\nnone\n\n\nx\n", ["\(folder.path)/c.jsonc"])
    XCTAssertEqual(run.code, .success, run.diagnostics)
    XCTAssertTrue(run.output.contains(#""adjus" is not one of these; did you mean "adjust"?"#), run.output)
    XCTAssertTrue(run.output.contains(#""9" is not one of these"#), run.output)
  }

  func testWithoutAnAnswerNothingIsWritten() throws {
    let folder = try TemporaryFolder(for: self)
    let run = answer("1\n", ["\(folder.path)/d.jsonc"])
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(run.diagnostics, "error: there was no answer; nothing was written\n")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }

  func testQuestionsFitOnATerminal() {
    // The person's Enter is no part of the output.
    let output = answer("1\n1\n1\n1\n", ["x.jsonc"]).output.replacing("): ", with: "): \n")
    for line in output.split(separator: "\n") {
      XCTAssertLessThanOrEqual(line.count, 80, "\(line)")
    }
  }
}

private final class Texts: Sendable {
  private let state = Mutex("")

  var text: String { state.withLock { $0 } }

  func add(_ text: String) { state.withLock { $0 += text } }
}
