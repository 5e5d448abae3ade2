import DeepLinkSimulator
import XCTest

/// A combining mark joins a slash or a blank into another character; names and destinations end there all the same.
final class NamesWithAccentsTests: XCTestCase {
  private func run(_ text: String) throws -> [String] {
    let test = try ScenarioTest(text: #"{ "version": 1, "name": "accents", "# + text + "}", app: .described)
    return test.run().trace.events.map(\.label)
  }

  func testARouteMayBeginWithAMark() throws {
    let labels = try run(
      #"""
      "app": { "scheme": "shop", "domains": ["shop.example.com"], "routes": { "\u0301a": "Acute" } },
      "steps": [{ "install": {} }, { "tap": "https://shop.example.com/\u0301a" }]
      """#)
    XCTAssertTrue(labels.contains("route Acute"), "\(labels)")
  }

  func testALinkReachesTheAppByteByByte() throws {
    let labels = try run(
      #"""
      "app": { "scheme": "shop", "routes": { "summer": "Summer" } },
      "steps": [{ "install": {} }, { "tap": "shop://summer?q=caf\u00e9" }, { "tap": "shop://summer?q=cafe\u0301" }]
      """#)
    let links = labels.filter { $0.hasPrefix("openURLContexts ") || $0.hasPrefix("willConnectTo ") }
    XCTAssertEqual(links.map { Array($0.utf8.suffix(3)) }, [Array("fé".utf8).suffix(3), Array("e\u{301}".utf8)])
  }

  func testAnUnknownScreenIsUnknownWhateverItBeginsWith() {
    XCTAssertThrowsError(
      try run(
        #"""
        "app": { "scheme": "shop", "routes": { "summer": "Summer" } }, "steps": [{ "install": {} }],
        "expect": [{ "never": "route \u0301x" }]
        """#)
    ) { error in
      XCTAssertTrue("\(error)".contains("unknown screen"), "\(error)")
    }
  }
}
