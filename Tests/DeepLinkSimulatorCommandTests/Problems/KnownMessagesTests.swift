import XCTest

@testable import DeepLinkSimulatorCommand

/// What servers, plug-ins and samples print is explained, although the SDKs log it as nothing special, or not at all.
final class KnownMessagesTests: XCTestCase {
  private static let console = ConsoleSearch(
    problems: ["/problems/deferred-links"], scenarios: ["/appsflyer", "/adjust"])

  /// The rules that explain a log, in the order in which they are shown.
  private func rules(_ log: String) throws -> [String] {
    try Self.console.findings(log).explanations.map { $0.rule?.text ?? "no rule" }
  }

  func testEachMessageThatAnSDKDeclaresLeadsToAScenario() throws {
    for sdk in DeepLinkSimulatorCommand.withSampleApps.apps.sdks.vocabularies {
      for message in sdk.reports.messages {
        let line = (message.isCommon ? [sdk.name] : []) + message.parts + (message.literal.map { [$0] } ?? [])
        XCTAssertEqual(try rules(line.joined(separator: " … ")).sorted(), message.rules.map(\.text).sorted(), "\(line)")
      }
    }
  }

  /// adjust/react_native_sdk#207 and #249, adjust/flutter_sdk#28, #126 and #167, adjust/android_sdk#231 and #322.
  func testTheReasonForWhichAdjustRefusesAnEventIsExplained() throws {
    for (line, rule) in [
      ("[Adjust]d: Got JSON response with message: Event request failed (Invalid event token)", "ADJ-EVT-9"),
      (" LOG  Event failure - message Event request failed (Device not found)", "ADJ-EVT-12"),
      (
        "[Adjust]v: Response: {\"error\":\"Event request failed (Ignoring event, earlier unique event tracked)\"}",
        "ADJ-EVT-10"
      ),
      ("flutter: {error: Event request failed (App is inactive)}", "ADJ-EVT-11"),
      (
        "[Adjust]e: Session failed (Ignoring too frequent session. Last session: 2016-09-19T20:35:17, this session: "
          + "2016-09-19T20:39:47, interval: 4m30s, min interval: 20m)", "ADJ-SES-17"
      ),
      ("[Adjust]v: Response: {\"tracking_state\": \"opted_out\"}", "ADJ-SES-15"),
      ("[Adjust]i: Unattributable SDK click ignored.", "ADJ-ASA-1"),
      // adjust/ios_sdk#212 and #152.
      ("[Adjust]e: SDK click failed (SDK click missing tracker) (app_token: x, adid: y)", "ADJ-ASA-1"),
      ("[Adjust]d: Unable to read iAd details", "ADJ-ASA-2"),
      ("[Adjust]e: Missing App Token", "ADJ-INIT-5"), ("[Adjust]e: Unknown environment 'prod'", "ADJ-INIT-5"),
    ] {
      XCTAssertEqual(try rules(line), [rule], line)
    }
    XCTAssertEqual(try rules("Event request failed (511)"), [])
  }

  /// Of the scenarios that show a rule, the one whose log has the message says most about it.
  func testTheScenarioThatLogsAMessageExplainsIt() throws {
    for words in ["Unattributable SDK click ignored", "[Adjust]i: Unattributable SDK click ignored."] {
      let output = try CapturedRun(problems: [words], in: ShippedLibrary.all).output
      XCTAssertTrue(output.hasPrefix("1   Adjust: the click of Apple Ads\n"), output)
    }
  }

  /// AppsFlyerSDK/appsflyer-react-native-plugin#502, AppsFlyerSDK/appsflyer-flutter-plugin#325,
  /// AppsFlyerSDK/appsflyer-unity-plugin#305.
  func testALookUpThatFindsNothingIsExplained() throws {
    for line in [
      #" LOG  {"status": "success", "type": "onDeepLinking", "deepLinkStatus": "NOT_FOUND", "data": null}"#,
      "flutter: onDeepLinking res: {deepLink: {}, error: null, status: NOT_FOUND}", "[AFSDK] Deep link not found",
      #"⚡️  [log] - UDL_CALLBACK {"status":"NOT_FOUND"}"#,
    ] {
      XCTAssertEqual(try rules(line), ["AF-DDL-4", "AF-CLICK-4"], line)
    }
  }

