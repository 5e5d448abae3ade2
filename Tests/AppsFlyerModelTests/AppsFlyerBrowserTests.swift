import AppsFlyerModel
import SDKContract
import XCTest

/// Where the page of a OneLink sends a browser.
final class AppsFlyerBrowserTests: XCTestCase {
  private struct Row {
    var query: String
    var isInOtherApp = false
    var appLink: String?
    var page: String?
    var rules: [AppsFlyerRule] = []
    var pageRule: AppsFlyerRule?
  }

  private static let scheme = "app://main?af_deeplink=true&af_dp=app%3A%2F%2Fmain"
  private static let table: [Row] = [
    Row(query: "pid=Email"),
    Row(
      query: "pid=Email&c=a%20b&af_dp=app%3A%2F%2Fmain", appLink: scheme + "&campaign=a%20b&media_source=Email",
      rules: [.clicks(.opensSchemeInBrowser)]),
    // As a public React Native app prints it (February 2025): the parameters in the order of their names.
    Row(
      query: "af_xp=custom&pid=referral&c=male&deep_link_value=DLValue&deep_link_sub2=2&deep_link_sub10=10"
        + "&deep_link_sub1=1&af_dp=b1devaf%3A%2F%2F",
      appLink: "b1devaf://?af_deeplink=true&af_dp=b1devaf%3A%2F%2F&af_xp=custom&campaign=male&deep_link_sub1=1"
        + "&deep_link_sub10=10&deep_link_sub2=2&deep_link_value=DLValue&media_source=referral",
      rules: [.clicks(.opensSchemeInBrowser)]),
    Row(query: "af_dp=app%3A%2F%2Fmain", isInOtherApp: true),
    Row(
      query: "af_dp=app%3A%2F%2Fmain&af_force_deeplink=true", isInOtherApp: true,
      appLink: scheme + "&af_force_deeplink=true", rules: [.clicks(.forcesScheme)]),
    Row(query: "af_ios_url=https%3A%2F%2Fa.example%2F", page: "https://a.example/", pageRule: .clicks(.landingPage)),
    Row(query: "af_ios_url=not%20a%20url"),
    Row(query: "af_ios_url=app%3A%2F%2Fmain"),
    Row(
      query: "af_dp=app%3A%2F%2Fmain%3Fa%3D1%23top&af_ios_url=https%3A%2F%2Fa.example",
      appLink: "app://main?a=1&af_deeplink=true&af_dp=app%3A%2F%2Fmain%3Fa%3D1%23top"
        + "&af_ios_url=https%3A%2F%2Fa.example#top",
      page: "https://a.example", rules: [.clicks(.opensSchemeInBrowser)], pageRule: .clicks(.landingPage)),
  ]

  /// What the table cites.
  static var citedRules: Set<AppsFlyerRule> {
    Set(
      table.flatMap { row in
        let found = destination(row)
        return (found.rules + [found.pageRule].compactMap(\.self)).compactMap { $0.as(AppsFlyerRule.self) }
      })
  }

  private static func destination(_ row: Row) -> BrowserDestination {
    AppsFlyerBackend().destination(
      inBrowser: Link("https://fruits.onelink.me/H5hv?" + row.query), isInOtherApp: row.isInOtherApp)
  }

  func testThePageLeadsToTheAppOrAPage() {
    for row in Self.table {
      XCTAssertEqual(
        Self.destination(row),
        BrowserDestination(
          appLink: row.appLink, page: row.page, rules: row.rules.map { .appsFlyer($0) },
          pageRule: row.pageRule.map { .appsFlyer($0) }), row.query)
    }
  }

  func testAShortLinkHasTheParametersThatTheResolverKnows() {
    var backend = AppsFlyerBackend()
    let link = "https://fruits.onelink.me/H5hv/apples"
    backend.registerShortLink(link, parameters: Payload([PayloadEntry("af_dp", .string("app://main?x=1"))]))
    XCTAssertEqual(
      backend.destination(inBrowser: Link(link), isInOtherApp: false).appLink,
      "app://main?x=1&af_deeplink=true&af_dp=app%3A%2F%2Fmain%3Fx%3D1&shortlink=apples")
  }

  /// A scenario may write the values of a short link as the vendor's samples print them.
  func testNumbersAndBooleansOfAShortLinkAreTexts() {
    var backend = AppsFlyerBackend()
    let link = "https://fruits.onelink.me/H5hv/apples"
    backend.registerShortLink(
      link,
      parameters: Payload([
        PayloadEntry("af_dp", .string("app://main")), PayloadEntry("af_force_deeplink", .bool(true)),
        PayloadEntry("fruit_amount", .integer(15)), PayloadEntry("nothing", .null),
      ]))
    XCTAssertEqual(
      backend.destination(inBrowser: Link(link), isInOtherApp: true).appLink,
      Self.scheme + "&af_force_deeplink=true&fruit_amount=15&shortlink=apples")
  }

  /// The link of the sample payload for the URI scheme (AppsFlyer: iOS legacy APIs), which has the id of a browser as
  /// well.
  func testThePageMakesTheLinkOfTheSample() {
    let link = "https://onelink-basic-app.onelink.me/H5hv/9270d092"
    let parameters: KeyValuePairs = [
      "pid": "Email", "c": "my_campaign", "af_channel": "my_channel", "af_adset": "my_adset", "af_ad": "my_adname",
      "af_sub1": "my_sub1", "af_sub2": "my_sub2", "fruit_name": "apples", "fruit_amount": "15",
      "af_cost_currency": "NZD", "af_cost_value": "5", "af_click_lookback": "25d", "af_dp": "afbasicapp://mainactivity",
      "is_retargeting": "true", "af_ios_url": "https://my_ios_lp.com", "af_android_url": "https://my_android_lp.com",
      "af_force_deeplink": "true",
    ]
    var backend = AppsFlyerBackend()
    backend.registerShortLink(link, parameters: Payload(parameters.map { PayloadEntry($0, .string($1)) }))
    let sample =
      "afbasicapp://mainactivity?af_ad=my_adname&af_adset=my_adset&af_android_url=https%3A%2F%2Fmy_android_lp.com"
      + "&af_channel=my_channel&af_click_lookback=25d&af_cost_currency=NZD&af_cost_value=5&af_deeplink=true"
      + "&af_dp=afbasicapp%3A%2F%2Fmainactivity&af_force_deeplink=true&af_ios_url=https%3A%2F%2Fmy_ios_lp.com"
      + "&af_sub1=my_sub1&af_sub2=my_sub2&af_web_id=56441f02-377b-47c6-9648-7a7f88268130-o&campaign=my_campaign"
      + "&fruit_amount=15&fruit_name=apples&is_retargeting=true&media_source=Email&shortlink=9270d092"
    XCTAssertEqual(
      backend.destination(inBrowser: Link(link), isInOtherApp: true).appLink,
      sample.replacingOccurrences(of: "&af_web_id=56441f02-377b-47c6-9648-7a7f88268130-o", with: ""))
  }
}
