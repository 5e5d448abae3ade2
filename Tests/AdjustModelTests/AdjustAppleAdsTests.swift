import AdjustModel
import SDKContract
import XCTest

/// The click of Apple Ads, and the packages that share a queue with what concerns links.
final class AdjustAppleAdsTests: XCTestCase {
  private func clicks(_ run: AdjustRun) -> [AdjustClick] {
    run.requests.compactMap { if case .sdkClick(let click) = $0.kind { click } else { nil } }
  }

  func testItIsSentWithEachNewSessionUntilThereIsAnAnswerAndAnAttribution() {
    var run = AdjustRun.launched { $0.appleAds = .always }
    XCTAssertEqual(clicks(run).map(\.source), [.appleAds])
    run.resign()
    run.wait(.seconds(1801))
    run.activate()
    XCTAssertEqual(clicks(run).count, 2, "neither answered nor attributed")
    run.answer(AdjustAnswers.session(tracker: "abc"), toLastBut: 2)
    run.answer(AdjustAnswers.click(nil), toLastBut: 2)
    run.resign()
    run.wait(.seconds(1801))
    run.activate()
    XCTAssertEqual(clicks(run).count, 2)
  }

  func testItsAnswerClearsTheAskingFlagAndItsFailureDelaysLinks() {
    var run = AdjustRun.launched { $0.appleAds = .always }
    let session = run.requests.firstIndex { $0.endpoint == .session } ?? 0
    run.answer(AdjustAnswers.session(askIn: 2000), toLastBut: run.requests.count - 1 - session)
    run.forget()
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines(), ["timer click(1) 0.15 seconds ADJ-CLICK-6"])
    run.process("a://b")
    XCTAssertEqual(run.lines(), ["timer click(2) 0.15 seconds ADJ-CLICK-6"], "the back-off belongs to the queue")
  }

  func testATokenThatCannotBeReadIsTriedForOnceMore() {
    var run = AdjustRun.launched {
      $0.appleAds = .always
      $0.appleAdsTokenFails = true
    }
    XCTAssertEqual(clicks(run), [])
    run.fire(.appleAds)
    XCTAssertEqual(clicks(run).map(\.link), [""])
  }

  func testItIsOnUnlessTheAppTurnsItOff() {
    XCTAssertEqual(AdjustConfiguration().appleAds, .whereTheyMatter)
    XCTAssertEqual(clicks(AdjustRun.launched { $0.appleAds = .whereTheyMatter }).map(\.source), [.appleAds])
    XCTAssertEqual(clicks(AdjustRun.launched { $0.appleAds = .never }), [])
  }

  func testOtherPackagesWaitInTheQueueOfEventsAndSessions() {
    var run = AdjustRun.launched()
    run.forget()
    for package in [
      AdjustRequest.Kind.thirdPartySharing(isEnabled: false), .measurementConsent(isGiven: true), .pushToken("t"),
      .adRevenue(source: "s"),
    ] {
      run.perform { $0.track(package, at: $1) }
    }
    XCTAssertEqual(run.lines(), [], "the session is on its way")
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(run.requests.last?.url, "https://analytics.adjust.com/third_party_sharing")
    run.setEnabled(false)
    let count = run.requests.count
    run.perform { $0.track(.pushToken("u"), at: $1) }
    XCTAssertEqual(run.requests.count, count)
  }

  func testLinkMeTakesURLsOnlyAndNothingOfAForgottenUser() {
    for (text, isForgotten, expected) in [
      ("https://brand.go.link/a", false, 1), ("hello world", false, 0), ("hello", false, 0),
      ("https://brand.go.link/a", true, 0),
    ] {
      var run = AdjustRun { $0.readsPasteboard = true }
      run.machine.setPasteboard(text)
      if isForgotten { run.forgetMe() }
      run.perform { $0.initSdk(isActive: true, at: $1) }
      XCTAssertEqual(clicks(run).count, expected, text)
    }
  }

  func testARequestToForgetFromBeforeInitFollowsTheSessionOfALaterLaunch() {
    var run = AdjustRun.settled()
    run.machine.endProcess(at: run.now)
    run.machine.startProcess()
    run.wait(.seconds(1801))
    run.forgetMe()
    run.forget()
    run.perform { $0.initSdk(isActive: true, at: $1) }
    XCTAssertEqual(run.lines(), ["send session 2 ADJ-SES-5"])
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertTrue(run.lines().contains("send forgetDevice ADJ-SES-14"))
  }
}
