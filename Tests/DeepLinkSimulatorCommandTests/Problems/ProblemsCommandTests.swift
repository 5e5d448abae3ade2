import Foundation
import XCTest

@testable import DeepLinkSimulatorCommand

/// `problems` finds what people type into a search box.
final class ProblemsCommandTests: XCTestCase {
  private static let problems = ShippedLibrary.all.problems

  private func search(_ words: [String]) throws -> CapturedRun {
    try CapturedRun(problems: words, in: ShippedLibrary.all)
  }

  /// The names of what is found, best first.
  private func names(_ run: CapturedRun) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: #/\d+ +(.*)/#).map { String($0.1) }
    }
  }

  func testWhatPeopleTypeLeadsToTheProblem() throws {
    for (words, part) in [
      ("deferred link opens Safari", "the deferred link opens Safari"),
      ("null in conversion data crash", "a null in the conversion data crashes the app"),
      ("attribution after restart", "the app does not know its attribution after a restart"),
    ] {
      let run = try search(words.split(separator: " ").map(String.init))
      XCTAssertEqual(run.code, .success, run.diagnostics)
      let found = run.output.split(separator: "\n").prefix(2).joined(separator: " ").replacing(#/ +/#, with: " ")
      XCTAssertTrue(found.contains(part), "\(words): \(found)")
    }
  }

  func testWhatReportsNameLeadsToTheProblem() {
    let search = ProblemSearch(Self.problems)
    for words in ["generateInviteLink", "go.onelink.me", "generateInviteUrl long link"] {
      XCTAssertEqual(
        search.hits(for: [words]).first?.problem.problem.name,
        "Problem: an invite link stays long and opens the browser", words)
    }
  }

  /// The words are those of titles: AppsFlyerSDK/appsflyer-capacitor-plugin#166,
  /// AppsFlyerSDK/appsflyer-flutter-plugin#126.
  func testWordsForTheSameThingAreEqual() {
    let search = ProblemSearch(Self.problems)
    for words in [
      "UDL listener not firing on iOS cold-start",
      "Cannot Get OneLink attribution parameters while app is terminated and reopen",
    ] {
      XCTAssertEqual(
        search.hits(for: [words]).first?.problem.problem.name, "Problem: links do nothing when the app is closed", words
      )
    }
  }

  func testWhatNoProblemIsAboutLeadsToScenarios() {
    let scenes = [
      ("iOS: an old file", "The device has an old association file."), ("iOS: an association file", "It is old."),
      ("iOS: a file", "It is new."),
    ].map {
      SearchedScene(scene: Problem.Scene(path: "a.jsonc", name: $0, description: $1), names: [])
    }
    let search = ProblemSearch([], scenes: scenes)
    for words in [["association file"], ["aasa", "file"], ["apple-app-site-association"]] {
      XCTAssertEqual(
        search.names(for: words).prefix(2), ["iOS: an association file", "iOS: an old file"], "\(words)")
    }
    XCTAssertEqual(search.answers(for: ["frobnicate"]).count, 0)
    XCTAssertEqual(ProblemSearch([]).answers(for: ["the"]).count, 0)
  }

  private static let everything = ShippedLibrary.all.words

  /// The words are those of reports: AppsFlyerSDK/AppsFlyerFramework#219, AppsFlyerSDK/appsflyer-flutter-plugin#134,
  /// AppsFlyerSDK/appsflyer-unity-plugin#67, AppsFlyerSDK/appsflyer-react-native-plugin#243 and #398,
  /// adjust/ios_sdk#634, adjust/android_sdk#231.
  func testReportsInTheirOwnWordsLeadToProblemsAndScenarios() {
    for (words, name) in [
      ("didResolveDeepLink is called when the app is from organic", "AppsFlyer: an organic install opens nothing"),
      (
        "conversion data always organic but dashboard shows non-organic",
        "AppsFlyer: a click that cannot be matched looks like an organic install"
      ),
      (
        "onConversionDataSuccess calls 3 times in a row after ATT popup",
        "AppsFlyer: conversion data three times after the tracking prompt"
      ),
      (
        "Uri custom scheme deeplink link value is null on iOS", "Problem: the click event of a scheme link has no link"
      ),
      (
        "On some iOS devices when app is installed via deep link, the deep_link_value is undefined",
        "Problem: the deferred link comes on one device and not on another"
      ),
      (
        "Deferred deep link callback is not triggered using LinkMe", "Adjust: LinkMe brings an attribution and no link"
      ),
      ("Ignoring too frequent session", "Adjust: a reinstall comes too soon for a session"),
    ] {
      let found = Self.everything.names(for: [words]).prefix(3)
      XCTAssertTrue(found.contains(name), "\(words): \(found)")
    }
  }

  /// Plug-ins have their own names for what the SDK calls.
  func testTheNameOfACallbackInAPlugInStandsForIt() {
    let search = Self.everything
    for (name, callback) in [
      ("onDeepLinking", "didResolveDeepLink"), ("OnDeepLinkReceived", "didResolveDeepLink"),
      ("onInstallConversionData", "onConversionDataSuccess"),
      ("setDeferredDeeplinkCallbackListener", "adjustDeferredDeeplinkReceived"),
    ] {
      let found = search.names(for: [name, "never"]).prefix(5)
      XCTAssertEqual(found, search.names(for: [callback, "never"]).prefix(5), name)
      XCTAssertFalse(found.isEmpty, name)
    }
  }

  func testAWordWithEquivalentsIsFoundAtTheBeginningOfAnotherOneToo() {
    let index = WordIndex([["alerts": 1], ["dialog": 1], ["screen": 1]])
    XCTAssertEqual(index.scores(for: ["alert"]).keys.sorted(), [0, 1])
  }

  /// It comes before a problem that has the callback and another symptom.
  func testAProblemWithTheSymptomOfTheCallbackComesFirst() throws {
    let first = try XCTUnwrap(
      Self.everything.hits(for: ["didResolveDeepLink not getting called when launch from background"]).first)
    XCTAssertTrue(first.problem.symptoms.contains(Symptom(event: "didResolveDeepLink", kind: .never)))
  }

  func testAnErrorThatNoProblemLogsLeadsToTheScenarioThatDoes() throws {
    let folder = try TemporaryFolder(for: self)
    for part in [
      "problems/deferred-links/app-registers-too-late", "appsflyer/deferred/accounts-plan-has-no-conversion-data",
      "adjust/events/event-before-init-sdk-is-not-tracked",
    ] {
      let name = part.split(separator: "/").last ?? ""
      for end in [".jsonc", ".fixed.jsonc"] {
        guard let text = try? String(contentsOfFile: "\(Package.scenarios)/\(part)\(end)", encoding: .utf8) else {
          continue
        }
        try folder.write(text, to: "\(name)\(end)")
      }
    }
    for words in ["Launch status code: 403", "data: {status: failure, data: Launch status code: 403}"] {
      let run = CapturedRun(["problems", "--scenarios", folder.path, words])
      XCTAssertEqual(run.code, .success, run.diagnostics)
      XCTAssertEqual(names(run), ["AppsFlyer: the account's plan has no conversion data"], words)
    }
    // A warning need not speak of an error, and problems may have some of its words.
    let warning = CapturedRun([
      "problems", "--scenarios", folder.path, "Please initialize Adjust by calling initSdk: before",
    ])
    XCTAssertEqual(names(warning), ["Adjust: an event before initSdk is not tracked"])
    let other = CapturedRun(["problems", "--scenarios", folder.path, "Launch status code: 511"])
    XCTAssertEqual(other.code, .noMatch)
  }

  func testEveryProblemIsFoundByItsName() {
    let problems = Self.problems
    XCTAssertGreaterThan(problems.count, 60)
    let search = ProblemSearch(problems)
    for problem in problems {
      let name = problem.problem.name
      XCTAssertEqual(search.hits(for: [name]).first?.problem.problem.name, name)
    }
  }

  func testALineOfTheLogLeadsToTheProblemsThatLogIt() throws {
    let run = try search(["[AppsFlyerSDK] [com.appsflyer.serial] Time from last launch(session) 7.00"])
    XCTAssertEqual(names(run).first, "Problem: no conversion data after a quick return")
  }

  func testALineOfTheLogIsFoundWithoutItsQuotes() throws {
    // The log has `nil` in quotes of Markdown, which a shell would take for a command.
    let run = try search(["[GCD-E01] Delegate is nil"])
    XCTAssertTrue(names(run).contains("Problem: no delegate gets the conversion data"), run.output)
    XCTAssertEqual(names(run), names(try search(["[GCD-E01] Delegate is `nil`"])))
  }

  func testALineOfTheLogIsFoundWithAnotherLink() {
    let search = ProblemSearch(Self.problems)
    for line in ["[Adjust]i: Open deep link (shop://item/9?x=1)", "Open deep link (shop.example://9)"] {
      let found = search.hits(for: [line]).first?.logLine ?? ""
      XCTAssertTrue(found.hasPrefix("[Adjust]i: Open deep link ("), "\(line): \(found)")
    }
  }

  /// What stands before a message in published logs: of 6.3.2 in the Console app (AppsFlyerSDK/appsflyer-flutter-plugin
  /// #142) and of 6.14.3 in Xcode (AppsFlyerSDK/appsflyer-react-native-plugin#555); and nothing but the system's own.
  func testALineOfTheLogIsFoundWithWhatAnotherVersionOrToolPrintsBeforeIt() {
    let search = ProblemSearch(Self.problems)
    let lines = [
      ("DDL already has been resolved", "default\t16:45:02.584211-0600\tShop\t[DEBUG] AppsFlyer: [DDL] "),
      (
        "DDL already has been resolved", "2021-11-15 12:59:54.684909+0300 Shop[14722:3376118] [DEBUG] AppsFlyer: [DDL] "
      ),
      ("DDL already has been resolved", "[com.appsflyer.serial] [DDL] "),
      (
        "Foreground timer suspended",
        "2026-06-02 08:35:26.852123+0200  0x3e8b2  Default  0x0  12  0  Shop: [com.adjust.sdk:Adjust] "
      ),
    ]
    for (message, prefix) in lines {
      let found = search.hits(for: [prefix + message]).first?.logLine
      XCTAssertTrue(found?.contains(message) ?? false, prefix)
    }
  }

  func testWhoLogsALineDoesNotStandForIt() {
    // A message that begins with a new line leaves it alone on the first.
    let who = "[AppsFlyerSDK] [com.appsflyer.serial]"
    let problem = Problem(
      problem: Problem.Scene(path: "", name: "", description: ""), fix: nil, symptoms: [], logLines: [],
      allLogLines: [who, who + " Start DDL"], names: [])
    let search = ProblemSearch([problem])
    XCTAssertEqual(search.hits(for: [who + " Start frobnicate"]).compactMap(\.logLine), [])
    XCTAssertEqual(search.hits(for: ["12:00:00 " + who + " Start DDL"]).compactMap(\.logLine), [who + " Start DDL"])
  }

  func testOnlyWordsAreNearToOthers() {
    XCTAssertEqual(ProblemSearch(Self.problems).suggestions(for: ["31415", "sw", "swiftuo", "swiftuo:"]), ["swiftui"])
  }

  func testNothingFoundSaysWhatToTry() throws {
    let run = try search(["frobnicate", "swiftuo", "qwertz"])
    XCTAssertEqual(run.code, .noMatch)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.diagnostics,
      """
      error: no problem matches "frobnicate swiftuo qwertz"
      similar: swiftui
      Try the name of a callback or of a call, a line of the SDK's log, or what is
      wrong: never, twice, late, empty, order, sometimes. Without words,
      'deeplink-sim problems' lists all; docs/logs.md explains lines of the logs.

      """)
  }

  func testTheBestFiveAreShownUnlessAllAreWanted() throws {
    let some = try search(["screen", "never"])
    XCTAssertEqual(names(some).count, 5)
    XCTAssertTrue(some.output.contains(" more: --all shows them\n"), some.output)
    XCTAssertGreaterThan(names(try search(["--all", "screen", "never"])).count, 20)
  }

  func testWithoutALibraryItSaysSo() throws {
    let folder = try TemporaryFolder(for: self)
    let missing = CapturedRun(["problems", "--scenarios", "\(folder.path)/none", "x"])
    XCTAssertEqual(missing.code, .noMatch)
    XCTAssertTrue(missing.diagnostics.contains("--scenarios takes the folder of the scenarios"), missing.diagnostics)
    try folder.write(ScenarioText().text, to: "a.jsonc")
    let empty = CapturedRun(["problems", "--scenarios", folder.path, "x"])
    XCTAssertEqual(empty.code, .noMatch)
    XCTAssertEqual(
      folder.hide(in: empty.diagnostics),
      "error: there is no problem in \"FOLDER\": no x.jsonc has an x.fixed.jsonc next to it\n")
  }

  func testItFitsOnATerminalExceptForPaths() throws {
    for line in try search(["onConversionDataSuccess", "twice"]).output.split(separator: "\n") where !line.contains("/")
    {
      XCTAssertLessThanOrEqual(line.count, 80, "\(line)")
    }
  }
}
