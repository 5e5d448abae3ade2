import DeepLinkSimulatorXCTest
import XCTest

/// What the examples of the documentation have in common: a link that leads to an install, and a delegate.
class ShoesTestCase: XCTestCase {
  var scenario: Scenario {
    Scenario(
      name: "A link leads to the install",
      app: AppDescription(
        domains: ["shop.onelink.me"], routes: ["shoes": "Shoes"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [.tap("https://shop.onelink.me/H5hv?deep_link_value=shoes"), .install, .launch],
      expect: [.callback("didResolveDeepLink", times: 1), .finally(["screen": "Shoes"])])
  }

  var test: ScenarioTest {
    get throws { try ScenarioTest(scenario) }
  }
}

@MainActor
final class ShoesDelegate: DeepLinkDelegate {
  let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if result.deepLink?.deeplinkValue == "shoes" { environment.show("Shoes") }
  }
}

@MainActor
final class DeferredLinkDelegate: NSObject, AdjustDelegate {
  let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    environment.show(deeplink?.host ?? "nothing")
    return false
  }
}
