import Foundation
import SDKContract
import XCTest

final class LinkTests: XCTestCase {
  func testALinkIsTakenApart() {
    let link = Link("HTTPS://user:pw@Shop.Example.com:8443/Summer/a%20b?x=1&y=2#top")
    XCTAssertEqual(link.text, "HTTPS://user:pw@Shop.Example.com:8443/Summer/a%20b?x=1&y=2#top")
    XCTAssertEqual(link.scheme, "https")
    XCTAssertEqual(link.host, "shop.example.com")
    XCTAssertEqual(link.port, 8443)
    XCTAssertEqual(link.path, "/Summer/a%20b")
    XCTAssertEqual(link.query, "x=1&y=2")
    XCTAssertEqual(link.fragment, "top")
    XCTAssertTrue(link.isURL)
  }

  func testWhatALinkLacksIsEmpty() {
    let bare = Link("https://example.com")
    XCTAssertEqual(bare.path, "")
    XCTAssertNil(bare.port)
    XCTAssertNil(bare.query)
    XCTAssertNil(bare.fragment)
    XCTAssertNil(Link("https://example.com:443/").port)
    XCTAssertEqual(Link("https://example.com/?#").query, "")
    XCTAssertEqual(Link("https://example.com/#a?b").fragment, "a?b")
    let opaque = Link("shop:summer")
    XCTAssertEqual(opaque.host, "")
    XCTAssertEqual(opaque.path, "summer")
  }

  func testOnlyTwoSchemesAreOfTheWeb() {
    for text in ["http://a.example", "https://a.example", "HtTpS://a.example"] { XCTAssertTrue(Link(text).isWeb, text) }
    for text in ["httpshop://a", "https2://a", "xhttps://a", "http+shop://a", "//a.example", "a.example", ""] {
      XCTAssertFalse(Link(text).isWeb, text)
    }
  }

  func testATextInWhichFoundationFindsNoURLIsNone() {
    let texts = [
      "shop://[x", "shop://[x]y", "shop://a:port", "https://a b.example/", "https://example.com:8o/", "https://",
      "https:///path", "no link", "", "1shop://a", "sh_op://a", "https:example.com", "shop://a\u{A0}b", "https://[::1",
    ]
    for text in texts { XCTAssertFalse(Link(text).isURL, text) }
    for text in ["shop://", "shop:", "shop://x", "httpshop://summer", "https://[::1]/a", "s+h-o.p://a/b|c"] {
      XCTAssertTrue(Link(text).isURL, text)
      XCTAssertNotNil(Link(text).url, text)
    }
  }

  /// `URLComponents` has such a port as it is written (osaurus-ai/osaurus#1693), and RFC 3986 sets no limit.
  func testAPortMayBeGreaterThanAnyThatExists() {
    for (text, port) in [("https://example.com:65536/", 65536), ("https://example.com:99999/a", 99999)] {
      XCTAssertTrue(Link(text).isURL, text)
      XCTAssertEqual(Link(text).port, port, text)
      XCTAssertEqual(Link(text).url?.port, port, text)
    }
    let link = Link("https://example.com:99999999999999999999/")
    XCTAssertTrue(link.isURL)
    XCTAssertNotNil(link.url)
    XCTAssertNotNil(link.port, "an association is for a domain without a port")
  }

  func testALinkThatCanBeOpenedHasAURLForTheApp() {
    for text in ["shop://a|b", "shop://ü", "https://example.com/ü?x=|", "shop://x#[", "https://example.com/%zz"] {
      let link = Link(text)
      XCTAssertEqual(link.isURL, link.url != nil, text)
    }
  }

  /// A browser escapes what a URL cannot contain, and leaves the escapes that are there.
  func testEscapesOfATappedLinkStay() {
    for (text, url) in [
      ("https://a.example/b?c=кат&d=%D0%BA", "https://a.example/b?c=%D0%BA%D0%B0%D1%82&d=%D0%BA"),
      ("https://a.example/b?ids[]=1&e=a%20b", "https://a.example/b?ids%5B%5D=1&e=a%20b"),
      ("https://a.example/b?c=100%&d=%20", "https://a.example/b?c=100%25&d=%20"),
      ("shop://a/b|c%20d#e#f", "shop://a/b%7Cc%20d#e%23f"), ("https://[::1]/a|b%20", "https://[::1]/a%7Cb%20"),
      ("https://a.example/b?c=%2", "https://a.example/b?c=%252"),
      ("https://a.example/?c=%20", "https://a.example/?c=%20"),
    ] {
      XCTAssertEqual(Link(text).url?.absoluteString, url, text)
    }
  }

  func testAHostThatIsNoDomainKeepsItsCase() {
    XCTAssertEqual(Link("shop://Summer/a").writtenHost, "Summer")
    XCTAssertEqual(Link("shop://Summer/a").host, "summer")
  }

  func testLinksAreToldApartByTheirBytes() {
    let (composed, decomposed) = ("shop://summer?q=caf\u{E9}", "shop://summer?q=cafe\u{301}")
    XCTAssertEqual(composed, decomposed, "to Swift")
    XCTAssertNotEqual(Link(composed), Link(decomposed))
    let table = LinkTable()
    XCTAssertTrue(table[composed].text.utf8.elementsEqual(composed.utf8))
    XCTAssertTrue(table[decomposed].text.utf8.elementsEqual(decomposed.utf8))
    XCTAssertTrue(table[composed].text.utf8.elementsEqual(composed.utf8))
    let (sign, letter) = ("\u{212B}", "A\u{30A}")
    XCTAssertEqual(sign, letter, "to Swift")
    XCTAssertEqual(sign.utf8.count, letter.utf8.count)
    XCTAssertNotEqual(Link(sign), Link(letter))
    XCTAssertTrue(table[sign].text.utf8.elementsEqual(sign.utf8))
    XCTAssertTrue(table[letter].text.utf8.elementsEqual(letter.utf8))
  }

  func testLinksWithTheSameTextAreEqual() {
    XCTAssertEqual(Link(""), Link(""))
    XCTAssertEqual(Link("https://example.com/a"), "https://example.com/a")
    XCTAssertNotEqual(Link("https://example.com/a"), Link("https://EXAMPLE.com/a"))
    XCTAssertEqual(Set([Link("shop://a"), Link("shop://a"), Link("shop://b")]).count, 2)
  }

  func testWhatIsDerivedIsMadeOnceForAllCopies() {
    struct Count: Sendable { let value: Int }
    let link = Link("https://example.com/a")
    let copy = link
    var made = 0
    for link in [link, copy, link] {
      let count = link.derived { _ -> Count in
        made += 1
        return Count(value: made)
      }
      XCTAssertEqual(count.value, 1)
    }
    XCTAssertEqual(made, 1)
  }

  func testATableTakesATextApartOnce() {
    struct Mark: Sendable { let number: Int }
    let table = LinkTable()
    XCTAssertEqual(table["shop://a"].derived { _ in Mark(number: 1) }.number, 1)
    XCTAssertEqual(table["shop://a"].derived { _ in Mark(number: 2) }.number, 1)
    XCTAssertEqual(table["shop://b"].derived { _ in Mark(number: 3) }.number, 3)
  }
}
