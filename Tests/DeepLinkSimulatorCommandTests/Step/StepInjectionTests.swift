import XCTest

/// Steps that are put into a run, and what happens to its order.
final class StepInjectionTests: XCTestCase {
  func testStepsThatWaitForTheSystemComeInTheirOrder() throws {
    let session = try StepSession(
      [
        "until willFinishLaunching", "inject background", "inject kill", "until kill", "trace 6", "run",
        "save FOLDER/a.json",
      ], for: self)
    let waits = "it comes after what the system is doing now; next goes there"
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

  func testAValueOfACallNeedsItsWord() throws {
    try assertSession(
      ["until openGate", "inject call", "inject call AppsFlyerLib.start now"], answers: 2,
      """
      error: call needs a name
      ---
      error: a value comes after with; write inject call AppsFlyerLib.start with now
      """)
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
      it comes after what the system is doing now; next goes there
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

  func testAnExpectationOfALaterStepDoesNotKeepAStepFromBeingInjected() throws {
    let folder = try TemporaryFolder(for: self)
    let scenario = ScenarioText(
      app: #""scheme": "shop", "routes": { "a": "A", "b": "B" }"#,
      steps: ScenarioText.launched + #", { "background": {} }, { "tap": "shop://a" }"#,
      expect: #"{ "sequence": ["tap shop://a", "route A"] }, { "event": "route", "times": 1 }"#)
    try folder.write(scenario.text, to: "scenario.json")
    let file = ["\(folder.path)/scenario.json"]
    let session = StepSession(
      file, ["until didBecomeActiveNotification", "inject tap shop://b", "break tap shop://b", "save FOLDER/a.json"],
      hiding: folder)
    XCTAssertTrue(session.answers[1].contains("user       tap shop://b"), session.answers[1])
    XCTAssertEqual(session.answers[2], "run stops at tap shop://b")
    XCTAssertTrue(
      session.last.hasPrefix("saved FOLDER/a.json: 5 steps, the default order\nit replays to"), session.last)
    // The steps after it are left out, and so is what was expected of them.
    let removed = StepSession(
      file, ["until didBecomeActiveNotification", "inject tap shop://b", "inject uninstall", "save FOLDER/b.json"],
      hiding: folder)
    XCTAssertTrue(
      removed.last.hasPrefix(
        """
        saved FOLDER/b.json: 4 steps, the default order
        1 expectation is left out: unknown word "shop://a" after "tap"; did you mean "shop://b"?
        it replays to
        """), removed.last)
    XCTAssertEqual(CapturedRun(["validate", "\(folder.path)/b.json"]).code, .success)
  }

  // MARK: The order of the session

  private static let early = "onConversionDataSuccess#1 before answer deferredDeepLink#1"

  private static func events(_ answer: String) -> [String] {
    answer.split(separator: "\n").filter { $0.contains("  #") }.map { line in
      line.dropFirst(27).prefix(41).trimmingCharacters(in: .whitespaces)
    }
  }

  func testTheRestOfAnOrderGoesOnBehindAnInjectedStep() throws {
    for order in [["--order", "30"], ["--schedule", Self.early]] {
      let plain = try session(order, [Self.launched, "next", "run"])
      let changed = try session(
        order, [Self.launched, "next", "inject network offline", "inject network online", "run", "save FOLDER/a.json"])
      XCTAssertTrue(Self.events(plain.last).first?.hasPrefix("answer launch") == true, plain.last)
      XCTAssertEqual(Self.events(changed.answers[4]), Self.events(plain.last))
      XCTAssertFalse(changed.answers[4].contains("the order"), changed.answers[4])
      XCTAssertTrue(changed.last.contains("it replays to the same"), changed.last)
    }
  }

  func testTheRestOfAnOrderMeansTheSameStepsBehindAnInjectedOne() throws {
    let folder = try TemporaryFolder(for: self)
    var scenario = StepSession.race
    scenario.more = #""schedule": ["wait#1 before didResolveDeepLink#1"]"#
    try folder.write(scenario.text, to: "scenario.json")
    let file = ["\(folder.path)/scenario.json"]
    let option = ["--schedule", "wait#1 before didResolveDeepLink#1"] + file
    for arguments in [file, option] {
      // The wait of the schedule is the second one now, and what is left of it the third.
      let session = StepSession(
        arguments,
        [
          Self.launched, "next", "inject wait 100ms", "until answer launch", "inject background", "run",
          "save FOLDER/a.json --force",
        ], hiding: folder)
      let events = Self.events(session.answers[5])
      let wait = try XCTUnwrap(events.lastIndex { $0.hasPrefix("wait") }, session.answers[5])
      let callback = try XCTUnwrap(events.firstIndex { $0.hasPrefix("didResolveDeepLink") }, session.answers[5])
      XCTAssertLessThan(wait, callback, session.answers[5])
      XCTAssertTrue(session.last.contains("it replays to the same"), session.last)
    }
  }

  func testAnOrderThatCannotBeKeptBehindAnInjectedStepSaysSo() throws {
    let order = ["--schedule", "answer conversionData#1 before answer deferredDeepLink#1"]
    let offline = try session(order, [Self.launched, "next", "inject network offline", "run"])
    XCTAssertTrue(
      offline.last.contains(
        """
        the order cannot be kept at step 17, and the run continues in the default order: "answer conversionData#1" cannot come before \
        "answer deferredDeepLink#1": after event 24, nothing can come but "answer deferredDeepLink#1"

        """), offline.last)
    let gone = try session(order, [Self.launched, "next", "inject kill", "run"])
    XCTAssertTrue(
      gone.last.contains(#"the order could not be kept: there is no "answer conversionData#1" in this run"#), gone.last)
    let kept = try session(order, [Self.launched, "next", "run"])
    XCTAssertFalse(kept.last.contains("the order"), kept.last)
  }

  func testInjectIntoAnAppThatHasCrashed() throws {
    let folder = try TemporaryFolder(for: self)
    let crash = ScenarioText(
      name: "crash", app: #""scheme": "shop", "adjust": { "version": "5.5.2" }"#,
      backend:
        #""adjust": { "attribution": { "body": { "attribution": { "network": "N", "deeplink": null } } } }"#,
      steps: ScenarioText.launched, expect: #"{ "finally": { "process": "not running" } }"#)
    try folder.write(crash.text, to: "scenario.json")
    let path = "\(folder.path)/saved.json"
    let session = StepSession(
      ["\(folder.path)/scenario.json"],
      [
        "inject foreground", "run", "inject launch", "run", "inject launch", "inject launch", "run",
        "save FOLDER/saved.json",
      ], hiding: folder)
    XCTAssertTrue(session.answers[2].contains("user       launch"), session.answers[2])
    XCTAssertTrue(session.answers[4].contains("user       launch"), session.answers[4])
    XCTAssertTrue(session.answers[5].hasPrefix("error: "), session.answers[5])
    XCTAssertTrue(
      session.last.hasPrefix(
        """
        saved FOLDER/saved.json: 6 steps, 2 lines of schedule
          not running#1 before wait#1
          not running#2 before wait#2
        it replays to the same
        """), session.last)
    XCTAssertEqual(CapturedRun(["replay", path]).code, .success)
    let again = StepSession([path], ["run", "save FOLDER/again.json"], hiding: folder)
    XCTAssertTrue(again.last.contains("not running#2 before wait#2"), again.last)
  }
}
