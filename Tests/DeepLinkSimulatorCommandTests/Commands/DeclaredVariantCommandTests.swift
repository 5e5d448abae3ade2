import DeepLinkSimulatorCommand
import XCTest

/// What the commands make of a file that declares variants: each of them is a separate run.
final class DeclaredVariantCommandTests: XCTestCase {
  private let text = ScenarioText(
    more:
      #""variants": { "style": { "uikit-scenes": {}, "swiftui-app-delegate": { "expect": [{ "never": "launch" }] } } }"#
  ).text

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(for: self)
    try folder.write(text, to: "a.jsonc")
    return folder
  }

  func testReplayReportsEachVariantAndSaysHowToReplayIt() throws {
    let folder = try folder()
    let run = CapturedRun(["replay", folder.path])
    XCTAssertEqual(
      folder.hide(in: run.output),
      """
      ✔ small · FOLDER/a.jsonc[style=uikit-scenes]
          install > launch
      ✘ small · FOLDER/a.jsonc[style=swiftui-app-delegate]
        at        FOLDER/a.jsonc:4:87
        expected  never launch
        actual    launch
                  ^ event 2 at 0s

          install > launch
        replay    deeplink-sim replay --verbose 'FOLDER/a.jsonc[style=swiftui-app-delegate]'

      2 scenarios: 1 passed, 1 failed · 20 events in 0s of virtual time

      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testAVariantIsSelectedAndFiltered() throws {
    let folder = try folder()
    let path = "\(folder.path)/a.jsonc"
    for arguments in [["\(path)[style=uikit-scenes]"], ["--filter", "style=uikit", path]] {
      let run = CapturedRun(["replay"] + arguments)
      XCTAssertEqual(run.code, .success, run.diagnostics)
      XCTAssertTrue(run.output.contains("1 scenario: 1 passed"), run.output)
    }
    XCTAssertEqual(CapturedRun(["replay", "-q", "\(path)[style=swiftui]"]).code, .failure)
    XCTAssertEqual(CapturedRun(["replay", "-q", "-[style=uikit-scenes]"], input: text).code, .success)
    let wrong = CapturedRun(["replay", "\(path)[style=swftui-app-delegate]"])
    XCTAssertEqual(wrong.code, .usage)
    XCTAssertEqual(
      folder.hide(in: wrong.diagnostics),
      #"FOLDER/a.jsonc: error: the axis "style" has no choice "swftui-app-delegate"; "#
        + "did you mean \"swiftui-app-delegate\"?\n")
  }

  func testValidateNamesEachVariantAndComplainsOnce() throws {
    let folder = try folder()
    XCTAssertEqual(
      folder.hide(in: CapturedRun(["validate", folder.path]).output),
      """
      ✔ FOLDER/a.jsonc[style=uikit-scenes]
      ✔ FOLDER/a.jsonc[style=swiftui-app-delegate]
      2 scenarios: 2 valid, 0 invalid

      """)
    try folder.write(text.replacingOccurrences(of: #""launch": {}"#, with: #""foreground": {}"#), to: "a.jsonc")
    let run = CapturedRun(["validate", folder.path])
    XCTAssertEqual(run.code, .usage)
    XCTAssertEqual(run.diagnostics.components(separatedBy: "error:").count, 2, run.diagnostics)
  }

  func testExploringAndRulesTakeEachVariant() throws {
    let folder = try folder()
    let explored = CapturedRun(["explore", "-q", folder.path])
    XCTAssertEqual(explored.code, .failure)
    XCTAssertTrue(explored.output.contains("'\(folder.path)/a.jsonc[style=swiftui-app-delegate]'"), explored.output)
    XCTAssertFalse(explored.output.contains("uikit-scenes"), explored.output)
    let coverage = CapturedRun(["rules", "SIM-USER-1", "--coverage", "--scenarios", folder.path])
    XCTAssertTrue(coverage.output.contains("a.jsonc[style=uikit-scenes] and 1 more"), coverage.output)
  }

  func testACommandForOneRunNamesTheVariants() throws {
    let folder = try folder()
    for command in ["step", "matrix"] {
      let run = CapturedRun([command, "\(folder.path)/a.jsonc"])
      XCTAssertEqual(run.code, .usage, command)
      XCTAssertEqual(
        folder.hide(in: run.diagnostics),
        """
        FOLDER/a.jsonc: error: \(command) takes one of the file's 2 variants; name one of
          'FOLDER/a.jsonc[style=uikit-scenes]'
          'FOLDER/a.jsonc[style=swiftui-app-delegate]'

        """)
    }
    let step = CapturedRun(["step", "\(folder.path)/a.jsonc[style=uikit-scenes]"], input: "run\n")
    XCTAssertEqual(step.code, .success, step.diagnostics)
  }

  func testATestTakesOneVariantOrAll() throws {
    let path = "\(try folder().path)/a.jsonc"
    XCTAssertEqual(
      try ScenarioTest.variants(of: path).map { $0.run().failures(of: .expectationsOfScenario).count }, [0, 1])
    XCTAssertEqual(try ScenarioTest.variants(of: path + "[style=swiftui]").count, 1)
    XCTAssertNil(
      try ScenarioTest(file: path + "[style=uikit-scenes]").run().failures(of: .expectationsOfScenario).first)
    XCTAssertThrowsError(try ScenarioTest(file: path)) { error in
      XCTAssertTrue("\(error)".contains("the file has 2 variants; name one, as in "), "\(error)")
    }
  }
}
