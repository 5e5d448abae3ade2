import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// What a scenario file may say about LinkHouse.
final class ScenarioFileTests: XCTestCase {
  private func validate(_ app: String, backend: String = "{}", steps: String = "", expect: String = "") -> String {
    let scenario = """
      {
        "version": 1, "name": "LinkHouse",
        "app": { "scheme": "house", "domains": ["link.house"], "linkhouse": \(app) },
        "backend": \(backend),
        "steps": [{ "install": {} }, { "launch": {} }\(steps)],
        "expect": [\(expect)]
      }
      """
    return LinkHouseRun(["validate", "--quiet"], scenario: scenario).diagnostics
  }

  private func assertComplaint(_ text: String, _ complaint: String, line: UInt = #line) {
    XCTAssertTrue(text.hasPrefix(complaint), "\(text)\nbegins otherwise than\n\(complaint)", line: line)
  }

  func testTheKeysOfTheSDKAreChecked() {
    XCTAssertEqual(validate(#"{ "version": "1.4", "domains": ["lh.example"] }"#), "")
    assertComplaint(
      validate(#"{ "domain": ["lh.example"] }"#),
      #"<stdin>:3:73: error: unknown key "domain"; did you mean "domains"?"#)
    assertComplaint(
      validate(#"{ "version": "1.5" }"#), #"<stdin>:3:84: error: unknown LinkHouse version "1.5"; known: 1.4, 2.0"#)
    assertComplaint(
      validate(#"{ "switches": { "matchTimeOut": "soon" } }"#),
      #"<stdin>:3:103: error: "soon" is not a duration; write a number and a unit, such as "2.5s""#)
    assertComplaint(
      validate(#"{ "integration": { "omit": ["opn"] } }"#), "<stdin>:3:")
  }

  func testTheServersOfTheSDKAreChecked() {
    XCTAssertEqual(
      validate(
        "{}", backend: #"{ "linkhouse": { "expand": { "after": "2s" }, "links": { "https://link.house/k": "k" } } }"#),
      "")
    assertComplaint(validate("{}", backend: #"{ "linkhouse": { "expnd": {} } }"#), "<stdin>:4:")
  }

  func testTheCallsAndCallbacksOfTheSDKAreChecked() {
    XCTAssertEqual(
      validate(
        "{}", steps: #", { "call": "LinkHouse.open", "with": "https://link.house/k" }"#,
        expect: #"{ "callback": "linkHouseDidOpen" }"#), "")
    assertComplaint(validate("{}", steps: #", { "call": "LinkHouse.opne" }"#), "<stdin>:5:")
    assertComplaint(
      validate(#"{ "version": "1.4" }"#, expect: #"{ "callback": "linkHouseDidFindNoLink" }"#),
      "<stdin>:6:28: error: linkHouseDidFindNoLink cannot be called here: LinkHouse 1.4 does not have it; 2.0 does")
  }

  func testTheTimersOfTheSDKAreChecked() {
    XCTAssertEqual(validate("{}", expect: #"{ "never": "timer match time-out" }"#), "")
    assertComplaint(
      validate("{}", expect: #"{ "never": "timer match timeout" }"#),
      #"<stdin>:6:25: error: unknown timer "match timeout"; did you mean "match time-out"?"#)
  }

  func testAnSDKWithoutKnownTimersLeavesThoseOfAppsWithoutItChecked() {
    let scenario = """
      {
        "version": 1, "name": "Adjust", "app": { "adjust": {} }, "steps": [{ "install": {} }, { "launch": {} }],
        "expect": [{ "never": "timer glow" }],
      }
      """
    let run = LinkHouseRun(beacon: Quiet.self, ["validate", "--quiet", "-"], input: scenario)
    assertComplaint(run.diagnostics, #"<stdin>:3:25: error: unknown timer "glow""#)
  }

  func testAProgramWithoutTheSDKDoesNotKnowItsKeys() {
    let file = LinkHouseFiles.scenario("short-link")
    let run = LinkHouseRun(["validate", file], command: DeepLinkSimulatorCommand())
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(run.diagnostics.contains(#"unknown key "linkhouse""#), run.diagnostics)
  }

  func testTheSchemaCompletesTheKeysOfTheSDK() throws {
    let text = LinkHouseRun(["schema"]).output
    let schema = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let words = Self.keys(of: schema)
    for word in ["linkhouse", "domains", "matchTimeOut", "match", "expand", "links"] {
      XCTAssertTrue(words.contains(word), "the schema has no property \(word)")
    }
    for word in [#""LinkHouse.open""#, #""linkHouseDidFindNoLink""#, #""1.4""#] {
      XCTAssertTrue(text.contains(word), "the schema does not offer \(word)")
    }
    XCTAssertFalse(LinkHouseRun(["schema"], command: DeepLinkSimulatorCommand()).output.contains("linkhouse"))
  }

  /// The names of all properties that a schema describes.
  private static func keys(of value: Any) -> Set<String> {
    var keys: Set<String> = []
    if let object = value as? [String: Any] {
      if let properties = object["properties"] as? [String: Any] { keys.formUnion(properties.keys) }
      for member in object.values { keys.formUnion(Self.keys(of: member)) }
    } else if let values = value as? [Any] {
      for value in values { keys.formUnion(Self.keys(of: value)) }
    }
    return keys
  }
}
