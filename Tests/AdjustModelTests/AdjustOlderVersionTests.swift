import Foundation
import SDKContract
import XCTest

@testable import AdjustModel

/// What versions before 4.38.4 do differently, by the changelog and by what is known of their source.
final class AdjustOlderVersionTests: XCTestCase {
  private func profile(_ version: String) throws -> AdjustProfile { try XCTUnwrap(AdjustProfile.named(version)) }

  private func clickAnswer() -> AdjustAnswer {
    AdjustAnswers.json([
      PayloadEntry("message", .string("Click tracked")),
      PayloadEntry("attribution", AdjustAnswers.object(tracker: "new", link: nil)),
    ])
  }

  func testTheAttributionOfAClickIsReadSince4_11_4() throws {
    for (version, calls) in [("4.11.3", []), ("4.11.4", ["call adjustAttributionChanged performSelector ADJ-ATT-1"])] {
      var run = AdjustRun.settled(try profile(version))
      run.process("example://a")
      run.forget()
      run.answer(clickAnswer())
      XCTAssertEqual(run.lines(), calls, version)
    }
  }

  func testALinkFromBeforeTheStartIsKeptSince4_14() throws {
    for (version, isKept) in [("4.13", false), ("4.14.0", true)] {
      var run = AdjustRun(try profile(version))
      run.process("example://a")
      run.perform { $0.initSdk(isActive: true, at: $1) }
      XCTAssertEqual(run.lines().contains { $0.hasPrefix("send click example://a") }, isKept, version)
    }
  }

  /// CHANGELOG 4.15.0; the code of 4.11.4 in a published app does not ask.
  func testTheAttributionIsAskedForAfterASessionSince4_15() throws {
    for (version, asks) in [("4.11.4", false), ("4.14.3", false), ("4.15.0", true)] {
      var run = AdjustRun.launched(try profile(version))
      run.answer(AdjustAnswers.session())
      XCTAssertEqual(run.lines().contains("send attribution sdk ADJ-ATT-2"), asks, version)
    }
  }

  /// ADJActivityHandler.m, checkAttributionStateI (4.10), which looks at the count of subsessions.
  func testAStartThatBeginsASessionAsksForTheAttributionSince4_11_1() throws {
    for (version, asks) in [("4.11.0", false), ("4.11.1", true)] {
      var run = AdjustRun.launched(try profile(version))
      run.answer(AdjustAnswers.session())
      run.resign()
      run.wait(.seconds(3600))
      run.forget()
      run.activate()
      XCTAssertEqual(run.lines().contains("send attribution sdk ADJ-ATT-3"), asks, version)
      run.resign()
      run.wait(.seconds(60))
      run.forget()
      run.activate()
      XCTAssertTrue(run.lines().contains("send attribution sdk ADJ-ATT-3"), "\(version), the second subsession")
    }
  }

  /// CHANGELOG 4.12.3; ADJActivityHandler.m, initI (4.10, 4.18).
  func testAppDidLaunchBeginsTheSessionBefore4_12_3() throws {
    for (version, begins) in [("4.12.2", true), ("4.12.3", false)] {
      var run = AdjustRun(try profile(version))
      run.perform { $0.initSdk(isActive: false, at: $1) }
      XCTAssertEqual(run.lines(), [], "\(version): nothing is sent before the app is active")
      run.wait(.seconds(3600))
      run.forget()
      run.activate()
      let sent = run.requests.filter { $0.endpoint == .session }.count
      run.answer(AdjustAnswers.session())
      let sessions = run.requests.filter { $0.endpoint == .session }.count
      XCTAssertEqual(sent, 1, version)
      XCTAssertEqual(sessions, begins ? 2 : 1, version)
    }
  }

  func testALateAppDidLaunchWaitsForTheNextActivationBefore4_12_3() throws {
    for (version, waits) in [("4.12.2", true), ("4.12.3", false)] {
      var run = AdjustRun(try profile(version))
      run.perform { $0.initSdk(isActive: true, at: $1) }
      XCTAssertEqual(run.requests.isEmpty, waits, version)
      run.resign()
      run.wait(.seconds(10))
      run.activate()
      XCTAssertEqual(run.requests.first?.endpoint, .session, version)
    }
  }

