import DeepLinkSimulator
import XCTest

@testable import DeepLinkSimulatorCommand

/// What Tab offers in a session.
final class StepCompleterTests: XCTestCase {
  private func candidates(for line: String, in files: [String]) throws -> [String] {
    let command = DeepLinkSimulatorCommand.withSampleApps
    let plan = try ScenarioRunner(apps: command.apps).plan(
      ScenarioFile(name: "race.json", bytes: Array(StepSession.race.text.utf8))
    ).get()
    let makeApp = try XCTUnwrap(command.apps.factory(for: nil))
    let apps = command.apps
    return SimulationSession.run(plan, makeApp: makeApp) { session in
      let steppedRun = SteppedRun(session, SteppedRunPlans(compiler: ScenarioCompiler(apps: apps)))
      let shell = StepShell(steppedRun, file: "race.json", makeApp: makeApp) { _, _, _ in nil }
      return StepCompleter(shell: shell, listFolder: { $0 == "my runs/" || $0 == "." ? files : [] })
        .candidates(for: line)
    }
  }

  func testNamesOfFilesAreOfferedAsTheyHaveToBeTyped() throws {
    let files = ["found it.json", "found.json", "it's.json"]
    XCTAssertEqual(try candidates(for: "save fou", in: files), ["found.json", #"found\ it.json"#])
    XCTAssertEqual(try candidates(for: #"save found\ "#, in: files), [#"found\ it.json"#])
    XCTAssertEqual(try candidates(for: #"save my\ runs/i"#, in: files), [#"my\ runs/it\'s.json"#])
    XCTAssertEqual(QuotedWords(#"my\ runs/it\'s.json --force"#).texts, ["my runs/it's.json", "--force"])
  }

  func testAWordWithBlanksIsCompletedAsOne() {
    var editor = LineEditor()
    for character in #"save found\ i"# { _ = editor.press(.character(character)) { _ in [] } }
    _ = editor.press(.tab) { _ in [#"found\ it.json"#] }
    XCTAssertEqual(editor.text, #"save found\ it.json "#)
  }
}
