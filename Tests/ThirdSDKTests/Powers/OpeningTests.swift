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

  func testAnSDKThatNeverOpensAURLDoesNotBringTheAppToTheBackground() {
    let run = LinkHouseRun(beacon: Quiet.self, ["validate", "-"], input: text)
    XCTAssertEqual(run.code, .usage, run.output)
    XCTAssertTrue(run.diagnostics.contains("only an app in the background can come to the foreground"), run.diagnostics)
  }

  func testAnSDKThatSaysNothingOfThatMayHaveOpenedOne() {
    let run = LinkHouseRun(beacon: Comparing.self, ["validate", "-"], input: text)
    XCTAssertEqual(run.code, .success, run.diagnostics)
  }
}
