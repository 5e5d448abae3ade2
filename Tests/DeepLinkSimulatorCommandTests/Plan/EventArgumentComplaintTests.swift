import XCTest

/// Each complaint about what follows the name of a request or of a step, because no event has it.
final class EventArgumentComplaintTests: XCTestCase {
  func testAnAnswerThatTheRequestNeverGets() {
    let answers =
      "200 malformed, a number, NSURLErrorDomain -1001, NSURLErrorDomain -1003, NSURLErrorDomain -1005, "
      + "NSURLErrorDomain -1009, "
    assertArgument(
      "answer launch failed",
      #"unknown word "failed" after "answer launch"; known: \#(answers)NSURLErrorDomain -1200"#)
    assertArgument(
      "answer session timeout", #"unknown word "timeout" after "answer session"; known: 200, rejected, failed"#)
    assertArgument(
      "answer click apsflyer", #"unknown word "apsflyer" after "answer click"; did you mean "appsflyer"?"#)
    assertArgument(
      "answer link resolution 301",
      #"unknown word "301" after "answer link resolution"; known: 200, 302 …, failed"#)
  }

  func testWhatARequestIsNeverAbout() {
    assertArgument(
      "send conversionData again", #""send conversionData" is the whole name of the event; remove "again""#)
    assertArgument("send launch first", #"unknown word "first" after "send launch"; known: a number"#)
    assertArgument(
      "send attribution initiated by sdks",
      #"unknown word "initiated by sdks" after "send attribution"; did you mean "initiated by sdk"?"#)
    assertArgument(
      "send click apple-ads", #"unknown word "apple-ads" after "send click"; did you mean "apple_ads"?"#)
    assertArgument(
      "send other third party sharing of",
      #"unknown word "third party sharing of" after "send other"; did you mean "third party sharing on"?"#)
  }

  func testADurationThatATraceWritesDifferently() {
    assertArgument("wait 1000ms", #"a trace calls this step "wait 1s", not "wait 1000ms""#)
    assertArgument("clockBack 60s", #"a trace calls this step "clockBack 1m", not "clockBack 60s""#)
    assertArgument("wait long", #""wait" is followed by a duration such as 1m or by nothing, not by "long""#)
  }

  func testAStateThatNoAssociationFileHas() {
    assertArgument(
      "associationFile removed",
      #"unknown word "removed" after "associationFile"; known: served, missing, without-app, served at …, "#
        + "missing at …, without-app at …")
  }

  func testASingleStepThatTheSystemDoesNotHave() {
    assertArgument(
      "system sceneDidBecomActive",
      #""system" is followed by a call of the system, the state of the process and the state of the scene, "#
        + #"as in "system sceneDidBecomeActive active", not by "sceneDidBecomActive""#)
  }

  func testAPlaceWhereNoLinkIsTapped() {
    assertArgument(
      "tap shop://shoes from safary",
      #"unknown word "from safary" after "tap shop://shoes"; did you mean "from safari"?"#)
  }

  func testALinkThatNoStepTaps() {
    let steps = #"{ "install": {} }, { "tap": "shop://shoes", "from": "safari" }, { "tap": "shop://hats" }"#
    for (pattern, complaint) in [
      ("tap shop://shoe", #"unknown word "shop://shoe" after "tap"; did you mean "shop://shoes from safari"?"#),
      (
        "tap shop://shoes from camera",
        #"unknown word "shop://shoes from camera" after "tap"; did you mean "shop://shoes from safari"?"#
      ),
    ] {
      let run = validate(steps, pattern)
      XCTAssertTrue(run.diagnostics.contains("error: \(complaint)\n"), run.diagnostics)
    }
    for pattern in ["tap", "tap shop://shoes", "tap shop://shoes from safari", "tap shop://hats"] {
      XCTAssertEqual(validate(steps, pattern).code, .success, pattern)
    }
    // Without such a step, nothing says which link is meant.
    XCTAssertEqual(validate(#"{ "install": {} }"#, "tap shop://shoe").code, .success)
  }

  func testASiteWhoseAssociationFileNoStepChanges() {
    let steps = #"{ "associationFile": { "domain": "shop.example", "state": "missing" } }"#
    let run = validate(steps, "associationFile missing at shop.exampel")
    let complaint =
      #"unknown word "missing at shop.exampel" after "associationFile"; did you mean "missing at shop.example"?"#
    XCTAssertTrue(run.diagnostics.contains("error: \(complaint)\n"), run.diagnostics)
    for pattern in ["associationFile", "associationFile missing at shop.example", "associationFile served"] {
      XCTAssertEqual(validate(steps, pattern).code, .success, pattern)
    }
  }

  func testATextThatNoStepHas() {
    let steps = #"{ "install": {} }, { "pasteboard": "shop://a b" }, { "openNotification": {}, "action": "buy" }"#
    for (pattern, complaint) in [
      ("pasteboard shop://b", #"unknown word "shop://b" after "pasteboard"; did you mean "shop://a b"?"#),
      ("openNotification by", #"unknown word "by" after "openNotification"; did you mean "buy"?"#),
    ] {
      let run = validate(steps, pattern)
      XCTAssertTrue(run.diagnostics.contains("error: \(complaint)\n"), run.diagnostics)
    }
    for pattern in ["pasteboard shop://a", "pasteboard shop://a b", "openNotification buy", "openNotification"] {
      XCTAssertEqual(validate(steps, pattern).code, .success, pattern)
    }
  }

  func testWordsThatEventsHaveAreAccepted() {
    let patterns = [
      "answer launch 200", "answer conversionData 404", "answer shortLink 200 malformed",
      "answer launch NSURLErrorDomain",
      "answer session rejected", "answer click appsflyer", "answer click failed", "answer event 200",
      "answer link resolution 302", "answer link resolution 302 https://a.example", "answer link resolution",
      "send launch 2", "send session 1", "send attribution initiated by backend", "send attribution initiated",
      "send event abc", "send click shop://shoes", "send click apple_ads", "send other third party",
      "send forgetDevice",
      "send other push token", "send other ad revenue x", "send redirect https://a.example", "send shortLink H5hv/a",
      "send link resolution a", "send inviteLink H5hv", "wait 1.5s", "clockBack 1d", "associationFile missing",
      "associationFile without-app at shop.example", "system active", "system scene(continue:)", "pasteboard any text",
      "system sceneDidBecomeActive active foregroundActive", "system not running", "system foregroundInactive",
      "openNotification buy", "tap shop://shoes from airdrop", "tap shop://shoes from", "timer package",
    ]
    for pattern in patterns {
      let run = validate(ScenarioText.launched, pattern)
      XCTAssertEqual(run.code, .success, run.diagnostics)
    }
  }

  private func validate(_ steps: String, _ pattern: String) -> CapturedRun {
    var scenario = ScenarioText(expect: #"{ "never": "\#(pattern)" }"#)
    scenario.steps = steps
    return CapturedRun(["validate", "-"], input: scenario.text)
  }

  private func assertArgument(
    _ pattern: String, _ complaint: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let run = validate(ScenarioText.launched, pattern)
    XCTAssertTrue(run.diagnostics.contains("error: \(complaint)\n"), run.diagnostics, file: file, line: line)
  }
}
