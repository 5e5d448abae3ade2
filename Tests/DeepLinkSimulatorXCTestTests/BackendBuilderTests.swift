import DeepLinkSimulatorXCTest
import ScenarioFormat
import XCTest

/// The answers of servers that a scenario in Swift can name, as a file writes them.
final class BackendBuilderTests: XCTestCase {
  func testTheLinksThatServersKnow() throws {
    let scenario = Scenario(
      name: "links",
      app: AppDescription(scheme: "shop", sdks: [.appsFlyer(unifiedDeepLinking: true), .adjust()]),
      backend: [
        .shortLink("https://shop.onelink.me/Ab1C/x", ["deep_link_value": "shoes"]),
        .appsFlyerRedirect("https://click.example/1", to: "https://shop.onelink.me/Ab1C/x"),
        .brandedLink("https://shop.go.link/x", is: "https://shop.go.link/shoes?adj_t=abc123"),
        .adjustRedirect("https://click.example/2", to: "https://shop.go.link/x"),
      ], steps: [])
    let written = ScenarioWriter.text(of: scenario)
    for part in [
      #""shortLinks": { "https://shop.onelink.me/Ab1C/x": { "deep_link_value": "shoes" } }"#,
      #""redirects": { "https://click.example/1": "https://shop.onelink.me/Ab1C/x" }"#,
      #""brandedLinks": { "https://shop.go.link/x": "https://shop.go.link/shoes?adj_t=abc123" }"#,
      #""redirects": { "https://click.example/2": "https://shop.go.link/x" }"#,
    ] {
      XCTAssertTrue(written.contains(part), "\(part) is not in\n\(written)")
    }
  }
}
