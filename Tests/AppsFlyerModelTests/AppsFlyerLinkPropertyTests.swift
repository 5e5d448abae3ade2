import AppsFlyerModel
import Foundation
import SDKContract
import TestSupport
import XCTest

/// What holds of every OneLink, tried with links of a seeded generator: what is in them reaches the app by the
/// documented rule, and what is not in them does not.
final class AppsFlyerLinkPropertyTests: XCTestCase {
  func testEveryParameterOfAOneLinkReachesTheAppDecodedOnce() throws {
    var random = SeededRandom(seed: 3)
    for _ in 1...400 {
      let parameters = random.parameters(prefix: "", emptyValues: true)
      let link = random.link(
        "https://a.onelink.me/b", [LinkParameter(key: "pid", value: "x", spelling: "pid=x")] + parameters)
      let payload = try XCTUnwrap(opened(link), link)
      for parameter in parameters { XCTAssertEqual(payload[parameter.key], .string(parameter.value), link) }
      XCTAssertEqual(payload["link"], .string(link))
      // The parameters, `pid`, and what the SDK adds: link, scheme, host and path.
      XCTAssertEqual(payload.entries.count, parameters.count + 5, link)
      XCTAssertEqual(
        payload.entries.map(\.key), payload.entries.map(\.key).sorted(by: LinkParameter.inOrderOfUnicode), link)
    }
  }

  func testOfARepeatedParameterTheLastCounts() throws {
    var random = SeededRandom(seed: 4)
    for _ in 1...100 {
      let key = "k" + random.text(upTo: 4)
      let values = (0...random.next(4)).map { _ in random.text(upTo: 8) }
      let repeated = values.map { value in
        LinkParameter(key: key, value: value, spelling: random.escaped(key) + "=" + random.escaped(value))
      }
      let link = random.link("https://a.onelink.me/b", repeated)
      XCTAssertEqual(opened(link)?[key], values.last.map(PayloadValue.string), link)
    }
  }

  func testWhatIsEncodedTwiceArrivesEncodedOnce() throws {
    var random = SeededRandom(seed: 5)
    for _ in 1...100 {
      let once = random.escaped("x" + random.text(upTo: 20))
      let twice = once.replacingOccurrences(of: "%", with: "%25")
      XCTAssertEqual(opened("https://a.onelink.me/b?pid=x&deep_link_value=\(twice)")?["deep_link_value"], .string(once))
    }
  }

  func testAnyTextIsTakenApartWithoutATrap() {
    var random = SeededRandom(seed: 6)
    for _ in 1...2000 {
      let link = "https://a.onelink.me/b?" + random.text(upTo: 30)
      XCTAssertEqual(opened(link)?["link"], .string(link))
    }
  }

  /// What the app gets for a link that opens it.
  private func opened(_ link: String) -> Payload? {
    var rig = AppsFlyerRig(AppsFlyerConfiguration())
    rig.startProcess()
    rig.open(link)
    rig.wait(.seconds(1))
    return rig.callbacks.first?.payload
  }
}
