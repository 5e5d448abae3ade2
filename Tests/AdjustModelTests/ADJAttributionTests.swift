import AdjustModel
import SDKContract
import XCTest

final class ADJAttributionTests: XCTestCase {
  private let members = [
    PayloadEntry("tracker_token", .string("t")), PayloadEntry("network", .string("n")),
    PayloadEntry("cost_amount", .integer(2)), PayloadEntry("cost_type", .string("CPC")),
  ]

  func testFieldsAreThoseOfTheAnswerWhateverIsReadFirst() {
    XCTAssertEqual(ADJAttribution(members).network, "n")
    XCTAssertEqual(ADJAttribution(members).costAmount, 2)
    XCTAssertEqual(ADJAttribution(members), ADJAttribution(Payload(members)))
    XCTAssertEqual(ADJAttribution(members).hash, ADJAttribution(Payload(members)).hash)
    let read = ADJAttribution(members)
    XCTAssertEqual(read.trackerToken, "t")
    XCTAssertEqual(read, ADJAttribution(members))
  }

  func testOfSeveralMembersWithOneKeyTheLastOneCounts() {
    let attribution = ADJAttribution(members + [PayloadEntry("network", .string("last"))])
    XCTAssertEqual(attribution.network, "last")
    XCTAssertEqual(attribution.payload["network"], .string("last"))
  }

  func testReplacingTheAnswerLeavesTheFields() {
    let attribution = ADJAttribution(members)
    attribution.jsonResponse = ["network": "other"]
    XCTAssertEqual(attribution.network, "n")
    XCTAssertEqual(attribution.payload["network"], .string("other"))
  }

  func testAVersionWithoutCostsReadsNoneAndKeepsThoseOfTheApp() {
    let attribution = ADJAttribution(members, adid: nil, hasCosts: false, rules: [])
    XCTAssertNil(attribution.costType)
    XCTAssertNil(attribution.costAmount)
    attribution.costAmount = 3
    XCTAssertEqual(attribution.costAmount, 3)
    XCTAssertNil(attribution.costType)
  }
}
