import DeepLinkSimulatorCommand
import XCTest

/// Scenarios and devices in Swift spell LinkHouse as they spell the SDKs of the package.
final class BuilderTests: XCTestCase {
  private static let app = TestedApp.described.knowing(LinkHouseSDK.self)
  private static let link = "https://lh.example/k"

  func testAScenarioInSwiftSaysWhatAFileSays() throws {
    let scenario = Scenario(
      name: "LinkHouse in Swift",
      app: AppDescription(
        scheme: "house", domains: ["lh.example"], routes: ["kitchen": "Kitchen"],
        sdks: [
          .linkHouse(
            version: .v1_4, domains: ["lh.example"], matchTimeOut: .seconds(1),
            integration: IntegrationDescription(omit: ["start"]))
        ]),
      backend: [
        .linkHouse(.match, failure: .offline), .linkHouse(.expand, after: .milliseconds(100), upTo: .seconds(3)),
        .houseLink(Self.link, to: "kitchen"),
      ],
      steps: [.install, .tap(Self.link)])
    let file = ScenarioFile(
      name: "file",
      bytes: Array(
        """
        {
          "version": 1, "name": "LinkHouse in Swift",
          "app": {
            "scheme": "house", "domains": ["lh.example"], "routes": { "kitchen": "Kitchen" },
            "linkhouse": {
              "version": "1.4", "domains": ["lh.example"], "integration": { "omit": ["start"] },
              "switches": { "matchTimeOut": "1s" }
            }
          },
          "backend": {
            "linkhouse": {
              "match": { "failure": "offline" }, "expand": { "after": ["0.1s", "3s"] },
              "links": { "https://lh.example/k": "kitchen" }
            }
          },
          "steps": [{ "install": {} }, { "tap": "https://lh.example/k" }]
        }
        """.utf8), grammar: LinkHouseRun.command.apps.sdks.grammar)
    XCTAssertEqual(scenario, try file.result.get())
    XCTAssertNoThrow(try ScenarioTest(scenario, app: Self.app))
  }

  func testADeviceReceivesTheCallbacksByTheirConstants() async throws {
    let device = try Simulator(
      app: Self.app, domains: ["lh.example"], sdks: [.linkHouse(domains: ["lh.example"])],
      backend: [.houseLink(Self.link, to: "kitchen")])
    try await device.install()
    try await device.launch()
    try await device.receive(.linkHouseDidFindNoLink)
    try await device.tap(Self.link)
    try await device.receive(.linkHouseDidOpen)
    try await device.finish()
  }
}
