import DeepLinkSimulatorCommand
import XCTest

/// What an exploration says where an SDK decides by times that latencies leave open.
final class OpenTimeTests: XCTestCase {
  private func explored<Kind: BeaconKind>(_ kind: Kind.Type, after: String) -> LinkHouseRun {
    LinkHouseRun(
      scenarioOf: kind, ["explore", "--mode", "timed"], backend: #"{ "ask": { "after": \#(after) } }"#,
      expect: #"{ "callback": "beaconDidAnswer", "without": ["late"] }"#)
  }

  func testInstantsThatAreComparedAreFollowedBothWays() {
    let run = explored(Comparing.self, after: #"["0.5s", "3s"]"#)
    XCTAssertEqual(run.code, .failure, run.output)
  }

  func testATimeThatIsMeasuredLeavesOrdersOut() {
    let run = explored(Measuring.self, after: #"["0.5s", "3s"]"#)
    XCTAssertEqual(run.code, .unfinished, run.output)
    XCTAssertTrue(run.output.contains("their earliest times"), run.output)
  }

  func testAFixedTimeCanBeMeasured() {
    XCTAssertEqual(explored(Measuring.self, after: #""0.5s""#).code, .success)
    XCTAssertEqual(explored(Measuring.self, after: #""2s""#).code, .failure)
  }
}
