import DeepLinkSimulatorCommand
import XCTest

/// A setting that has an effect only in some versions of the SDK.
final class VersionNoteTests: XCTestCase {
  private func validate(_ app: String) -> String {
    let scenario = """
      {
        "version": 1, "name": "LinkHouse",
        "app": { "linkhouse": \(app) },
        "steps": [{ "install": {} }, { "launch": {} }]
      }
      """
    return LinkHouseRun(["validate", "--quiet"], scenario: scenario).diagnostics
  }

  func testASettingThatTheVersionDoesNotHaveGetsANote() {
    let note = "<stdin>:3:59: note: the switch asksForNoLink has no effect in LinkHouse 1.4, only since 2.0.0; "
    let text = validate(#"{ "version": "1.4", "switches": { "asksForNoLink": false } }"#)
    XCTAssertTrue(text.hasPrefix(note + #"remove it, or write "version": "2.0" in "linkhouse""#), text)
    XCTAssertEqual(validate(#"{ "version": "2.0", "switches": { "asksForNoLink": false } }"#), "")
  }

  func testTheSettingHasItsEffectInTheOtherVersions() {
    for (value, count) in [("true", 1), ("false", 0)] {
      let scenario = """
        {
          "version": 1, "name": "LinkHouse",
          "app": { "linkhouse": { "version": "2.0", "switches": { "asksForNoLink": \(value) } } },
          "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }],
          "expect": [{ "event": "linkHouseDidFindNoLink", "times": \(count) }]
        }
        """
      let run = LinkHouseRun(["replay"], scenario: scenario)
      XCTAssertEqual(run.code, .success, run.output)
    }
  }

  func testTheSchemaSaysTheVersions() {
    let text = LinkHouseRun(["schema"]).output
    XCTAssertTrue(
      text.contains("there is no link to follow. Only in versions since 2.0.0. Default: true."),
      "the schema does not say since when asksForNoLink has an effect")
  }

  func testADeclarationWithVersionsThatDoNotExistIsRefused() {
    let run = LinkHouseRun(beacon: Dated.self, ["rules"])
    XCTAssertEqual(run.code, .internalError)
    XCTAssertEqual(
      run.diagnostics,
      """
      error: the declaration of Beacon: "greeting" has an effect only since 2.0.0, and there is no such version

      """)
  }
}
