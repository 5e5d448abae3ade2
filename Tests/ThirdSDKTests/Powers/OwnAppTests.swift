import DeepLinkSimulatorCommand
import Foundation
import XCTest

/// An app of the company's own, which calls the class as on a device.
@MainActor
private final class HouseApp: ApplicationDelegate, LinkHouseDelegate {
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool {
    LinkHouse.start(delegate: self)
    return true
  }

  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    LinkHouse.open(url)
    return true
  }

  func linkHouseDidOpen(_ destination: [AnyHashable: Any]) {
    environment.show(destination["destination"] as? String ?? "none")
  }

  func linkHouseDidFindNoLink() { environment.record("welcome") }
}

/// LinkHouse under the code of an app.
final class OwnAppTests: XCTestCase {
  func testAnAppCallsTheClassAsOnADevice() {
    var command = LinkHouseRun.command
    command.register("house", records: ["welcome"]) { _ in DelegateApp(integration: .own) { HouseApp($0) } }
    let scenario = """
      {
        "version": 1, "name": "own app",
        "platform": { "style": "uikit-app-delegate" },
        "app": { "uses": "house", "scheme": "house", "linkhouse": {} },
        "steps": [
          { "install": {} }, { "launch": {} }, { "wait": "5s" }, { "tap": "house://link.house/?to=attic" }, { "wait": "5s" }
        ],
        "expect": [
          { "sequence": ["LinkHouse.start", "linkHouseDidFindNoLink", "welcome", "LinkHouse.open", "linkHouseDidOpen"] },
          { "finally": { "screen": "attic" } }
        ]
      }
      """
    let run = LinkHouseRun(["replay", "-"], input: scenario, command: command)
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
  }

  func testCallsOfAnAppWithoutTheSDKHaveNoEffect() {
    var command = LinkHouseRun.command
    command.register("house", records: ["welcome"]) { _ in DelegateApp(integration: .own) { HouseApp($0) } }
    let scenario = """
      {
        "version": 1, "name": "without",
        "platform": { "style": "uikit-app-delegate" },
        "app": { "uses": "house", "scheme": "house" },
        "steps": [{ "install": {} }, { "launch": {} }, { "wait": "5s" }],
        "expect": [{ "never": "send match" }]
      }
      """
    XCTAssertEqual(LinkHouseRun(["replay", "-"], input: scenario, command: command).code, .success)
  }
}
