import DeepLinkSimulatorCommand
import XCTest

/// What an SDK calls something is found, whoever else calls it so.
final class SharedNameTests: XCTestCase {
  func testACallbackMayHaveTheNameOfOneOfAnotherSDK() {
    let run = LinkHouseRun(scenarioOf: Namesake.self, ["replay"], expect: #"{ "callback": "attribution", "times": 1 }"#)
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testRulesKeepTheirNumbersHoweverOftenTheirShelfIsMade() {
    let list = LinkHouseRun(scenarioOf: Switched.self, ["rules", "BE", "--coverage", "--complete"])
    XCTAssertTrue(list.output.hasSuffix("2 of 2 rules exercised by 1 scenario\n"), list.output)
    let mutation = LinkHouseRun(
      scenarioOf: Switched.self, ["rules", "BE", "--mutate", "1", "--count", "all"],
      expect: #"{ "callback": "beaconDidAnswer", "times": 1 }"#)
    XCTAssertEqual(mutation.code, .success, mutation.output)
    XCTAssertTrue(mutation.output.hasSuffix("2 of 2 rules are noticed when they are switched off\n"), mutation.output)
  }

  func testTheNamesInSwiftAreThoseThatThereAre() {
    let page = LinkHouseRun(beacon: Switched.self, ["page", "events"]).output
    XCTAssertTrue(page.contains(#"| `beaconDidAnswer` | `"beaconDidAnswer"` |"#))
    XCTAssertTrue(page.contains("| `attribution` | `.attribution` |"))
  }
}
