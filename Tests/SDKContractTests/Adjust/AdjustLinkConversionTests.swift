import SDKContract
import XCTest

/// What the servers make of branded links.
final class AdjustLinkConversionTests: XCTestCase {
  private static let marker = "adjust_no_sdkclick=1"

  /// One or more links for each rule of the conversion on the servers.
  static let table: [(rule: AdjustRule, link: String, form: String?)] = [
    (
      .serverConverts, "https://brandname.go.link/summer-clothes?promo=beach",
      "example://summer-clothes?promo=beach&\(marker)"
    ),
    (.serverConverts, "http://abcd.adj.st/a", "example://a?\(marker)"),
    (.serverConverts, "https://abcd.eu.adj.st/a", "example://a?\(marker)"),
    (.serverConverts, "HTTPS://Brand.GO.link/A", "example://A?\(marker)"),
    (.serverConverts, "https://abcd.ulink.adjust.com/ulink/a?b=c", "example://a?b=c&\(marker)"),
    (.serverConverts, "https://abcd.ulink.adjust.com/other", nil),
    (.serverConverts, "other://a/b", "other://a/b?\(marker)"),
    (.serverConverts, "no link", nil),
    (.serverConverts, "", nil),
    (.serverConverts, "https://", nil),
    (.serverConverts, "://a", nil),
    (.firstSegmentBecomesHost, "https://brand.go.link/a/b/c", "example://a/b/c?\(marker)"),
    (.firstSegmentBecomesHost, "https://brand.go.link/?x=1", "example://?x=1&\(marker)"),
    (.firstSegmentBecomesHost, "https://brand.go.link?x=1", "example://?x=1&\(marker)"),
    (.firstSegmentBecomesHost, "https://brand.go.link", "example://?\(marker)"),
    (.markerIsLastParameter, "https://brand.go.link/a?x=1#part", "example://a?x=1&\(marker)#part"),
    (.markerIsLastParameter, "https://brand.go.link/a#part", "example://a?\(marker)#part"),
    (
      .adjustParametersStay, "https://brand.go.link/a?adj_t=1&adj_label=l&adj_deep_link=x%3A%2F%2Fb",
      "example://a?adj_t=1&adj_label=l&adj_deep_link=x%3A%2F%2Fb&\(marker)"
    ),
    (.bytesStay, "https://brand.go.link/a/?x=%20+%2F", "example://a/?x=%20+%2F&\(marker)"),
    (.bytesStay, "https://brand.go.link/a?", "example://a?\(marker)"),
    (.bytesStay, "https://brand.go.link//a", "example:///a?\(marker)"),
    (.bytesStay, "https://brand.go.link/caf\u{e9}", "example://caf\u{e9}?\(marker)"),
    (.secondQuestionMarkCuts, "https://abcd.adj.st/path?a=1?b=2", "example://path?a=1&\(marker)"),
    (.secondQuestionMarkCuts, "https://abcd.adj.st/path??b=2#f", "example://path?\(marker)"),
    (.secondQuestionMarkCuts, "https://abcd.adj.st/path?a=1#f?g", "example://path?a=1&\(marker)#f?g"),
    (.ownDomainsConvert, "https://links.example.com/a?x=1", "example://a?x=1&\(marker)"),
    (.ownDomainsConvert, "https://user@links.example.com:8443/a", "example://a?\(marker)"),
    (.trackerLinkNamesTarget, "https://app.adjust.com/abc?deep_link=s%3A%2F%2Fp%2Fid", "s://p/id?\(marker)"),
    (.trackerLinkNamesTarget, "https://app.eu.adjust.com/abc?x=1&deeplink=s%3A%2F%2Fp%3Fa%3Db", "s://p?a=b&\(marker)"),
    (.trackerLinkNamesTarget, "https://app.adjust.com/abc?campaign=c", nil),
    (.trackerLinkNamesTarget, "https://app.adjust.com/abc", nil),
    (.ampersandMayBeEscaped, "https://brand.go.link/a?x=1\\u0026y=2", "example://a?x=1&y=2&\(marker)"),
    (.hostNeedsSlash, "https://abcd.adj.st/%3Fpath?adjust_t=1", "example://%3Fpath?adjust_t=1&\(marker)"),
    (.hostNeedsSlash, "https://abcd.adj.st%3Fpath?adjust_t=1", nil),
    (.markerIsNotRepeated, "https://brand.go.link/a?\(marker)&x=1", "example://a?\(marker)&x=1"),
    (
      .markerIsNotRepeated, "https://brand.go.link/a?adjust_no_sdkclicks=1",
      "example://a?adjust_no_sdkclicks=1&\(marker)"
    ),
  ]

  func testEachRuleOfTheConversion() {
    for row in Self.table {
      XCTAssertEqual(
        AdjustLinkConversion.appSchemeForm(of: row.link, scheme: "example"), row.form,
        "\(row.rule.rawValue) \(row.link)")
    }
  }

  func testWithoutASchemeNothingIsConverted() {
    XCTAssertNil(AdjustLinkConversion.appSchemeForm(of: "https://brand.go.link/a", scheme: ""))
  }

  func testPublishedPairs() throws {
    var pairs = 0
    for row in try AdjustVectors.rows("branded_link_samples.tsv") where !row[1].isEmpty {
      let expected = row[2].replacing(" (plus marker)", with: "")
      let scheme = expected.range(of: "://").map { String(expected[..<$0.lowerBound]) } ?? "example"
      let form = AdjustLinkConversion.appSchemeForm(of: row[1], scheme: scheme)
      switch expected {
      case "valid": XCTAssertNotNil(form, row[1])
      case "invalid": XCTAssertNil(form, row[1])
      case "": break
      case "second \"?\" loses what follows": XCTAssertEqual(form, "example://path?a=1&\(Self.marker)")
      default:
        let separator = expected.contains("?") ? "&" : "?"
        let isMarked = expected.hasSuffix(Self.marker)
        XCTAssertEqual(form, isMarked ? expected : expected + separator + Self.marker, row[1])
      }
      pairs += expected.isEmpty ? 0 : 1
    }
    XCTAssertEqual(pairs, 6)
  }

  func testAnyStringIsConvertedWithoutTrap() {
    var random = AdjustRandom(seed: 11)
    let alphabet = Array("https://adj.st/go.link?&=#%2\\u0026\u{e9}\u{1F600}\n .:@[]")
    for _ in 1...3000 {
      let text = String((0..<random.next(40)).map { _ in alphabet[random.next(alphabet.count)] })
      for link in [text, "https://" + text, "https://abcd.adj.st/" + text] {
        let form = AdjustLinkConversion.appSchemeForm(of: link, scheme: "example")
        if let form { XCTAssertTrue(form.contains("adjust_no_sdkclick"), link) }
        if let converted = AdjustLinkConversion.convertUniversalLink(link, withScheme: "s") {
          XCTAssertTrue(converted.hasPrefix("s://"), link)
        }
      }
    }
  }
}
