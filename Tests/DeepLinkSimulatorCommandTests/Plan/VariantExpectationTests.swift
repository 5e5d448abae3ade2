import XCTest

/// What is said about an expectation of which only some variants of a file can have the event.
final class VariantExpectationTests: XCTestCase {
  func testACallbackThatHasAnotherNameInAVariant() {
    let run = CapturedRun(
      ["validate", "-"], input: scenario(expect: #""expect": [{ "never": "\#(callback)" }],"#, axis))
    XCTAssertEqual(run.code, .usage)
    XCTAssertTrue(
      run.diagnostics.contains(
        "error: adjustDeferredDeeplinkReceived cannot be called here: its name in Adjust 4.38.4 is "
          + "adjustDeeplinkResponse; if other variants can have it, move the expectation to the \"expect\" of their "
          + "choices\n"), run.diagnostics)
  }

  func testEachVariantCanExpectItsOwnName() {
    let axis = """
      { "4.38.4": { "expect": [{ "never": "adjustDeeplinkResponse" }] }, \
      "5.0.0": { "expect": [{ "never": "\(callback)" }] } }
      """
    let run = CapturedRun(["validate", "-"], input: scenario(expect: "", axis))
    XCTAssertEqual(run.code, .success, run.diagnostics)
  }

  private let callback = "adjustDeferredDeeplinkReceived"
  private let axis = #"["4.38.4", "5.0.0"]"#

  private func scenario(expect: String, _ axis: String) -> String {
    """
    {
      "version": 1, "name": "two versions", "app": { "scheme": "shop", "adjust": {} },
      "steps": [{ "install": {} }, { "launch": {} }],
      \(expect)
      "variants": { "adjust": \(axis) }
    }
    """
  }
}
