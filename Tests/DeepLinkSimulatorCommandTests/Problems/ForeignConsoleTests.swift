import XCTest

@testable import DeepLinkSimulatorCommand

/// `problems --log` copes with what consoles, plug-ins, apps and other platforms print around an SDK's lines.
final class ForeignConsoleTests: XCTestCase {
  private static let console = ConsoleSearch(problems: [
    "/problems/deferred-links", "/problems/setup-and-counting", "/appsflyer/stop-and-tracking", "/adjust/sessions",
    "/appsflyer/payloads", "/adjust/events", "/adjust/direct", "/adjust/clicks",
  ])

  /// AppsFlyer wrote a level in brackets and its name after them until 6.3, as other libraries do.
  func testALevelInBracketsIsNoSDK() throws {
    let log = """
      [DEBUG] MyApp: the request failed
      [ERROR] Network: error 5
      [DEBUG] AppsFlyer: [SKAd] the update failed
      [ERROR] AppsFlyer: -[AppsFlyerTracker trackAppLaunch] no key
      2018-07-02 16:56:25.988473+0200 MyApp[420:25414] [INFO]  AppsFlyer: -[AppsFlyerHTTPClient send:] send
      """
    XCTAssertEqual(try Self.console.unknown(log), [3, 4])
    let lines = try ConsoleLog(name: "log", bytes: Array(log.utf8)).lines
    XCTAssertEqual(lines.filter(Self.console.search.isOfSDK).map(\.number), [3, 4, 5])
  }

  /// The lines are those of adjust/ios_sdk#729, and of adjust/react_native_sdk#268.
  func testWhatEachLogOfAnSDKSaysIsNoWarning() throws {
    let log = """
      [Adjust]w: SANDBOX: Adjust is running in Sandbox mode. Use this setting for testing. Don't forget to set the environment to `production` before publishing
      [Adjust]d: Delegate implements adjustEventTrackingFailed:
      [Adjust]d: Delegate implements adjustSessionTrackingFailed:
      [Adjust]w: PRODUCTION: Adjust is running in Production mode.
      [Adjust]w: Delegate is nil
      """
    XCTAssertEqual(try Self.console.unknown(log), [5])
  }

  /// What apps and plug-ins print of an error that the SDK gives them: AppsFlyerSDK/AppsFlyerFramework#231,
  /// AppsFlyerSDK/appsflyer-capacitor-plugin#152 and AppsFlyerSDK/appsflyer-flutter-plugin#328.
  func testAnErrorThatAnSDKGivesTheAppIsExplained() throws {
    for (line, scenario) in [
      (
        #"Error Domain=com.appsflyer.sdk.network Code=50 "Status code failure: 403" UserInfo={NSLocalizedDescription=…}"#,
        "AppsFlyer: start reports its result"
      ),
      (
        "flutter: Error initializing AppsFlyer SDK: Code 50 - Status code failure: 400",
        "AppsFlyer: a wrong dev key fails the start"
      ),
    ] {
      let found = try Self.console.findings(line).explanations
      XCTAssertEqual(found.map(\.scenario.scene.name), [scenario], line)
      XCTAssertEqual(found.map { $0.rule?.text }, ["AF-ERR-7"], line)
    }
    XCTAssertEqual(try Self.console.explanations("failed with Status code failure: 511"), [])
    let timeout = "⚡️  Error: Event timeout. Check `minTimeBetweenSessions` param"
    XCTAssertEqual(try Self.console.findings(timeout).explanations.map { $0.rule?.text }, ["AF-ERR-6"])
  }

  /// adjust/ios_sdk#729 and adjust/flutter_sdk#108.
  func testACallBeforeTheStartIsExplainedByTheStartThatFailed() throws {
    let call = "[Adjust]e: Please initialize Adjust by calling initSdk: before"
    let failure = "[Adjust]e: Missing signature library, SDK can't be initialised"
    XCTAssertEqual(try Self.console.explanations(call), ["Adjust: an event before initSdk is not tracked"])
    XCTAssertEqual(
      try Self.console.explanations(failure + "\n" + call), ["Adjust: an event after initSdk has failed is not tracked"]
    )
    XCTAssertEqual(
      try Self.console.explanations("[Adjust]e: Please initialize Adjust by calling 'appDidLaunch' before"),
      ["Adjust: an event before appDidLaunch is not tracked (4.38)"])
  }

