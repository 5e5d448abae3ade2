import XCTest

@testable import DeepLinkSimulatorCommand

/// A search for what any log has, or for what no log has: it says what the words mean.
final class OrdinaryLinesTests: XCTestCase {
  private static let sdks = DeepLinkSimulatorCommand.withSampleApps.apps.sdks

  /// The first answer to a search.
  private func first(_ words: String) throws -> Substring {
    let output = try CapturedRun(problems: [words], in: ShippedLibrary.all).output
    return output.firstRange(of: "\n\n").map { output[..<$0.lowerBound] } ?? output[...]
  }

  /// AppsFlyerSDK/AppsFlyerFramework#209, AppsFlyerSDK/appsflyer-flutter-plugin#333, mozilla-mobile/firefox-ios#2092.
  func testALineThatTheFixesLogAsWellIsExplainedByItsRule() throws {
    for (line, rule) in [
      ("[DEBUG] AppsFlyer: [DDL] DDL already has been resolved", "AF-DDL-2"), ("Referrer URL: (null)", "AF-OAOA-1"),
      ("[Adjust]i: Install tracked", "ADJ-SES-4"), ("Click tracked", "ADJ-CLICK-1"),
      // No problem has a second session.
      ("Session tracked", "ADJ-SES-5"), ("Event tracked", "ADJ-EVT-3"),
    ] {
      let answer = try first(line)
      XCTAssertTrue(answer.contains("because   \(rule): "), "\(line): \(answer)")
      XCTAssertFalse(answer.contains("symptom"), "\(line): \(answer)")
    }
  }

  func testASearchThatBeginsWithACapitalIsNoQuoteOfAMessageWithItsWords() throws {
    for words in ["conversion data", "push notification", "no conversion data"] {
      let title = words.prefix(1).uppercased() + words.dropFirst()
      XCTAssertEqual(try first(title), try first(words), words)
    }
  }

  /// AppsFlyerSDK/appsflyer-flutter-plugin#333: the SDK logs brackets alone, too.
  func testTheBracketsOfALineAloneExplainNothing() throws {
    let answer = try first("[AppsFlyerSDK] [com.appsflyer.serial] Deeplink regex execution time: 0.000030")
    XCTAssertFalse(answer.contains("because"), "\(answer)")
  }

  func testALineThatTheFixLacksLeadsToTheProblem() throws {
    let answer = try first("Time from last launch(session) 7.00")
    XCTAssertTrue(answer.hasPrefix("1   Problem: no conversion data after a quick return\n"), "\(answer)")
  }

  func testAnEntryPointIsOneWordInSwiftAndInObjectiveC() {
    let terms = SearchTerms(Self.sdks.vocabularies)
    for (label, forms) in [
      (
        "application(continue:)",
        [
          "application:continueUserActivity:restorationHandler:", "application(_:continue:restorationHandler:)",
          "-[AppDelegate application:continueUserActivity:restorationHandler:]",
        ]
      ),
      ("application(open:)", ["application:openURL:options:", "application(_:open:options:)"]),
      ("scene(continue:)", ["scene:continueUserActivity:", "scene(_:continue:)"]),
      ("willconnectto", ["scene:willConnectToSession:options:", "scene(_:willConnectTo:options:)"]),
      ("openurlcontexts", ["scene:openURLContexts:", "scene(_:openURLContexts:)"]),
      ("didfinishlaunching", ["application:didFinishLaunchingWithOptions:"]),
      (
        "usernotificationcenter(didreceive:)",
        ["userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"]
      ),
    ] {
      for form in forms {
        let found = terms.terms(of: form.split(separator: " ").map(String.init) + ["twice"])
        XCTAssertTrue(found.contains(label), "\(form): \(found)")
      }
    }
    for word in ["application:", "example://open", "application:openedURL:", "scene(_:continued:)"] {
      XCTAssertNil(EntryPointName.label(of: word[...]), word)
    }
  }

  func testAnEntryPointInObjectiveCLeadsToItsProblem() throws {
    let answer = try first("application:continueUserActivity:restorationHandler: not called")
    XCTAssertTrue(answer.hasPrefix("1   Problem: the launch method returns false\n"), "\(answer)")
  }

  /// AppsFlyerSDK/appsflyer-flutter-plugin#62 and others.
  func testAMessageOfTheCompilerIsExplainedByTheVersionsThatHaveTheName() {
    for (message, line) in [
      ("error: cannot find 'AppsFlyerTracker' in scope", "AppsFlyerTracker  until AppsFlyer 5.4"),
      ("Value of type AppsFlyerLib has no member trackAppLaunch", "trackAppLaunch  until AppsFlyer 5.4"),
      ("type 'Adjust' has no member 'appDidLaunch'", "appDidLaunch  until Adjust 4.38"),
      ("value of type 'Adjust' has no member 'endFirstSessionDelay'", "endFirstSessionDelay  since Adjust 5.3.0"),
      ("Cannot find type 'DeepLinkDelegate' in scope", "DeepLinkDelegate  in the headers of AppsFlyer 6.15.3"),
      ("No such module 'AdjustSdk'", "AdjustSdk  the module of Adjust"),
      (
        "Undefined symbols for architecture arm64: \"_OBJC_CLASS_$_AppsFlyerLib\"",
        "AppsFlyerLib  in the headers of AppsFlyer 6.15.3"
      ),
    ] {
      let run = CapturedRun(["problems", message])
      XCTAssertEqual(run.code, .success)
      XCTAssertTrue(run.output.contains("\n    \(line)\n"), "\(message): \(run.output)")
    }
  }

  func testOnlyAMessageOfTheCompilerAboutANameOfAnSDKIsOne() {
    let sdks = zip(Self.sdks.vocabularies.map(\.name), Self.sdks.members).map { (name: $0, members: $1) }
    for text in [
      "cannot find 'ShopRouter' in scope", "didResolveDeepLink does not find the link", "AppsFlyerLib start never",
    ] {
      XCTAssertNil(BuildMessage(text, sdks), text)
    }
  }
}
