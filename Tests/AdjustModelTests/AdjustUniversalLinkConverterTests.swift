import AdjustModel
import SDKContract
import XCTest

/// `convertUniversalLink(_:withScheme:)`.
final class AdjustUniversalLinkConverterTests: XCTestCase {
  static let table: [(rule: AdjustRule, link: String?, scheme: String?, url: String?)] = [
    (.links(.universalLinkConverts), "https://brand.go.link/a?b=c#d", "s", "s://a?b=c#d"),
    (.links(.universalLinkConverts), "https://brand.go.link", "s", "s://"),
    (.links(.universalLinkConverts), "https://brand.go.link/", "s", "s://"),
    (.links(.universalLinkConverts), "https://brand.go.link//a/", "s", "s:///a/"),
    (.links(.universalLinkConverts), "https://brand.go.link?", "s", "s://?"),
    (.links(.universalLinkConverts), "HTTPS://BRAND.GO.LINK/A", "s", "s://A"),
    (.links(.universalLinkConverts), "https://abcd.ulink.adjust.com/ulink/a/b?c=d", "s", "s://a/b?c=d"),
    (.links(.universalLinkConverts), "https://abcd.ulink.adjust.com/ulink", "s", "s://"),
    (.links(.universalLinkConverts), "https://abcd.ulink.adjust.com/ulinka", "s", "s://a"),
    (.links(.universalLinkConverts), "https://a1b2.adj.st/a?adjust_t=1", "s", "s://a?adjust_t=1"),
    (.links(.universalLinkConverts), "http://a1b2.adj.st/a", "s", "s://a"),
    (.links(.universalLinkConverts), "https://a1b2.eu.adj.st/a", "s", "s://a"),
    (.links(.universalLinkConverts), "xhttps://a1b2.adj.st/a", "s", "s://a"),
    (.links(.universalLinkConverts), "https://other.com/https://brand.go.link/a", "s", "s://a"),
    (.links(.universalLinkIsRefused), "https://abc.adj.st/a", "s", nil),
    (.links(.universalLinkIsRefused), "https://abcde.adj.st/a", "s", nil),
    (.links(.universalLinkIsRefused), "https://a1b2.eur.adj.st/a", "s", nil),
    (.links(.universalLinkIsRefused), "https://a1b2.e1.adj.st/a", "s", nil),
    (.links(.universalLinkIsRefused), "https://brand.eu.go.link/a", "s", nil),
    (.links(.universalLinkIsRefused), "http://brand.go.link/a", "s", nil),
    (.links(.universalLinkIsRefused), "http://abcd.ulink.adjust.com/ulink/a", "s", nil),
    (.links(.universalLinkIsRefused), "https://abcd.ulink.adjust.com/a", "s", nil),
    (.links(.universalLinkIsRefused), "https://links.example.com/a", "s", nil),
    (.links(.universalLinkIsRefused), "https://", "s", nil),
    (.links(.universalLinkIsRefused), "", "s", nil),
    (.links(.universalLinkIsRefused), nil, "s", nil),
    (.links(.universalLinkLosesRedirect), "https://b.go.link/a?adjust_redirect=x", "s", "s://a?"),
    (.links(.universalLinkLosesRedirect), "https://b.go.link/a?adjust_redirect=x&b=c", "s", "s://a?b=c"),
    (.links(.universalLinkLosesRedirect), "https://b.go.link/a?b=c&adjust_redirect=x", "s", "s://a?b=c&"),
    (.links(.universalLinkLosesRedirect), "https://b.go.link/a?b=c&adjust_redirect=x&d=e", "s", "s://a?b=c&d=e"),
    (.links(.universalLinkLosesRedirect), "https://b.go.link/a?b=c&adjust_redirect=x#f", "s", "s://a?b=c#f"),
    (.links(.universalLinkLosesRedirect), "https://b.go.link/a?Adjust_Redirect=#f", "s", "s://a#f"),
    (
      .links(.universalLinkConverts), "https://b.go.link/a?adjust_redirect=x&adjust_redirect=y", "s",
      "s://a?adjust_redirect=x&adjust_redirect=y"
    ),
    (.links(.universalLinkDefaultScheme), "https://b.go.link/a", nil, "AdjustUniversalScheme://a"),
    (.links(.universalLinkDefaultScheme), "https://b.go.link/a", "", "AdjustUniversalScheme://a"),
  ]

