import SDKContract
import XCTest

final class CountedTests: XCTestCase {
  func testAWordAgreesWithItsNumber() {
    XCTAssertEqual([0, 1, 2, 20_000].map { $0.counted("line") }, ["0 lines", "1 line", "2 lines", "20,000 lines"])
    XCTAssertEqual(1.counted(of: 1, "rule"), "1 of 1 rule")
    XCTAssertEqual(0.counted(of: 1, "rule"), "0 of 1 rule")
    XCTAssertEqual(1.counted(of: 3, "rule"), "1 of 3 rules")
    XCTAssertEqual(1.groupedEvents, "1 event")
  }

  func testASlipIsLessThanAnotherName() {
    for (name, other) in [
      ("deep_link_valu", "deep_link_value"), ("media_suorce", "media_source"), ("af_staus", "af_status"),
    ] { XCTAssertTrue(Spelling.isSlip(name, for: other), name) }
    for (name, other) in [
      ("campaign", "campaign_id"), ("adset", "adset_id"), ("af_c_id", "af_ad_id"), ("pid", "cid"), ("host", "path"),
      ("deep_link_sub10", "deep_link_value"), ("", "a"),
    ] { XCTAssertFalse(Spelling.isSlip(name, for: other), name) }
  }
}
