import DeepLinkSimulatorXCTest
import XCTest

/// The test that docs/xcode.md shows: it fails in an order that is not the default one.
final class LinkPageTests: XCTestCase {
  func testALinkOpensItsScreenOnce() throws {
    let scenario = Scenario(
      name: "A link brings a user to the app", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(
        domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [.tap("https://example.onelink.me/H5hv?deep_link_value=apples"), .install, .launch])
    let test = try ScenarioTest(scenario, app: .integrated(appDelegate: { LinkAppDelegate() }))
    XCTAssertEqual(test.run().failures(of: .count("route apples", 1)), [])
    let failures: [OrderTestFailure] = test.failuresInOrders(of: .count("route apples", 1))
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.text.contains("answer conversionData#1 before answer deferredDeepLink#1") == true, "\(failures)")
  }
}
