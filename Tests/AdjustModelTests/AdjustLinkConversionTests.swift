import AdjustModel
import SDKContract
import TestSupport
import XCTest

/// What the servers make of branded links.
final class AdjustLinkConversionTests: XCTestCase {
  private static let marker = "adjust_no_sdkclick=1"

  /// One or more links for each rule of the conversion on the servers, and some to which none applies.
  static let table: [(rule: AdjustRule?, link: String, form: String?)] = [
    (
      .links(.serverConverts), "https://brandname.go.link/summer-clothes?promo=beach",
      "example://summer-clothes?promo=beach&\(marker)"
    ),
    (.links(.serverConverts), "http://abcd.adj.st/a", "example://a?\(marker)"),
    (.links(.serverConverts), "https://abcd.eu.adj.st/a", "example://a?\(marker)"),
    (.links(.serverConverts), "HTTPS://Brand.GO.link/A", "example://A?\(marker)"),
    (.links(.serverConverts), "https://abcd.ulink.adjust.com/ulink/a?b=c", "example://a?b=c&\(marker)"),
    (nil, "https://abcd.ulink.adjust.com/other", nil),
    (.links(.markerIsLastParameter), "other://a/b", "other://a/b?\(marker)"),
    (nil, "no link", nil),
    (nil, "", nil),
    (nil, "https://", nil),
    (nil, "://a", nil),
    (.links(.firstSegmentBecomesHost), "https://brand.go.link/a/b/c", "example://a/b/c?\(marker)"),
    (.links(.serverConverts), "https://brand.go.link/?x=1", "example://?x=1&\(marker)"),
    (.links(.serverConverts), "https://brand.go.link?x=1", "example://?x=1&\(marker)"),
    (.links(.serverConverts), "https://brand.go.link", "example://?\(marker)"),
    (.links(.markerIsLastParameter), "https://brand.go.link/a?x=1#part", "example://a?x=1&\(marker)#part"),
    (.links(.markerIsLastParameter), "https://brand.go.link/a#part", "example://a?\(marker)#part"),
    (
      .links(.adjustParametersStay), "https://brand.go.link/a?adj_t=1&adj_label=l&adj_deep_link=x%3A%2F%2Fb",
      "example://a?adj_t=1&adj_label=l&adj_deep_link=x%3A%2F%2Fb&\(marker)"
    ),
    (.links(.bytesStay), "https://brand.go.link/a/?x=%20+%2F", "example://a/?x=%20+%2F&\(marker)"),
    (.links(.bytesStay), "https://brand.go.link/a?", "example://a?\(marker)"),
    (.links(.bytesStay), "https://brand.go.link//a", "example:///a?\(marker)"),
    (.links(.serverConverts), "https://brand.go.link/caf\u{e9}", "example://caf\u{e9}?\(marker)"),
    (.links(.secondQuestionMarkCuts), "https://abcd.adj.st/path?a=1?b=2", "example://path?a=1&\(marker)"),
    (.links(.secondQuestionMarkCuts), "https://abcd.adj.st/path??b=2#f", "example://path?\(marker)"),
    (.links(.bytesStay), "https://abcd.adj.st/path?a=1#f?g", "example://path?a=1&\(marker)#f?g"),
    (.links(.ownDomainsConvert), "https://links.example.com/a?x=1", "example://a?x=1&\(marker)"),
    (.links(.ownDomainsConvert), "https://user@links.example.com:8443/a", "example://a?\(marker)"),
    (.links(.trackerLinkNamesTarget), "https://app.adjust.com/abc?deep_link=s%3A%2F%2Fp%2Fid", "s://p/id?\(marker)"),
    (
      .links(.trackerLinkNamesTarget), "https://app.eu.adjust.com/abc?x=1&deeplink=s%3A%2F%2Fp%3Fa%3Db",
      "s://p?a=b&\(marker)"
    ),
    (.links(.trackerLinkNamesTarget), "https://app.adjust.com/abc?other=c", nil),
    (.links(.trackerLinkNamesTarget), "https://app.adjust.com/abc", nil),
    (.links(.ampersandMayBeEscaped), "https://brand.go.link/a?x=1\\u0026y=2", "example://a?x=1&y=2&\(marker)"),
    (.links(.bytesStay), "https://abcd.adj.st/%3Fpath?adjust_t=1", "example://%3Fpath?adjust_t=1&\(marker)"),
    (.links(.hostNeedsSlash), "https://abcd.adj.st%3Fpath?adjust_t=1", nil),
    (.links(.markerIsNotRepeated), "https://brand.go.link/a?\(marker)&x=1", "example://a?\(marker)&x=1"),
    (
      .links(.markerIsLastParameter), "https://brand.go.link/a?adjust_no_sdkclicks=1",
      "example://a?adjust_no_sdkclicks=1&\(marker)"
    ),
  ]

