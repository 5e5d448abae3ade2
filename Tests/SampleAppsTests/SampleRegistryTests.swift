import DeepLinkSimulator
import SampleApps
import XCTest

final class SampleRegistryTests: XCTestCase {
  func testScenariosCanNameEachSampleApp() {
    XCTAssertEqual(
      AppRegistry.samples.names,
      [
        "both-sdks", "both-sdks-double", "campaign", "campaign-mended", "fruit", "fruit-bridge", "fruit-bridge-mended",
        "fruit-check-async", "fruit-check-async-mended", "fruit-double", "fruit-double-async",
        "fruit-double-async-mended", "fruit-double-mended", "fruit-setup", "fruit-setup-mended", "fruit-udl",
        "fruit-udl-mended", "fruit-without-first-launch-check", "onboarding", "onboarding-declines-links",
        "onboarding-stores-in-memory", "onboarding-without-stored-link", "resolve", "resolve-compares-path",
        "resolve-decides-early", "resolve-ignores-cold-links", "resolve-opens-own-link", "resolve-overwrites-link",
        "resolve-waits-forever",
      ])
  }
}
