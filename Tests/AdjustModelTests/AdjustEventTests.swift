import AdjustModel
import SDKContract
import XCTest

/// Events, and being forgotten.
final class AdjustEventTests: XCTestCase {
  // MARK: - The buffer of version 4

  private func buffering(_ version: String = "4.38.4") throws -> AdjustRun {
    let profile = try XCTUnwrap(AdjustProfile.named(version))
    var run = AdjustRun.launched(profile) { $0.buffersEvents = true }
    run.fire(.buffer)
    run.answer(AdjustAnswers.session(tracker: "t"))
    run.forget()
    return run
  }

  func testABufferedEventWaitsForTheNextMinute() throws {
    var run = try buffering()
    run.wait(.seconds(70))
    run.track("a")
    XCTAssertEqual(run.lines(), ["timer buffer 50.0 seconds ADJ-EVT-8"])
    run.track("b")
    XCTAssertEqual(run.lines(), [])
    run.wait(.seconds(50))
    run.fire(.buffer)
    XCTAssertEqual(run.lines(), ["send event a ADJ-EVT-8"])
    run.answer(AdjustAnswers.json([]))
    XCTAssertEqual(run.lines().first, "send event b ADJ-SES-14", "the answer takes the rest along")
  }

  func testTheMinuteBeginsAgainWithTheForeground() throws {
    var run = try buffering()
    run.wait(.seconds(20))
    run.track("a")
    run.forget()
    run.resign()
    XCTAssertEqual(run.lines(), ["cancel buffer"])
    run.wait(.seconds(10))
    run.activate()
    XCTAssertEqual(run.lines(), ["timer buffer 60.0 seconds ADJ-EVT-8"])
    run.resign()
    run.wait(.seconds(3600))
    run.forget()
    run.activate()
    XCTAssertEqual(run.lines(), ["send event a ADJ-SES-5"], "a session takes the queue along")
  }

  func testABufferWaitsForTheNetworkMode() throws {
    var run = try buffering()
    run.setOffline(true)
    run.track("a")
    XCTAssertEqual(run.lines(), [])
    run.setOffline(false)
    XCTAssertEqual(run.lines(), ["timer buffer 60.0 seconds ADJ-EVT-8"])
  }

  /// ADJActivityHandler.m, updateHandlersStatusAndSendI (4.10, 4.18); adjust/ios_sdk#281.
  func testTheSessionOfAnInstallIsBufferedBefore4_12_3() throws {
    for (version, timer) in [("4.12.2", true), ("4.12.3", false)] {
      let profile = try XCTUnwrap(AdjustProfile.named(version))
      var run = AdjustRun(profile) { $0.buffersEvents = true }
      run.perform { $0.initSdk(isActive: false, at: $1) }
      run.activate()
      XCTAssertEqual(run.lines().contains("timer buffer 60.0 seconds ADJ-EVT-8"), timer, version)
      XCTAssertEqual(run.requests.isEmpty, timer, version)
    }
  }

  func testVersion5HasNoBuffer() {
    var run = AdjustRun.settled { $0.buffersEvents = true }
    run.track("a")
    XCTAssertEqual(run.lines(), ["send event a ADJ-EVT-3"])
  }

  func testAnEventIsSentAndTold() {
    var run = AdjustRun.settled()
    run.track("token")
    XCTAssertEqual(run.lines(), ["send event token ADJ-EVT-3"])
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(
      run.lines(),
      [
        "call adjustEventTrackingFailed performSelector ADJ-EVT-5", "timer packageRetry 90.0 seconds ADJ-RETRY-1",
      ])
    run.fire(.packageRetry)
    run.answer(
      AdjustAnswers.json([
        PayloadEntry("message", .string("Event tracked")), PayloadEntry("ask_in", .integer(2000)),
        PayloadEntry("attribution", AdjustAnswers.object(tracker: "x", link: "a://b")),
      ]))
    XCTAssertEqual(
      run.lines(),
      ["send event token ADJ-RETRY-1", "call adjustEventTrackingSucceeded performSelector ADJ-EVT-4"],
      "an event's answer never carries an attribution or a link")
    guard case .adjustEventTrackingFailed(let failure)? = run.callbacks.dropLast().last,
      case .adjustEventTrackingSucceeded(let success)? = run.callbacks.last
    else { return XCTFail("no event callbacks") }
    XCTAssertEqual(failure.eventToken, "token")
    XCTAssertTrue(failure.willRetry)
    XCTAssertEqual(success.eventToken, "token")
    XCTAssertEqual(success.message, "Event tracked")
  }

