import XCTest

@testable import DeepLinkSimulatorCommand

/// A search understands when something goes wrong, and what a report says that works.
final class ReportMomentsTests: XCTestCase {
  private func names(_ words: String) -> [String] { ShippedLibrary.all.words.names(for: [words]) }

  /// AppsFlyerSDK/AppsFlyerFramework#226, AppsFlyerSDK/appsflyer-flutter-plugin#326 and #179,
  /// AppsFlyerSDK/appsflyer-react-native-plugin#487.
  func testTheFirstLaunchOfAnInstallHasManyNames() {
    for (words, name) in [
      (
        "didResolveDeepLink not called on first install",
        "Problem: the conversion data fails once and the deferred link is lost"
      ),
      ("onInstallConversionData(res) doesnot get called for the first time", "Problem: the app registers too late"),
      (
        "The first time launch on IOS do not have onInstallConversionData callback",
        "Problem: the app registers too late"
      ),
      (
        "IOS onDeepLink not triggering when app not installed app",
        "Problem: the deferred link comes on one device and not on another"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(3).contains(name), "\(words): \(names(words).prefix(4))")
    }
  }

  func testWordsWithAHyphenAreOne() {
    XCTAssertEqual(
      SearchTerms.parts("Re-Targeting and re-attribution, non-organic"),
      [
        "ReTargeting", "and", "reattribution", "non", "organic",
      ])
    XCTAssertEqual(SearchTerms.words("a re-engagement"), ["a", "reengagement"])
  }

  func testTheAppMayStandBetweenTheWordsOfAMoment() {
    let terms = SearchTerms([])
    for words in ["after app install", "after install", "fresh app installation"] {
      XCTAssertEqual(terms.terms(of: [words]), ["\(SearchTerms.firstLaunch)|deferred"], words)
    }
    XCTAssertEqual(terms.terms(of: ["on first app launch"]), [SearchTerms.firstLaunch])
  }

  /// llfbandit/app_links#194, AppsFlyerSDK/AppsFlyerFramework#226.
  func testWhatWorksIsNotSearchedFor() {
    XCTAssertEqual(
      names("Deeplink is not working on iOS in terminate state. Works fine in background and foreground state").first,
      "Problem: links do nothing when the app is closed")
    func rest(_ words: String) -> String {
      SearchTerms.withoutWhatWorks(words.split(separator: " ")).joined(separator: " ")
    }
    XCTAssertEqual(rest("no callback (works on Android) in Safari"), "no callback in Safari")
    XCTAssertEqual(rest("not called on a fresh install but does work later"), "not called on a fresh install")
    for words in ["scheme links do not work but website links", "links work while the app is open", "works only twice"]
    {
      XCTAssertEqual(rest(words), words)
    }
  }

  /// The name of a plug-in says where a scenario is known from. The title is that of
  /// AppsFlyerSDK/appsflyer-react-native-plugin#580.
  func testReportsThatAScenarioCitesAreNotSearched() {
    XCTAssertEqual(SearchTerms.withoutReports("Known from a/b-react-native#98 and c/d#7."), "Known from and")
    let found = names("onAppOpenAttribution Data Not Returning in React Native AppsFlyer SDK")
    XCTAssertFalse(found.first?.hasPrefix("Race: the answer is faster") ?? true, "\(found.prefix(3))")
  }

  /// sopt-makers/SOPT-iOS#980; AppsFlyerSDK/appsflyer-react-native-plugin#86; adjust/react_native_sdk#79.
  func testWordsOfTheFieldLeadToScenarios() {
    for (words, name) in [
      ("userActivity webpageURL nil", "iOS: the link is not the only item in the set"),
      (
        "onAppOpenAttribution not working for deferred links",
        "Problem: the deferred link does not come in onAppOpenAttribution"
      ),
      (
        "Adjust deeplink reattribution doesn't work",
        "Problem: a user who comes back through a link is not reattributed"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(2).contains(name), "\(words): \(names(words).prefix(3))")
    }
  }

  /// Reports in Japanese and Russian.
  func testMomentsHaveNamesInOtherLanguages() {
    for (words, name) in [
      (
        "AppsFlyer ディファードディープリンク 再インストール後に新しいディープリンクが取得できず古いデータがキャッシュされる",
        "AppsFlyer: a reinstall keeps the old attribution"
      ),
      ("onConversionDataSuccess не вызывается при первом запуске", "Problem: the app registers too late"),
    ] {
      XCTAssertTrue(names(words).prefix(3).contains(name), "\(words): \(names(words).prefix(4))")
    }
  }

  /// Problems with the same words and the same symptom are many; who has met a condition names it.
  func testOfEqualProblemsTheOneWithTheFewestConditionsComesFirst() {
    func problem(_ name: String) -> Problem {
      Problem(
        problem: Problem.Scene(path: name, name: name, description: ""), fix: nil,
        symptoms: [Symptom(event: "didResolveDeepLink", kind: .never)], logLines: [], allLogLines: [], names: [])
    }
    let search = ProblemSearch([problem("a screen behind a widget"), problem("a screen")])
    XCTAssertEqual(search.names(for: ["didResolveDeepLink never"]), ["a screen", "a screen behind a widget"])
  }
}
