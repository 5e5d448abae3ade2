import DeepLinkSimulator
import TestSupport
import XCTest

/// Lines of Adjust's log that its source has, and no published log shows.
final class AdjustSourceLogTests: XCTestCase {
  /// The lines of a run that have one of some texts, without what comes before the message.
  private func lines(
    _ texts: [String], version: String = "5.5.2", adjust: String = "", backend: String = "", steps: String
  ) throws -> [String] {
    let log = try TestRun(
      #"""
      "app": { "scheme": "example", "adjust": { "version": "\#(version)"\#(adjust) } },
      "backend": { "adjust": { \#(backend) } },
      "steps": [ { "install": {} }, { "launch": {} }, { "wait": "5s" }, \#(steps) ]
      """#
    ).log(.adjust)
    return log.filter { line in texts.contains { line.contains($0) } }.map { String($0.dropFirst("\t[Adjust]".count)) }
  }

  /// ADJActivityPackage.m, description; ADJPackageBuilder.m, eventSuffix; ADJActivityKind.m.
  func testAPackageIsNamedByItsKindAndAnEventByItsTokenToo() throws {
    XCTAssertEqual(
      try lines(
        ["Added package"], adjust: #", "switches": { "appleAds": "never" }"#,
        steps: #"""
          { "call": "Adjust.trackEvent", "with": "abc123" }, { "wait": "2s" },
          { "call": "Adjust.trackThirdPartySharing", "with": true }, { "wait": "2s" },
          { "call": "Adjust.trackMeasurementConsent", "with": true }, { "wait": "2s" },
          { "call": "Adjust.setPushToken", "with": "x" }, { "wait": "2s" },
          { "call": "Adjust.gdprForgetMe" }
          """#),
      [
        "d: Added package 1 (session)", "d: Added package 1 (event'abc123')",
        "d: Added package 1 (third_party_sharing)",
        "d: Added package 1 (measurement_consent)", "d: Added package 1 (info)", "d: Added package 1 (gdpr)",
      ])
  }

  /// ADJUtil.m, completionHandler and formatErrorMessage (4.18; a report of 2015, adjust/ios_sdk#118, has the texts
  /// too); ADJPackageHandler.m, ADJSdkClickHandler.m and ADJAttributionHandler.m, responseCallback (between 4.24 and
  /// 4.38).
  func testARequestThatNobodyAnswersIsAnErrorInEveryVersion() throws {
    let error = "Error Domain=NSURLErrorDomain Code=-1200 \"An SSL error has occurred"
    let ssl = "(An SSL error has occurred and a secure connection to the server cannot be made.)"
    for version in ["4.18", "4.22", "4.26", "4.38", "5.5.2"] {
      let isOld = version == "4.18"
      let found = try lines(
        ["e: Could not", "e: Failed"], version: version, adjust: #", "switches": { "appleAds": "never" }"#,
        backend: #"""
          "event": { "failure": "insecure" }, "click": { "failure": "insecure" },
          "attribution": { "failure": "insecure" }
          """#,
        steps: #"""
          { "call": "Adjust.appWillOpen", "with": "example://a" }, { "wait": "1ms" },
          { "call": "Adjust.trackEvent", "with": "abc123" }, { "wait": "9s" }
          """#.replacing("appWillOpen", with: version.hasPrefix("4") ? "appWillOpen" : "processDeeplink"))
      let expected =
        isOld
        ? [
          "e: Failed to get attribution \(ssl)", "e: Failed to track click \(ssl) Will retry later",
          "e: Failed to track event'abc123' \(ssl) Will retry later",
        ]
        : [
          "e: Could not get attribution JSON response with message: \(error)",
          "e: Could not get click JSON response with message: \(error)",
          "e: Could not get JSON response with message: \(error)",
        ]
      for line in expected { XCTAssertTrue(found.contains { $0.hasPrefix(line) }, "\(version) \(line) \(found)") }
      XCTAssertTrue(found.allSatisfy { line in expected.contains { line.hasPrefix($0) } }, "\(version) \(found)")
    }
  }

  /// ADJSdkClickHandler.m (4.18, 4.23), CHANGELOG 4.24.0; published logs of 4.10.1 (mozilla-mobile/firefox-ios#2092)
  /// and 4.26.1 (adjust/ios_sdk#509).
  func testTheAnswerToTheClickOfIAdIsToldSince4_24() throws {
    for (version, line) in [
      ("4.10.1", nil), ("4.23", nil), ("4.24", "i: Received iAd click response"),
      ("4.25", "i: Received Apple Ads click response"), ("5.5.2", "i: Received Apple Ads click response"),
    ] {
      for when in ["always", "where-they-matter"] {
        let found = try lines(
          ["click response"], version: version, adjust: #", "switches": { "appleAds": "\#(when)" }"#,
          steps: #"{ "wait": "1s" }"#)
        XCTAssertEqual(found, line.map { [$0] } ?? [], "\(version) \(when)")
      }
    }
  }

  /// ADJSdkClickHandler.m, sendNextSdkClickI (4.18, 4.23, after 4.33.4; 4.38.4, 5.x).
  func testAClickThatWaitsIsToldSince4_38() throws {
    let added = "d: Added sdk_click 1"
    for (version, expected) in [
      ("4.10.1", [added]), ("4.33.4", [added]), ("4.38", [added, "d: Click handler is paused"]),
      ("5.5.2", [added, "d: Click handler is paused"]),
    ] {
      let call = version.hasPrefix("4") ? "appWillOpen" : "processDeeplink"
      let found = try lines(
        ["Added sdk_click", "Click handler"], version: version, adjust: #", "switches": { "appleAds": "never" }"#,
        steps: #"{ "background": {} }, { "wait": "5s" }, { "call": "Adjust.\#(call)", "with": "example://a" }"#)
      XCTAssertEqual(found, expected, version)
    }
  }

  /// ADJActivityHandlerTests.m, testDelayStartTimerFirst, testDelayStartSendFirst and testUpdateStart (4.11);
  /// ADJActivityHandler.m, initI, delayStartI and sendFirstPackagesI (4.10, 4.11, 4.14 or later); ADJPackageHandler.m,
  /// updatePackagesI (4.23).
  func testTheDelayedStartOfVersion4IsTold() throws {
    let texts = ["elay", "Waiting", "Updating", "wrote", "Wrote Activity state"]
    for (version, delay, steps, expected) in [
      (
        "4.18", "4s", "",
        [
          "i: Delay start configured", "i: Waiting 4.0 seconds before starting first session",
          "v: Delay Start timer starting. Launching in 4.0 seconds", "d: Package handler wrote 1 packages",
          "d: Wrote Activity state", "v: Delay Start timer fired", "d: Updating package handler queue",
          "d: Package handler wrote 1 packages", "d: Wrote Activity state", "v: Delay Start timer canceled",
        ]
      ),
      (
        "4.18", "10.1s", #", { "call": "Adjust.sendFirstPackages" }"#,
        [
          "i: Delay start configured", "w: Delay start of 10.1 seconds bigger than max allowed value of 10.0 seconds",
          "i: Waiting 10.0 seconds before starting first session",
          "v: Delay Start timer starting. Launching in 10.0 seconds", "d: Package handler wrote 1 packages",
          "d: Wrote Activity state", "d: Updating package handler queue", "d: Package handler wrote 1 packages",
          "d: Wrote Activity state", "v: Delay Start timer canceled",
        ]
      ),
      (
        // The session begins with the call, so there is a state when the delay begins.
        "4.11.5", "4s", "",
        [
          "i: Delay start configured", "d: Package handler wrote 1 packages", "d: Wrote Activity state",
          "i: Waiting 4.0 seconds before starting first session",
          "v: Delay Start timer starting. Launching in 4.0 seconds", "d: Wrote Activity state",
          "v: Delay Start timer fired", "d: Updating package handler queue", "d: Package handler wrote 1 packages",
          "d: Wrote Activity state", "v: Delay Start timer canceled",
        ]
      ),
    ] {
      let found = try lines(
        texts, version: version,
        adjust: #", "switches": { "appleAds": "never", "delayStart": "\#(delay)" }"#,
        backend: #""session": { "after": "1m" }"#, steps: #"{ "wait": "1s" }\#(steps)"#)
      let named = found.prefix(expected.count).map { $0.hasPrefix("d: Wrote") ? "d: Wrote Activity state" : $0 }
      XCTAssertEqual(named, expected, "\(version) \(delay)")
    }
  }

  /// ADJPackageHandler.m, closeFirstPackage (4.11, 4.18, 4.23).
  func testTheEndOfAWaitIsToldWithTheNewWordsSince4_22() throws {
    for (version, line) in [
      ("4.21", "v: Package handler can send"), ("4.22", "v: Package handler finished waiting"),
      ("4.23", "v: Package handler finished waiting"), ("4.38", "v: Package handler finished waiting"),
      ("5.5.2", "v: Package handler finished waiting to retry"),
    ] {
      let found = try lines(
        ["Package handler can", "Package handler finished"], version: version,
        adjust: #", "switches": { "appleAds": "never" }"#,
        backend: #""event": { "failure": "offline" }"#,
        steps: #"{ "call": "Adjust.trackEvent", "with": "abc123" }, { "wait": "5m" }, { "kill": {} }"#)
      XCTAssertEqual(Set(found), [line], version)
    }
  }

  /// ADJActivityHandler.m, startForegroundTimerI; ADJTimerCycle.m, resume and suspend.
  func testTheForegroundTimerOfADisabledSDKDoesNotStart() throws {
    let away = #"{ "background": {} }, { "wait": "9s" }"#
    let back = #"{ "foreground": {} }, { "wait": "9s" }"#
    XCTAssertEqual(
      try lines(
        ["Foreground timer"], steps: #"{ "call": "Adjust.disable" }, \#(away), \#(back), \#(away), \#(back)"#),
      [
        "v: Foreground timer configured to fire after 60.0 seconds of starting and cycles every 60.0 seconds",
        "v: Foreground timer starting", "v: Foreground timer suspended", "v: Foreground timer is already suspended",
      ])
  }

  /// Before 5.0.2, a second activation starts the SDK again.
  func testTheForegroundTimerThatRunsIsNotStartedAgain() throws {
    for (version, second) in [("5.0.1", ["v: Foreground timer is already started"]), ("5.0.2", [])] {
      XCTAssertEqual(
        try lines(
          ["Foreground timer "], version: version,
          adjust: #", "integration": { "move": { "initSdk": "didBecomeActiveNotification" } }"#,
          steps: #"{ "wait": "1s" }"#
        ).dropFirst(),
        ["v: Foreground timer starting"] + second, version)
    }
  }

  /// ADJActivityHandler.m, startBackgroundTimerI and stopBackgroundTimerI; ADJTimerOnce.m, fireIn: a timer that is
  /// cancelled keeps its time.
  func testTheBackgroundTimerIsStartedOnceAMinute() throws {
    let steps = #"""
      { "background": {} }, { "wait": "9s" }, { "foreground": {} }, { "wait": "9s" }, { "background": {} },
      { "wait": "2m" }, { "foreground": {} }, { "wait": "9s" }, { "background": {} }
      """#
    let starts = "v: Background timer starting. Launching in 60.0 seconds"
    let stops = "v: Background timer canceled"
    XCTAssertEqual(
      try lines(["Background timer"], adjust: #", "switches": { "sendsInBackground": true }"#, steps: steps),
      [stops, starts, stops, stops, starts])
    XCTAssertEqual(try lines(["Background timer"], steps: steps), [])
    XCTAssertEqual(
      try lines(
        ["Background timer"], adjust: #", "switches": { "sendsInBackground": true }"#,
        steps: #"{ "call": "Adjust.disable" }, { "background": {} }"#),
      [stops])
  }

  /// ADJActivityHandler.m, setTrackingStateOptedOutI; ADJPackageHandler.m, flush.
  func testTheQueueOfAUserWhoHasOptedOutIsStoredEmpty() throws {
    XCTAssertEqual(
      try lines(
        ["wrote", "Pausing"], backend: #""event": { "body": { "tracking_state": "opted_out" } }"#,
        steps: #"""
          { "call": "Adjust.trackEvent", "with": "a" }, { "call": "Adjust.trackEvent", "with": "b" }, { "wait": "2s" }
          """#),
      [
        "d: Package handler wrote 1 packages", "d: Package handler wrote 0 packages",
        "d: Package handler wrote 1 packages", "d: Package handler wrote 2 packages",
        "d: Package handler wrote 0 packages", "i: Pausing handlers due to SDK being disabled",
      ])
  }

  /// ADJActivityHandler.m, setEnabledI.
  func testLinkMeIsLookedAtWheneverTheSDKIsEnabled() throws {
    XCTAssertEqual(
      try lines(["LinkMe"], steps: #"{ "call": "Adjust.disable" }, { "call": "Adjust.enable" }"#),
      ["d: LinkMe not allowed by client", "d: LinkMe not allowed by client"])
  }

  /// ADJActivityHandler.m, checkStatusI (before 5.0).
  func testTheDelayedStartOfVersion4KeepsAllButClicksPaused() throws {
    let back = #"{ "call": "Adjust.switchToOfflineMode" }, { "call": "Adjust.switchBackToOnlineMode" }"#
    let delay = #", "switches": { "delayStart": "9s" }"#
    for (adjust, steps, line) in [
      (delay, back, "i: Handlers remain paused, except the Sdk Click Handler"),
      ("", back, "i: Resuming handlers to put SDK in online mode"),
      (delay, #"{ "wait": "9s" }, \#(back)"#, "i: Resuming handlers to put SDK in online mode"),
    ] {
      XCTAssertEqual(try lines(["andlers"], version: "4.38", adjust: adjust, steps: steps).last, line, steps)
    }
  }

  /// ADJActivityHandler.m, initWithConfig.
  func testWhatAnAppDoesNotLetTheSDKReadIsAWarning() throws {
    final class CarefulApp: AppUnderTest {
      let integration = AppIntegration.own
      func startProcess(_ environment: AppEnvironment) {
        let config = ADJConfig(appToken: "token", environment: "sandbox")
        config?.disableIdfvReading()
        config?.disableIdfaReading()
        config?.attConsentWaitingInterval = 9
        config?.disableAppTrackingTransparencyUsage()
        config?.disableAdServices()
        environment.adjust.initSdk(config)
        config?.disableIdfaReading()
      }
      func endProcess() {}
      func releaseDelegate(of sdk: SDKName) {}
    }
    let run = try TestRun(
      #""app": { "adjust": {} }, "steps": [ { "install": {} }, { "launch": {} }, { "wait": "1s" } ]"#,
      makeApp: { _ in CarefulApp() })
    let log = run.log(.adjust)
    XCTAssertEqual(
      log.prefix(5),
      [
        "\t[Adjust]w: IDFA reading has been disabled", "\t[Adjust]w: IDFV reading has been disabled",
        "\t[Adjust]w: AdServices info reading has been disabled",
        "\t[Adjust]i: ATT consent waiting interval has been configured to 9",
        "\t[Adjust]w: App Tracking Transparency framework usage has been disabled",
      ])
    XCTAssertTrue(log.contains("\t[Adjust]d: Added package 1 (session)"))
    XCTAssertTrue(log.contains { $0.contains("Sending request to endpoint") }, "the SDK does not wait")
  }

  /// ADJRequestHandler.m, handleResponseWithData.
  func testAnAnswerThatIsNoJSONIsLoggedAllTheSame() throws {
    for (answer, responses) in [
      (#""status": 429"#, 2), (#""failure": "malformed""#, 2), (#""failure": "offline""#, 0),
    ] {
      let log = try lines(
        ["Response", "Could not get JSON"], backend: #""event": { \#(answer) }"#,
        steps: #"{ "call": "Adjust.trackEvent", "with": "a" }, { "wait": "5s" }"#)
      let failure = try XCTUnwrap(log.firstIndex { $0.hasPrefix("e: Could not get JSON") }, answer)
      XCTAssertEqual(log[..<failure].count { $0 == "v: Response: …" }, responses, "\(answer) \(log)")
    }
  }

  /// CHANGELOG 4.21.0; ADJPackageHandler.m, closeFirstPackage.
  func testTheWaitInTheLogIsTheOneThatTheVersionTakes() throws {
    for (version, wait) in [("4.18", "90.0"), ("4.20", "90.0"), ("4.21", "0.2"), ("5.5.2", "0.2")] {
      let log = try lines(
        ["Waiting for"], version: version, adjust: #", "switches": { "appleAds": "never" }"#,
        backend: #""session": { "failure": "malformed" }"#, steps: #"{ "wait": "1s" }"#)
      XCTAssertEqual(log.first, "v: Waiting for \(wait) seconds before retrying the 1 time", version)
    }
  }

  /// ADJUtil.m, completionHandler (before 4.22), which returns before it sets a message; ADJRequestHandler.m (4.38).
  func testStatus429IsAnErrorInTheLogOfEveryVersion() throws {
    for (version, error) in [
      ("4.20", "e: Too frequent requests to the endpoint (429)"),
      ("4.38", "e: Could not get JSON response with message: Too frequent requests to the endpoint (429)"),
    ] {
      let log = try lines(
        ["(429)", "(null)"], version: version, adjust: #", "switches": { "appleAds": "never" }"#,
        backend: #""event": { "status": 429 }"#,
        steps: #"{ "call": "Adjust.trackEvent", "with": "abc123" }, { "wait": "5s" }"#)
      XCTAssertEqual(log.first { $0.hasPrefix("e: ") && $0.contains("(429)") }, error, version)
      XCTAssertFalse(log.contains { $0.hasPrefix("e: (null)") }, "\(log)")
    }
  }

  /// ADJActivityHandler.m, initI, delayStartI and updatePackagesI (4.38).
  func testPackagesOfADelayThatAKillCutShortAreUpdatedByTheNextLaunch() throws {
    let log = try lines(
      ["Package handler", "Updating package", "Delay start", "LinkMe"], version: "4.38",
      adjust: #", "switches": { "delayStart": "8s", "appleAds": "never" }"#,
      steps: #"{ "kill": {} }, { "launch": {} }, { "wait": "5s" }, { "kill": {} }, { "launch": {} }"#)
    XCTAssertEqual(
      log,
      [
        "i: Delay start configured", "d: LinkMe not allowed by client", "d: Package handler wrote 1 packages",
        "d: Package handler is paused",
        "d: Package handler read 1 packages", "d: Updating package handler queue",
        "d: Package handler wrote 1 packages", "d: LinkMe not allowed by client",
        "d: Package handler wrote 0 packages",
        "d: LinkMe not allowed by client", "d: Package handler read 0 packages",
      ])
  }
}