  func testTheCallbackIDOfAnEventComesBackWithItsAnswer() {
    var run = AdjustRun.settled()
    run.perform { $0.trackEvent(token: "token", callbackID: "order-1", at: $1) }
    run.answer(AdjustAnswers.offline)
    run.fire(.packageRetry)
    run.answer(AdjustAnswers.json([]))
    guard case .adjustEventTrackingFailed(let failure)? = run.callbacks.dropLast().last,
      case .adjustEventTrackingSucceeded(let success)? = run.callbacks.last
    else { return XCTFail("no event callbacks") }
    XCTAssertEqual(failure.callbackId, "order-1")
    XCTAssertEqual(success.callbackId, "order-1")
  }

  func testSharingAndTheLastConsentFromBeforeTheSessionComeFirst() {
    var run = AdjustRun()
    run.perform { $0.track(.thirdPartySharing(isEnabled: false), at: $1) }
    run.perform { $0.track(.adRevenue(source: "lost"), at: $1) }
    run.perform { $0.initSdk(isActive: false, at: $1) }
    run.perform { $0.track(.measurementConsent(isGiven: true), at: $1) }
    run.perform { $0.track(.thirdPartySharing(isEnabled: true), at: $1) }
    run.perform { $0.track(.measurementConsent(isGiven: false), at: $1) }
    run.activate()
    for _ in 1...3 { run.answer(AdjustAnswers.json([])) }
    XCTAssertEqual(
      run.requests.map(\.kind),
      [
        .thirdPartySharing(isEnabled: false), .thirdPartySharing(isEnabled: true),
        .measurementConsent(isGiven: false), .session(count: 1),
      ])
  }

  func testAnAppForChildrenSwitchesSharingOffOnce() {
    var run = AdjustRun.launched { $0.compliesWithCOPPA = true }
    func relaunch(complying: Bool) {
      run.machine.endProcess(at: run.now)
      run.machine.startProcess()
      run.machine.configure { $0.compliesWithCOPPA = complying }
      run.perform { $0.initSdk(isActive: true, at: $1) }
    }
    XCTAssertEqual(run.requests.map(\.kind), [.thirdPartySharing(isEnabled: false)])
    run.answer(AdjustAnswers.json([]))
    run.answer(AdjustAnswers.session(tracker: "t"))
    relaunch(complying: true)
    XCTAssertEqual(run.requests.count, 2)
    run.perform { $0.track(.thirdPartySharing(isEnabled: true), at: $1) }
    XCTAssertEqual(run.requests.count, 2, "the app has no say")
    // An app that has not complied in between sends the package again.
    relaunch(complying: false)
    relaunch(complying: true)
    XCTAssertEqual(run.requests.last?.kind, .thirdPartySharing(isEnabled: false))
  }

