import SDKContract
import XCTest

/// `convertUniversalLink(_:withScheme:)`.
final class AdjustUniversalLinkHelperTests: XCTestCase {
  static let table: [(rule: AdjustRule, link: String?, scheme: String?, url: String?)] = [
    (.helperConverts, "https://brand.go.link/a?b=c#d", "s", "s://a?b=c#d"),
    (.helperConverts, "https://brand.go.link", "s", "s://"),
    (.helperConverts, "https://brand.go.link/", "s", "s://"),
    (.helperConverts, "https://brand.go.link//a/", "s", "s:///a/"),
    (.helperConverts, "https://brand.go.link?", "s", "s://?"),
    (.helperConverts, "HTTPS://BRAND.GO.LINK/A", "s", "s://A"),
    (.helperConverts, "https://abcd.ulink.adjust.com/ulink/a/b?c=d", "s", "s://a/b?c=d"),
    (.helperConverts, "https://abcd.ulink.adjust.com/ulink", "s", "s://"),
    (.helperConverts, "https://abcd.ulink.adjust.com/ulinka", "s", "s://a"),
    (.helperConverts, "https://a1b2.adj.st/a?adjust_t=1", "s", "s://a?adjust_t=1"),
    (.helperConverts, "http://a1b2.adj.st/a", "s", "s://a"),
    (.helperConverts, "https://a1b2.eu.adj.st/a", "s", "s://a"),
    (.helperConverts, "xhttps://a1b2.adj.st/a", "s", "s://a"),
    (.helperConverts, "https://other.com/https://brand.go.link/a", "s", "s://a"),
    (.helperRefuses, "https://abc.adj.st/a", "s", nil),
    (.helperRefuses, "https://abcde.adj.st/a", "s", nil),
    (.helperRefuses, "https://a1b2.eur.adj.st/a", "s", nil),
    (.helperRefuses, "https://a1b2.e1.adj.st/a", "s", nil),
    (.helperRefuses, "https://brand.eu.go.link/a", "s", nil),
    (.helperRefuses, "http://brand.go.link/a", "s", nil),
    (.helperRefuses, "http://abcd.ulink.adjust.com/ulink/a", "s", nil),
    (.helperRefuses, "https://abcd.ulink.adjust.com/a", "s", nil),
    (.helperRefuses, "https://links.example.com/a", "s", nil),
    (.helperRefuses, "https://", "s", nil),
    (.helperRefuses, "", "s", nil),
    (.helperRefuses, nil, "s", nil),
    (.helperRemovesRedirect, "https://b.go.link/a?adjust_redirect=x", "s", "s://a?"),
    (.helperRemovesRedirect, "https://b.go.link/a?adjust_redirect=x&b=c", "s", "s://a?b=c"),
    (.helperRemovesRedirect, "https://b.go.link/a?b=c&adjust_redirect=x", "s", "s://a?b=c&"),
    (.helperRemovesRedirect, "https://b.go.link/a?b=c&adjust_redirect=x&d=e", "s", "s://a?b=c&d=e"),
    (.helperRemovesRedirect, "https://b.go.link/a?b=c&adjust_redirect=x#f", "s", "s://a?b=c#f"),
    (.helperRemovesRedirect, "https://b.go.link/a?Adjust_Redirect=#f", "s", "s://a#f"),
    (
      .helperConverts, "https://b.go.link/a?adjust_redirect=x&adjust_redirect=y", "s",
      "s://a?adjust_redirect=x&adjust_redirect=y"
    ),
    (.helperDefaultScheme, "https://b.go.link/a", nil, "AdjustUniversalScheme://a"),
    (.helperDefaultScheme, "https://b.go.link/a", "", "AdjustUniversalScheme://a"),
  ]

  func testEachRuleOfTheHelper() {
    for row in Self.table {
      let result = AdjustUniversalLinkHelper.convert(row.link, withScheme: row.scheme)
      XCTAssertEqual(result.url, row.url, row.link ?? "nil")
      XCTAssertEqual(result.rule, row.rule, row.link ?? "nil")
    }
  }

  func testRefusalIsLogged() {
    XCTAssertEqual(
      AdjustUniversalLinkHelper.convert("https://links.example.com/a", withScheme: "s").note,
      "URL doesn't match any of the Adjust universal link versions")
  }

  func testPublishedPairsWithoutTheMarker() throws {
    let rows = try AdjustVectors.rows("branded_link_samples.tsv")
    let pair = try XCTUnwrap(rows.first { $0[0] == "documented" && !$0[2].isEmpty })
    XCTAssertEqual(AdjustLinkConversion.convertUniversalLink(pair[1], withScheme: "example"), pair[2])
  }
}
