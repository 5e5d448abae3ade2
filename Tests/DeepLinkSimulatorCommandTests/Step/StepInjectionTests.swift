import XCTest

/// Steps that are put into a run, and what becomes of its order.
final class StepInjectionTests: XCTestCase {
  func testStepsThatWaitForTheSystemComeInTheirOrder() throws {
    let session = try StepSession(
      [
        "until willFinishLaunching", "inject background", "inject kill", "until kill", "trace 6", "run",
        "save FOLDER/a.json",
      ], for: self)
    let waits = "it comes when the system is done with what it is doing; next goes there"
    XCTAssertEqual(Array(session.answers[1...2]), [waits, waits])
    XCTAssertEqual(
      session.answers[4],
      """
        #18       0s  user       background                                SIM-USER-1
        #19       0s  os         sceneWillResignActive                     IOS-LIFE-2
        #20       0s  os         willResignActiveNotification              IOS-ORDER-2
        #21       0s  os         sceneDidEnterBackground                   IOS-LIFE-3
        #22       0s  os         didEnterBackgroundNotification            IOS-ORDER-2
        #23       0s  user       kill                                      SIM-USER-1
      """)
    XCTAssertTrue(session.last.hasSuffix("it replays to the same 27 events"), session.last)
  }

  func testAStepAtTheSamePointComesBehindTheOneBefore() throws {
    try assertSession(
      ["until openGate", "inject network offline", "back", "inject closeGate login"], answers: 1,
      """
        #19       0s  user       network offline                           SIM-USER-1
        #20       0s  user       closeGate login                           SIM-USER-1
      step 14 · 0s · app active · scene foregroundActive · offline
      screen none · stored link none · closed gates login
      """)
    try assertSession(
      ["until didResolveDeepLink", "inject network offline", "back 2", "inject closeGate login"], answers: 1,
      """
        #22    300ms  user       wait 300ms                                SIM-USER-1
        #23    300ms  user       network offline                           SIM-USER-1
        #24    300ms  user       closeGate login                           SIM-USER-1
      step 17 · 300ms · app active · scene foregroundActive · offline
      screen A · stored link none · closed gates login
      """)
    // It is possible because of the one before, and waits for it.
    try assertSession(
      ["until openGate", "inject background", "back", "inject foreground", "until foreground"], answers: 2,
      """
        #19       0s  user       background                                SIM-USER-1
      step 13 · 0s · app active · scene foregroundActive
      screen none · stored link none
      it comes when the system is done with what it is doing; next goes there
      ---
        #20       0s  os         sceneWillResignActive                     IOS-LIFE-2
        #21       0s  os         willResignActiveNotification              IOS-ORDER-2
        #22       0s  os         sceneDidEnterBackground                   IOS-LIFE-3
        #23       0s  os         didEnterBackgroundNotification            IOS-ORDER-2
        #24       0s  user       foreground                                SIM-USER-1
      step 18 · 0s · app background · scene background
      screen none · stored link none
      """)
  }

  func testAStepThatIsNotPossibleBehindTheOneBeforeChangesNothing() throws {
    let session = try StepSession(
      ["until openGate", "inject background", "back", "inject alert", "pending", "next", "trace 1"], for: self)
    XCTAssertTrue(session.answers[3].hasPrefix("error: "), session.answers[3])
    XCTAssertTrue(session.answers[4].hasPrefix(" >  1       0s  user       background"), session.answers[4])
    XCTAssertTrue(session.last.contains("#19       0s  user       background"), session.last)
  }

  private static let launched = "until AppsFlyerLib.start"

  private func session(_ options: [String], _ commands: [String]) throws -> StepSession {
    let folder = try TemporaryFolder(for: self)
    try folder.write(StepSession.race.text, to: "scenario.json")
    return StepSession(options + ["\(folder.path)/scenario.json"], commands, hiding: folder)
  }

  func testTheEventLimitHoldsBehindAnInjectedStep() throws {
    let limited = try session(["--event-limit", "20"], [Self.launched, "next", "inject closeGate login", "run"])
    XCTAssertTrue(limited.last.contains("stopped after 20 events"), limited.last)
  }
}
