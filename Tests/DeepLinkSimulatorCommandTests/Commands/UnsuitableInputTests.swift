import DeepLinkSimulatorCommand
import XCTest

/// What commands say about input with which they have nothing to do.
final class UnsuitableInputTests: XCTestCase {
  /// Two launches in a row: no app can do what the scenario says.
  private static let impossible = #"{ "install": {} }, { "launch": {} }, { "launch": {} }"#
  /// A move between states of which the app is not told, and which iOS therefore never makes.
  private static let refused = #"""
    { "version": 1, "name": "refused", "app": { "scheme": "example" },
      "steps": [{ "install": {} }, { "launch": {} }, { "system": { "process": "inactive" } }],
      "expect": [{ "refuses": "IOS-LIFE-23" }] }
    """#

  private func folder(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder(for: self)
    for (name, text) in files { try folder.write(text, to: name) }
    return folder.path
  }

  private func run(
    _ words: String, _ code: ExitCode, file: StaticString = #filePath,
    line: UInt = #line
  ) -> CapturedRun {
    let run = CapturedRun(words.split(separator: " ").map { String($0) })
    XCTAssertEqual(run.code, code, run.diagnostics, file: file, line: line)
    return run
  }

  func testARefusedScenarioHasNothingToStepThroughNorOutcomes() throws {
    let path = try folder(["refused.json": Self.refused]) + "/refused.json"
    XCTAssertEqual(
      run("step \(path)", .usage).diagnostics,
      "error: this scenario is refused: an app cannot go from active to inactive without a call (IOS-LIFE-23)\n")
    XCTAssertEqual(
      run("matrix \(path)", .usage).diagnostics,
      "\(path): error: a scenario that is refused has no outcomes\n")
    XCTAssertEqual(run("verify-determinism \(path)", .success).diagnostics, "")
  }

  func testEveryCommandSaysWhyAScenarioIsImpossible() throws {
    let text = ScenarioText(name: "twice", steps: Self.impossible).text
    let path = try folder(["twice.json": text]) + "/twice.json"
    for command in ["replay", "explore", "explore --format table", "matrix", "step", "verify-determinism"] {
      let diagnostics = run("\(command) \(path)", .usage).diagnostics
      let complaint = "error: the app is in front already; launch it when it is not running or in the background\n"
      XCTAssertEqual(diagnostics.components(separatedBy: complaint).count, 2, "\(command): \(diagnostics)")
    }
  }

  func testStepTakesOneScenario() throws {
    let text = ScenarioText(name: "n", steps: #"{ "install": {} }"#).text
    let path = try folder(["a.json": text, "b.json": text])
    XCTAssertEqual(
      run("step \(path)", .usage).diagnostics,
      "error: step takes one scenario, and there are 2 in \"\(path)\"\n")
  }

  func testALineThatIsTooLongEndsASessionBeforeIt() throws {
    let text = ScenarioText(name: "n", steps: #"{ "install": {} }"#).text
    let long = String(repeating: "a", count: (1 << 20) + 1)
    let path = try folder(["a.json": text, "commands": "next\n\(long)\nnext\n"])
    let session = run("step --commands \(path)/commands \(path)/a.json", .usage)
    XCTAssertEqual(
      session.diagnostics, "error: a line of more than 1 MiB is not a command; the session ends before it\n")
    XCTAssertFalse(session.output.contains("aaaa"))
  }

  func testAFieldThatIsNotWatchedCannotBeLeftUnwatched() throws {
    let session = try StepSession(["watch screen", "watch off process", "watch off screen"], for: self)
    XCTAssert(session.run.output.contains("error: \"process\" is not watched\n"), session.run.output)
    XCTAssert(session.run.output.contains("screen is not watched any more\n"), session.run.output)
  }

  func testResultsWithoutALineAreNone() throws {
    let path = try folder(["empty.jsonl": ""]) + "/empty.jsonl"
    XCTAssertEqual(
      run("merge \(path)", .noMatch).diagnostics, "error: there are no results in \(path)\n")
  }

  func testNewSaysThatALinkOpensNoScreen() throws {
    let path = try folder([:])
    let flow = run("new --sdk none --link scheme --state not-installed \(path)/n.jsonc", .success)
    XCTAssertEqual(
      flow.diagnostics, "note: the link opens no screen in this flow; the scenario expects that none opens\n")
    XCTAssertEqual(run("replay \(path)/n.jsonc", .success).diagnostics, "")
  }
}
