import ScenarioFormat
import XCTest

/// Expectations have their places beside them, and those that are set by hand have none.
final class ExpectationPlacesTests: XCTestCase {
  /// A file with these expectations, of which the first one begins in line 2.
  private func scenario(_ expectations: String) throws -> Scenario {
    let text = "{ \"version\": 1, \"name\": \"n\", \"steps\": [], \"expect\": [\n\(expectations)\n] }"
    return try XCTUnwrap(ScenarioFile(text: text).partial)
  }

  /// The columns of the parts of one expectation.
  private func columns(_ expectation: String) throws -> [String: [Int]] {
    let places = try XCTUnwrap(scenario(expectation).placedExpectations.first?.places)
    var columns = ["verb": [places.verb], "rule": [places.rule]].mapValues { $0.compactMap { $0?.column } }
    columns["patterns"] = places.patterns.map(\.column)
    columns["members"] = places.members.map(\.column)
    columns["paths"] = places.paths.map(\.column)
    return columns.filter { !$0.value.isEmpty }
  }

  func testEachPartHasItsPlace() throws {
    XCTAssertEqual(
      try columns(#"{ "times": 1, "callback": "x", "payload": { "a": 1, "b": [] }, "without": ["c", "d"] }"#),
      ["verb": [15], "patterns": [27], "members": [45, 53], "paths": [76, 81]])
    XCTAssertEqual(try columns(#"{ "sequence": ["a", "b"] }"#), ["verb": [3], "patterns": [16, 21]])
    XCTAssertEqual(try columns(#"{ "order": ["a", "b"] }"#), ["verb": [3], "patterns": [13, 18]])
    XCTAssertEqual(try columns(#"{ "exactly": [] }"#), ["verb": [3]])
    XCTAssertEqual(try columns(#"{ "never": "a" }"#), ["verb": [3], "patterns": [12]])
    XCTAssertEqual(try columns(#"{ "before": ["b", "c"], "never": "a" }"#), ["verb": [25], "patterns": [34, 14, 19]])
    XCTAssertEqual(try columns(#"{ "never": "a", "while": ["b", "c"] }"#), ["verb": [3], "patterns": [12, 27, 32]])
    XCTAssertEqual(
      try columns(#"{ "unless": "d", "eventually": ["b", "c"], "whenever": "a" }"#),
      ["verb": [44], "patterns": [56, 33, 38, 13]])
    XCTAssertEqual(
      try columns(#"{ "finally": { "installed": true, "screen": null } }"#), ["verb": [3], "members": [16, 35]])
    XCTAssertEqual(try columns(#"{ "refuses": "IOS-LIFE-1" }"#), ["verb": [3], "rule": [14]])
  }

  func testWhatCannotBeReadDoesNotShiftThePlacesOfOthers() throws {
    XCTAssertEqual(try columns(#"{ "sequence": ["a", 5, "b"] }"#), ["verb": [3], "patterns": [16, 24]])
    let scenario = try scenario(
      """
      { "nevver": "a" },
      { "never": "b" }
      """)
    XCTAssertEqual(scenario.placedExpectations.map(\.places.verb?.line), [3])
  }

  func testWhatIsNotThereHasNoPlace() throws {
    let places = try XCTUnwrap(scenario(#"{ "never": "a" }"#).placedExpectations.first?.places)
    XCTAssertNotNil(places.pattern(0))
    XCTAssertNil(places.pattern(1))
    XCTAssertNil(places.member(0))
    XCTAssertNil(places.path(0))
    XCTAssertNil(ExpectationPlaces().pattern(0))
  }

  func testExpectationsThatAreReplacedStandInNoFile() throws {
    let read = try scenario(
      """
      { "never": "a" },
      { "never": "b" },
      { "never": "c" }
      """)
    XCTAssertEqual(read.placedExpectations.map(\.places.verb?.line), [2, 3, 4])
    var set = read
    set.expectations = read.expectations
    XCTAssertEqual(set.placedExpectations.map(\.places.verb), [nil, nil, nil])
    XCTAssertEqual(set, read, "places are no part of what a scenario says")
    var fewer = read
    fewer.placedExpectations.remove(at: 1)
    XCTAssertEqual(fewer.expectations.map(\.kind), [.never("a"), .never("c")])
    XCTAssertEqual(fewer.placedExpectations.map(\.places.verb?.line), [2, 4])
  }
}
