import XCTest

@testable import DeepLinkSimulatorCommand

/// Reports name callbacks, fields, messages and versions in forms of their own.
final class ReportNamesTests: XCTestCase {
  private static let terms = SearchTerms(DeepLinkSimulatorCommand.withSampleApps.apps.sdks.vocabularies)

  private func names(_ words: String) -> [String] { ShippedLibrary.all.words.names(for: [words]) }

  private func terms(_ words: String, isKnown: (String) -> Bool = { _ in true }) -> [String] {
    Self.terms.terms(of: [words], isKnown: isKnown)
  }

  /// The argument of `onConversionDataSuccess`, and the type of the completion handler of `adid`.
  func testArgumentsAndTypesOfHandlersStandForTheirCallbacks() {
    XCTAssertEqual(terms("conversionInfo"), ["onconversiondatasuccess"])
    XCTAssertEqual(terms("attributionData"), ["onappopenattribution"])
    XCTAssertEqual(terms("ADJAdidGetterBlock"), ["adid"])
    XCTAssertFalse(names("Async Adid getter never calling the ADJAdidGetterBlock callback").isEmpty)
  }

  func testPlainWordsForACallbackMeanThatOfEachSDK() throws {
    let both = "didresolvedeeplink|adjustdeferreddeeplinkreceived"
    for words in ["Deferred deep link callback", "deferred deeplink listener"] {
      XCTAssertEqual(terms(words), ["deferred", both], words)
    }
    XCTAssertEqual(terms("app open data"), ["onappopenattribution"])
    XCTAssertEqual(terms("conversion data is failing"), ["onconversiondatafail"])
    for words in ["Deferred deep link callback never fires", "deferred deeplink handler not called"] {
      let first = try XCTUnwrap(ShippedLibrary.all.words.hits(for: [words]).first)
      let symptoms = ["didResolveDeepLink", "adjustDeferredDeeplinkReceived"].map { Symptom(event: $0, kind: .never) }
      XCTAssertFalse(Set(symptoms).isDisjoint(with: first.problem.symptoms), first.problem.problem.name)
    }
  }

  func testAClassOfAnSDKNamesTheSDK() {
    for (words, other) in [
      ("ADJConfig delegate is not called", "AppsFlyer:"), ("AdjustConfig delegate is not called", "AppsFlyer:"),
      ("AppsFlyerLib delegate is not called", "Adjust:"),
    ] {
      let found = names(words).prefix(3)
      XCTAssertFalse(found.isEmpty, words)
      XCTAssertFalse(found.contains { $0.hasPrefix(other) }, "\(words): \(found)")
    }
  }

  func testNamesOfPlugInsThatOpenLinksStandForWhatTheyDo() {
    let button = "Problem: a button in the app opens the browser"
    let closed = "Problem: links do nothing when the app is closed"
    for (words, name) in [
      ("uni_links getInitialLink null when app killed", closed), ("getInitialURL returns null", closed),
      ("Linking.openURL opens browser", button), ("url_launcher opens safari instead of app", button),
      ("UIApplication.shared.open opens Safari instead of my app", button),
    ] {
      XCTAssertTrue(names(words).prefix(3).contains(name), "\(words): \(names(words).prefix(4))")
    }
  }

  /// adjust/ios_sdk#752.
  func testAVersionOfASystemIsNoneOfAnSDK() {
    XCTAssertEqual(terms("unable in ios 17/18"), ["unable", "ios17", "ios18"])
    XCTAssertEqual(terms("unable in iOS 17.4.1", isKnown: { $0 == "ios17.4" }), ["unable", "ios17.4"])
    XCTAssertEqual(terms("unable on iphone 12", isKnown: { $0 == "12" }), ["unable"])
    XCTAssertEqual(terms("unable in AppsFlyer iOS 6.13.2", isKnown: { $0 == "6.13" }), ["unable", "appsflyer", "6.13"])
    XCTAssertEqual(terms("unable with 6.13.2", isKnown: { $0 == "6" }), ["unable"])
    let title = "adjustDeferredDeeplinkReceived not called"
    XCTAssertEqual(names(title).prefix(4), names(title + " in ios 17/18").prefix(4))
  }

  func testAVersionChoosesAmongTheTextsThatTheOtherWordsFind() {
    let index = WordIndex([["click": 3], ["click": 3, "4.38": 3], ["4.38": 3]])
    let scores = index.scores(for: ["click", "4.38"])
    XCTAssertEqual(scores.keys.sorted(), [0, 1])
    XCTAssertEqual(scores.max { $0.value < $1.value }?.key, 1)
  }

  func testTheNameOfAFieldIsOneWord() {
    XCTAssertEqual(terms("af_dp"), ["af_dp"])
    XCTAssertEqual(terms("deep_link_value", isKnown: { $0 != "deep_link_value" }), ["link", "value"])
    XCTAssertEqual(terms("trackerToken", isKnown: { $0 == "tracker_token" }), ["tracker_token"])
    let index = WordIndex([["is_deferred": 2, "is": 2, "deferred": 2], ["is": 5, "deferred": 5]])
    let scores = index.scores(for: ["is_deferred"])
    XCTAssertEqual(scores.max { $0.value < $1.value }?.key, 0)
  }

  func testTitlesLeadToWhatTheyAreAbout() {
    for (words, name) in [
      ("No is_deferred on the iOS onDeepLink callback", "AppsFlyer: a link with which a user invites another"),
      ("How to use af_dp in sdk version 6.2.0", "AppsFlyer: a OneLink in the browser goes on to af_dp"),
      (
        "Direct deep linking user invites not received on iOS", "AppsFlyer: a link with which a user invites another"
      ),
      ("Install event not being tracked", "Adjust: a reinstall is no install"),
      ("Install tracked not printing in info log", "Adjust: a reinstall is no install"),
      (
        "The first time launch the app, there is no onInstallConversionData callback",
        "Problem: the first session is missing with AppsFlyer 7"
      ),
      (
        "`isDeferredDeeplinkOpeningEnabled` has no effect on iOS",
        "Problem: the deferred link opens although the app wants to keep it"
      ),
      ("conversion data is failing after upgrading to 6.12", "AppsFlyer: the account's plan has no conversion data"),
      (
        "onInstallConversionData method is called without data",
        "Problem: the deferred link comes on one device and not on another"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(3).contains(name), "\(words): \(names(words).prefix(4))")
    }
  }

  /// AppsFlyerSDK/appsflyer-flutter-plugin#310 and others: what is missing says nothing without the thing.
  func testTitlesAboutWhatTheLibraryDoesNotHaveFindNothing() {
    for words in [
      "How to add AdjustBridge", "Not able to see the logs for ios in IDE", "iOS SDK not working since 6.13.2",
      "HTTP load failed (error code: -999 [1:89])",
    ] {
      XCTAssertEqual(names(words), [], words)
    }
    XCTAssertFalse(names("never").isEmpty)
  }
}