  /// AppsFlyerSDK/appsflyer-react-native-plugin#225, which prints an object over several lines.
  func testTheSystemsWordsCountOnlyNearANameOfTheSDK() throws {
    let words = "data: \"The data couldn’t be read because it isn’t in the correct format.\""
    XCTAssertEqual(try rules("onInstallConversionFailure {\nstatus: \"failure\"\n\(words)\n}"), ["AF-ERR-2"])
    XCTAssertEqual(try rules("AppsFlyer: \(words.replacing("’", with: "'"))"), ["AF-ERR-2"])
    XCTAssertEqual(try rules("fetchProducts {\nstatus: \"failure\"\n\(words)\n}"), [])
    XCTAssertEqual(try rules("onInstallConversionFailure\n1\n2\n3\n4\n5\n\(words)"), [])
    XCTAssertEqual(try rules("request status: NOT_FOUND"), [])
  }

  /// AppsFlyer: iOS SDK troubleshooting, with the lines of 4.x. Any number would do in another message.
  func testTheStatusInALineOfVersion4Decides() throws {
    let start =
      "[DEBUG] AppsFlyer: -[AppsFlyerHTTPClient sendRequestEventToServer:isRequestFromCache:appID:isDebug:"
      + "completionHandler:]_block_invoke sent information to server, status = "
    for (status, found) in [(200, []), (400, ["AF-ERR-7"]), (403, ["AF-ERR-1"]), (404, ["AF-ERR-7"])] {
      XCTAssertEqual(try rules("\(start)\(status)"), found, "\(status)")
    }
    XCTAssertEqual(try rules("\(start)200\n\(start)403"), ["AF-ERR-1"])
    XCTAssertEqual(try rules("AppsFlyer dev key missing or empty. aborting"), ["AF-ERR-10"])
  }

  /// AppsFlyerSDK/AppsFlyerFramework#210, AppsFlyerSDK/appsflyer-react-native-plugin#167,
  /// AppsFlyerSDK/appsflyer-unity-plugin#72, AppsFlyerSDK/appsflyer-cordova-plugin#303.
  func testWhatAppsPrintOfErrorsIsExplained() throws {
    for (line, rule) in [
      ("onConversionDataFail: Error Domain=NSCocoaErrorDomain Code=3840 \"Unable to parse empty data.\"", "AF-ERR-3"),
      (#"{"status":"failure","type":"onInstallConversionFailure","data":"JSON deserialization failed"}"#, "AF-ERR-2"),
      (#" LOG  {"status": "failure", "type": "onAttributionFailure", "data": "Authentication Failed"}"#, "AF-OAOA-4"),
      ("UDL dl_data: auth-failure", "AF-DDL-7"),
    ] {
      XCTAssertEqual(try rules(line), [rule], line)
    }
    XCTAssertEqual(try rules("[Shop] login: Authentication Failed"), [])
  }

  func testASentenceIsExplainedInASearchWithoutAName() {
    let messages = Self.console.search.messages
    for (words, rules) in [
      ("The data couldn't be read because it isn't in the correct format.", ["AF-ERR-2"]),
      ("Unable to parse empty data.", ["AF-ERR-3"]), ("status: NOT_FOUND", []),
    ] {
      XCTAssertEqual(messages.rules(of: words).map(\.text), rules, words)
    }
  }

  func testEachLineWithAMessageIsListedOnceAndIsNotUnknown() throws {
    let line = "[Adjust]d: Got JSON response with message: Event request failed (Invalid event token)"
    let found = try Self.console.findings("\(line)\nx\n\(line)")
    XCTAssertEqual(found.explanations.map { $0.lines.map(\.line.number) }, [[1, 3]])
    XCTAssertEqual(found.unknown.count, 0)
  }

  // MARK: - Failed requests

  /// A host of Adjust has every service, and its name says nothing about the request.
  func testARequestToAnyHostOfAdjustIsExplained() throws {
    for host in ["app.eu.adjust.com", "app.adjust.world", "analytics.adjust.com"] {
      let line =
        "[Adjust]e: Could not get attribution JSON response with message: Error Domain=NSURLErrorDomain Code=-1001 "
        + "\"Przekroczono limit czasu żądania.\" UserInfo={NSErrorFailingURLKey=https://\(host)/attribution?app_token=a}"
      XCTAssertEqual(try rules(line), ["ADJ-NET-1"], host)
    }
  }

  /// The system, too, writes a line about each failed request: adjust/react_native_sdk#160.
  func testALineOfTheSystemAboutARequestIsExplained() throws {
    for (url, rules) in [
      ("https://app.adjust.world/session", ["ADJ-NET-2"]),
      ("https://w2f0n7-launches.appsflyersdk.com/api/v6.15/iosevent?app_id=1", ["AF-SES-3"]),
      ("https://w2f0n7-gcdsdk.appsflyersdk.com/install_data/v5.0/id1", ["AF-ERR-5"]),
      ("https://shop.example/products", []),
    ] {
      let line =
        "2022-01-26 12:41:27.65+0100 Shop[4711:81234] Task <BCB1>.<1> finished with error [-1003] Error "
        + "Domain=NSURLErrorDomain Code=-1003 \"x\" UserInfo={NSErrorFailingURLStringKey=\(url)}"
      XCTAssertEqual(try self.rules(line), rules, url)
    }
  }

  /// Adjust's message names the error of the system, and means the same with every code.
  func testAnErrorOfTheSystemThatNoScenarioHasIsExplainedByItsMessage() throws {
    for code in [-1005, -1022, -1200] {
      let line =
        "[Adjust]e: Could not get JSON response with message: Error Domain=NSURLErrorDomain Code=\(code) \"x\" "
        + "UserInfo={NSErrorFailingURLKey=https://app.adjust.com/session}"
      XCTAssertEqual(try rules(line).count, 1, "\(code)")
    }
  }

  func testAStatusIsExplainedOnlyWithWhatWasRefused() throws {
    let head = "[AppsFlyerSDK] [com.appsflyer.serial] [Shortlink] Error: Error Domain=com.appsflyer.sdk.network Code=0 "
    XCTAssertEqual(try rules(head + "\"OneLink status code: 404\""), [])
    XCTAssertEqual(try rules(head + "\"Launch status code: 404\""), ["AF-ERR-1"])
  }

  func testAnErrorWithoutItsTextIsExplainedByItsCode() throws {
    for (line, rules) in [
      ("start: The operation couldn’t be completed. (com.appsflyer.sdk.network error 50.)", ["AF-ERR-7"]),
      ("Optional(Error Domain=com.appsflyer.sdk.event Code=10 \"(null)\")", ["AF-ERR-6"]),
      ("The operation couldn’t be completed. (com.appsflyer.sdk.network error 0.)", []),
      ("The operation couldn’t be completed. (NSURLErrorDomain error -1009.)", []),
    ] {
      XCTAssertEqual(try self.rules("failure: " + line), rules, line)
    }
  }

  /// The message of 6.3 is shorter than what stands in front of it since 6.4.
  func testAShortMessageIsFoundInEveryForm() throws {
    for line in [
      "2018-07-02 16:56:25.988473+0200 MyApp[420:25414] [DEBUG] AppsFlyer: Skip launch", "[AppsFlyerSDK] Skip launch",
      "[AppsFlyerSDK] [com.apple.main-thread] [WARNING] Skip launch",
    ] {
      XCTAssertEqual(try rules(line), ["AF-SES-2"], line)
    }
    XCTAssertEqual(try rules("[AppsFlyerSDK] Skip launch screen"), [])
  }
}
