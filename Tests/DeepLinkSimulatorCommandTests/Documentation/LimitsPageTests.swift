import DeepLinkSimulatorCommand
import XCTest

/// The page about limits gives a number; it is what the program counts.
final class LimitsPageTests: XCTestCase {
  func testTheOrdersThatTheClickOfAppleAdsWouldMake() throws {
    XCTAssertTrue(
      try Package.text("docs/limits.md").contains("(30 instead of 5 in the simplest one with a deferred link)"))
    for (switches, orders) in [("{}", 5), (#"{ "appleAds": "always" }"#, 30)] {
      let run = CapturedRun(
        ["explore", "-"],
        input: """
          {
            "version": 1,
            "name": "A first launch",
            "app": { "scheme": "shop", "domains": ["shop.go.link"], "adjust": { "switches": \(switches) } },
            "steps": [{ "tap": "https://shop.go.link/shoes?adj_t=abc123" }, { "install": {} }, { "launch": {} }]
          }
          """)
      XCTAssertTrue(run.output.contains(" · \(orders) orders, all that are legal (causal)"), run.output)
    }
  }
}
