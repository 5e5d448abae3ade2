import SDKContract
@testable import AppsFlyerModel
import XCTest

final class AppsFlyerLinkTests: XCTestCase {
  private func parameters(_ link: String) -> [String] {
    LinkComponents(Link(link)).parameters.map { "\($0.key)=\($0.value)" }
  }

  func testQueriesAreTakenApartAsTheDeviceDoes() {
    let cases: [(link: String, expected: [String])] = [
      ("https://a.onelink.me/b?x=1&y=2", ["x=1", "y=2"]),
      ("https://a.onelink.me/b", []),
      ("https://a.onelink.me/b?", []),
      ("https://a.onelink.me/b?x=", ["x="]),
      ("https://a.onelink.me/b?x", ["x="]),
      ("https://a.onelink.me/b?=1&&x=2&", ["x=2"]),
      ("https://a.onelink.me/b?x=1=2", ["x=1=2"]),
      ("https://a.onelink.me/b?x=1+2", ["x=1+2"]),
      ("https://a.onelink.me/b?x=a%20b%2Bc", ["x=a b+c"]),
      ("https://a.onelink.me/b?x=%253D", ["x=%3D"]),
      ("https://a.onelink.me/b?x=%C3%BCber", ["x=über"]),
      ("https://a.onelink.me/b?x=über", ["x=über"]),
      ("https://a.onelink.me/b?x=%E6%9E%9C%E7%89%A9&%78=2", ["x=果物", "x=2"]),
      ("https://a.onelink.me/b?x=100%", ["x=100%"]),
      ("https://a.onelink.me/b?x=%zz%20", ["x=%zz%20"]),
      ("https://a.onelink.me/b?x=%FF%20", ["x=%FF%20"]),
      ("https://a.onelink.me/b?x=1#y=2", ["x=1"]),
      ("https://a.onelink.me/b#x?y=2", []),
      ("https://a.onelink.me/b?x=?y", ["x=?y"]),
      ("https://a.onelink.me/b?x=https://c/d?e", ["x=https://c/d?e"]),
    ]
    for (link, expected) in cases {
      XCTAssertEqual(parameters(link), expected, link)
    }
  }

  func testPartsOfLinks() {
    let cases: [(link: String, scheme: String, host: String, path: String)] = [
      ("https://a.onelink.me/H5hv?x=1", "https", "a.onelink.me", "/H5hv"),
      ("HTTPS://A.OneLink.me/H5hv", "https", "a.onelink.me", "/H5hv"),
      ("https://user:secret@a.onelink.me:443/b/c", "https", "a.onelink.me", "/b/c"),
      ("https://a.onelink.me", "https", "a.onelink.me", ""),
      ("https://a.onelink.me?x=/y", "https", "a.onelink.me", ""),
      ("https://a.onelink.me/a%20b/", "https", "a.onelink.me", "/a b"),
      ("https://a.onelink.me/", "https", "a.onelink.me", "/"),
      ("afbasicapp://mainactivity?x=1", "afbasicapp", "mainactivity", ""),
      ("afbasicapp://mainactivity/deep/path", "afbasicapp", "mainactivity", "/deep/path"),
      ("afbasicapp://?x=1", "afbasicapp", "", ""),
      ("afbasicapp:///path", "afbasicapp", "", "/path"),
      ("afbasicapp:path", "afbasicapp", "", "path"),
      ("https://[::1]/b", "https", "[::1]", "/b"),
      ("", "", "", ""),
      ("no link", "", "", "no link"),
    ]
    for (link, scheme, host, path) in cases {
      let components = LinkComponents(Link(link))
      XCTAssertEqual([components.scheme, components.host, components.path], [scheme, host, path], link)
    }
  }