  func testEachRuleOfTheConversion() {
    for row in Self.table {
      let result = AdjustLinkConversion.convert(row.link, scheme: "example")
      XCTAssertEqual(result.link, row.form, row.link)
      if let rule = row.rule {
        XCTAssertTrue(result.rules.contains(.adjust(rule)), "\(rule.id) \(row.link)")
      } else {
        XCTAssertEqual(result.rules, [], row.link)
      }
    }
  }

  /// Without a rule that was applied to it a link nearly always comes out differently; an exception says why.
  func testARuleThatIsSwitchedOffIsNotApplied() {
    for row in Self.table {
      let result = AdjustLinkConversion.convert(row.link, scheme: "example")
      for rule in AdjustRule.allCases {
        let without = AdjustLinkConversion.convert(
          row.link, scheme: "example", rules: RuleSwitches(disabled: [.adjust(rule)]))
        XCTAssertFalse(without.rules.contains(.adjust(rule)))
        if !result.rules.contains(.adjust(rule)) {
          XCTAssertEqual(without, result, "\(rule.id) \(row.link)")
        } else if rule == row.rule, !Self.emptyQuery.contains(row.link),
          row.form != nil || rule == .links(.hostNeedsSlash)
        {
          XCTAssertNotEqual(without.link, result.link, "\(rule.id) \(row.link)")
        }
      }
    }
  }

  /// The marker fills an empty query, so nobody sees whether it stayed.
  private static let emptyQuery = ["https://brand.go.link/a?"]

  func testAnAnswerCitesTheRulesOfItsLink() {
    for (placement, kind) in [
      (AdjustLinkPlacement.sessionAnswer, AdjustRequest.Kind.session(count: 1)),
      (.attributionAnswer, .attribution(initiatedBy: .sdk)),
    ] {
      for row in Self.table {
        var backend = AdjustBackend()
        backend.appScheme = "example"
        backend.linkPlacement = placement
        backend.clicked(Link(row.link), at: .zero)
        let rules = AdjustLinkConversion.convert(row.link, scheme: "example").rules
        XCTAssertEqual(backend.answer(to: AdjustRequest(id: 1, kind: kind), at: .zero)?.rules, rules, row.link)
        XCTAssertEqual(backend.answer(to: AdjustRequest(id: 2, kind: .event(token: "e")), at: .zero)?.rules, [])
      }
    }
  }

  func testServersWithoutARuleAnswerAnotherLink() {
    var links: [String] = []
    for rules in [RuleSwitches(), RuleSwitches(disabled: [.adjust(.links(.markerIsLastParameter))])] {
      var backend = AdjustBackend()
      backend.appScheme = "example"
      backend.linkPlacement = .sessionAnswer
      backend.rules = rules
      backend.clicked("https://brand.go.link/a", at: .zero)
      if case .json(let body) = backend.answer(to: AdjustRequest(id: 1, kind: .session(count: 1)), at: .zero),
        case .string(let link) = body["deeplink"]
      {
        links.append(link)
      }
    }
    XCTAssertEqual(links, ["example://a?\(Self.marker)", "example://a"])
  }

  func testWithoutASchemeNothingIsConverted() {
    let unknown = AdjustLinkConversion.convert("https://brand.go.link/a", scheme: "")
    XCTAssertNil(unknown.link)
    XCTAssertEqual(unknown.rules, [.adjust(.links(.serverConverts))], "the reason why there is no link")
  }

  func testPublishedLinksAreConvertedAsPublished() throws {
    var pairs = 0
    for row in try AdjustVectors.rows("branded_link_samples.tsv") where !row[1].isEmpty {
      let expected = row[2].replacing(" (plus marker)", with: "")
      let scheme = expected.range(of: "://").map { String(expected[..<$0.lowerBound]) } ?? "example"
      let form = AdjustLinkConversion.convert(row[1], scheme: scheme).link
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
    var random = SeededRandom(seed: 11)
    let alphabet = Array("https://adj.st/go.link?&=#%2\\u0026\u{e9}\u{1F600}\n .:@[]")
    for _ in 1...3000 {
      let text = String((0..<random.next(40)).map { _ in alphabet[random.next(alphabet.count)] })
      for link in [text, "https://" + text, "https://abcd.adj.st/" + text] {
        let form = AdjustLinkConversion.convert(link, scheme: "example").link
        if let form { XCTAssertTrue(form.contains("adjust_no_sdkclick"), link) }
        if let converted = AdjustUniversalLinkConverter.convert(link, withScheme: "s").url {
          XCTAssertTrue(converted.hasPrefix("s://"), link)
        }
      }
    }
  }
}
