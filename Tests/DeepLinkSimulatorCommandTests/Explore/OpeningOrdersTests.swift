import Foundation
import XCTest

/// An app that an SDK's opening takes away from the screen, at a time that the steps do not determine.
final class OpeningOrdersTests: XCTestCase {
  /// A deferred link that Adjust opens in the browser; `steps` follow the launch.
  private func scenario(_ steps: String, anytime: String = "", expect: String = "") -> String {
    """
    {
      "version": 1, "name": "opens", "platform": { "style": "uikit-app-delegate" },
      "app": { "domains": ["www.example.com"], "adjust": { "deferredDeeplinkReturns": true } },
      "backend": { "adjust": { "attribution": { "deeplink": "https://www.example.com/a" } } },
      "steps": [{ "install": {} }, { "launch": {} }, \(steps)], "anytime": [\(anytime)], "expect": [\(expect)],
    }
    """
  }

  func testTheUserCanReturnAfterTheOpening() {
    let run = CapturedRun(
      ["replay", "-"],
      input: scenario(
        #"{ "wait": "1m" }, { "foreground": {} }"#, expect: #"{ "finally": { "process": "active" } }"#))
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testAReturnBeforeTheOpeningIsRefused() {
    let run = CapturedRun(["replay", "-"], input: scenario(#"{ "foreground": {} }"#))
    XCTAssertEqual(run.code, .usage)
    let complaint = "the app is active, and only an app in the background can come to the foreground (SIM-USER-1)"
    XCTAssertTrue(run.diagnostics.contains(complaint), run.diagnostics)
  }

  func testAStepThatNoOpeningMakesPossibleIsRefusedBeforeTheRun() {
    let run = CapturedRun(
      ["replay", "-"], input: scenario(#"{ "background": {} }, { "wait": "1m" }, { "dismissAlert": {} }"#))
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(run.diagnostics.contains("nothing covers an app that is in the background"), run.diagnostics)
  }

  func testInAnOrderInWhichTheOpeningComesLaterTheReturnIsLeftOut() {
    let note = "note the app is active, and only an app in the background can come to the foreground"
    let run = CapturedRun(
      ["explore", "-"],
      input: scenario(#"{ "wait": "1m" }, { "foreground": {} }"#, expect: #"{ "never": "\#(note)" }"#))
    XCTAssertEqual(run.code, .failure)
    XCTAssertTrue(run.output.contains("wait#1 before adjustDeferredDeeplinkReceived#1"), run.output)
    XCTAssertFalse(run.output.contains("can be done"), run.output)
    let scheduled = CapturedRun(
      ["replay", "--verbose", "--schedule", "wait#1 before adjustDeferredDeeplinkReceived#1", "-"],
      input: scenario(#"{ "wait": "1m" }, { "foreground": {} }"#))
    XCTAssertEqual(scheduled.code, .success, scheduled.output + scheduled.diagnostics)
    XCTAssertTrue(scheduled.output.contains("SIM-USER-3"), scheduled.output)
  }

  func testAStepThatAnEarlierOpeningMakesImpossibleIsLeftOut() {
    let steps = #"{ "wait": "1m" }, { "alert": {} }"#
    let replayed = CapturedRun(["replay", "-"], input: scenario(steps))
    XCTAssertEqual(replayed.code, .usage, replayed.output)
    let complaint = "nothing can cover an app that is in the background"
    XCTAssertTrue(replayed.diagnostics.contains(complaint), replayed.diagnostics)
    let run = CapturedRun(["explore", "-"], input: scenario(steps))
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testTheUserMayLeaveAtAnyTimeOnlyWhatIsInFront() {
    let note = "note The app is in the background already, since it opened something else"
    let run = CapturedRun(
      ["explore", "-"],
      input: scenario(
        #"{ "wait": "1m" }"#, anytime: #"{ "background": {} }"#,
        expect: #"{ "never": "\#(note)" }, { "event": "applicationDidEnterBackground", "times": { "atMost": 1 } }"#))
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testTheUserMayLeaveBeforeOrAfterTheOpening() {
    let run = CapturedRun(
      ["explore", "-"],
      input: scenario(
        #"{ "background": {} }, { "wait": "1m" }, { "foreground": {} }"#,
        expect: #"{ "event": "applicationDidEnterBackground", "times": { "atLeast": 1, "atMost": 2 } }"#))
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testAStepThatOpensSomethingElseIsKnownBeforeTheRun() {
    let text = #"""
      {
        "version": 1, "name": "opens", "app": {},
        "steps": [
          { "install": {} }, { "launch": {} }, { "call": "UIApplication.open", "with": "app-settings:" },
          { "foreground": {} }, { "foreground": {} }
        ],
        "expect": [{ "never": "nosuchevent" }],
      }
      """#
    let run = CapturedRun(["replay", "-"], input: text)
    XCTAssertEqual(run.diagnostics.components(separatedBy: "can come to the foreground").count, 2, run.diagnostics)
    XCTAssertTrue(run.diagnostics.contains(":5:29: error: the app is active"), run.diagnostics)
    XCTAssertTrue(run.diagnostics.contains("nosuchevent"), run.diagnostics)
  }

  func testAnSDKThatLeavesTheLinkToTheAppOpensNothingWhileTheAppResponds() {
    let keeps = scenario(#"{ "wait": "1m" }, { "foreground": {} }"#, expect: #"{ "never": "nosuchevent" }"#)
      .replacingOccurrences(of: #""deferredDeeplinkReturns": true"#, with: "")
    // Both complaints come at once, so the steps were checked without a run.
    let refused = CapturedRun(["replay", "-"], input: keeps)
    XCTAssertTrue(refused.diagnostics.contains("can come to the foreground"), refused.diagnostics)
    XCTAssertTrue(refused.diagnostics.contains("nosuchevent"), refused.diagnostics)
    for (step, reaction) in [
      (#"{ "releaseDelegate": "adjust" },"#, ""), ("", #""on": { "adjustDeferredDeeplinkReceived": "missing" },"#),
    ] {
      let silent = scenario(step + #"{ "wait": "1m" }, { "foreground": {} }"#)
        .replacingOccurrences(of: #""deferredDeeplinkReturns": true"#, with: "")
        .replacingOccurrences(of: #""domains""#, with: reaction + #""domains""#)
      let run = CapturedRun(["replay", "-"], input: silent)
      XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
      XCTAssertTrue(run.output.contains("opens browser"), run.output)
    }
  }

  func testAnAppWhoseSDKOpensNothingIsCheckedBeforeTheRun() {
    let text = #"""
      {
        "version": 1, "name": "opens", "app": { "appsflyer": {} },
        "steps": [{ "install": {} }, { "launch": {} }, { "foreground": {} }],
        "expect": [{ "never": "nosuchevent" }],
      }
      """#
    // Both complaints come at once, so the steps were checked without a run.
    let run = CapturedRun(["replay", "-"], input: text)
    XCTAssertTrue(run.diagnostics.contains("only an app in the background can come to the foreground"), run.diagnostics)
    XCTAssertTrue(run.diagnostics.contains("nosuchevent"), run.diagnostics)
  }
}
