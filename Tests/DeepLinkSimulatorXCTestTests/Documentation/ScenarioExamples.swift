import DeepLinkSimulatorXCTest
import Foundation
import XCTest

/// The examples of the documentation: scenarios, and the app that they are about.
final class ScenarioExamples: ShoesTestCase {
  func testScenario() throws {
    let scenario = Scenario(
      name: "A link leads to the install",
      app: AppDescription(
        domains: ["shop.onelink.me"], routes: ["shoes": "Shoes"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [.tap("https://shop.onelink.me/H5hv?deep_link_value=shoes"), .install, .launch],
      expect: [.callback("didResolveDeepLink", times: 1), .finally(["screen": "Shoes"])])
    assertScenario(try ScenarioTest(scenario))
  }

  func testAppDescription() throws {
    var app = AppDescription(
      scheme: "shop", domains: ["shop.example"], gates: ["login"], routes: ["shoes": "Shoes"])
    app.whenGated = .drop
    let steps: [Step] = [.install, .launch, .tap("https://shop.example/shoes"), .openGate("login")]
    assertTrace(try ScenarioTest(Scenario(name: "gated", app: app, steps: steps)).run(), .count("drop", 1))
  }

  func testStep() throws {
    let steps: [Step] = [.install, .launch, .wait(.seconds(60)), .kill(.forceQuit), .tap("shop://shoes")]
    let app = AppDescription(scheme: "shop", routes: ["shoes": "Shoes"])
    assertTrace(try ScenarioTest(Scenario(name: "cold", app: app, steps: steps)).run(), .count("route Shoes", 1))
  }

  func testExpectation() throws {
    var expecting = scenario
    expecting.expectations = [.sequence("didResolveDeepLink", "route Shoes"), .never("onAppOpenAttribution")]
    assertScenario(try ScenarioTest(expecting))
  }

  func testPlatformDescription() throws {
    var swiftUI = scenario
    swiftUI.platform = PlatformDescription(style: .swiftUISceneDelegate)
    assertTrace(try ScenarioTest(swiftUI).run(), .count("route Shoes", 1))
  }

  func testScenarioFile() throws {
    let file = ScenarioFile(name: "first.jsonc", bytes: Array("{ \"version\": 1, }".utf8))
    guard case .failure(let error) = file.result else { return XCTFail("there is nothing in it") }
    XCTAssertTrue(error.diagnostics[0].description.hasPrefix("first.jsonc:1:"))
  }

  func testScenarioWriter() throws {
    let text = ScenarioWriter.text(of: scenario)
    let file = ScenarioFile(name: "written", bytes: Array(text.utf8))
    XCTAssertEqual(try file.result.get(), scenario)
  }

  func testBackendAnswer() throws {
    let slow = Scenario(
      name: "The look-up is slow", app: scenario.app,
      backend: [.appsFlyer(.deferredDeepLink, after: .seconds(2.5))], steps: scenario.steps)
    assertTrace(try ScenarioTest(slow).run(), .before("onConversionDataSuccess", "didResolveDeepLink"))
  }

  func testAppEnvironment() throws {
    let app = TestedApp.delegate { environment in
      environment.store("shop://shoes")
      return ShoesDelegate(environment)
    }
    assertTrace(try ScenarioTest(scenario, app: app).run(), .sequence("store", "route Shoes"))
  }

  func testLink() throws {
    let link = Link("https://shop.example/shoes?size=42#top")
    XCTAssertEqual(link.host, "shop.example")
    XCTAssertEqual(link.query, "size=42")
  }

  func testDeepLinkDelegate() throws {
    let app = TestedApp.delegate { environment in ShoesDelegate(environment) }
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(run, .caused("route Shoes", by: "didResolveDeepLink"))
  }

  func testAdjustDelegate() throws {
    let scenario = Scenario(
      name: "A link leads to the install",
      app: AppDescription(scheme: "shop", domains: ["brandname.go.link"], sdks: [.adjust()]),
      steps: [.tap("https://brandname.go.link/shoes"), .install, .launch])
    let app = TestedApp.delegate { environment in DeferredLinkDelegate(environment) }
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(run, .caused("route shoes", by: "adjustDeferredDeeplinkReceived"))
  }
}
