import XCTest

/// Steps that may be done at any time, in a session of `step`.
final class StepAnytimeTests: XCTestCase {
  private let scenario = ScenarioText(
    app: #""scheme": "shop", "routes": { "a": "A" }"#,
    more: #""anytime": [{ "foreground": {} }, { "background": {} }]"#,
    steps: #"{ "install": {} }, { "tap": "shop://a" }, { "wait": "10s" }"#)

  func testWhatIsPossibleIsListedChosenSavedAndReplayed() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario.text, to: "scenario.json")
    let path = "\(folder.path)/scenario.json"
    let session = StepSession(
      [path], ["pending", "until didBecomeActiveNotification", "pending", "choose 2", "run", "save FOLDER/saved.json"],
      hiding: folder)
    XCTAssertEqual(
      session.answers[0], " >  1       0s  user       install                                   SIM-USER-1")
    XCTAssertEqual(
      session.answers[2],
      """
       >  1      10s  user       wait 10s                                  SIM-USER-1
          2       0s  user       anytime background                        SIM-USER-2
      """)
    XCTAssertTrue(session.last.contains("it replays to the same"), session.last)
    let saved = try String(contentsOfFile: "\(folder.path)/saved.json", encoding: .utf8)
    XCTAssertTrue(saved.contains(#""anytime background#1 before wait#1""#), saved)
    let replay = CapturedRun(["replay", "\(folder.path)/saved.json"])
    XCTAssertTrue(replay.output.contains("background > wait 10s"), replay.output)
  }

  func testStepsAreInjectedAfterTheEndOfTheRun() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario.text, to: "scenario.json")
    let session = StepSession(
      ["\(folder.path)/scenario.json"],
      [
        "run", "inject background", "inject wait 5s", "inject foreground", "run", "inject kill force-quit",
        "save FOLDER/saved.json",
      ], hiding: folder)
    XCTAssertTrue(session.answers[1].contains("  user       background "), session.answers[1])
    XCTAssertTrue(session.answers[5].contains("  user       kill force-quit "), session.answers[5])
    XCTAssertTrue(session.last.contains("saved FOLDER/saved.json: 7 steps"), session.last)
    XCTAssertTrue(session.last.contains("it replays to the same"), session.last)
  }
}
