import Dispatch
import SDKContract
import XCTest

final class PayloadTests: XCTestCase {
  private let entries = [
    PayloadEntry("b", .integer(1)), PayloadEntry("a", .null), PayloadEntry("b", .array([.bool(true), .string("x")])),
  ]

  func testRulesAreListedOnceInTheOrderOfTheirBook() {
    let rules: [RuleID] = [RuleID(Weather.rain), RuleID(Weather.sun), RuleID(Tide.water(.ebb)), RuleID(Weather.rain)]
    XCTAssertEqual(
      Payload(entries, rules: rules).rules, [RuleID(Tide.water(.ebb)), RuleID(Weather.sun), RuleID(Weather.rain)])
    XCTAssertEqual(Payload(entries).rules, [])
  }

  func testRulesAreNoPartOfEquality() {
    XCTAssertEqual(Payload(entries, rules: [RuleID(Weather.sun)]), Payload(entries))
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
}
