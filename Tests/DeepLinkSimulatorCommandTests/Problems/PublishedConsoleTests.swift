import XCTest

@testable import DeepLinkSimulatorCommand

/// `problems --log` explains what developers pasted into issues, as they pasted it.
final class PublishedConsoleTests: XCTestCase {
  private static let console = ConsoleSearch(
    problems: ["/problems"],
    scenarios: [
      "/problems", "/appsflyer/deferred", "/appsflyer/direct", "/appsflyer/sessions", "/appsflyer/stop-and-tracking",
      "/appsflyer/unified-deferred", "/appsflyer/version-7",
    ])

  /// The rules that explain a log, each with the numbers of its lines, and the problems.
  private func answer(_ bytes: [UInt8]) throws -> (rules: [String: [Int]], problems: [String]) {
    let findings = try Self.console.findings(bytes)
    let rules = findings.explanations.map { ($0.rule?.text ?? "no rule", $0.lines.map(\.line.number)) }
    return (Dictionary(rules) { $0 + $1 }, findings.problems.map(\.problem.problem.name))
  }

  /// Of a device whose language is Russian: AppsFlyerSDK/AppsFlyerFramework#209 (6.8.0, parts).
  private static let skippedLaunch = """
    setup(isDebug:) [AppsFlyerService.swift:56] AppsFlyerService setup debug:false
    2022-11-15 12:59:54.684544+0300 App[14722:3376118] [AppsFlyerSDK] [com.apple.main-thread] AppsFlyer SDK version 6.8.0 started build (83)
    2022-11-15 12:59:54.684909+0300 App[14722:3376118] [AppsFlyerSDK] [com.appsflyer.serial] [DDL] DDL already has been resolved
    2022-11-15 12:59:54.685159+0300 App[14722:3376124] [AppsFlyerSDK] [com.appsflyer.serial] [HTTP] Operation start: `Config-1`
    2022-11-15 12:59:58.491171+0300 App[14722:3376115] [AppsFlyerSDK] [com.appsflyer.serial] isFirstLaunch: No, timestamp: 1668502946.293347
    2022-11-15 12:59:58.491934+0300 App[14722:3376124] [AppsFlyerSDK] [com.appsflyer.serial] Time from last launch(session) 3.459401
    2022-11-15 12:59:58.493284+0300 App[14722:3376135] [AppsFlyerSDK] [com.appsflyer.serial] Skip launch
    2022-11-15 13:00:55.117157+0300 App[14722:3376626] [AppsFlyerSDK] [com.appsflyer.serial] [HTTP] \("")
    Error: Error Domain=com.appsflyer.sdk.network Code=0 "Request failed" UserInfo={NSLocalizedDescription=Request failed, NSUnderlyingError=0x2829191d0 {Error Domain=NSURLErrorDomain Code=-1001 "Превышен лимит времени на запрос." UserInfo={_kCFStreamErrorCodeKey=-2102, NSUnderlyingError=0x282910bd0 {Error Domain=kCFErrorDomainCFNetwork Code=-1001 "(null)" UserInfo={_kCFStreamErrorCodeKey=-2102, _kCFStreamErrorDomainKey=4}}, _NSURLErrorRelatedURLSessionTaskErrorKey=(
    ), NSLocalizedDescription=Превышен лимит времени на запрос.
    """

