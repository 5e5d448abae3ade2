import AdjustModel
import SDKContract
import XCTest

/// Pausing, resuming and sending again.
final class AdjustPausingTests: XCTestCase {
  func testEachConditionKeepsSessionsFromBeingSent() {
    let pauses: [(String, (inout AdjustRun) -> Void, (inout AdjustRun) -> Void)] = [
      ("inactive", { $0.resign() }, { $0.activate() }),
      ("offline", { $0.setOffline(true) }, { $0.setOffline(false) }),
    ]
    for (name, pause, resume) in pauses {
      var run = AdjustRun.launched()
      run.answer(AdjustAnswers.offline)
      pause(&run)
      run.forget()
      run.fire(.packageRetry)
      XCTAssertEqual(run.notes(), ["Package handler is paused"], name)
      resume(&run)
      XCTAssertEqual(run.lines().first, "send session 1 ADJ-PAUSE-8", name)
    }
  }

  func testSendingInBackgroundIgnoresTheLifeCycleButNotTheRest() {
    var run = AdjustRun.launched { $0.sendsInBackground = true }
    run.answer(AdjustAnswers.session(askIn: 2000))
    run.resign()
    run.forget()
    run.fire(.attribution)
    XCTAssertEqual(run.lines(), ["send attribution backend ADJ-ATT-6"])
    run.setOffline(true)
    run.forget()
    run.fire(.attribution)
    XCTAssertEqual(run.notes().last, "Attribution handler is paused")
  }

  func testTheSecondReasonToPauseKeepsTheHandlersPaused() {
    var run = AdjustRun.settled()
    run.setOffline(true)
    run.setEnabled(false)
    run.setEnabled(true)
    run.setOffline(false)
    XCTAssertEqual(
      run.notes(),
      [
        "Pausing handlers to put SDK offline mode", "Pausing handlers due to SDK being disabled",
        "Handlers remain paused", "Resuming handlers to put SDK in online mode",
      ])
  }

  func testTheSameStateAgainIsOnlyLogged() {
    var run = AdjustRun.settled()
    run.setOffline(false)
    run.setEnabled(true)
    XCTAssertEqual(run.notes(), ["Adjust already in online mode", "Adjust already enabled"])
  }

  func testBackoffDoublesUpToTheLimit() {
    // The first session is retried in 0.2 s, 0.4 s, … up to an hour, each time 0.75.
    var run = AdjustRun.launched()
    var waits: [Duration] = []
    for _ in 1...20 {
      run.answer(AdjustAnswers.offline, toLastBut: waits.isEmpty ? 0 : 0)
      waits += run.actions.compactMap { if case .setTimer(.packageRetry, let wait, _) = $0 { wait } else { nil } }
      run.forget()
      run.fire(.packageRetry)
    }
    XCTAssertEqual(waits.count, 20)
    XCTAssertEqual(Array(waits.prefix(3)), [.milliseconds(150), .milliseconds(300), .milliseconds(600)])
    XCTAssertEqual(waits[14], .microseconds(200_000 * 16_384 / 4 * 3))
    XCTAssertEqual(waits[15], .seconds(2700))
    XCTAssertEqual(waits[19], .seconds(2700))
  }

  func testLaterSessionsAreRetriedAfterMinutes() {
    var run = AdjustRun.settled()
    run.resign()
    run.wait(.seconds(1801))
    run.activate()
    run.forget()
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines().last, "timer packageRetry 90.0 seconds ADJ-RETRY-1")
    run.fire(.packageRetry)
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-RETRY-1"])
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines().last, "timer packageRetry 180.0 seconds ADJ-RETRY-1")
  }

  func testJitterStaysInTheRangeOfTheSDK() {
    for (permille, wait) in [(0, 100), (500, 100), (995, 199), (2000, 199)] {
      var run = AdjustRun.launched { $0.retryJitterPermille = permille }
      run.answer(AdjustAnswers.offline)
      let waits = run.actions.compactMap { if case .setTimer(_, let wait, _) = $0 { wait } else { nil } }
      XCTAssertEqual(waits, [.milliseconds(wait)], "\(permille)")
    }
  }

  func testRetryInOverridesTheWaitFrom5_0On() {
    for profile in AdjustProfile.all {
      var run = AdjustRun.launched(profile)
      run.answer(AdjustAnswers.session(tracker: "abc", extra: [PayloadEntry("retry_in", .integer(3000))]))
      XCTAssertEqual(
        run.lines().contains("timer packageRetry 3.0 seconds ADJ-RETRY-3"), profile >= .v5_0, profile.version)
    }
  }

  func testContinueInIsNotReadBefore5_0() {
    for profile in AdjustProfile.all {
      var run = AdjustRun.launched(profile)
      run.answer(AdjustAnswers.session(tracker: "abc", extra: [PayloadEntry("continue_in", .integer(1000))]))
      XCTAssertEqual(
        run.lines().contains("timer packageRetry 1.0 seconds ADJ-RETRY-4"), profile >= .v5_0, profile.version)
    }
  }

  func testContinueInHoldsTheNextPackageBack() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(tracker: "abc", extra: [PayloadEntry("continue_in", .integer(1000))]))
    XCTAssertEqual(run.lines().first, "timer packageRetry 1.0 seconds ADJ-RETRY-4")
    run.resign()
    run.wait(.seconds(1801))
    run.forget()
    run.activate()
    XCTAssertEqual(run.notes(), ["Subsession start", "Package handler is already sending"])
    run.fire(.packageRetry)
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-RETRY-4"])
  }

  func testASuccessResetsTheBackoff() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.offline)
    run.fire(.packageRetry)
    run.answer(AdjustAnswers.session(tracker: "abc"))
    run.resign()
    run.wait(.seconds(1801))
    run.activate()
    run.forget()
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines().last, "timer packageRetry 90.0 seconds ADJ-RETRY-1")
  }
}
