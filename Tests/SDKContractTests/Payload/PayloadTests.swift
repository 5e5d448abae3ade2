import SDKContract
import XCTest

final class PayloadTests: XCTestCase {
  private let entries = [
    PayloadEntry("b", .integer(1)), PayloadEntry("a", .null), PayloadEntry("b", .array([.bool(true), .string("x")])),
  ]

  func testRulesAreListedOnceInTheOrderOfTheBooks() {
    let rules: [RuleID] = [.adjust(.bytesStay), .appsFlyer(.localPayload), .adjust(.serverConverts)]
    XCTAssertEqual(
      Payload(entries, rules: rules + rules).rules,
      [.appsFlyer(.localPayload), .adjust(.serverConverts), .adjust(.bytesStay)])
    XCTAssertEqual(Payload(entries).rules, [])
  }

  func testRulesAreNoPartOfEquality() {
    XCTAssertEqual(Payload(entries, rules: [.adjust(.bytesStay)]), Payload(entries))
    XCTAssertNotEqual(Payload(entries), Payload([]))
  }

  func testOfSeveralEntriesWithOneKeyTheLastOneCounts() {
    XCTAssertEqual(Payload(entries).json, #"{"a":null,"b":[true,"x"]}"#)
  }

  func testThreadsThatAskAtOnceGetTheSameDictionary() {
    let payload = Payload(entries)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      XCTAssertEqual((payload.dictionary["b"] as? [Any])?.last as? String, "x")
      XCTAssertTrue(payload.dictionary["a"] is NSNull)
      XCTAssertEqual(payload.dictionary.count, 2)
    }
  }

  func testSwitchesAreOnUnlessDisabled() {
    XCTAssertTrue(RuleID.allCases.allSatisfy(RuleSwitches().isOn))
    let switches = RuleSwitches(disabled: [.appsFlyer(.decodedOnce), .adjust(.serverConverts)])
    XCTAssertFalse(switches.isOn(AppsFlyerRule.decodedOnce))
    XCTAssertFalse(switches.isOn(AdjustRule.serverConverts))
    XCTAssertTrue(switches.isOn(AdjustRule.bytesStay))
    XCTAssertEqual(RuleID.allCases.filter { !switches.isOn($0) }.count, 2)
  }
}
