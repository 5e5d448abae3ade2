import DeepLinkSimulator
import TestSupport
import XCTest

/// AppsFlyer's log by version and situation.
final class AppsFlyerLogTests: XCTestCase {
  private func log(_ version: String, _ app: String = "", steps: String, backend: String = "") throws -> [String] {
    try TestRun(
      #"""
      "app": {
        "domains": ["example.onelink.me"], "scheme": "example",
        "appsflyer": { "version": "\#(version)", "unifiedDeepLinking": true\#(app) }
      },
      "backend": { "appsflyer": { \#(backend) } },
      "steps": [ { "install": {} }, { "launch": {} }, { "wait": "20s" }\#(steps) ]
      """#
    ).log(.appsFlyer)
  }

  func testTheFormOfLinesFollowsTheVersion() throws {
    let rows = [
      ("6.2", "[DEBUG] AppsFlyer: AppsFlyer SDK version 6.2 started build"),
      ("6.3", "[DEBUG] AppsFlyer: AppsFlyer SDK version 6.3 started build"),
      ("6.4", "[AppsFlyerSDK] [com.apple.main-thread] AppsFlyer SDK version 6.4 started build"),
      ("7.0", "[AppsFlyerSDK] [com.apple.main-thread] AppsFlyer SDK version 7.0 started build"),
    ]
    for (version, line) in rows { XCTAssertEqual(try log(version, steps: "").first, line) }
  }

  func testAStartIsLoggedInTheWordsOfTheVersion() throws {
    let rows = [
      ("6.2", ["Start"]), ("6.15", ["isFirstLaunch: Yes, timestamp: …"]),
      ("7.0", ["[START] isFirstLaunch: true, timestamp: …", "[START] Initial start of the application"]),
    ]
    for (version, messages) in rows {
      let lines = try log(version, steps: "")
      for message in messages {
        XCTAssertEqual(lines.filter { $0.hasSuffix("] " + message) || $0.hasSuffix(": " + message) }.count, 1, message)
      }
    }
  }

  func testALaterStartIsNotTheFirstLaunch() throws {
    let steps = #", { "kill": "force-quit" }, { "launch": {} }, { "wait": "6s" }"#
    XCTAssertEqual(
      messages(try log("6.15", steps: steps), "isFirstLaunch"),
      ["isFirstLaunch: Yes, timestamp: …", "isFirstLaunch: No, timestamp: …"])
    let reinstalled = #", { "uninstall": {} }, { "install": {} }, { "launch": {} }, { "wait": "6s" }"#
    XCTAssertEqual(
      messages(try log("6.15", steps: reinstalled), "isFirstLaunch"),
      ["isFirstLaunch: Yes, timestamp: …", "isFirstLaunch: Yes, timestamp: …"])
  }

  func testAStartAfterARestoredBackupIsNotTheFirstLaunch() throws {
    let log = try TestRun(
      #"""
      "platform": { "switches": { "restoresBackup": true } },
      "app": { "domains": ["example.onelink.me"], "appsflyer": { "version": "6.15" } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "6s" }, { "uninstall": {} }, { "install": {} }, { "launch": {} }
      ]
      """#
    ).log(.appsFlyer)
    XCTAssertEqual(
      messages(log, "isFirstLaunch"),
      ["isFirstLaunch: Yes, timestamp: …", "isFirstLaunch: No, timestamp: …"])
  }

  func testASkippedStartShowsTheTimeSinceTheLastOne() throws {
    let steps = #", { "background": {} }, { "wait": "1s" }, { "foreground": {} }, { "wait": "3.46s" }"#
    let again = #", { "background": {} }, { "foreground": {} }, { "wait": "1s" }"#
    let old = try log("6.15", steps: steps + again)
    XCTAssertEqual(messages(old, "Time from"), ["Time from last launch(session) 3.46"])
    XCTAssertEqual(messages(old, "Skip launch"), ["Skip launch"])
    // Version 7 sends the first one a second late, when it has waited for a link in vain.
    let new = try log("7.0", steps: steps + again)
    XCTAssertEqual(messages(new, "Skip launch"), ["[WARNING] Skip launch"])
    XCTAssertEqual(messages(new, "Time from"), ["[START] Time from last start(session): 20.00"])
  }

  func testTheLookUpIsLoggedOnceAndThenAsResolved() throws {
    let lines = try log("6.15", steps: #", { "kill": "force-quit" }, { "launch": {} }, { "wait": "6s" }"#)
    XCTAssertEqual(messages(lines, "[DDL] Start DDL").count, 1)
    XCTAssertEqual(messages(lines, "[DDL] DDL already").count, 1)
    XCTAssertEqual(messages(lines, "[DDL] Delegate:").count, 2)
  }

  func testWithoutKeysTheAddressIsNull() throws {
    let moved = #", "integration": { "move": { "setDeepLinkDelegate": "willFinishLaunching" } }"#
    XCTAssertEqual(
      messages(try log("6.15", moved, steps: ""), "[DDL] URL"),
      ["[DDL] URL: https://(null)dlsdk.(null)/v1.0/ios/id?sdk_version=6.15&af_sig=…"])
    XCTAssertEqual(try log("6.15", moved, steps: "").filter { $0.contains("Code=-1003") }.count, 1)
  }

  func testHostsHaveAPrefixSince611() throws {
    XCTAssertEqual(
      messages(try log("6.11", steps: ""), "[DDL] URL").first,
      "[DDL] URL: https://…dlsdk.appsflyersdk.com/v1.0/ios/id…?sdk_version=6.11&af_sig=…")
  }

  func testTheAppsIDIsThatOfTheScenario() throws {
    let lines = try log("6.11", #", "appleAppID": "4242""#, steps: "")
    XCTAssertEqual(
      messages(lines, "[DDL] URL").first,
      "[DDL] URL: https://…dlsdk.appsflyersdk.com/v1.0/ios/id4242?sdk_version=6.11&af_sig=…")
    XCTAssertEqual(lines.filter { $0.contains("app_id=4242&") || $0.contains("/id4242?") }.count, 3)
  }

  func testLinksAreLoggedByTheCallThatHandsThemOver() throws {
    let steps = """
      , { "background": {} }, { "tap": "https://example.onelink.me/H5hv?deep_link_value=a" }, { "wait": "1s" }
      , { "background": {} }, { "tap": "example://a?deep_link_value=b" }, { "wait": "1s" }
      """
    let lines = try log("6.15", steps: steps)
    XCTAssertEqual(
      messages(lines, "NSUserActivity"),
      ["NSUserActivity `webpageURL`: https://example.onelink.me/H5hv?deep_link_value=a"])
    XCTAssertEqual(messages(lines, "handleOpenUrl"), ["handleOpenUrl: example://a?deep_link_value=b"])
    let found = lines.indices.filter { lines[$0].hasSuffix("UniversalLink/Deeplink found:") }
    XCTAssertEqual(
      found.map { lines[$0 + 1] },
      ["https://example.onelink.me/H5hv?deep_link_value=a", "example://a?deep_link_value=b"])
  }

  func testAFailedRequestShowsTheSystemsError() throws {
    let lines = try log("6.15", steps: "", backend: #""launch": { "failure": "offline" }"#)
    // The form of a log of 6.8.0: AppsFlyerSDK/AppsFlyerFramework#209.
    let error =
      #"Error: Error Domain=com.appsflyer.sdk.network Code=0 "Request failed" UserInfo={NSLocalizedDescription="#
      + #"Request failed, NSUnderlyingError=… {Error Domain=NSURLErrorDomain Code=-1009 "The Internet connection "#
      + #"appears to be offline." UserInfo={NSErrorFailingURLStringKey=https://…launches.appsflyersdk.com/"#
    XCTAssertTrue(lines.contains { $0.hasPrefix(error) }, lines.joined(separator: "\n"))
  }

  /// As an app prints the error: LEAFManager.m of LinKingEnSDK.
  func testARefusalOfConversionDataShowsItsReason() throws {
    let backend = #""conversionData": { "status": 403, "body": { "error_reason": "App ID is incorrect" } }"#
    let error =
      #"Error Domain=com.appsflyer.sdk.gcd Code=0 "App ID is incorrect" "#
      + "UserInfo={NSLocalizedDescription=App ID is incorrect}"
    XCTAssertTrue(try log("6.0", steps: "", backend: backend).contains(error))
  }

  func testAShortLinkThatIsNotKnownShowsItsStatus() throws {
    let tap = #", { "background": {} }, { "tap": "https://example.onelink.me/H5hv/none" }, { "wait": "2s" }"#
    let lines = try log("6.15", steps: tap)
    XCTAssertEqual(lines.filter { $0 == "[Shortlink] OneLink:(null)" || $0 == "    statusCode = 404;" }.count, 2)
  }

  func testTheAnswerToTheTrackingPromptShowsItsNumber() throws {
    let lines = try TestRun(
      #"""
      "app": { "appsflyer": { "version": "6.15", "waitForATT": "60s" } },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "2s" }, { "trackingAuthorization": "authorized" },
        { "wait": "2s" }
      ]
      """#
    ).log(.appsFlyer)
    XCTAssertEqual(
      messages(lines, "[ATT]"),
      ["[ATT] Tracking authorization update from `oldStatus`: 0 to `newStatus`: 3"])
  }

  func testAPushShowsItsPayload() throws {
    let push =
      #", { "background": {} }, { "openNotification": { "af": { "c": "x y", "pid": "push" } } }, { "wait": "1s" }"#
    let lines = try log("6.15", steps: push)
    let start = try XCTUnwrap(lines.firstIndex { $0.hasSuffix("Push Notification received af payload = {") })
    XCTAssertEqual(Array(lines[(start + 1)...(start + 3)]), [#"    c = "x y";"#, "    pid = push;", "}"])
  }

  func testTheLinkOfAPushIsFoundLikeOneThatWasTapped() throws {
    let link = "https://example.onelink.me/H5hv?pid=push&deep_link_value=shoes"
    let push = #", { "background": {} }, { "openNotification": { "link": "\#(link)" } }, { "wait": "1s" }"#
    for version in ["6.3", "6.15"] {
      let lines = try log(version, #", "switches": { "pushDeepLinkPaths": ["link"] }"#, steps: push)
      let found = try XCTUnwrap(lines.firstIndex { $0.hasSuffix("UniversalLink/Deeplink found:") }, version)
      XCTAssertEqual(lines[found + 1], link)
      XCTAssertTrue(lines[found...].contains { $0.contains("[DDL] Calling didResolveDeepLink") }, version)
    }
    let stopped = #", { "call": "AppsFlyerLib.stop" }"# + push
    let options = #", "switches": { "pushDeepLinkPaths": ["link"], "linksWhileStopped": "ignored" }"#
    XCTAssertEqual(messages(try log("6.15", options, steps: stopped), "found:"), [])
  }

  func testAReportOfASessionNamesTheVersion() throws {
    for (version, short) in [("5.4.1", "5.4"), ("6.8.0", "6.8"), ("7.0.2", "7.0")] {
      let lines = try log(version, steps: "").filter { $0.contains("SEND Start") }
      XCTAssertEqual(lines.count, 1, version)
      for line in lines {
        XCTAssertTrue(line.contains("/api/v\(short)/iosevent?app_id="), line)
        XCTAssertTrue(line.hasSuffix("&buildnumber=\(version)"), line)
      }
    }
  }

  func testTheListenerThatWaitsInVainShowsItsTimeout() throws {
    XCTAssertEqual(
      messages(try log("7.0", steps: ""), "[SRD]"), ["[SRD] WARNING: deeplink timed out (1s)"])
  }

  func testAnAppWithoutTheSDKHasNoLog() throws {
    let run = try TestRun(#""app": { "adjust": {} }, "steps": [ { "install": {} }, { "launch": {} } ]"#)
    XCTAssertEqual(run.log(.appsFlyer), [])
    XCTAssertFalse(run.log(.adjust).isEmpty)
  }

  /// The messages with some text, without their prefix.
  private func messages(_ lines: [String], _ text: String) -> [String] {
    lines.filter { $0.contains(text) }.map { line in
      line.firstRange(of: "-thread] ").map { String(line[$0.upperBound...]) }
        ?? line.firstRange(of: ".serial] ").map { String(line[$0.upperBound...]) } ?? line
    }
  }
}
