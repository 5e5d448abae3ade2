import AppsFlyerModel
import SDKContract
import XCTest

final class AppsFlyerBackendTests: XCTestCase {
  private let day = Duration.seconds(86_400)

  private func conversionData(_ rig: AppsFlyerRig) -> Payload? {
    rig.callbacks.last { $0.name == "onConversionDataSuccess" }?.payload
  }

  /// The conversion data of an install some time after a click.
  private func install(after delay: Duration, _ link: String, privacy: AttributionPrivacy = .full) -> Payload? {
    var rig = AppsFlyerRig()
    rig.backend.privacy = privacy
    rig.backend.clicked(Link(link), at: rig.now)
    rig.wait(delay)
    rig.launch()
    rig.wait(.seconds(1))
    return conversionData(rig)
  }

  func testAClickExplainsAnInstallWithinItsLookback() {
    let cases: [(link: String, delay: Duration, status: String)] = [
      ("https://a.onelink.me/b?pid=x", .seconds(60), "Non-organic"),
      ("https://a.onelink.me/b?pid=x", day * 6, "Non-organic"),
      ("https://a.onelink.me/b?pid=x", day * 8, "Organic"),
      ("https://a.onelink.me/b?pid=x&af_click_lookback=20d", day * 19, "Non-organic"),
      ("https://a.onelink.me/b?pid=x&af_click_lookback=20d", day * 21, "Organic"),
      ("https://a.onelink.me/b?pid=x&af_click_lookback=2h", .seconds(7000), "Non-organic"),
      ("https://a.onelink.me/b?pid=x&af_click_lookback=2h", .seconds(7300), "Organic"),
      ("https://a.onelink.me/b?pid=x&af_click_lookback=soon", day * 6, "Non-organic"),
    ]
    for (link, delay, status) in cases {
      XCTAssertEqual(install(after: delay, link)?["af_status"], .string(status), "\(link) \(delay)")
    }
  }

  func testTheLastClickCountsAndIsUsedUp() {
    var rig = AppsFlyerRig()
    rig.backend.clicked("https://a.onelink.me/b?pid=first", at: rig.now)
    rig.backend.clicked("https://a.onelink.me/b?pid=last", at: rig.now)
    rig.launch()
    rig.wait(.seconds(10))
    XCTAssertEqual(conversionData(rig)?["media_source"], .string("last"))
    rig.machine.install()
    rig.launch()
    rig.wait(.seconds(10))
    XCTAssertEqual(conversionData(rig)?["media_source"], .string("last"))
    XCTAssertEqual(conversionData(rig)?["retargeting_conversion_type"], .string("none"))
    XCTAssertEqual(conversionData(rig)?["is_first_launch"], .bool(true))
  }

  func testAnEarlierClickCountsWhereALaterOneDoesNot() {
    var rig = AppsFlyerRig()
    rig.backend.clicked("https://a.onelink.me/b?pid=long", at: rig.now)
    rig.backend.clicked("https://a.onelink.me/b?pid=short&af_click_lookback=1h", at: rig.now)
    rig.wait(.seconds(2 * 3600))
    rig.launch()
    rig.wait(.seconds(10))
    XCTAssertEqual(conversionData(rig)?["media_source"], .string("long"))
  }

