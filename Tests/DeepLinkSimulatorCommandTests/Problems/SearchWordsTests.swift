import XCTest

@testable import DeepLinkSimulatorCommand

/// Words that scenarios have in another form, or not at all.
final class SearchWordsTests: XCTestCase {
  private static let terms = SearchTerms(DeepLinkSimulatorCommand.withSampleApps.apps.sdks.vocabularies)

  private static let library = ProblemSearch(
    [], [], DeepLinkSimulatorCommand.withSampleApps.apps.sdks.vocabularies,
    scenes: ShippedLibrary.all.scenes)

  private func names(_ words: String) -> [String] { Self.library.names(for: [words]) }

  /// Plug-ins write results in capitals, people as two words.
  func testTheResultOfACallbackIsOneWordInEveryForm() {
    for form in ["notFound", "NOT_FOUND", "not found", "Not-Found"] {
      XCTAssertEqual(Self.terms.terms(of: ["status", form]), ["status", "notfound"], form)
    }
    XCTAssertEqual(Self.terms.terms(of: ["not", "found", "twice"]), ["notfound", "twice"])
    XCTAssertEqual(Self.terms.terms(of: ["not", "twice"]), ["not", "twice"])
  }

  func testSeveralWordsForOne() {
    for form in ["apple-app-site-association", "Apple app site association"] {
      XCTAssertEqual(Self.terms.terms(of: [form, "file"]), ["association", "file"], form)
    }
    XCTAssertEqual(Self.terms.terms(of: ["pop-up"]), ["popup"])
  }

  /// AppsFlyerSDK/AppsFlyerFramework#228 and others, adjust/ios_sdk#594.
  func testReportsWithWordsThatScenariosLackLeadToScenarios() {
    for (words, name) in [
      ("UDL returns NOT_FOUND on iOS 17", "AppsFlyer: the first launch without a click says that there is no link"),
      ("facebook deferred deep link ios", "AppsFlyer: conversion data opens the link of a social network's ad"),
      ("attribution always organic", "AppsFlyer: a click that cannot be matched looks like an organic install"),
      ("special characters in deep link percent encoding", "Adjust: slashes, escapes and fragments pass"),
      ("apple app site association not downloaded", "iOS: the brand's link domain has no association file"),
    ] {
      XCTAssertTrue(names(words).prefix(3).contains(name), "\(words): \(names(words).prefix(3))")
    }
  }

  /// The name of an SDK is in every second scenario: without the other word it finds nothing.
  func testAWordThatManyScenariosHaveIsNotEnoughIfNoneHasTheOther() {
    XCTAssertEqual(names("adjust_frobnicate"), [])
    XCTAssertFalse(names("adjust").isEmpty)
    XCTAssertFalse(names("adjust LinkMe frobnicate").isEmpty)
  }

  func testANameInCamelCaseStandsForItsPartsOnlyIfAllAreKnown() {
    XCTAssertEqual(Self.terms.terms(of: ["StoreKit"], isKnown: { $0 == "store" }), ["storekit"])
    XCTAssertEqual(Self.terms.terms(of: ["handleStore"], isKnown: ["handle", "store"].contains), ["handle", "store"])
    for words in ["StoreKit purchase failed with error 0", "No such module 'AdjustSdk'", "Index out of range"] {
      XCTAssertEqual(names(words), [], words)
    }
  }

  /// What a console or a compiler says of an entry point without its name: the type of an argument, or a part of it.
  func testAnIdentifierStandsForTheEntryPointsThatHaveItsWords() {
    for (identifier, labels) in [
      ("UIApplicationOpenURLOptionsKey", ["application(open:)"]),
      ("userActivity", ["application(continue:)", "scene(continue:)", "onContinueUserActivity"]),
      ("UIOpenURLContext", ["openURLContexts"]), ("connectionOptions", ["willConnectTo"]),
      ("didReceiveNotificationResponse", ["userNotificationCenter(didReceive:)"]),
      ("universalLink", []), ("StoreKit", []), ("URLContexts", []), ("AppDelegate", []), ("openurl", []),
    ] {
      let found = EntryPointName.labels(like: identifier)
      XCTAssertTrue(Set(found).isSuperset(of: labels), "\(identifier): \(found)")
      XCTAssertEqual(found.isEmpty, labels.isEmpty, "\(identifier): \(found)")
    }
    XCTAssertEqual(
      Self.terms.terms(of: ["UIApplicationOpenURLOptionsKey"], isKnown: { $0 == "application(open:)" }),
      ["application(open:)"])
    for words in ["continue userActivity", "NSUserActivity", "UIApplicationOpenURLOptionsKey"] {
      XCTAssertFalse(names(words).isEmpty, words)
    }
  }

