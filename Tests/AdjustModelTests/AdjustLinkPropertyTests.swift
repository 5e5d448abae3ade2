import AdjustModel
import SDKContract
import TestSupport
import XCTest

/// What holds of every link that Adjust is given, tried with links of a seeded generator.
final class AdjustLinkPropertyTests: XCTestCase {
  func testEveryAdjustParameterOfALinkIsReportedDecodedOnce() {
    var random = SeededRandom(seed: 7)
    for _ in 1...400 {
      let ours = random.parameters(prefix: "adjust_", emptyValues: false)
      let others = random.parameters(prefix: "", emptyValues: true)
      let link = random.link("https://brandname.go.link/a", (ours + others).shuffled(by: &random))
      let click = AdjustClick(link, at: .zero)
      XCTAssertEqual(click.link, link)
      XCTAssertEqual(
        click.parameters.map(\.key).sorted(by: LinkParameter.inOrderOfUnicode),
        ours.map(\.key).sorted(by: LinkParameter.inOrderOfUnicode), link)
      for parameter in ours {
        XCTAssertEqual(
          click.parameters.first { $0.key == parameter.key }?.value, .string(parameter.value), link)
      }
      XCTAssertFalse(click.isResolved, link)
    }
  }

  func testALinkIsResolvedIfAndOnlyIfItsMarkerIsAKeyOfItsOwn() {
    var random = SeededRandom(seed: 8)
    for _ in 1...200 {
      let others = random.parameters(prefix: "", emptyValues: true)
      let marker = LinkParameter(
        key: "", value: "", spelling: ["adj_t=", "adjust_t=1"][random.next(2)] + (random.next(2) == 0 ? "" : "a"))
      XCTAssertTrue(
        AdjustClick(random.link("https://a.go.link/b", (others + [marker]).shuffled(by: &random)), at: .zero)
          .isResolved)
      for spelling in ["adj_t", "ADJ_T=1", "xadj_t=1", "adj%5Ft=1", "adj_t=1=2", "adj_tt=1"] {
        let near = LinkParameter(key: "", value: "", spelling: spelling)
        let link = random.link("https://a.go.link/b", (others + [near]).shuffled(by: &random))
        XCTAssertFalse(AdjustClick(link, at: .zero).isResolved, link)
      }
    }
  }

  func testABrandedLinkKeepsWhateverFollowsItsHost() {
    var random = SeededRandom(seed: 9)
    for _ in 1...300 {
      let path = random.escaped(random.text(upTo: 12))
      let tail = random.link(path, random.parameters(prefix: "", emptyValues: true))
      XCTAssertEqual(
        AdjustUniversalLinkConverter.convert("https://brandname.go.link/" + tail, withScheme: "example").url,
        "example://" + tail)
    }
  }

  func testALinkOfEightKilobytesIsReportedAndConvertedWhole() {
    let value = String(repeating: "x%20", count: 2048)
    let tail = "shoes?adjust_note=\(value)&adj_t=1"
    let click = AdjustClick("https://brandname.go.link/" + tail, at: .zero)
    XCTAssertEqual(click.parameters.map(\.value), [.string(String(repeating: "x ", count: 2048))])
    XCTAssertEqual(
      AdjustUniversalLinkConverter.convert("https://brandname.go.link/" + tail, withScheme: "example").url,
      "example://" + tail)
  }
}