  func testAClickForOtherUsersLeavesThatOfARetargetingCampaign() throws {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named("6.10"))
    var rig = AppsFlyerRig(configuration)
    rig.backend.reengagementData = .ofReengagement
    rig.launch()
    rig.wait(.seconds(10))
    rig.backend.clicked("https://a.onelink.me/b?pid=again&is_retargeting=true", at: rig.now)
    rig.backend.clicked("https://a.onelink.me/b?pid=other", at: rig.now)
    rig.start()
    rig.wait(.seconds(10))
    XCTAssertEqual(conversionData(rig)?["media_source"], .string("again"))
  }

  func testAReinstallAfterANewClickIsAReattribution() {
    var rig = AppsFlyerRig()
    rig.launch()
    rig.wait(.seconds(10))
    rig.machine.uninstall()
    rig.backend.clicked("https://a.onelink.me/b?pid=again&is_retargeting=true", at: rig.now)
    rig.launch()
    rig.wait(.seconds(10))
    XCTAssertEqual(conversionData(rig)?["retargeting_conversion_type"], .string("re-attribution"))
    XCTAssertEqual(conversionData(rig)?["is_retargeting"], .string("true"))
  }

  func testARetargetingClickOfAnInstalledAppIsAReengagement() throws {
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named("6.10"))
    let cases: [(String, ReengagementData, PayloadValue?)] = [
      ("https://a.onelink.me/b?pid=x&is_retargeting=true", .ofReengagement, .string("re-engagement")),
      ("https://a.onelink.me/b?pid=x&is_retargeting=true", .ofInstall, .none),
      ("https://a.onelink.me/b?pid=x", .ofReengagement, .none),
    ]
    for (link, data, type) in cases {
      var rig = AppsFlyerRig(configuration)
      rig.backend.reengagementData = data
      rig.launch()
      rig.wait(.seconds(10))
      let installed = conversionData(rig)?["install_time"]
      rig.backend.clicked(Link(link), at: rig.now)
      rig.start()
      rig.wait(.seconds(10))
      XCTAssertEqual(conversionData(rig)?["retargeting_conversion_type"], type)
      XCTAssertEqual(conversionData(rig)?["install_time"], installed)
    }
  }

  func testACustomParameterCalledNameIsNeverReturned() {
    let payload = install(after: .seconds(1), "https://a.onelink.me/b?pid=x&name=y&Name=z")
    XCTAssertNil(payload?["name"])
    XCTAssertEqual(payload?["Name"], .string("z"))
  }

  func testLinkParametersAreRenamedAndServerFieldsWin() {
    let payload = install(after: .seconds(1), "https://a.onelink.me/b?pid=x&c=y&media_source=z&af_status=Organic")
    XCTAssertEqual(payload?["media_source"], .string("x"))
    XCTAssertEqual(payload?["campaign"], .string("y"))
    XCTAssertEqual(payload?["af_status"], .string("Non-organic"))
    XCTAssertNil(payload?["pid"])
    XCTAssertNil(payload?["c"])
  }

  /// The values are those of the long link behind it, whatever their types in a scenario are.
  func testConversionDataOfAShortLinkHasTheTypesOfALongOne() {
    let short = "https://a.onelink.me/b/c"
    let parameters = Payload([
      PayloadEntry("pid", .string("x")), PayloadEntry("fruit_amount", .integer(26)),
      PayloadEntry("is_retargeting", .bool(true)), PayloadEntry("af_cost_value", .integer(6)),
      PayloadEntry("af_sub1", .integer(5)),
    ])
    let long = "https://a.onelink.me/b?pid=x&fruit_amount=26&is_retargeting=true&af_cost_value=6&af_sub1=5"
    for types in PayloadTypes.allCases {
      let payloads = [short, long].map { link in
        var configuration = AppsFlyerConfiguration()
        configuration.payloadTypes = types
        var rig = AppsFlyerRig(configuration)
        rig.backend.registerShortLink(short, parameters: parameters)
        rig.backend.clicked(Link(link), at: rig.now)
        rig.launch()
        rig.wait(.seconds(1))
        return conversionData(rig)
      }
      for key in ["fruit_amount", "is_retargeting", "af_cost_value", "af_sub1", "orig_cost", "cost_cents_USD"] {
        XCTAssertNotNil(payloads[0]?[key], key)
        XCTAssertEqual(payloads[0]?[key], payloads[1]?[key], "\(types) \(key)")
      }
    }
  }

  func testTheCostOfAClickIsInConversionData() {
    let cases: [(query: String, original: String, cents: PayloadValue)] = [
      ("af_cost_value=6&af_cost_currency=USD", "6.0", .string("600")),
      ("af_cost_value=0.29", "0.29", .string("29")),
      ("af_cost_value=5&af_cost_currency=NZD", "5.0", .null),
      ("af_cost_value=free", "0.0", .string("0")),
      ("x=1", "0.0", .string("0")),
    ]
    for (query, original, cents) in cases {
      let payload = install(after: .seconds(1), "https://a.onelink.me/b?pid=x&\(query)")
      XCTAssertEqual(payload?["orig_cost"], .string(original), query)
      XCTAssertEqual(payload?["cost_cents_USD"], cents, query)
    }
  }

  func testPrivacyRulesWithholdTheSource() {
    let link = "https://a.onelink.me/b?pid=x&deep_link_value=apples"
    let restricted = install(after: .seconds(1), link, privacy: .restricted)
    XCTAssertEqual(restricted?["af_status"], .string("Non-organic"))
    XCTAssertEqual(restricted?["media_source"], .string("restricted"))
    // The keys of a device's payload: AppsFlyerSDK/appsflyer-unity-plugin#29.
    XCTAssertEqual(
      restricted?.entries.map(\.key),
      [
        "af_channel", "af_siteid", "af_status", "af_sub1", "af_sub2", "af_sub3", "af_sub4", "af_sub5", "agency",
        "campaign", "campaign_id", "click_time", "http_referrer", "install_time", "is_first_launch", "media_source",
        "retargeting_conversion_type",
      ])
    XCTAssertEqual(restricted?["campaign"], .null)
    XCTAssertEqual(restricted?["click_time"], .null)
    XCTAssertEqual(install(after: .seconds(1), link, privacy: .organic)?["af_status"], .string("Organic"))
  }

  func testASelfReportingNetworkIsMatchedByItsOwnReport() {
    var rig = AppsFlyerRig()
    rig.backend.clicked(
      AppsFlyerClick(
        parameters: Payload([PayloadEntry("pid", .string("Facebook Ads"))]), time: rig.now, source: .selfReporting))
    rig.launch()
    rig.wait(.seconds(1))
    XCTAssertEqual(conversionData(rig)?["match_type"], .string("srn"))
    XCTAssertEqual(conversionData(rig)?["media_source"], .string("Facebook Ads"))
    for key in ["engmnt_source", "esp_name", "is_branded_link", "is_universal_link", "is_retargeting"] {
      XCTAssertNil(conversionData(rig)?[key], key)
    }
  }

  func testTheServersKnowTheirOwnLinksAndThoseOfBrands() {
    let backend = AppsFlyerBackend()
    let cases: [(link: String, isKnown: Bool)] = [
      ("https://app.appsflyer.com/id123456789?pid=conversionTest1", true),
      ("https://app.appsflyer.com/id123456789", true),
      ("https://app.appsflyer.com/com.example.app?pid=conversionTest1", false),
      ("https://app.appsflyer.com/", false),
      ("https://links.example.com/QtUS?pid=Email&deep_link_value=apples", true),
      ("https://links.example.com/QtUS?deep_link_id=1", false),
      ("https://links.example.com/QtUS/abc", false),
      ("fruits://open?pid=Email", false),
    ]
    for (link, isKnown) in cases { XCTAssertEqual(backend.knows(Link(link)), isKnown, link) }
  }

  func testTheServersKnowTheHostOfAShortLinkOfTheScenario() {
    var backend = AppsFlyerBackend()
    let registered = Link("https://click.example.com/H5hv/apples")
    let other = Link("https://click.example.com/H5hv/pears")
    XCTAssertFalse(backend.knows(registered))
    backend.registerShortLink(registered.text, parameters: Payload([]))
    XCTAssertTrue(backend.knows(registered))
    XCTAssertTrue(backend.knows(other))
    XCTAssertFalse(backend.knows(Link("https://example.com/H5hv/apples")))
  }

  func testFixedAnswersAreSetAndCleared() {
    var rig = AppsFlyerRig()
    rig.backend.setAnswer(.success(Payload([PayloadEntry("af_status", .string("Fixed"))])), for: .conversionData)
    rig.launch()
    rig.wait(.seconds(1))
    XCTAssertEqual(conversionData(rig)?["af_status"], .string("Fixed"))
    rig.backend.setAnswer(nil, for: .conversionData)
    rig.machine.install()
    rig.launch()
    rig.wait(.seconds(1))
    XCTAssertEqual(conversionData(rig)?["af_status"], .string("Organic"))
  }

  func testTimesAreWrittenWithoutCalendarOrLocale() {
    let cases: [(UTCTime, String)] = [
      (UTCTime(microseconds: 0), "1970-01-01 00:00:00.000"),
      (UTCTime(microseconds: -1), "1969-12-31 23:59:59.999"),
      (UTCTime(year: 2000, month: 2, day: 29), "2000-02-29 00:00:00.000"),
      (UTCTime(year: 2100, month: 2, day: 29), "2100-03-01 00:00:00.000"),
      (
        UTCTime(year: 2023, month: 12, day: 31, hour: 23, minute: 59, second: 59, millisecond: 999),
        "2023-12-31 23:59:59.999"
      ),
      (UTCTime(year: 2020, month: 8, day: 12, hour: 15, minute: 8, millisecond: 770), "2020-08-12 15:08:00.770"),
      (UTCTime(microseconds: 1_597_244_880_770_999), "2020-08-12 15:08:00.770"),
    ]
    for (time, text) in cases {
      XCTAssertEqual(time.description, text)
    }
  }
}