  /// ADJActivityHandler.m, appWillOpenUrlI and setEnabledI (4.10, 4.18).
  func testADisabledSDKKeepsLinksUntilItIsEnabledBefore4_18() throws {
    for (version, keeps) in [("4.17", true), ("4.18.0", false)] {
      var run = AdjustRun.launched(try profile(version))
      run.answer(AdjustAnswers.session())
      run.setEnabled(false)
      run.process("example://a")
      run.process("fb12345://authorize?access_token=x")
      run.forget()
      run.setEnabled(true)
      XCTAssertEqual(run.lines().contains { $0.hasPrefix("send click example://a") }, keeps, version)
    }
  }

  func testALinkOfALoginIsSentBefore4_17() throws {
    for (version, isSent) in [("4.16", true), ("4.17.0", false)] {
      var run = AdjustRun.settled(try profile(version))
      run.process("fb12345://authorize?access_token=x")
      XCTAssertEqual(run.lines().contains { $0.hasPrefix("send click fb12345") }, isSent, version)
    }
  }

  func testASessionOfADisabledFirstLaunchWaitsBefore4_18() throws {
    for version in ["4.17", "4.18.0"] {
      var run = AdjustRun(try profile(version))
      run.setEnabled(false)
      run.perform { $0.initSdk(isActive: false, at: $1) }
      run.activate()
      XCTAssertEqual(run.requests.count, 0, version)
      run.setEnabled(true)
      XCTAssertEqual(run.requests.filter { $0.endpoint == .session }.count, 1, version)
      run.answer(AdjustAnswers.session())
      XCTAssertEqual(run.requests.filter { $0.endpoint == .session }.count, 1, version)
    }
  }

  func testAnInstallIsSentAgainSoonSince4_21() throws {
    for (version, timer) in [
      ("4.20", "timer packageRetry 90.0 seconds ADJ-RETRY-1"),
      ("4.21.0", "timer packageRetry 0.15 seconds ADJ-RETRY-2"),
    ] {
      var run = AdjustRun.launched(try profile(version))
      run.answer(AdjustAnswers.offline)
      XCTAssertTrue(run.lines().contains(timer), version)
    }
  }

  func testLinkMeExistsSince4_31() throws {
    for (version, exists) in [("4.30", false), ("4.31.0", true)] {
      var run = AdjustRun(try profile(version)) { $0.readsPasteboard = true }
      run.machine.setPasteboard("https://brandname.go.link/a")
      run.perform { $0.initSdk(isActive: true, at: $1) }
      XCTAssertEqual(run.lines().contains { $0.hasPrefix("send click") }, exists, version)
    }
  }

  func testTheSDKWaitsForThePromptSince4_34() throws {
    for (version, waits) in [("4.33", false), ("4.34.0", true)] {
      let run = AdjustRun.launched(try profile(version)) { $0.attConsentWaitingInterval = .seconds(30) }
      XCTAssertEqual(run.requests.isEmpty, waits, version)
    }
  }

  func testHostsByVersion() throws {
    let table = [
      ("4.22", ["app.adjust.com"]), ("4.23.0", ["app.adjust.com", "app.adjust.net.in", "app.adjust.world"]),
      ("4.37", ["app.adjust.com", "app.adjust.net.in", "app.adjust.world"]),
      ("4.38.0", ["analytics.adjust.com", "analytics.adjust.net.in", "analytics.adjust.world"]),
      ("5.0.0", ["analytics.adjust.com", "analytics.adjust.io"]),
    ]
    for (version, hosts) in table {
      var run = AdjustRun.launched(try profile(version)) { $0.domains = AdjustConfiguration().domains }
      for _ in hosts { run.answer(AdjustAnswers.offline) }
      let sessions = run.requests.filter { $0.endpoint == .session }
      XCTAssertEqual(sessions.map(\.host), hosts, version)
    }
  }

  func testWithoutSubdomainsTheDomainIsTheHost() {
    var run = AdjustRun.settled { ($0.domains, $0.usesSubdomains) = (["proxy.example.com"], false) }
    run.perform { $0.setATTStatus(.authorized, at: $1) }
    run.process("a://b")
    XCTAssertEqual(run.requests.last?.url, "https://proxy.example.com/sdk_click")
    run.forgetMe()
    XCTAssertEqual(run.requests.last?.url, "https://proxy.example.com/gdpr_forget_device")
  }

  func testLinksWithARegionConvertSince4_33_1() throws {
    for (version, url) in [("4.33.0", nil), ("4.33.1", "s://a")] {
      let result = AdjustUniversalLinkConverter.convert(
        "https://a1b2.eu.adj.st/a", withScheme: "s", profile: try profile(version))
      XCTAssertEqual(result.url, url, version)
    }
  }