  func testEachRuleOfTheConverter() {
    for row in Self.table {
      let result = AdjustUniversalLinkConverter.convert(row.link, withScheme: row.scheme)
      XCTAssertEqual(result.url, row.url, row.link ?? "nil")
      XCTAssertEqual(result.rule, row.rule, row.link ?? "nil")
    }
  }

  func testARuleThatIsSwitchedOffIsNotApplied() {
    for row in Self.table {
      for rule in [
        AdjustRule.links(.universalLinkConverts), .links(.universalLinkLosesRedirect), .links(.universalLinkIsRefused),
        .links(.universalLinkDefaultScheme),
      ] {
        let without = AdjustUniversalLinkConverter.convert(
          row.link, withScheme: row.scheme, rules: RuleSwitches(disabled: [.adjust(rule)]))
        if rule == row.rule, row.link != nil {
          XCTAssertNotEqual(without.url, row.url, "\(rule.id) \(row.link ?? "nil")")
        } else if rule != .links(.universalLinkConverts) {
          XCTAssertEqual(without.url, row.url, "\(rule.id) \(row.link ?? "nil")")
        }
      }
    }
  }

  /// The patterns and lines of 4.38.4 and 5.0.0 (ADJUtil.m); adjust/ios_sdk#664.
  func testVersion4RefusesBrandedLinks() {
    let rows: [(version: AdjustProfile, link: String, url: String?, line: String)] = [
      (.v4_38, "https://brand.go.link/a", nil, "Url doesn't match as universal link or short version"),
      (.v4_38, "https://a1b2.eu.adj.st/a", "s://a", "Converted deeplink from universal link s://a"),
      (.v5_0, "https://brand.go.link/a", "s://a", "Converted deeplink from universal link https://brand.go.link/a"),
    ]
    for row in rows {
      let result = AdjustUniversalLinkConverter.convert(row.link, withScheme: "s", profile: row.version)
      XCTAssertEqual(result.url, row.url, row.link)
      XCTAssertEqual(result.notes.last?.text, row.line)
    }
  }

  /// The lines of ADJUtil.m (4.38.4, 5.0.0, 5.4.1), in its order.
  func testEachStepIsLogged() {
    let link = "https://b.go.link/a"
    let converted = "Converted deeplink from universal link "
    let none = "Universal link does not contain option adjust_redirect parameter"
    let several = "Universal link contains multiple option adjust_redirect parameters"
    let warning = "Non-empty scheme required, using the scheme \"AdjustUniversalScheme\""
    let rows: [(link: String?, scheme: String?, lines: [String])] = [
      (nil, nil, ["Received universal link is nil"]),
      (link, "s", [none, converted + link]),
      (link, nil, [warning, none, converted + link]),
      (link + "?adjust_redirect=x", "s", [converted + link + "?adjust_redirect=x"]),
      (
        link + "?adjust_redirect=x&adjust_redirect=y", "s",
        [several, converted + link + "?adjust_redirect=x&adjust_redirect=y"]
      ),
      ("https://a.example", "", [warning, "URL doesn't match any of the Adjust universal link versions"]),
    ]
    for row in rows {
      let result = AdjustUniversalLinkConverter.convert(row.link, withScheme: row.scheme)
      XCTAssertEqual(result.notes.map(\.text), row.lines)
    }
  }

  func testRefusalIsLogged() {
    XCTAssertEqual(
      AdjustUniversalLinkConverter.convert("https://links.example.com/a", withScheme: "s").notes.map(\.text),
      ["URL doesn't match any of the Adjust universal link versions"])
  }

  func testPublishedPairsWithoutTheMarker() throws {
    let rows = try AdjustVectors.rows("branded_link_samples.tsv")
    let pair = try XCTUnwrap(rows.first { $0[0] == "documented" && !$0[2].isEmpty })
    XCTAssertEqual(AdjustUniversalLinkConverter.convert(pair[1], withScheme: "example").url, pair[2])
  }
}
