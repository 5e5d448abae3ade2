import SDKContract
import AdjustModel
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

  func testRefusalIsLogged() {
    XCTAssertEqual(
      AdjustUniversalLinkConverter.convert("https://links.example.com/a", withScheme: "s").note.text,
      "URL doesn't match any of the Adjust universal link versions")
  }

  func testPublishedPairsWithoutTheMarker() throws {
    let rows = try AdjustVectors.rows("branded_link_samples.tsv")
    let pair = try XCTUnwrap(rows.first { $0[0] == "documented" && !$0[2].isEmpty })
    XCTAssertEqual(AdjustLinkConversion.convertUniversalLink(pair[1], withScheme: "example"), pair[2])
  }
}
