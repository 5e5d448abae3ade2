import XCTest

@testable import DeepLinkSimulatorCommand

/// Words that scenarios have in another form, or not at all.
final class SearchWordsTests: XCTestCase {
  private static let terms = SearchTerms(DeepLinkSimulatorCommand.withSampleApps.apps.sdks.vocabularies)

  private static let library = ProblemSearch(
    [], [], DeepLinkSimulatorCommand.withSampleApps.apps.sdks.vocabularies,
    scenes: SearchedScene.all(of: ScenarioSource([Package.scenarios]), .withSampleApps, CapturedRun.nothing))

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
