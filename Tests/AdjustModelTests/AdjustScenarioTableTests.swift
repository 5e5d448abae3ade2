import AdjustModel
import SDKContract
import XCTest

/// The situations of a deferred deep link, each with the sequence an app sees.
final class AdjustScenarioTableTests: XCTestCase {
  private let succeeded = "call adjustSessionTrackingSucceeded performSelector ADJ-SES-9"
  private let failed = "call adjustSessionTrackingFailed performSelector ADJ-SES-10"
  private let changed = "call adjustAttributionChanged performSelector ADJ-ATT-1"
  private let deferred = "call adjustDeferredDeeplinkReceived dispatchAsync ADJ-DEF-1"

  func testFreshInstallWithAskInAsksWhenTheTimerEnds() {
    var run = AdjustRun()
    run.perform { $0.initSdk(isActive: false, at: $1) }
    XCTAssertEqual(run.lines(), [])
    run.activate()
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-SES-4"])
    run.answer(AdjustAnswers.session(askIn: 2999))
    XCTAssertEqual(run.lines(), ["timer attribution 2.0 seconds ADJ-ATT-4", succeeded])
    run.wait(.seconds(2))
    run.fire(.attribution)
    XCTAssertEqual(run.lines(), ["send attribution backend ADJ-ATT-6"])
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link))
    XCTAssertEqual(run.lines(), [changed, deferred])
    XCTAssertEqual(run.callbacks.last?.url, AdjustAnswers.link)
  }

  func testSessionAnswerWithAttributionNeedsNoAttributionRequest() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(run.lines(), [succeeded, changed])
  }

  func testSessionAnswerWithNeitherAsksAtOnce() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    XCTAssertEqual(run.lines(), [succeeded, "send attribution sdk ADJ-ATT-2"])
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link))
    XCTAssertEqual(run.lines(), [changed, deferred])
  }

  func testFailingSessionIsToldAtEveryAttemptAndAsksForTheAttribution() {
    var run = AdjustRun.launched()
    for wait in ["0.15 seconds", "0.3 seconds", "0.6 seconds"] {
      run.answer(AdjustAnswers.offline)
      XCTAssertEqual(
        run.lines(), [failed, "send attribution sdk ADJ-ATT-2", "timer packageRetry \(wait) ADJ-RETRY-2"])
      guard case .adjustSessionTrackingFailed(let failure)? = run.callbacks.last else { return XCTFail("no failure") }
      XCTAssertTrue(failure.willRetry)
      XCTAssertEqual(failure.message, "offline")
      run.fire(.packageRetry)
      XCTAssertEqual(run.lines(), ["send session 1 ADJ-RETRY-2"])
    }
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link), toLastBut: 1)
    XCTAssertEqual(run.lines(), [changed, deferred])
  }

  func testLaterLaunchWithAttributionSendsASessionOnly() {
    var run = AdjustRun.settled()
    run.wait(.seconds(5))
    run.relaunch()
    XCTAssertEqual(run.lines(), [])
    run.resign()
    run.wait(.seconds(1801))
    run.relaunch()
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"])
    run.answer(AdjustAnswers.session())
    XCTAssertEqual(run.lines(), [succeeded])
  }

  func testLaterLaunchWithoutAttributionAsksAtStart() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    run.forget()
    run.wait(.seconds(2))
    run.relaunch()
    XCTAssertEqual(run.lines(), ["send attribution sdk ADJ-ATT-3"])
  }

  func testLaterLaunchAsksAgainIfTheBackendWantedToBeAsked() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(tracker: "abc"))
    run.perform {
      $0.endProcess(); $0.startProcess(); return $0.initSdk(isActive: true, at: $1)
    }
    run.resign()
    run.forget()
    run.wait(.seconds(1801))
    run.activate()
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"])
    run.answer(AdjustAnswers.session(askIn: 5000))
    run.wait(.seconds(2))
    run.forget()
    run.relaunch()
    XCTAssertEqual(run.lines(), ["send attribution sdk ADJ-ATT-3"])
  }

  func testTimerWhileInactiveDropsTheRequestUntilTheNextActivation() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(askIn: 2000))
    run.wait(.seconds(1))
    run.resign()
    run.wait(.seconds(1))
    run.forget()
    run.fire(.attribution)
    XCTAssertEqual(run.notes(), ["Attribution timer fired", "Attribution handler is paused"])
    run.wait(.seconds(3))
    run.activate()
    XCTAssertEqual(run.lines(), ["send attribution sdk ADJ-ATT-3"])
  }

  func testAnswerInFlightIsDeliveredWhileInactive() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    run.resign()
    run.forget()
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link))
    XCTAssertEqual(run.lines(), [changed, deferred])
    run.deliverLast()
    XCTAssertEqual(run.lines(), ["open \(AdjustAnswers.link) ADJ-DEF-4"])
  }

  func testOfflineOrDisabledAtTimerTimeDropsAndDoesNotAskByItself() {
    for pause in [AdjustRun.setOffline(true), AdjustRun.setEnabled(false)] {
      var run = AdjustRun.launched()
      run.answer(AdjustAnswers.session(askIn: 2000))
      pause.apply(&run)
      run.wait(.seconds(2))
      run.forget()
      run.fire(.attribution)
      XCTAssertEqual(run.lines(), [])
      pause.undo(&run)
      XCTAssertEqual(run.lines(), [], "\(pause)")
      run.wait(.seconds(2))
      run.resign()
      run.activate()
      XCTAssertEqual(run.lines(), ["send attribution sdk ADJ-ATT-3"], "\(pause)")
    }
  }

  func testAnswerInFlightIsDeliveredWhileDisabled() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    run.setEnabled(false)
    run.forget()
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link))
    XCTAssertEqual(run.lines(), [changed, deferred])
  }

  func testAskInAndLinkInOneAnswerGiveTheLinkWithoutTheAttribution() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session())
    run.forget()
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link, askIn: 4000))
    XCTAssertEqual(run.lines(), ["timer attribution 4.0 seconds ADJ-ATT-4", deferred])
    run.wait(.seconds(4))
    run.fire(.attribution)
    run.forget()
    run.answer(AdjustAnswers.attribution(tracker: "abc", link: AdjustAnswers.link))
    XCTAssertEqual(run.lines(), [changed, deferred])
  }

  func testNobodyRespondsSoTheSDKOpensTheLink() {
    var run = withLink()
    run.deliverLast(responded: false, returned: false)
    XCTAssertEqual(run.lines(), ["open \(AdjustAnswers.link) ADJ-DEF-5"])
  }

  func testTrueOpensTheLinkInTheSameBlock() {
    var run = withLink()
    run.deliverLast(returned: true)
    XCTAssertEqual(run.lines(), ["open \(AdjustAnswers.link) ADJ-DEF-4"])
  }

  func testFalseLeavesTheLinkToTheApp() {
    var run = withLink()
    run.deliverLast(returned: false)
    XCTAssertEqual(run.lines(), [])
  }

  func testMissingOrUnparsableLinkIsSilent() {
    for link in [nil, "", "example://a b", "example://\u{e9}", "exa mple://a", "example://%zz", "a://b#c#d"] {
      var run = AdjustRun.settled { $0.invalidLinks = .dropped }
      run.wait(.seconds(2))
      run.perform { $0.answered(AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)), answer(link), at: $1) }
      XCTAssertEqual(run.lines(), [changed], "\(link ?? "nil")")
    }
  }

  func testOptedOutDisablesAndFlushes() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(tracker: "abc", extra: [PayloadEntry("tracking_state", .string("opted_out"))]))
    XCTAssertEqual(run.lines(), [])
    run.wait(.seconds(1801))
    run.resign()
    run.activate()
    run.relaunch()
    XCTAssertEqual(run.lines(), [])
    run.setEnabled(true)
    XCTAssertEqual(run.lines(), [])
  }

  private func answer(_ link: String?) -> AdjustAnswer { AdjustAnswers.attribution(tracker: "abc", link: link) }

  private func withLink() -> AdjustRun {
    var run = AdjustRun.settled()
    run.perform {
      $0.answered(AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)), answer(AdjustAnswers.link), at: $1)
    }
    run.forget()
    return run
  }
}

extension AdjustRun {
  /// Something that pauses the SDK, and what takes it back.
  struct Pause {
    var apply: (inout AdjustRun) -> Void
    var undo: (inout AdjustRun) -> Void
  }

  static func setOffline(_ value: Bool) -> Pause {
    Pause(apply: { $0.setOffline(value) }, undo: { $0.setOffline(!value) })
  }

  static func setEnabled(_ value: Bool) -> Pause {
    Pause(apply: { $0.setEnabled(value) }, undo: { $0.setEnabled(!value) })
  }
}
