import XCTest

@testable import DeepLinkSimulatorCommand

/// A search for the title of a report finds the problem that it describes.
final class ReportTitlesTests: XCTestCase {
  private func names(_ words: String) -> [String] { ShippedLibrary.all.words.names(for: [words]) }

  func testWhatComesTwiceIsNoProblemOfWhatNeverComes() {
    for callback in ["didResolveDeepLink", "onAppOpenAttribution"] {
      let words = "\(callback) called twice on cold start"
      let found = names(words).prefix(3)
      XCTAssertFalse(found.contains("Problem: links do nothing when the app is closed"), "\(words): \(found)")
      XCTAssertTrue(
        names("\(callback) not called on cold start").prefix(3).contains(
          "Problem: links do nothing when the app is closed"))
    }
  }

  /// What people write of universal links that open the browser, which has several causes.
  func testLinksThatOpenTheBrowserLeadToTheirCauses() {
    let everyone = "Problem: links open Safari instead of the app"
    let pasted = "Problem: a link that is pasted into Safari opens the website"
    let sameSite = "Problem: a link on the website stays in Safari"
    let oneUser = "Problem: links open Safari for one user and the app for all others"
    let webView = "Problem: a link in Instagram or Facebook opens the website"
    let developerMode = "Problem: links open the app in debug builds and Safari in TestFlight"
    for (words, causes) in [
      ("universal links open Safari instead of the app", [everyone, pasted, sameSite, oneUser]),
      ("Universal links not working when pasted in Safari", [pasted]),
      ("links stay in safari same domain", [sameSite]), ("link opens in browser on one device", [oneUser, everyone]),
      ("universal links work only after reinstall", [everyone]),
      ("Universal link works from Notes but not from Instagram", [webView]),
      ("Deep link works in debug but not in TestFlight", [developerMode]),
    ] {
      let found = names(words).prefix(4)
      XCTAssertTrue(Set(found).isSuperset(of: causes), "\(words): \(found)")
    }
  }

  /// Titles of reports: AppsFlyerSDK/appsflyer-flutter-plugin#351, AppsFlyerSDK/appsflyer-unity-plugin#83,
  /// AppsFlyerSDK/appsflyer-react-native-plugin#565, adjust/ios_sdk#268 and #732, AppsFlyerSDK/AppsFlyerFramework#225,
  /// adjust/unity_sdk#306, AppsFlyerSDK/appsflyer-react-native-plugin#630.
  func testTitlesOfReportsLeadToTheirProblem() {
    let store = "Problem: a link leads to the App Store although the app is installed"
    let tracker = "Problem: a tracker link leads to the App Store although the app is installed"
    for (words, name) in [
      ("Onelink doesn't work well in iOS, taken to the app store page whether it is installed or not", store),
      ("OneLink custom link is not opening the App when its installed, takes user to the App Store", store),
      ("always being redirected to the store even if the app is installed", store),
      ("Deeplink dont open installed application always open only appstore adjust", tracker),
      ("tracker url app.adjust.com always opens the store regardless the app is installed or not", tracker),
      (
        "onAppOpenAttribution not called for cold start of the application if opened with a OneLink",
        "Problem: links do nothing when the app is closed"
      ),
      (
        "appsFlyer.onDeepLink() Not Triggering in Kill State on iOS", "Problem: links do nothing when the app is closed"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(2).contains(name), "\(words): \(names(words).prefix(3))")
    }
  }

  /// adjust/ios_sdk#308, #366 and #518, AppsFlyerSDK/appsflyer-cordova-plugin#74, adjust/flutter_sdk#136.
  func testTitlesAboutSettingUpAndCountingLeadToTheirProblem() {
    for (words, name) in [
      ("is_first_launch is always false", "Problem: is_first_launch is always false"),
      (
        "adjustAttributionChanged called multiple times",
        "Problem: adjustAttributionChanged is called several times with the same attribution"
      ),
      ("getAttribution returns nil", "Problem: the attribution is nil when the app asks for it (Adjust 4)"),
      (
        "Not sending events until the app is moved into the background first",
        "Problem: Adjust sends no events until the app has been moved to the background and back"
      ),
      (
        "requestTrackingAuthorization callback is called immediately with denied",
        "iOS: the tracking prompt of iOS 17.4 is answered before the user answers it"
      ),
    ] {
      XCTAssertEqual(names(words).first, name, words)
    }
  }

  /// adjust/ios_sdk#717, adjust/react_native_sdk#216, adjust/android_sdk#343, adjust/unity_sdk#143.
  func testTitlesAboutReinstallsAndReattributionLeadToAdjust() {
    for (words, name) in [
      (
        "Incorrect Deep Link Attribution After App Reinstallation",
        "Adjust: a reinstall soon after the last session keeps the attribution"
      ),
      (
        "deferred deeplinks do not work in case of reinstall.",
        "Problem: the deferred link comes only at the first install of a test device"
      ),
      (
        "Attribution doesn't update, tracker is still Organic",
        "Problem: a user who comes back through a link is not reattributed"
      ),
      (
        "Deeplink reattribution doesn't work",
        "Problem: a user who comes back through a link is not reattributed"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(2).contains(name), "\(words): \(names(words).prefix(3))")
    }
  }