  func testASkippedLaunchAndATimeOutAreExplained() throws {
    let units = Array(Self.skippedLaunch.utf16)
    let littleFirst: [UInt8] = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bigFirst: [UInt8] = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let text = Array(Self.skippedLaunch.utf8)
    let forms: [(form: String, bytes: [UInt8])] = [
      ("as it is", text),
      ("CRLF", Array(Self.skippedLaunch.replacing("\n", with: "\r\n").utf8)),
      ("UTF-16, low byte first", [0xFF, 0xFE] + littleFirst),
      ("UTF-16, high byte first", [0xFE, 0xFF] + bigFirst),
      ("half a unit at the end", [0xFF, 0xFE] + littleFirst + [0x0A]),
      ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + text),
    ]
    for (form, bytes) in forms {
      let answer = try answer(bytes)
      XCTAssertEqual(answer.problems, [], form)
      XCTAssertEqual(answer.rules, ["AF-SES-2": [7], "AF-ERR-11": [8]], form)
    }
  }

  /// Third-party notes on 7.0.1 give the line with the time as a placeholder; other lines have decimals.
  func testDecimalsOfANumberDoNotMatter() throws {
    for time in ["1", "1.0", "1.000000", "0.98", "1,0"] {
      let line = "[AppsFlyerSDK] [com.appsflyer.serial] [SRD] WARNING: deeplink timed out (\(time)s)"
      XCTAssertEqual(try answer(Array(line.utf8)).rules, ["AF-SRD-3": [1]], time)
      XCTAssertEqual(try answer(Array((line + " – x").utf8)).rules, ["AF-SRD-3": [1]], time)
    }
  }

  /// The code of the error that lies behind tells one failure of a request from another.
  func testAnErrorIsExplainedByItsCode() throws {
    let start =
      "[AppsFlyerSDK] [com.appsflyer.serial] [HTTP]\n"
      + "Error: Error Domain=com.appsflyer.sdk.network Code=0 \"Request"
    for (code, rule) in [(-1001, "AF-ERR-11"), (-1003, "AF-DDL-7"), (-1202, nil)] {
      let rest = " failed\" UserInfo={NSUnderlyingError=0x1 {Error Domain=NSURLErrorDomain Code=\(code) \"Текст\""
      let rules = try answer(Array((start + rest).utf8)).rules
      XCTAssertEqual(rules, rule.map { [$0: [1]] } ?? [:], "\(code)")
    }
    // A line that is cut before the code does not say what failed, and an error elsewhere is not of the message.
    XCTAssertEqual(try answer(Array(start.utf8)).rules, [:])
    let apart = "[AppsFlyerSDK] [com.appsflyer.serial] [HTTP]\n\nError Domain=NSURLErrorDomain Code=-1001 \"x\""
    XCTAssertEqual(try answer(Array(apart.utf8)).rules, [:])
  }

  /// The guide of iOS tests says to remove AppsFlyerLibDelegate where only unified deep linking is used.
  func testAScenarioWithoutAProblemThatExplainsMoreOfALogComesFirst() throws {
    let file = Package.scenarios + "/appsflyer/unified-deferred/without-conversion-data.jsonc"
    let log = CapturedRun(["replay", "--log", "appsflyer", file]).output
    let found = try Self.console.findings(log)
    XCTAssertEqual(
      found.alternatives.map(\.scenario.scene.name),
      ["AppsFlyer: unified deep linking without a delegate for conversion data"])
    XCTAssertEqual(found.problems.count, 3)
    // The line alone may be any of these problems.
    let sign = try XCTUnwrap(log.split(separator: "\n").first { $0.contains("[GCD-E01]") })
    let alone = try Self.console.findings(String(sign))
    XCTAssertEqual(alone.alternatives.count, 0)
    XCTAssertEqual(alone.problems.count, 3)
  }

  func testASkippedLaunchIsExplainedByAQuickReturnAndNotByCallsInARow() throws {
    XCTAssertEqual(try Self.console.explanations(Self.skippedLaunch).first, "AppsFlyer: a quick return is no session")
  }

  /// The URL that could not be loaded says which request it was: AppsFlyerSDK/AppsFlyerFramework#209 has that of a
  /// launch.
  func testATimeOutIsExplainedByTheServiceThatDidNotAnswer() throws {
    let services = [
      ("launches.appsflyer.com/api/v6.8/iosevent", "AppsFlyer: the report of a session that nobody answers"),
      ("w2f0n7-launches.appsflyersdk.com/api/v6.15/iosevent", "AppsFlyer: the report of a session that nobody answers"),
      ("w2f0n7-gcdsdk.appsflyersdk.com/install_data/v5.0/id1", "AppsFlyer: conversion data that cannot be read"),
      ("w2f0n7-dlsdk.appsflyersdk.com/v1.0/ios/id1", "AppsFlyer: the look-up takes too long"),
      (
        "onelink.appsflyer.com/shortlink-sdk/v2/Ab1C",
        "AppsFlyer: a resolver that answers after the SDK has given up"
      ),
      ("inapps.appsflyersdk.com/other/v1", nil),
    ]
    for key in ["NSErrorFailingURLKey", "NSErrorFailingURLStringKey"] {
      for (address, scenario) in services {
        let log =
          "[AppsFlyerSDK] [com.appsflyer.serial] [HTTP]\nError: Error Domain=com.appsflyer.sdk.network Code=0 "
          + "\"Request failed\" UserInfo={NSUnderlyingError=0x1 {Error Domain=NSURLErrorDomain Code=-1001 \"x\" "
          + "UserInfo={\(key)=https://\(address)?a=1}}}"
        XCTAssertEqual(try Self.console.explanations(log), scenario.map { [$0] } ?? [], "\(key) \(address)")
      }
    }
  }

  func testTheStatusOfALaunchSaysWhyItWasRefused() throws {
    let head = "[AppsFlyerSDK] [com.appsflyer.serial] [GCD-A02] -[AppDelegate onConversionDataFail:]:\n"
    for (status, scenario) in [
      (403, "AppsFlyer: the account's plan has no conversion data"),
      (400, "AppsFlyer: a wrong dev key fails the start"), (511, nil),
    ] {
      let error = "Error Domain=com.appsflyer.sdk.network Code=0 \"Launch status code: \(status)\" UserInfo={…}"
      XCTAssertEqual(try Self.console.explanations(head + error), scenario.map { [$0] } ?? [], "\(status)")
    }
  }

  /// What a plug-in passes on: AppsFlyerSDK/appsflyer-flutter-plugin#369, and the same of React Native.
  func testAnErrorThatAnAppPrintsIsExplained() throws {
    for line in [
      "flutter: onInstallConversionData {status: failure, payload: {status: failure, data: Launch status code: 403}}",
      #" LOG  onInstallConversionData {"status": "failure", "data": "Launch status code: 403"}"#,
    ] {
      XCTAssertEqual(
        try Self.console.explanations(line), ["AppsFlyer: the account's plan has no conversion data"], line)
    }
    for line in ["failure: Launch status code: 511", "Launch status code: 403", "failed with status code: 403"] {
      XCTAssertEqual(try Self.console.explanations(line), [], line)
    }
  }

  /// A failure that no scenario logs in this message is explained by one that logs it in another message of the SDK.
  func testAFailureIsExplainedInEachMessage() throws {
    let launch = "[AppsFlyerSDK] [com.appsflyer.serial] [GCD-A02] -[AppDelegate onConversionDataFail:]:\nError "
    let timedOut =
      "Domain=com.appsflyer.sdk.network Code=0 \"Request failed\" UserInfo={NSUnderlyingError=0x1 "
      + "{Error Domain=NSURLErrorDomain Code=-1001 \"Текст\" UserInfo={NSUnderlyingError=0x2 "
      + "{Error Domain=kCFErrorDomainCFNetwork Code=-1001 \"(null)\""
    XCTAssertEqual(try answer(Array("[AppsFlyerSDK] [x] Retry: Error \(timedOut)".utf8)).rules, ["AF-ERR-11": [1]])
    XCTAssertEqual(try answer(Array("[Shop] Retry: Error \(timedOut)".utf8)).rules, [:])
    XCTAssertNil(try answer(Array((launch + timedOut).utf8)).rules["AF-ERR-1"])
  }

  /// Each app has its own class of the delegate: AppsFlyer's log of 6.6 names `basic_app.AppDelegate`.
  func testTheClassOfADelegateDoesNotMatter() throws {
    for name in ["AppDelegate", "basic_app.AppDelegate", "AppsFlyerStreamHandler"] {
      let log = """
        flutter: [AppsFlyerSDK] [com.appsflyer.serial] [GCD-A02] -[\(name) onConversionDataFail:]:
        Error Domain=NSCocoaErrorDomain Code=3840 "Нет данных." UserInfo={NSDebugDescription=Unable to parse empty data.}
        """
      let answer = try answer(Array(log.utf8))
      XCTAssertFalse(answer.rules.isEmpty && answer.problems.isEmpty, name)
    }
  }

  /// The lines of a healthy log end with brackets only, or have an app's words, and mean nothing.
  func testOrdinaryLinesAreNotExplained() throws {
    // AppsFlyerSDK/appsflyer-flutter-plugin#142 and #333 (parts), and an app that hides what it logs.
    let log = """
      default\t16:45:02.428283-0600\tBlue Bottle Prod\tAppsFlyer Debug: continueUserActivity: bridge is not ready
      default\t16:45:02.576750-0600\tBlue Bottle Prod\t[DEBUG] AppsFlyer: ADClient not found
      default\t16:45:02.583858-0600\tBlue Bottle Prod\t[DEBUG] AppsFlyer: [DDL] Delegate: AppsFlyerStreamHandler
      default\t16:45:02.584211-0600\tBlue Bottle Prod\t[DEBUG] AppsFlyer: [DDL] DDL already has been resolved
      [AppsFlyerSDK] [AppsFlyer Exception Client] [EXM] No configuration. Exceptions will not be sent
      [AppsFlyerSDK] [com.apple.main-thread] Referrer URL: (null)
      [AppsFlyerSDK] [com.appsflyer.serial] <private>
      """
    let answer = try answer(Array(log.utf8))
    XCTAssertEqual(answer.rules, [:])
    XCTAssertEqual(answer.problems, [])
  }
}
