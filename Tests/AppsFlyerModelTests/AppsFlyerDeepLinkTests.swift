import AppsFlyerModel
import SDKContract
import XCTest

final class AppsFlyerDeepLinkTests: XCTestCase {
  private let link = "https://a.onelink.me/b?pid=x&c=y&is_retargeting=true&deep_link_value=apples"

  private func configuration(_ version: String) throws -> AppsFlyerConfiguration {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
    return configuration
  }

  private func statuses(_ rig: AppsFlyerRig) -> [DeepLinkResultStatus] { rig.deepLinks.map(\.status) }

  func testTheFirstOrganicLaunchFindsNothingAndLaterOnesAreSilent() {
    var rig = AppsFlyerRig()
    rig.launch(deepLinkDelegate: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.names, ["didResolveDeepLink", "onConversionDataSuccess"])
    XCTAssertEqual(statuses(rig), [.notFound])
    XCTAssertNil(rig.deepLinks.first?.deepLink)
    XCTAssertNil(rig.deepLinks.first?.error)
    rig.launch(deepLinkDelegate: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(statuses(rig), [.notFound])
    XCTAssertEqual(rig.notes, [.deferredLookup(.deferredLookupOnce)])
    rig.machine.install()
    rig.launch(deepLinkDelegate: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(statuses(rig), [.notFound, .notFound])
  }

  func testSettingTheDelegateTwiceInAProcessAsksOnce() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.setDeepLinkDelegate(isPresent: false)
    rig.setDeepLinkDelegate()
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.requests, [.deferredDeepLink])
    XCTAssertEqual(statuses(rig), [.notFound])
  }

  func testClicksAndTheLookback() {
    let cases: [(after: Duration, source: AppsFlyerClick.Source, link: String, status: DeepLinkResultStatus)] = [
      (.seconds(60), .oneLink, "https://a.onelink.me/b?deep_link_value=apples", .found),
      (.seconds(899), .oneLink, "https://a.onelink.me/b?deep_link_value=apples", .found),
      (.seconds(901), .oneLink, "https://a.onelink.me/b?deep_link_value=apples", .notFound),
      (.seconds(60), .oneLink, "https://a.onelink.me/b?fruit_name=apples", .found),
      (.seconds(60), .selfReporting, "https://a.onelink.me/b?deep_link_value=apples", .notFound),
    ]
    for (after, source, link, status) in cases {
      var rig = AppsFlyerRig()
      rig.backend.clicked(Link(link), at: rig.now, source: source)
      rig.wait(after)
      rig.launch(deepLinkDelegate: true)
      rig.wait(.seconds(10))
      XCTAssertEqual(statuses(rig), [status], "\(link) \(after)")
      let data = rig.callbacks.last { $0.name == "onConversionDataSuccess" }?.payload
      XCTAssertEqual(data?["af_status"], .string("Non-organic"), "\(link) \(after)")
    }
  }

  func testAnOldLinkIsFoundWithoutDestinationWhileConversionDataHasTheParameters() {
    var rig = AppsFlyerRig()
    rig.backend.clicked("https://a.onelink.me/b?pid=x&fruit_name=apples", at: rig.now)
    rig.launch(deepLinkDelegate: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.deeplinkValue, "")
    XCTAssertNil(rig.deepLinks.first?.deepLink?.clickEvent["fruit_name"])
    XCTAssertEqual(rig.callbacks.last?.payload?["fruit_name"], .string("apples"))
  }

  func testSwitchesOfTheServers() {
    var rig = AppsFlyerRig()
    rig.backend.hidesDevice = true
    rig.backend.clicked(Link(link), at: rig.now)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    XCTAssertEqual(statuses(rig), [.notFound])

    rig = AppsFlyerRig()
    rig.backend.selfReportingLookup = .foundEmpty
    rig.backend.clicked(Link(link), at: rig.now, source: .selfReporting)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    XCTAssertEqual(statuses(rig), [.found])
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.deeplinkValue, "")