  func testADisabledAppForChildrenSwitchesSharingOffWhenItEnablesTheSDK() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(tracker: "t"))
    run.perform { $0.setEnabled(false, at: $1) }
    run.machine.endProcess(at: run.now)
    run.machine.startProcess()
    run.machine.configure { $0.compliesWithCOPPA = true }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertFalse(run.requests.contains { $0.kind == .thirdPartySharing(isEnabled: false) })
    run.perform { $0.setEnabled(true, at: $1) }
    XCTAssertEqual(run.requests.last?.kind, .thirdPartySharing(isEnabled: false))
  }

  func testTheLastConsentOfADisabledAppIsSentWhenItEnablesTheSDK() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(tracker: "t"))
    run.perform { $0.setEnabled(false, at: $1) }
    let count = run.requests.count
    run.perform { $0.track(.measurementConsent(isGiven: true), at: $1) }
    run.perform { $0.track(.measurementConsent(isGiven: false), at: $1) }
    XCTAssertEqual(run.requests.count, count)
    run.perform { $0.setEnabled(true, at: $1) }
    XCTAssertEqual(
      run.requests.dropFirst(count).map(\.kind).filter { $0 != .attribution(initiatedBy: .sdk) },
      [.measurementConsent(isGiven: false)])
  }

  func testEventsLeaveOneAfterTheOtherBehindTheSession() {
    var run = AdjustRun.launched()
    run.track("a")
    run.track("b")
    XCTAssertEqual(run.lines(), [])
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(run.lines().first, "send event a ADJ-SES-14")
    run.answer(AdjustAnswers.json([]))
    XCTAssertEqual(run.lines().first, "send event b ADJ-SES-14")
  }

  func testAnEventBeforeActiveBeginsTheSessionAndWaits() {
    var run = AdjustRun()
    run.track("early")
    XCTAssertEqual(run.notes(), ["Please initialize Adjust by calling initSdk: before"])
    run.process("a://saved")
    run.perform { $0.initSdk(isActive: false, at: $1) }
    run.track("a")
    XCTAssertEqual(run.lines(), [])
    run.activate()
    XCTAssertEqual(run.lines(), ["send click a://saved ADJ-PAUSE-8", "send session 1 ADJ-PAUSE-8"])
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(run.lines().first, "send event a ADJ-SES-14")
  }

  func testDisabledEventsAreIgnored() {
    var run = AdjustRun.settled()
    run.setEnabled(false)
    run.track("a")
    run.setEnabled(true)
    XCTAssertEqual(run.lines(), [])
  }

  func testTheLastTenDeduplicationIDsAreRemembered() {
    var run = AdjustRun.settled()
    for id in 1...11 { run.track("a", "\(id)") }
    run.relaunch()
    run.forget()
    for (id, isSkipped) in [("2", true), ("11", true), ("1", false), ("", false), ("", false)] {
      run.track("a", id)
      XCTAssertEqual(run.notes().contains("Skipping duplicate event with deduplication ID '\(id)'"), isSkipped, id)
    }
  }

  func testForgottenNothingButTheRequestToForgetIsSent() {
    var run = AdjustRun.settled()
    run.forgetMe()
    XCTAssertEqual(run.lines(), ["send forgetDevice ADJ-GDPR-2"])
    run.answer(AdjustAnswers.json([]))
    run.forgetMe()
    run.track("a")
    run.resolve("a://b", 1)
    run.resign()
    run.wait(.seconds(1801))
    run.activate()
    run.relaunch()
    XCTAssertEqual(run.lines(), [])
  }

  func testForgottenNoAttributionIsAskedFor() {
    var run = AdjustRun.launched()
    run.answer(AdjustAnswers.session(askIn: 2000))
    run.forgetMe()
    run.forget()
    run.fire(.attribution)
    XCTAssertEqual(run.notes().last, "Attribution request won't be fired for forgotten user")
  }

  func testForgettingBeforeTheFirstSessionTakesItsPlace() {
    var run = AdjustRun()
    run.forgetMe()
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["send forgetDevice ADJ-GDPR-3"])
  }

  func testForgettingWaitsUntilTheSDKIsEnabledAlsoOverAKill() {
    var run = AdjustRun.settled()
    run.setEnabled(false)
    run.forgetMe()
    run.relaunch()
    XCTAssertEqual(run.lines(), [])
    run.setEnabled(true)
    XCTAssertEqual(run.lines(), ["send forgetDevice ADJ-GDPR-2"])
    var later = AdjustRun.settled()
    later.machine.endProcess()
    later.machine.startProcess()
    later.forgetMe()
    later.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(later.lines(), ["send forgetDevice ADJ-GDPR-4"])
  }
}