  /// AppsFlyerSDK/appsflyer-flutter-plugin#189 and #355, AppsFlyerSDK/AppsFlyerFramework#217 and #270.
  func testShortLinksWithoutValuesAreThoseOfADomainThatIsNotListed() {
    for words in [
      "Shortlink returns `null` for the `deepLinkValue`", "Deeplink shortlink return NULL data",
      "didResolveDeepLink empty for short links", "Short link values nil on branded domain in didResolveDeepLink",
    ] {
      XCTAssertEqual(
        names(words).first, "Problem: a short link on the company's own domain has no destination",
        "\(words): \(names(words).prefix(3))")
    }
  }

  /// lionheart/openradar-mirror#17666, AppsFlyerSDK/appsflyer-react-native-plugin#182, adjust/ios_sdk#564.
  func testTitlesOfReportsLeadToOneOfThree() {
    for (words, name) in [
      ("Universal Links do not work via SFSafariViewController", "iOS: a link in another browser"),
      (
        "universal link stays in the browser of Instagram",
        "Problem: a link in Instagram or Facebook opens the website"
      ),
      (
        "onAppOpenAttribution gets a Firebase dynamic link",
        "AppsFlyer: before 6.0 a scheme link that is not AppsFlyer's brings itself alone"
      ),
      ("adjust attribution No User Consent", "Adjust: the attribution is No User Consent"),
      ("links stopped working after adding SceneDelegate", "Problem: links stop working after the move to scenes"),
      (
        "universal link opens app but nothing happens SceneDelegate",
        "Problem: links stop working after the move to scenes"
      ),
      (
        "setAttributionChangedDelegate and getAttribution doesn't work on iOS",
        "Problem: the app does not know its attribution after a restart"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(3).contains(name), "\(words): \(names(words).prefix(4))")
    }
  }

  /// AppsFlyer: iOS SDK troubleshooting; adjust/ios_sdk#389 without its version.
  func testTheNumberOfAStatusSaysEnough() {
    for (words, name) in [
      ("I'm getting a 404 on install or event recording", "AppsFlyer: a wrong appleAppID fails the start"),
      ("I get response 403 on install or event recording", "AppsFlyer: the account's plan has no conversion data"),
      ("AppsFlyer Error: appleAppID should be a number!", "AppsFlyer: a wrong appleAppID fails the start"),
      ("Session failed (Invalid app token)", "Adjust: the servers refuse the session of an invalid app token"),
      (
        "Could not cast value of type 'NSNull' to 'NSString'",
        "Problem: a found link without a value crashes the app"
      ),
    ] {
      XCTAssertEqual(names(words).first, name, words)
    }
  }

  /// A word such as `error` is in reports of all kinds, and a `list` is no listener.
  func testWordsOfAnyReportFindNothing() {
    for words in ["error 511", "keyboard covers list", "console log message"] {
      XCTAssertEqual(names(words), [], words)
    }
  }

  /// adjust/flutter_sdk#20.
  func testACallbackAndWhatIsWrongWithItAreEnough() throws {
    let found = ShippedLibrary.all.words.answers(for: ["Not receiving deferredDeeplinkCallback"])
    guard case .problem(let hit) = try XCTUnwrap(found.first) else { return XCTFail("no problem") }
    XCTAssertTrue(
      hit.problem.symptoms.contains(Symptom(event: "adjustDeferredDeeplinkReceived", kind: .never)), "\(hit.problem)")
  }

  /// AppsFlyerSDK/AppsFlyerFramework#228; adjust/ios_sdk#744, with the name of the method in Objective-C; the setting
  /// of Adjust's plug-ins; AppsFlyerSDK/appsflyer-flutter-plugin#435.
  func testANameDecidesWhatOtherWordsLeaveOpen() {
    for (words, name) in [
      (
        "Question: In what cases it can be `not found` result?",
        "AppsFlyer: the first launch without a click says that there is no link"
      ),
      (
        "processAndResolveDeeplink completion handler is never called",
        "Race: a second link takes the completion of the first"
      ),
      ("shouldLaunchDeeplink false but app still opens link", "Problem: the deferred link opens Safari"),
      (
        "Flutter UIScene migration AppsFlyer deep links stopped working",
        "Problem: links stop working after the move to scenes"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(2).contains(name), "\(words): \(names(words).prefix(4))")
    }
  }

  /// AppsFlyerSDK/AppsFlyerFramework#168: what comes twice is not what comes late.
  func testACallbackThatComesTwiceIsNotOneThatComesLate() {
    let found = names("onAppOpenAttribution called twice on cold start")
    XCTAssertTrue(found.first?.contains("twice") ?? false, "\(found.prefix(3))")
  }

  func testOpeningAURLIsCalledAsInCode() {
    for words in ["UIApplication.open own universal link", "UIApplication.shared.open own universal link"] {
      XCTAssertEqual(names(words).first, "Problem: a button in the app opens the browser", words)
    }
  }

  /// A scenario in which something is refused shows what no run of an app does.
  func testWhatIsRefusedComesBehindWhatHappens() {
    let found = names("continue userActivity")
    XCTAssertFalse(found.first?.hasPrefix("iOS refuses") ?? true, "\(found.prefix(3))")
    XCTAssertTrue(found.contains("iOS refuses: onContinueUserActivity in a UIKit app"), "\(found)")
  }

  func testASearchThatNamesAnSDKIsNotAnsweredWithAnother() {
    for (words, other) in [
      ("onDeepLinking not called, initialization order before initSdk", "Adjust:"),
      ("adjust deferred link opened twice", "AppsFlyer:"),
    ] {
      XCTAssertFalse(names(words).first?.hasPrefix(other) ?? true, "\(words): \(names(words).prefix(3))")
    }
  }
}
