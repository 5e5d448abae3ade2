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

  /// ADJUtil.m, completionHandler and formatErrorMessage (4.18; a report of 2015, adjust/ios_sdk#118, has the texts too);
  /// ADJPackageHandler.m, ADJSdkClickHandler.m and ADJAttributionHandler.m, responseCallback (between 4.24 and 4.38).
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

  /// ADJSdkClickHandler.m (4.18, 4.23), CHANGELOG 4.24.0; published logs of 4.10.1 (mozilla-mobile/firefox-ios#2092) and 4.26.1
  /// (adjust/ios_sdk#509).
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

  /// ADJActivityHandlerTests.m, testDelayStartTimerFirst, testDelayStartSendFirst and testUpdateStart (4.11);}
