import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// What is said of a problem comes from its run and that of its fix.
final class SymptomTests: XCTestCase {
  private static let shop = #"""
    "scheme": "shop", "domains": ["shop.example", "brandname.go.link"], "gates": ["login"],
    "routes": { "a": "A" }, "adjust": {}
    """#
  private static let shopTaps = ScenarioText.launched + #", { "wait": "5s" }, { "tap": "https://shop.example/a" }"#

  private func scenario(
    _ name: String, app: String = shop, backend: String? = nil, more: String? = nil, steps: String = shopTaps,
    expect: String
  ) -> String {
    ScenarioText(name: name, app: app, backend: backend, more: more, steps: steps, expect: expect).text
  }

  /// The line about the symptoms of a pair of scenarios.
  private func symptoms(_ problem: String, _ fix: String) throws -> String {
    let folder = try TemporaryFolder(for: self)
    try folder.write(problem, to: "x.jsonc")
    try folder.write(fix, to: "x.fixed.jsonc")
    let run = CapturedRun(["problems", "--scenarios", folder.path, "broken"])
    XCTAssertEqual(run.code, .success, run.diagnostics)
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = lines.firstIndex { $0.hasPrefix("symptom") }
    let end = lines.firstIndex { $0.hasPrefix("log") || $0.hasPrefix("see it") }
    guard let start, let end else { return "" }
    return lines[start..<end].map { $0.hasPrefix("symptom") ? $0.dropFirst(10) : $0 }.joined(separator: " ")
  }

  private let opened = #"{ "event": "openGate", "times": 1 }, { "event": "route A", "times": 1 }"#
  private var opens: String { Self.shopTaps + #", { "openGate": "login" }"# }

  func testAScreenThatNeverOpens() throws {
    XCTAssertEqual(
      try symptoms(
        scenario("broken", expect: #"{ "never": "route A" }"#), scenario("right", steps: opens, expect: opened)),
      "the screen never")
  }

  func testACallbackThatComesTwice() throws {
    let again =
      Self.shopTaps + #", { "wait": "1m" }, { "call": "Adjust.attribution" }, { "call": "Adjust.attribution" }"#
    let once = Self.shopTaps + #", { "wait": "1m" }, { "call": "Adjust.attribution" }"#
    XCTAssertEqual(
      try symptoms(
        scenario("broken", steps: again, expect: #"{ "callback": "attribution", "times": 2 }"#),
        scenario("right", steps: once, expect: #"{ "callback": "attribution", "times": 1 }"#)),
      "attribution twice")
  }

  func testACallbackThatComesLate() throws {
    let expect = #"{ "callback": "adjustAttributionChanged", "times": 1 }"#
    XCTAssertEqual(
      try symptoms(
        scenario("broken", backend: #""adjust": { "attribution": { "after": "9s" } }"#, expect: expect),
        scenario("right", expect: expect)),
      "adjustAttributionChanged late")
  }

  func testACallbackWithoutAValue() throws {
    let expect = #"{ "callback": "adjustAttributionChanged", "without": ["campaign"] }"#
    XCTAssertEqual(
      try symptoms(
        scenario("broken", expect: expect),
        scenario("right", steps: opens, expect: #"{ "callback": "adjustAttributionChanged" }"#)),
      "adjustAttributionChanged empty, the screen never")
  }

  func testCallbacksInTheWrongOrder() throws {
    let steps = ScenarioText.launched + #", { "wait": "5s" }, { "call": "Adjust.attribution" }"#
    let found = try symptoms(
      scenario(
        "broken", steps: steps + #", { "wait": "1s" }, { "call": "Adjust.adid" }"#,
        expect: #"{ "sequence": ["attribution", "adid"] }"#),
      scenario(
        "right",
        steps: ScenarioText.launched + #", { "wait": "5s" }, { "call": "Adjust.adid" }, { "wait": "1s" }, "#
          + #"{ "call": "Adjust.attribution" }"#, expect: #"{ "sequence": ["adid", "attribution"] }"#))
    XCTAssertTrue(found.contains("adid wrong order"), found)
    XCTAssertTrue(found.contains("attribution wrong order"), found)
  }

  func testWhatOnlyOtherOrdersShow() throws {
    XCTAssertEqual(
      try symptoms(
        scenario("broken", steps: opens, expect: opened),
        scenario("right", steps: opens, expect: opened)),
      "resolvedDeeplink sometimes, the screen sometimes")
  }

  func testALineOfTheLogThatTheFixDoesNotHaveIsShown() throws {
    let run = CapturedRun([
      "problems", "--scenarios", Package.scenarios, "Delegate", "is", "'nil'", "or", "does", "not", "respond", "to",
    ])
    XCTAssertTrue(run.output.contains("log       [AppsFlyerSDK] "), run.output)
  }
}