  /// The attribution that a version makes of an answer with an adid, a label and costs.
  private func attribution(_ version: String) throws -> ADJAttribution {
    var run = AdjustRun.launched(try profile(version))
    run.answer(
      AdjustAnswers.json([
        PayloadEntry("adid", .string("abc")),
        PayloadEntry(
          "attribution",
          .object([
            PayloadEntry("tracker_token", .string("t")), PayloadEntry("click_label", .string("l")),
            PayloadEntry("cost_amount", .double(1.5)),
          ])),
      ]))
    let attributions = run.callbacks.compactMap { callback in
      if case .adjustAttributionChanged(let attribution) = callback { attribution } else { nil }
    }
    return try XCTUnwrap(attributions.first, version)
  }

  func testTheAttributionHasTheAdidInVersion4() throws {
    XCTAssertNil(try attribution("4.10").adid)
    XCTAssertEqual(try attribution("4.11.0").adid, "abc")
    XCTAssertEqual(try attribution("4.38").adid, "abc")
    XCTAssertNil(try attribution("5.0").adid)
    XCTAssertNil(try attribution("4.23").costAmount)
    XCTAssertEqual(try attribution("4.24.0").costAmount, 1.5)
    XCTAssertEqual(
      try attribution("4.38").description,
      "tt:t tn:(null) net:(null) cam:(null) adg:(null) cre:(null) cl:l adid:abc ct:(null) ca:1.5 cc:(null)")
    // As in published logs: mozilla-mobile/firefox-ios#2092 (4.10.1).
    XCTAssertEqual(
      try attribution("4.10.1").description, "tt:t tn:(null) net:(null) cam:(null) adg:(null) cre:(null) cl:l")
    XCTAssertEqual(
      try attribution("4.38").dictionary() as? [String: String],
      ["trackerToken": "t", "click_label": "l", "costAmount": "1.5", "adid": "abc"])
  }

  /// An answer without the adid makes another attribution of it in version 4, and none in version 5.
  func testTheAdidIsComparedInVersion4() throws {
    for (version, count) in [("4.38", 2), ("5.0", 1)] {
      var run = AdjustRun.launched(try profile(version))
      run.answer(AdjustAnswers.session(askIn: 2000))
      run.fire(.attribution)
      run.answer(AdjustAnswers.attribution(tracker: "t", extra: [PayloadEntry("adid", .string("adid"))]))
      run.process("example://a")
      run.answer(
        AdjustAnswers.json([PayloadEntry("attribution", AdjustAnswers.object(tracker: "t", link: nil))]))
      XCTAssertEqual(run.callbacks.filter { $0.name == "adjustAttributionChanged" }.count, count, version)
    }
  }

  func testAnAttributionWithoutCostsIsNewBefore4_27_1() throws {
    for (version, count) in [("4.23", 1), ("4.24.0", 2), ("4.27.0", 2), ("4.27.1", 1)] {
      var run = AdjustRun.launched(try profile(version))
      run.answer(AdjustAnswers.session(tracker: "t"))
      run.relaunch()
      run.wait(.seconds(3600))
      run.relaunch()
      run.answer(AdjustAnswers.session(tracker: "t"))
      XCTAssertEqual(run.callbacks.filter { $0.name == "adjustAttributionChanged" }.count, count, version)
    }
  }

  /// ADJUtil.m, completionHandler (4.18); ADJRequestHandler.m, handleResponseWithData (4.22).
  func testTheMessageOfARequestThatNobodyAnswersNamesThePackageBefore4_22() throws {
    let error = "Error Domain=NSURLErrorDomain Code=-1009 \"The Internet connection appears to be offline.\""
    let offline = "(The Internet connection appears to be offline.) Will retry later"
    for (version, session, event) in [
      ("4.21", "Failed to track session \(offline)", "Failed to track event'abc' \(offline)"), ("4.22", error, error),
    ] {
      var run = AdjustRun.launched(try profile(version))
      run.answer(.failure(.notConnectedToInternet, of: try XCTUnwrap(run.requests.last)))
      guard case .adjustSessionTrackingFailed(let failure) = run.callbacks.last else { return XCTFail(version) }
      XCTAssertTrue(failure.message?.hasPrefix(session) == true, failure.description)
      run = .settled(try profile(version))
      run.track("abc")
      run.answer(.failure(.notConnectedToInternet, of: try XCTUnwrap(run.requests.last)))
      guard case .adjustEventTrackingFailed(let failure) = run.callbacks.last else { return XCTFail(version) }
      XCTAssertTrue(failure.message?.hasPrefix(event) == true, failure.description)
    }
  }
}