  func testAnIdentifierOfSeveralEntryPointsIsFoundByEachOfThem() {
    let index = WordIndex([["scene(continue:)": 3], ["application(continue:)": 3], ["other": 3]])
    let term = Self.terms.terms(of: ["userActivity"], isKnown: index.has)
    XCTAssertEqual(index.scores(for: term).keys.sorted(), [0, 1])
  }

  /// Most of the words of a search may be in any text; the rare one says what it is about.
  func testATextWithTheRareWordComesBeforeTextsWithTheOthers() {
    let common = WordIndex.Weights(uniqueKeysWithValues: ["link", "open", "not"].map { ($0, 4) })
    let index = WordIndex(Array(repeating: common, count: 40) + [["link": 2, "chrome": 2]])
    let scores = index.scores(for: ["link", "chrome", "not", "open"])
    XCTAssertEqual(scores.max { $0.value < $1.value }?.key, 40)
  }

  func testTheCodeOfAnErrorThatNoTextHasStandsForOthersOfItsKind() {
    let requests: [WordIndex.Weights] = ["503", "1001", "404", "other"].map { [$0: 3, "click": 3] }
    let index = WordIndex(requests + [["503": 3, "session": 3]])
    for (code, place) in [("500", 0), ("1200", 1), ("403", 2)] {
      let scores = index.scores(for: ["click", code])
      XCTAssertEqual(scores.max { $0.value < $1.value }?.key, place, code)
      XCTAssertTrue(index.hasOnlyCodes(like: code), code)
      XCTAssertEqual(index.scores(for: [code]).count, 0, code)
    }
    XCTAssertFalse(index.hasOnlyCodes(like: "503"))
    XCTAssertEqual(index.scores(for: ["200"]).count, 0)
  }

  /// uni_links#177, home-assistant/iOS#2313, AppsFlyerSDK/AppsFlyerFramework#104 and #254, adjust/android_sdk#310.
  func testWhatReportsSayOfAFailureOrAPayloadLeadsToTheScenario() {
    for (words, name) in [
      ("link in chrome ios does not open app", "iOS: a link in another browser"),
      (
        "onAppOpenAttribution returns only link", "AppsFlyer: a long link without af_deeplink brings itself alone (5.2)"
      ),
      ("/sdk_click 500", "Adjust: the servers answer a click with an error page"),
      (
        "A TLS error caused the secure connection to fail.",
        "Adjust: a proxy that reads the traffic fails every request"
      ), ("SSL error", "Adjust: a proxy that reads the traffic fails every request"),
      ("Error Domain=NSURLErrorDomain Code=-1200", "Adjust: a proxy that reads the traffic fails every request"),
      ("onConversionDataFail The request timed out -1001", "AppsFlyer: conversion data that cannot be read"),
    ] {
      XCTAssertTrue(names(words).prefix(2).contains(name), "\(words): \(names(words).prefix(3))")
    }
  }

  func testWordsThatNoScenarioHasAreNamed() {
    let words = ["Kochava", "RevenueCat", "session", "redirecting", "killed"]
    XCTAssertEqual(Self.library.unknownWords(among: words), ["kochava", "revenuecat"])
  }

  func testCallbacksAreKnownAsSeveralWords() {
    for (words, callback) in [
      ("App Open Attribution", "onappopenattribution"), ("install conversion data", "onconversiondatasuccess"),
      ("attribution changed", "adjustattributionchanged"), ("killed state", "closed"), ("AppStore", "store"),
    ] {
      XCTAssertEqual(Self.terms.terms(of: [words]), [callback], words)
    }
  }
}
