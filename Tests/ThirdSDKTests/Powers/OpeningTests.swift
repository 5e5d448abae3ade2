import DeepLinkSimulatorCommand
import XCTest

/// Whether an SDK may open a URL: only then can an app that is in front be in the background without a step.
final class OpeningTests: XCTestCase {
  private let text = """
    {
      "version": 1, "name": "n", "app": { "beacon": {} },
      "steps": [{ "install": {} }, { "launch": {} }, { "foreground": {} }]
    }
    """
  private let explanation = "only an app in the background can come to the foreground"

  func testAnSDKThatNeverOpensAURLDoesNotBringTheAppToTheBackground() {
    let run = LinkHouseRun(beacon: Quiet.self, ["validate", "-"], input: text)
    XCTAssertEqual(run.code, .usage, run.output)
    XCTAssertTrue(run.diagnostics.contains("\(explanation)\n"), run.diagnostics)
  }

  /// The steps are possible for all that is known of them; only the run, which cites its rule, stops at one.
  func testAnSDKThatSaysNothingOfThatMayHaveOpenedOne() {
    let run = LinkHouseRun(beacon: Comparing.self, ["validate", "-"], input: text)
    XCTAssertEqual(run.code, .usage, run.output)
    XCTAssertTrue(run.diagnostics.contains("\(explanation) (SIM-USER-1)\n"), run.diagnostics)
  }
}
