import TestSupport
import XCTest

@testable import ScenarioFormat

final class LimitTests: XCTestCase {
  private func complaints(_ text: String) -> [String] {
    ScenarioFile(text: text).diagnostics.map { String($0.description.prefix { $0 != "\n" }) }
  }

  private func withPayload(_ payload: String) -> String {
    "{ \"version\": 1, \"name\": \"n\", \"steps\": [\n{ \"call\": \"c\", \"with\": \(payload) }] }"
  }

  func testObjectsAndListsMayBeSixtyFourDeep() {
    // The scenario, its steps and the step are three of them.
    let deepest = String(repeating: "[", count: 61) + String(repeating: "]", count: 61)
    XCTAssertEqual(complaints(withPayload(deepest)), [])
    XCTAssertEqual(
      complaints(withPayload("[" + deepest + "]")),
      ["a.json:2:85: error: more than 64 objects and lists inside each other"])
    XCTAssertEqual(
      complaints(String(repeating: "[", count: 1_000_000)),
      ["a.json:1:65: error: more than 64 objects and lists inside each other"])
  }

  func testAListMayHaveAHundredThousandElements() {
    let full = Array(repeating: "{\"install\":{}}", count: 100_000).joined(separator: ",")
    let file = ScenarioFile(text: "{\"version\":1,\"name\":\"n\",\"steps\":[\(full)]}")
    XCTAssertEqual(file.scenario?.steps.count, 100_000)
    XCTAssertEqual(
      complaints("{\"version\":1,\"name\":\"n\",\"steps\":[\(full),\n{\"launch\":{}}]}"),
      ["a.json:2:1: error: more than 100000 elements in one list"])
  }

  func testAnObjectMayHaveTenThousandMembers() {
    let members = (0..<10_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    XCTAssertEqual(complaints(withPayload("{\(members)}")), [])
    XCTAssertEqual(
      complaints(withPayload("{\(members),\n\"more\":0}")), ["a.json:3:1: error: more than 10000 members in one object"]
    )
  }

  func testFiftyComplaintsAreShownAndTheOthersCounted() {
    let steps = Array(repeating: "{ \"wait\": 5 }", count: 70).joined(separator: ",\n")
    let complaints = complaints("{ \"version\": 1, \"name\": \"n\", \"steps\": [\n\(steps)] }")
    XCTAssertEqual(complaints.count, 51)
    XCTAssertTrue(complaints[49].hasPrefix("a.json:51:11: error:"))
    XCTAssertEqual(complaints[50], "a.json: error: 20 more complaints are not shown")
  }

  /// The benchmarks measure how the time for such files grows.
  func testLargeFilesOfAwkwardFormAreRead() {
    let size = Thoroughness.count(1 << 20, sample: 1 << 18)
    let count = Thoroughness.count(25_000, sample: 6_000)
    let steps = Array(repeating: "{\"tap\":\"example://é\",\"from\":\"safari\"}", count: count).joined(
      separator: ",")
    XCTAssertEqual(complaints("{\"version\":1,\"name\":\"é\",\"steps\":[\(steps)]}"), [])
    let wrong = Array(repeating: "{\"tpa\":\"é\"}", count: count).joined(separator: ",")
    XCTAssertEqual(complaints("{\"version\":1,\"name\":\"é\",\"steps\":[\(wrong)]}").count, 51)
    XCTAssertEqual(complaints(String(repeating: "{\"a\" ", count: size / 5)).count, 1)
    XCTAssertEqual(complaints(String(repeating: "/", count: size)).count, 1)
    XCTAssertEqual(complaints("{" + String(repeating: "\"a\":0,\n", count: 9_999) + "}").count, 51)
    XCTAssertEqual(complaints("\"" + String(repeating: "\\", count: size)).count, 1)
    XCTAssertEqual(complaints(String(repeating: "\n", count: size) + "[,]").count, 2)
    XCTAssertEqual(complaints("[" + String(repeating: "a\n", count: 90_000)).count, 51)
    XCTAssertEqual(complaints("{\"" + String(repeating: "k", count: size) + "\": 1}").count, 4)
    XCTAssertEqual(complaints(withPayload("1" + String(repeating: "0", count: size))).count, 1)
  }
}