    rig = AppsFlyerRig()
    rig.backend.deferredParameters = .all
    rig.backend.clicked(Link(link + "&fruit=1"), at: rig.now)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.mediaSource, "x")
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.clickEvent["fruit"] as? String, "1")
  }

  func testAFailedLookUpIsRepeatedByTheNextProcess() {
    for answer in [AppsFlyerAnswer.urlError(.notConnectedToInternet), .status(503), .malformedBody] {
      var rig = AppsFlyerRig()
      rig.backend.setAnswer(answer, for: .deferredDeepLink)
      rig.startProcess(deepLinkDelegate: true)
      rig.wait(.seconds(10))
      rig.setDeepLinkDelegate()
      rig.wait(.seconds(10))
      XCTAssertEqual(statuses(rig), [.failure])
      rig.backend.setAnswer(nil, for: .deferredDeepLink)
      rig.startProcess(deepLinkDelegate: true)
      rig.wait(.seconds(10))
      XCTAssertEqual(statuses(rig), [.failure, .notFound])
    }
  }

  func testALookUpThatTakesTooLongFailsOnce() {
    var rig = AppsFlyerRig()
    rig.latency = .seconds(4)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(statuses(rig), [.failure])
    XCTAssertEqual(rig.deepLinks.first?.failure?.underlying?.code, -1001)
  }

  func testALookUpInTimeIsNotEndedByItsTimer() {
    var rig = AppsFlyerRig()
    rig.latency = .seconds(2)
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(10))
    XCTAssertEqual(statuses(rig), [.notFound])
  }

  func testADelegateSetBeforeTheKeysFailsUntilVersion7_0_1() throws {
    for (version, expected) in [("6.15", DeepLinkResultStatus.failure), ("7.0.0", .failure), ("7.0.1", .notFound)] {
      var rig = AppsFlyerRig(try configuration(version))
      rig.startProcess(keys: false)
      rig.setDeepLinkDelegate()
      rig.perform(rig.machine.setKeys())
      rig.wait(.seconds(10))
      XCTAssertEqual(statuses(rig), [expected], version)
      XCTAssertEqual(rig.requests, expected == .failure ? [] : [.deferredDeepLink], version)
    }
  }

  func testTheDeepLinkDelegateExcludesOpenAttribution() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    rig.open(link)
    rig.open("https://a.onelink.me/b/unknown")
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, Array(repeating: "didResolveDeepLink", count: 3))
    XCTAssertEqual(statuses(rig), [.notFound, .found, .failure])
    rig.setDeepLinkDelegate(isPresent: false)
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names.last, "onAppOpenAttribution")
  }

  func testAFreshInstallOpenedByALinkGetsTwoResults() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertEqual(statuses(rig), [.found, .notFound])
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.isDeferred, false)
  }

  func testASwitchSilencesTheLookUpAfterADirectLink() {
    var configuration = AppsFlyerConfiguration()
    configuration.reportsDeferredAfterDirect = false
    var rig = AppsFlyerRig(configuration)
    rig.startProcess(deepLinkDelegate: true)
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertEqual(statuses(rig), [.found])
    XCTAssertEqual(rig.notes, [.deferredLookup(.deferredAfterDirect)])
  }

  func testWhichResultsEndTheLookUpIsASwitch() {
    let cases: [(ends: DeferredLookupEnds, answer: AppsFlyerAnswer?, asks: Int)] = [
      (.withAnswer, nil, 1), (.withAnswer, .status(503), 2), (.withLink, nil, 2), (.withLink, .status(503), 2),
      (.always, nil, 1), (.always, .status(503), 1),
    ]
    for (ends, answer, asks) in cases {
      var configuration = AppsFlyerConfiguration()
      configuration.deferredLookupEnds = ends
      var rig = AppsFlyerRig(configuration)
      rig.backend.setAnswer(answer, for: .deferredDeepLink)
      for _ in 1...2 {
        rig.startProcess(deepLinkDelegate: true)
        rig.wait(.seconds(5))
      }
      XCTAssertEqual(rig.requests.count, asks, ends.rawValue)
    }
  }

  func testClickEventsOfDirectLinksByVersion() throws {
    let cases: [(version: String, keys: [String])] = [
      ("6.2", ["c", "deep_link_value", "is_retargeting", "pid"]),
      ("6.3", ["deep_link_value"]),
      ("6.6", ["deep_link_value"]),
      ("6.10.0", ["deep_link_value"]),
      ("6.10.1", ["deep_link_value", "link"]),
      ("6.12.2", ["deep_link_value", "link"]),
      ("6.12.3", ["c", "deep_link_value", "host", "is_retargeting", "link", "path", "pid", "scheme"]),
      ("6.15", ["c", "deep_link_value", "host", "is_retargeting", "link", "path", "pid", "scheme"]),
    ]
    for (version, keys) in cases {
      var rig = AppsFlyerRig(try configuration(version))
      rig.startProcess(deepLinkDelegate: true)
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.deepLinks.first?.deepLink?.clickEventPayload.entries.map(\.key), keys, version)
    }
  }

  func testAnAppsFlyerParameterIsShownIfTheVersionOpenedIt() throws {
    // The links and click events of devices: AppsFlyerSDK/appsflyer-flutter-plugin#243, #270 and #142.
    let cases: [(version: String, link: String, keys: [String])] = [
      ("6.8.2", "mycustomscheme://whatever?param=value", ["param"]),
      (
        "6.11",
        "xxxstaging://order-history?AID=1&af_android_url=https://xxx.co.id/&af_deeplink=true"
          + "&af_dp=xxxstaging%3A%2F%2Forder-history&af_force_deeplink=true&af_web_id=6&campaign=None&clickid=5"
          + "&is_retargeting=true&media_source=appsflyer_sdk_test_int://",
        ["AID", "af_dp", "campaign", "link", "media_source"]
      ),
      (
        "6.3.2", "https://a.onelink.me/b?utm_source=flutter&af_ad=flutter&af_adset=x&campaign=Tested&pid=y",
        ["campaign", "utm_source"]
      ),
    ]
    for (version, link, keys) in cases {
      var rig = AppsFlyerRig(try configuration(version))
      rig.startProcess(deepLinkDelegate: true)
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.deepLinks.first?.deepLink?.clickEventPayload.entries.map(\.key), keys, version)
    }
  }

  func testADirectLinkHasNoMatchType() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.open(link + "&match_type=unique")
    rig.wait(.seconds(1))
    XCTAssertNil(rig.deepLinks.first?.deepLink?.matchType)
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.summary["match_type"], .null)
    XCTAssertEqual(rig.deepLinks.first?.deepLink?.clickEvent["match_type"] as? String, "unique")
  }

  func testASwitchDropsAttributionFromClickEvents() {
    for (choice, isKept) in [(ClickEventAttribution.kept, true), (.opened, false), (.dropped, false)] {
      var configuration = AppsFlyerConfiguration()
      configuration.clickEventAttribution = choice
      var rig = AppsFlyerRig(configuration)
      rig.startProcess(deepLinkDelegate: true)
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.deepLinks.first?.deepLink?.clickEvent["pid"] != nil, isKept)
    }
  }

  func testAForeignLinkIsFoundNearlyEmpty() throws {
    for (version, keys) in [("6.3", [String]()), ("6.15", ["host", "link", "path", "scheme"])] {
      var rig = AppsFlyerRig(try configuration(version))
      rig.startProcess(deepLinkDelegate: true)
      rig.open("https://example.com/product?id=1")
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.deepLinks.first?.status, .found)
      XCTAssertNil(rig.deepLinks.first?.deepLink?.deeplinkValue)
      XCTAssertEqual(rig.deepLinks.first?.deepLink?.clickEventPayload.entries.map(\.key), keys, version)
    }
  }

  func testALinkIsTakenApartOnceAndItsResultShared() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    rig.open(link)
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertTrue(rig.deepLinks[1] === rig.deepLinks[2])
  }

  func testAShortLinkIsBuiltOnceForAnAnswer() {
    let short = "https://a.onelink.me/b/c"
    func answer(_ value: String) -> Payload { Payload([PayloadEntry("deep_link_value", .string(value))]) }
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    for value in ["apples", "apples", "pears"] {
      rig.backend.registerShortLink(short, parameters: answer(value))
      rig.open(short)
      rig.wait(.seconds(1))
    }
    let results = rig.deepLinks.dropFirst()
    XCTAssertEqual(results.map { $0.deepLink?.deeplinkValue }, ["apples", "apples", "pears"])
    XCTAssertTrue(results[1] === results[2])
  }

  func testADeepLinkWithoutDelegateIsLost() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.setDeepLinkDelegate(isPresent: false)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.notes, [.delivery(.deepLinkResultLost)])
    rig = AppsFlyerRig()
    rig.responds = false
    rig.startProcess(deepLinkDelegate: true)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.notes, [.delivery(.deepLinkResultLost)])
    XCTAssertEqual(rig.names, [])
  }

  func testBefore6_1ThereIsNoUnifiedDeepLinking() throws {
    var rig = AppsFlyerRig(try configuration("6.0"))
    rig.startProcess(deepLinkDelegate: true)
    rig.open(link)
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.names, ["onAppOpenAttribution"])
    XCTAssertEqual(rig.notes, [.unifiedDeepLinking(.noUnifiedDeepLinking)])
  }

  func testTheLookUpNeedsNoStartAndIgnoresTheTrackingPrompt() {
    var rig = AppsFlyerRig()
    rig.startProcess(deepLinkDelegate: true)
    rig.perform(rig.machine.waitForATT(timeout: .seconds(60), at: rig.now))
    rig.start()
    rig.open(link)
    rig.wait(.seconds(10))
    XCTAssertEqual(statuses(rig), [.found, .notFound])
    XCTAssertEqual(rig.names, ["didResolveDeepLink", "didResolveDeepLink"])
  }
}