  /// `NSURL.host` is the text between the slashes; a browser makes only the domain of a website lower-case.
  func testTheHostOfASchemeLinkKeepsItsCase() {
    for (link, host) in [
      ("Fruits://Product/1?x=1", "Product"), ("fruits://Pro%20duct", "Pro duct"),
      ("HTTPS://A.OneLink.me/b", "a.onelink.me"),
    ] {
      XCTAssertEqual(LinkComponents(Link(link)).shownHost, host, link)
      var rig = AppsFlyerRig()
      rig.startProcess()
      rig.open(link)
      rig.wait(.seconds(1))
      XCTAssertEqual(rig.callbacks.first?.payload?["host"], .string(host), link)
    }
  }

  func testKindsOfLinks() {
    var configuration = AppsFlyerConfiguration()
    configuration.customDomains = ["Click.Example.com"]
    func short(_ key: String, custom: Bool = false, query: Bool = false) -> LinkKind {
      .short(ShortLink(key: key, isCustomDomain: custom, hasQuery: query))
    }
    let cases: [(link: String, kind: LinkKind)] = [
      ("https://a.onelink.me/H5hv/6d66214a", short("H5hv/6d66214a")),
      ("http://a.onelink.me/H5hv/6d66214a/", short("H5hv/6d66214a")),
      ("https://A.ONELINK.ME/H5hv/6d66214a#top", short("H5hv/6d66214a")),
      ("https://a.onelink.me/H5hv/6d66214a?af_dp=x", short("H5hv/6d66214a", query: true)),
      ("https://click.example.com/H5hv/abc", short("H5hv/abc", custom: true)),
      ("https://click.example.com/H5hv?x=1", .long),
      ("https://a.onelink.me/H5hv?pid=Email", .long),
      ("https://a.onelink.me/H5hv", .long),
      ("https://links.example.com/QtUS?pid=Email&deep_link_value=apples", .unlistedDomain),
      ("https://links.example.com/QtUS/myProfile", .foreign),
      ("https://onelink.me.example.com/a/b", .foreign),
      ("https://fakeonelink.me/a/b", .foreign),
      ("afbasicapp://mainactivity?deep_link_value=apples", .customScheme),
      ("br.com.myapp://google/link/?dismiss=1&is_weak_match=1", .customScheme),
      ("https://links.example.com/a?deep_link_id=1", .foreign),
      ("https://links.example.com/a?deep_link_sub10=1", .unlistedDomain),
      ("https://links.example.com/a?deep_link_sub11=1", .foreign),
      ("no link", .foreign),
    ]
    for (link, kind) in cases {
      XCTAssertEqual(LinkKind(LinkComponents(Link(link)), configuration: configuration), kind, link)
    }
  }

