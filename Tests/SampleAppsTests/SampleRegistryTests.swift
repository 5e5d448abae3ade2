import DeepLinkSimulator
import SampleApps
import XCTest

final class SampleRegistryTests: XCTestCase {
  func testScenariosCanNameEachSampleApp() {
    XCTAssertEqual(
      AppRegistry.samples.names,
      [
        "both-sdks", "both-sdks-double", "fruit", "fruit-double", "fruit-double-async", "fruit-double-async-mended",
        "fruit-double-mended", "fruit-udl", "fruit-udl-mended", "fruit-without-first-launch-check", "onboarding",
        "onboarding-declines-links", "onboarding-without-stored-link", "resolve", "resolve-compares-path",
        "resolve-ignores-cold-links", "resolve-opens-own-link", "resolve-overwrites-link", "resolve-waits-forever",
      ])
  }
}