  func testWhiteSpaceOfAnyKindIsEqual() throws {
    let line =
      "[AppsFlyerSDK] [com.appsflyer.serial] [GCD-E01] Delegate is `nil` or does not respond to "
      + "-[AppsFlyerLibDelegate onConversionDataSuccess:]"
    for space in ["\t", "\u{A0}", "  "] {
      XCTAssertEqual(try Self.console.findings(line.replacing(" ", with: space)).problems.count, 3, space)
    }
  }

  /// Consoles cut long lines.
  func testALineThatIsCutIsASignIfItCanBeNoOther() throws {
    let start = "12:00 [AppsFlyerSDK] [com.appsflyer.serial] "
    for (text, count) in [
      ("[GCD-E01] Delegate is `nil` or does not respond to -[AppsFlyerLibDeleg…", 3),
      ("[GCD-E01] Delegate is `nil` or does not resp", 3), ("[GCD-E01] Deleg", 0), ("[GCD-", 0),
      ("Time from last la", 0), ("[GCD-E01] Delegate is `nil` or does not resp at all", 0),
    ] {
      XCTAssertEqual(try Self.console.findings(start + text).problems.count, count, text)
    }
  }

  /// adjust/unity_sdk#126.
  func testLogcatInItsDefaultFormIsOfAndroid() throws {
    for (line, isOfAndroid) in [
      ("02-28 11:47:55.034 15770 15994 W Adjust  : SANDBOX: Adjust is running in Sandbox mode.", true),
      ("2023-07-24 19:07:52.099  8089-8916  AppsFlyer_6.12.1   D  AppsFlyer: first launch detected", true),
      ("02-28 11:47:55.034 Shop[15770:15994] W Adjust: x", false),
    ] {
      XCTAssertEqual(try ConsoleLog(name: "log", bytes: Array(line.utf8)).isOfAndroid, isOfAndroid, line)
    }
  }

  /// An app that retries writes the same lines all day.
  func testEachRepetitionOfALineIsListed() throws {
    let app = "2023-05-01 12:00:00.1 MyApp[1:2] [MyApp] something failed with error 5\n"
    let sdk =
      "2023-05-01 12:00:00.1 MyApp[1:2] [AppsFlyerSDK] [com.appsflyer.serial] [HTTP]\nError: Error "
      + "Domain=com.appsflyer.sdk.network Code=0 \"Request failed\" UserInfo={NSUnderlyingError=0x1 "
      + "{Error Domain=NSURLErrorDomain Code=-1009 \"x\"}}\n"
    let found = try Self.console.findings(String(repeating: app + sdk, count: 4_000)).explanations
    XCTAssertEqual(found.map(\.lines.count), [4_000])
  }

  func testTheWordsOfACrashAreASearch() throws {
    for (log, number, words) in [
      (
        "launched\nCould not cast value of type 'NSNull' (0x1f5a3b8d0) to 'NSString' (0x1f5a3b8e8).", 2,
        "Could not cast value of type NSNull to NSString"
      ),
      (
        "Shop/AppDelegate.swift:88: Fatal error: Unexpectedly found nil while unwrapping an Optional value", 1,
        "Fatal error Unexpectedly found nil while unwrapping an Optional value"
      ),
      (
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Could not load it'",
        1, "Could not load it"
      ),
    ] {
      let crash = try ConsoleLog(name: "log", bytes: Array(log.utf8)).crash
      XCTAssertEqual(crash?.line.number, number)
      XCTAssertEqual(crash?.words, words)
    }
    XCTAssertNil(try ConsoleLog(name: "log", bytes: Array("[Shop] fatal error 5".utf8)).crash)
  }
}