  func testASettingChangedAtRunTimeChangesWhatALinkIs() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.open("https://click.example.com/H5hv/abc")
    rig.machine.configure { $0.customDomains = ["click.example.com"] }
    rig.open("https://click.example.com/H5hv/abc")
    XCTAssertEqual(rig.requests, [.shortLink("H5hv/abc")])
  }

  func testTheLastOfARepeatedKeyCounts() {
    XCTAssertEqual(opened("https://a.onelink.me/b?x=1&x=2")?["x"], .string("2"))
  }

  func testTheLinkItselfCannotBeReplacedByAParameter() {
    let link = "https://a.onelink.me/b?link=c&scheme=d&host=e&path=f&pid=g"
    XCTAssertEqual(
      opened(link)?.json,
      #"{"host":"a.onelink.me","link":"\#(link)","path":"/b","pid":"g","scheme":"https"}"#)
  }

  func testALongLinkOfEightKilobytesArrivesWhole() {
    let value = String(repeating: "x%20", count: 2048)
    XCTAssertEqual(
      opened("https://a.onelink.me/b?deep_link_value=\(value)&z=1")?["deep_link_value"],
      .string(String(repeating: "x ", count: 2048)))
  }

  func testAForeignLinkBringsTheLinkAlone() {
    let link = "https://example.com/link/?dismiss=1&is_weak_match=1"
    XCTAssertEqual(opened(link)?.json, #"{"link":"\#(link)"}"#)
  }

  func testALinkWithASchemeIsTakenApartSince6_0() throws {
    let link = "br.com.myapp://google/link/?dismiss=1&request_ip_version=IP%5FV4"
    var configuration = AppsFlyerConfiguration()
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named("6.0"))
    XCTAssertEqual(
      opened(link, configuration)?.json,
      #"{"dismiss":"1","host":"google","link":"\#(link)","path":"/link","request_ip_version":"IP_V4","#
        + #""scheme":"br.com.myapp"}"#)
    configuration.profile = try XCTUnwrap(AppsFlyerProfile.named("5.4.1"))
    XCTAssertEqual(opened(link, configuration)?.json, #"{"link":"\#(link)"}"#)
  }

  /// AppsFlyerSDK/AppsFlyerFramework#104 (4.9.0): a maintainer says that only marked links are resolved.
  func testBefore5_4_1OnlyMarkedLinksAreTakenApart() throws {
    let links = ["https://a.onelink.me/b?pid=x", "https://brand.com/?pid=x", "fruits://a?pid=x"]
    for (version, isParsed) in [("4.9.0", false), ("5.2.0", false), ("5.4.1", true)] {
      for link in links {
        var configuration = AppsFlyerConfiguration()
        configuration.profile = try XCTUnwrap(AppsFlyerProfile.named(version))
        var plain = ParsedLink(Link(link), configuration: configuration)
        let payload = plain.openAttribution(configuration)
        XCTAssertEqual(payload["pid"], isParsed ? .string("x") : nil, "\(version) \(link)")
        if !isParsed { XCTAssertEqual(payload.entries.map(\.key), ["link"], "\(version) \(link)") }
        var marked = ParsedLink(Link(link + "&af_deeplink=true"), configuration: configuration)
        XCTAssertEqual(marked.openAttribution(configuration)["pid"], .string("x"), "\(version) \(link)")
        XCTAssertEqual(configuration.recognizes(Link(link)), link.contains("onelink"), version)
      }
    }
  }

  func testASwitchParsesForeignLinks() {
    var configuration = AppsFlyerConfiguration()
    configuration.parsesForeignLinks = true
    XCTAssertEqual(opened("https://example.com/p?id=1", configuration)?["id"], .string("1"))
  }

  func testABrandedShortLinkOfAnUnlistedDomainIsNotResolved() {
    var rig = AppsFlyerRig()
    rig.startProcess()
    rig.open("https://links.example.com/QtUS/myProfile")
    rig.wait(.seconds(1))
    XCTAssertEqual(rig.requests, [])
    XCTAssertEqual(rig.names, ["onAppOpenAttribution"])
    XCTAssertNil(rig.callbacks.first?.payload?["deep_link_value"])
  }

  func testDocumentedTypesAreOnlyGivenToWhatPrintsAsItWasWritten() {
    var configuration = AppsFlyerConfiguration()
    configuration.payloadTypes = .documented
    let payload = opened(
      "https://a.onelink.me/b?a=26&b=-3&c=007&d=+1&e=1.5&f=true&g=TRUE&h=&i=20d&j=99999999999999999999&k=0",
      configuration)
    let expected: [(String, PayloadValue)] = [
      ("a", .integer(26)), ("b", .integer(-3)), ("c", .string("007")), ("d", .string("+1")),
      ("e", .string("1.5")), ("f", .bool(true)), ("g", .string("TRUE")), ("h", .string("")),
      ("i", .string("20d")), ("j", .string("99999999999999999999")), ("k", .integer(0)),
    ]
    for (key, value) in expected {
      XCTAssertEqual(payload?[key], value, key)
    }
  }

  private func opened(
    _ link: String, _ configuration: AppsFlyerConfiguration = AppsFlyerConfiguration()
  ) -> Payload? {
    var rig = AppsFlyerRig(configuration)
    rig.startProcess()
    rig.open(link)
    rig.wait(.seconds(1))
    return rig.callbacks.first?.payload
  }
}
