import Foundation
import XCTest

@testable import SDKContract

/// What holds of every link, tried with links of a seeded generator: what is in them reaches the app by the
/// documented rule, and what is not in them does not.
final class LinkPropertyTests: XCTestCase {
  /// Parameters of a link: what they mean, and how the link spells them.
  private struct Parameter {
    var key: String
    var value: String
    var spelling: String
  }

  private static let alphabet = Array("abyzAZ059-._~ +&=#?/%:@!$'()*,;\"<>[]\\^`{|}éß果物😀\n\u{200D}\u{301}\u{0}")

  private func text(_ random: inout AdjustRandom, upTo length: Int) -> String {
    String((0..<random.next(length + 1)).map { _ in Self.alphabet[random.next(Self.alphabet.count)] })
  }

  /// Escapes all bytes but those that mean themselves anywhere, and some of these as well.
  private func escaped(_ text: String, _ random: inout AdjustRandom) -> String {
    let digits = Array(random.next(2) == 0 ? "0123456789ABCDEF" : "0123456789abcdef")
    return text.utf8.map { byte in
      let isPlain = AdjustLinkSyntax.isLetter(byte) || AdjustLinkSyntax.isDigit(byte) || "-._~".utf8.contains(byte)
      if isPlain, random.next(8) > 0 { return String(UnicodeScalar(byte)) }
      return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }

  /// Parameters with names of their own, which no payload uses for anything else.
  private func parameters(_ random: inout AdjustRandom, prefix: String, emptyValues: Bool) -> [Parameter] {
    (0..<random.next(6)).map { index in
      let key = "\(index)" + text(&random, upTo: 6)
      var value = text(&random, upTo: 20)
      if !emptyValues, value.isEmpty { value = "0" }
      return Parameter(
        key: key, value: value, spelling: prefix + escaped(key, &random) + "=" + escaped(value, &random))
    }
  }

  private func link(_ base: String, _ parameters: [Parameter], _ random: inout AdjustRandom) -> String {
    let query = parameters.map(\.spelling).joined(separator: "&")
    return base + "?" + query + (random.next(3) == 0 ? "#x=1&adjust_x=2" : "")
  }

  // MARK: AppsFlyer

  func testEveryParameterOfAOneLinkReachesTheAppDecodedOnce() throws {
    var random = AdjustRandom(seed: 3)
    for _ in 1...400 {
      let parameters = parameters(&random, prefix: "", emptyValues: true)
      let link = link(
        "https://a.onelink.me/b", [Parameter(key: "pid", value: "x", spelling: "pid=x")] + parameters, &random)
      let payload = try XCTUnwrap(opened(link), link)
      for parameter in parameters { XCTAssertEqual(payload[parameter.key], .string(parameter.value), link) }
      XCTAssertEqual(payload["link"], .string(link))
      // The parameters, `pid`, and what the SDK adds: link, scheme, host and path.
      XCTAssertEqual(payload.entries.count, parameters.count + 5, link)
      XCTAssertEqual(payload.entries.map(\.key), payload.entries.map(\.key).sorted(by: inOrderOfUnicode), link)
    }
  }

  func testOfARepeatedParameterTheLastCounts() throws {
    var random = AdjustRandom(seed: 4)
    for _ in 1...100 {
      let key = "k" + text(&random, upTo: 4)
      let values = (0...random.next(4)).map { _ in text(&random, upTo: 8) }
      let repeated = values.map { value in
        Parameter(key: key, value: value, spelling: escaped(key, &random) + "=" + escaped(value, &random))
      }
      let link = link("https://a.onelink.me/b", repeated, &random)
      XCTAssertEqual(opened(link)?[key], values.last.map(PayloadValue.string), link)
    }
  }

  func testWhatIsEncodedTwiceArrivesEncodedOnce() throws {
    var random = AdjustRandom(seed: 5)
    for _ in 1...100 {
      let once = escaped("x" + text(&random, upTo: 20), &random)
      let twice = once.replacingOccurrences(of: "%", with: "%25")
      XCTAssertEqual(opened("https://a.onelink.me/b?pid=x&deep_link_value=\(twice)")?["deep_link_value"], .string(once))
    }
  }

  func testAnyTextIsTakenApartWithoutATrap() {
    var random = AdjustRandom(seed: 6)
    for _ in 1...2000 {
      let link = "https://a.onelink.me/b?" + text(&random, upTo: 30)
      XCTAssertEqual(opened(link)?["link"], .string(link))
    }
  }

  // MARK: Adjust

  func testEveryAdjustParameterOfALinkIsReportedDecodedOnce() {
    var random = AdjustRandom(seed: 7)
    for _ in 1...400 {
      let ours = parameters(&random, prefix: "adjust_", emptyValues: false)
      let others = parameters(&random, prefix: "", emptyValues: true)
      let link = link("https://brandname.go.link/a", (ours + others).shuffled(by: &random), &random)
      let click = AdjustClick(link, at: .zero)
      XCTAssertEqual(click.link, link)
      XCTAssertEqual(
        click.parameters.map(\.key).sorted(by: inOrderOfUnicode), ours.map(\.key).sorted(by: inOrderOfUnicode), link)
      for parameter in ours {
        XCTAssertEqual(
          click.parameters.first { $0.key == parameter.key }?.value, .string(parameter.value), link)
      }
      XCTAssertFalse(click.isResolved, link)
    }
  }

  func testALinkIsResolvedIfAndOnlyIfItsMarkerIsAKeyOfItsOwn() {
    var random = AdjustRandom(seed: 8)
    for _ in 1...200 {
      let others = parameters(&random, prefix: "", emptyValues: true)
      let marker = Parameter(
        key: "", value: "", spelling: ["adj_t=", "adjust_t=1"][random.next(2)] + (random.next(2) == 0 ? "" : "a"))
      XCTAssertTrue(
        AdjustClick(link("https://a.go.link/b", (others + [marker]).shuffled(by: &random), &random), at: .zero)
          .isResolved)
      for spelling in ["adj_t", "ADJ_T=1", "xadj_t=1", "adj%5Ft=1", "adj_t=1=2", "adj_tt=1"] {
        let near = Parameter(key: "", value: "", spelling: spelling)
        let link = link("https://a.go.link/b", (others + [near]).shuffled(by: &random), &random)
        XCTAssertFalse(AdjustClick(link, at: .zero).isResolved, link)
      }
    }
  }

  func testABrandedLinkKeepsWhateverFollowsItsHost() {
    var random = AdjustRandom(seed: 9)
    for _ in 1...300 {
      let path = escaped(text(&random, upTo: 12), &random)
      let tail = link(path, parameters(&random, prefix: "", emptyValues: true), &random)
      XCTAssertEqual(
        AdjustLinkConversion.convertUniversalLink("https://brandname.go.link/" + tail, withScheme: "example"),
        "example://" + tail)
    }
  }

  func testALinkOfEightKilobytesIsReportedAndConvertedWhole() {
    let value = String(repeating: "x%20", count: 2048)
    let tail = "shoes?adjust_note=\(value)&adj_t=1"
    let click = AdjustClick("https://brandname.go.link/" + tail, at: .zero)
    XCTAssertEqual(click.parameters.map(\.value), [.string(String(repeating: "x ", count: 2048))])
    XCTAssertEqual(
      AdjustLinkConversion.convertUniversalLink("https://brandname.go.link/" + tail, withScheme: "example"),
      "example://" + tail)
  }

  // MARK: Support

  private func inOrderOfUnicode(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
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

extension Array {
  /// Returns the elements in another order, the same in every run.
  fileprivate func shuffled(by random: inout AdjustRandom) -> [Element] {
    var result = self
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, random.next(index + 1)) }
    return result
  }
}
