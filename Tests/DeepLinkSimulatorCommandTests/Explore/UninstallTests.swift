import DeepLinkSimulator
import XCTest

/// An app that the user removes: the system ends its process first, and then removes its data.
final class UninstallTests: XCTestCase {
  func testNothingOfTheAppComesBetweenTheStepAndTheEndOfTheProcess() {
    for style in ["uikit-scenes", "uikit-app-delegate", "swiftui-app-delegate"] {
      let scenario = """
        {
          "version": 1, "name": "removed", "platform": { "style": "\(style)" },
          "app": { "scheme": "shop", "appsflyer": { "unifiedDeepLinking": true } },
          "steps": [{ "install": {} }, { "launch": {} }, { "wait": "10s" }],
          "anytime": [{ "uninstall": {} }],
          "expect": [
            { "never": "onConversionDataSuccess", "while": { "installed": false } },
            { "never": "didResolveDeepLink", "while": { "installed": false } },
            { "never": "answer", "while": { "installed": false } }
          ]
        }
        """
      let run = CapturedRun(["explore", "-"], input: scenario)
      XCTAssertEqual(run.code, .success, run.output)
    }
  }

  func testWhatTheAppKeepsDuringItsLastCallsIsRemoved() async throws {
    let scenario = Scenario(
      name: "removed", app: AppDescription(scheme: "shop"), steps: [.install, .launch, .uninstall])
    let run = try await ScenarioTest(scenario, app: .delegate { Keeper($0) }).run()
    XCTAssertEqual(run.trace.events.count { $0.occurrence.name == "store" }, 1)
    XCTAssertNil(run.finalState.storedLink)
    XCTAssertFalse(run.finalState.isInstalled)
  }

  func testTheSystemKnowsNothingOfAnAppThatWasDeleted() {
    let ends = [#"{ "kill": {} }, "#, #"{ "kill": "force-quit" }, "#, ""]
    let launches = [
      (#"{ "launch": {} }"#, #"{ "event": "configurationForConnecting", "times": 2 }"#),
      (#"{ "backgroundLaunch": {} }"#, #"{ "event": "didReceiveRemoteNotification", "times": 1 }"#),
    ]
    for end in ends {
      for (launch, expectation) in launches {
        let scenario = """
          {
            "version": 1, "name": "reinstalled", "app": { "scheme": "shop" },
            "steps": [
              { "install": {} }, { "launch": {} }, { "background": {} }, \(end){ "uninstall": {} }, { "install": {} },
              \(launch)
            ],
            "expect": [\(expectation)]
          }
          """
        let run = CapturedRun(["replay", "--verbose", "-"], input: scenario)
        XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
      }
    }
  }

  private final class Keeper: SceneDelegate {
    private let environment: AppEnvironment

    init(_ environment: AppEnvironment) { self.environment = environment }

    func sceneDidEnterBackground(_ scene: AppScene) { environment.store("shop://later") }
  }
}
