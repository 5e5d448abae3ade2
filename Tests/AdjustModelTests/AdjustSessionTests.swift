import AdjustModel
import SDKContract
import XCTest

/// Start, sessions and subsessions.
final class AdjustSessionTests: XCTestCase {
  func testSessionAndSubsessionFollowThePause() {
    let table: [(pause: Duration, lines: [String], note: String)] = [
      (.milliseconds(999), [], "Time span since last activity too short for a new subsession"),
      (.seconds(1), [], "Time span since last activity too short for a new subsession"),
      (.milliseconds(1001), [], "Started subsession 2 of session 1"),
      (.seconds(1800), [], "Started subsession 2 of session 1"),
      (.milliseconds(1_800_001), ["send session 2 ADJ-SES-5"], "Subsession start"),
    ]
    for row in table {
      var run = AdjustRun.settled()
      run.resign()
      run.wait(row.pause)
      run.forget()
      run.activate()
      var copy = run
      XCTAssertEqual(run.lines(), row.lines, "\(row.pause)")
      XCTAssertTrue(copy.notes().contains(row.note), "\(row.pause)")
    }
  }

  func testALongSubsessionDoesNotMakeTheNextOneASession() {
    var run = AdjustRun.settled()
    run.wait(.seconds(3 * 3600))
    run.resign()
    run.wait(.seconds(1799))
    run.forget()
    run.activate()
    XCTAssertEqual(run.lines(), [])
  }

  func testAProcessKilledInTheForegroundLeavesTheLastMinuteThatWasNoted() {
    // Killed after 119 s: the last note is from the 60th second.
    for (pause, lines) in [(1740, []), (1742, ["send session 2 ADJ-SES-5"])] {
      var run = AdjustRun.settled()
      run.wait(.seconds(119))
      run.machine.endProcess(at: run.now)
      run.wait(.seconds(pause))
      run.machine.startProcess()
      run.perform { $0.initSdk(isActive: true, at: $1) }
      XCTAssertEqual(run.lines(), lines, "\(pause)")
    }
  }

  func testOfflineTheForegroundTimerNotesNothing() {
    var run = AdjustRun.settled()
    run.setOffline(true)
    run.wait(.seconds(600))
    run.machine.endProcess(at: run.now)
    run.wait(.seconds(1300))
    run.machine.startProcess()
    run.forget()
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"])
  }

  func testBeforeInitCallsAreOnlyLogged() {
    var run = AdjustRun()
    run.activate()
    run.resign()
    run.setOffline(true)
    run.setEnabled(false)
    run.fire(.attribution)
    XCTAssertEqual(run.actions.count, 2, "the log says that two calls are saved")
    XCTAssertEqual(run.lines(), [])
  }

  func testSecondInitIsIgnored() {
    var run = AdjustRun.launched()
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.notes(), ["Adjust already initialized"])
  }

  func testRepeatedActivationStartsAgainOnlyBefore5_0_2() {
    for profile in AdjustProfile.all {
      var run = AdjustRun.launched(profile)
      run.wait(.seconds(2))
      run.activate()
      let started = run.notes().contains("Started subsession 2 of session 1")
      XCTAssertEqual(started, ["4.38.4", "5.0.0", "5.0.1"].contains(profile.version), profile.version)
    }
  }

  func testDisabledBeforeInitSendsNothingUntilEnabled() {
    var run = AdjustRun()
    run.setEnabled(false)
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), [])
    run.setEnabled(true)
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-PAUSE-8"])
  }

  func testDisabledSurvivesTheProcessAndOfflineDoesNot() {
    var disabled = AdjustRun.settled()
    disabled.setEnabled(false)
    disabled.resign()
    disabled.wait(.seconds(1801))
    disabled.forget()
    disabled.relaunch()
    XCTAssertEqual(disabled.lines(), [])

    var offline = AdjustRun.settled()
    offline.setOffline(true)
    offline.resign()
    offline.wait(.seconds(1801))
    offline.forget()
    offline.relaunch()
    XCTAssertEqual(offline.lines(), ["send session 2 ADJ-SES-5"])
  }

  func testAQueuedSessionSurvivesTheProcess() {
    var run = AdjustRun.launched()
    run.wait(.seconds(2))
    run.relaunch()
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-PAUSE-8", "send attribution sdk ADJ-ATT-3"])
  }

  func testAReinstallForgetsEverything() {
    var run = AdjustRun.settled()
    run.machine.install()
    run.machine.startProcess()
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
    run.answer(AdjustAnswers.session(tracker: "t0"))
    XCTAssertEqual(run.callbacks.last?.name, "adjustAttributionChanged")
  }

  func testABackupHasTheUserDefaultsOfTheSDKAndNoneOfItsFiles() {
    for (isRestored, link) in [(true, "https://example.com/a"), (false, nil)] {
      var run = AdjustRun.settled()
      run.process("https://example.com/a")
      run.track("e1", "order")
      run.setEnabled(false)
      run.machine.endProcess(at: run.now)
      run.machine.install(fromBackup: isRestored)
      run.machine.startProcess()
      run.forget()
      run.perform { $0.lastDeeplink(CompletionID(1), at: $1) }
      XCTAssertEqual(run.callbacks.last, .lastDeeplink(CompletionID(1), link))
      run.forget()
      run.perform { $0.initSdk(isActive: true, at: $1) }
      XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
      XCTAssertEqual(run.rules.contains(.sessions(.filesAreNotInBackups)), isRestored)
      run.track("e1", "order")
      run.answer(AdjustAnswers.session(tracker: "t0"))
      XCTAssertEqual(run.callbacks.last?.name, "adjustAttributionChanged")
      XCTAssertEqual(run.requests.last?.kind, .event(token: "e1", callbackID: nil))
    }
  }

  func testRejectedSessionFailsWithoutRetry() {
    var run = AdjustRun.launched()
    run.answer(.rejected(Payload([PayloadEntry("message", .string("bad app token"))])))
    guard case .adjustSessionTrackingFailed(let failure)? = run.callbacks.first else { return XCTFail("no failure") }
    XCTAssertFalse(failure.willRetry)
    XCTAssertEqual(failure.message, "bad app token")
    XCTAssertFalse(run.lines().contains { $0.hasPrefix("timer") })
  }

  func testSuccessCarriesTheAnswer() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    guard case .adjustSessionTrackingSucceeded(let success)? = run.callbacks.first else { return XCTFail("no success") }
    XCTAssertEqual(success.message, "Install tracked")
    XCTAssertEqual(success.adid, "adid")
    XCTAssertEqual(success.timestamp, "2021-03-04T00:03:09.040Z+0000")
    XCTAssertEqual(success.jsonResponse?["adid"] as? String, "adid")
  }
}
