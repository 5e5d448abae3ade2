import DeepLinkSimulatorCommand
import XCTest

/// A switch may be of any kind, also of those that no SDK of the package has.
final class SwitchKindTests: XCTestCase {
  func testASwitchTakesAValueOfAnyKind() {
    let run = LinkHouseRun(
      scenarioOf: Switched.self, ["replay"],
      app: """
        { "switches": { "retries": 3, "greeting": "10s", "unit": "1m", "page": "https://lamp.example/a",
          "hosts": ["lamp.example"], "extra": { "deep": [1, { "er": null }] } } }
        """,
      expect: """
        { "callback": "beaconDidAnswer", "payload": { "retries": 3, "greeting": "10s", "unit": "1m",
          "page": "https://lamp.example/a", "hosts": ["lamp.example"], "extra": { "deep": [1, { "er": null }] } } }
        """)
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testAValueThatASwitchDoesNotTakeIsComplainedAbout() {
    func complaint(_ switches: String) -> String {
      let run = LinkHouseRun(
        scenarioOf: Switched.self, ["validate", "--quiet"], app: "{ \"switches\": { \(switches) } }")
      return run.diagnostics.split(separator: "\n").first.map(String.init) ?? ""
    }
    XCTAssertEqual(
      complaint(#""retries": 9"#), "<stdin>:3:67: error: expected a whole number from 0 to 5, found 9")
    XCTAssertEqual(
      complaint(#""retries": "3""#),
      "<stdin>:3:67: error: expected a whole number from 0 to 5, found a string; write 3 without quotes")
    XCTAssertEqual(
      complaint(#""unit": "1d""#), #"<stdin>:3:64: error: unknown word "1d"; did you mean "1m"?"#)
    XCTAssertEqual(
      complaint(#""page": "lamp""#),
      #"<stdin>:3:64: error: bad URL: it has no scheme; write it in full, such as "https://example.com/path""#)
    XCTAssertEqual(complaint(#""extra": [1]"#), "<stdin>:3:65: error: expected an object, found a list")
    for value in ["3", "true", "null", "[]", "{}", "0.5", #""3""#] {
      XCTAssertEqual(
        complaint("\"retrys\": \(value)"),
        #"<stdin>:3:56: error: unknown Beacon switch "retrys"; did you mean "retries"?"#)
    }
  }

  func testTheSchemaSaysWhatASwitchTakes() {
    let schema = LinkHouseRun(beacon: Switched.self, ["schema"]).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    for (name, shape) in [
      ("retries", #""type": "integer", "minimum": 0, "maximum": 5"#), ("unit", #""enum": ["1m", "1h"]"#),
      ("extra", #""type": "object""#),
    ] {
      let member = schema.range(of: "\"\(name)\": {").map { schema[$0.upperBound...].prefix { $0 != "}" } } ?? ""
      XCTAssertTrue(member.contains(shape), "\(name): \(member)")
      XCTAssertTrue(member.contains(#""description": ""#), "\(name): \(member)")
    }
  }

  func testASecondIsAWholeOne() {
    let run = LinkHouseRun(
      scenarioOf: Switched.self, ["validate", "--quiet"], steps: #", { "call": "Beacon.wait", "with": 1.5 }"#)
    XCTAssertTrue(
      run.diagnostics.contains(#"error: under "with", Beacon.wait takes a whole number of seconds"#), run.diagnostics)
  }
}
