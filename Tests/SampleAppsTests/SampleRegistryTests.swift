import DeepLinkSimulator
import SampleApps
import XCTest

final class SampleRegistryTests: XCTestCase {
  func testScenariosCanNameEachSampleApp() {
    XCTAssertEqual(
      AppRegistry.samples.names,
      [
        "bazaar", "bazaar-asks-then-tells", "bazaar-catches-up-late", "bazaar-compares-path",
        "bazaar-counts-direct-links", "bazaar-follows-every-report", "bazaar-follows-every-session",
        "bazaar-forces-text", "bazaar-keeps-no-links", "bazaar-listens-late", "bazaar-opens-own-link",
        "bazaar-waits-for-both", "bazaar-writes-what-it-read", "both-sdks", "both-sdks-double", "campaign",
        "campaign-fixed", "fruit", "fruit-bridge", "fruit-bridge-fixed", "fruit-check-async",
        "fruit-check-async-fixed", "fruit-double", "fruit-double-async", "fruit-double-async-fixed",
        "fruit-double-fixed", "fruit-prompt", "fruit-prompt-fixed", "fruit-setup", "fruit-setup-fixed", "fruit-udl",
        "fruit-udl-fixed",
        "fruit-without-first-launch-check", "onboarding", "onboarding-declines-links", "onboarding-stores-in-memory",
        "onboarding-without-stored-link", "resolve", "resolve-compares-path", "resolve-decides-early",
        "resolve-ignores-cold-links", "resolve-opens-own-link", "resolve-overwrites-link", "resolve-waits-forever",
      ])
  }
}
