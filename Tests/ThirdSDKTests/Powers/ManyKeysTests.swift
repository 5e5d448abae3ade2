import DeepLinkSimulatorCommand
import XCTest

/// An SDK may have as many keys as it likes.
final class ManyKeysTests: XCTestCase {
  func testEachKeyIsReadAndMayStandOnce() {
    let run = LinkHouseRun(
      scenarioOf: Crowded.self, ["replay"], app: #"{ "key1": "first", "key80": "last" }"#,
      expect: #"{ "callback": "beaconDidAnswer", "payload": { "key1": "first", "key80": "last" } }"#)
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)

    for key in ["key1", "key64", "key65", "key80"] {
      let twice = LinkHouseRun(
        scenarioOf: Crowded.self, ["validate", "--quiet"], app: #"{ "\#(key)": "a", "\#(key)": "b" }"#)
      XCTAssertTrue(twice.diagnostics.contains("error: duplicate key \"\(key)\""), twice.diagnostics)
    }
  }
}
