import DeepLinkSimulatorXCTest
import Foundation
import XCTest

/// The tests that docs/testing.md shows.
final class GuideTests: XCTestCase {
  let link = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"

  var scenario: Scenario {
    Scenario(
      name: "A link brings a user to the app",
      app: AppDescription(
        domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      steps: [.tap(link), .install, .launch])
  }

  func testALinkOpensItsScreenOnce() throws {
    let app = TestedApp.delegate { environment in
      FruitDelegate(router: CarefulRouter { environment.show($0) })
    }
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(
      run,
      .sequence("didResolveDeepLink", "route apples_vc"),
      .count("route apples_vc", 1))
  }

  func testWhatMustNeverBeRecordedIsDeclared() throws {
    let app = TestedApp.delegate { environment in
      FruitDelegate(router: CarefulRouter { environment.show($0) })
    }.recording("crash")
    assertTrace(try ScenarioTest(scenario, app: app).run(), .never("crash"))
  }

  func testALinkOpensItsScreenOnceInTheOtherOrder() throws {
    let scenario = Scenario(
      name: "Conversion data comes first",
      app: AppDescription(
        domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      backend: [.appsFlyer(.deferredDeepLink, after: .seconds(2.5))],
      steps: [.tap(link), .install, .launch])
    let app = TestedApp.delegate { environment in
      FruitDelegate(router: CarefulRouter { environment.show($0) })
    }
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(
      run,
      .before("onConversionDataSuccess", "didResolveDeepLink"),
      .caused("route apples_vc", by: "onConversionDataSuccess"),
      .count("route apples_vc", 1))
  }

  func testTheDefaultOrderPassesAndAnotherOneFailsAsTheGuideSays() throws {
    let test = try ScenarioTest(
      scenario,
      app: .delegate { environment in HalfFixedDelegate(router: FruitRouter { environment.show($0) }) })
    assertTrace(test.run(), .count("route apples_vc", 1))
    let failures: [OrderTestFailure] = test.failuresInOrders(of: .count("route apples_vc", 1))
    XCTAssertEqual(failures.count, 1)
    let message = try XCTUnwrap(failures.first).text
    XCTAssertTrue(try Guide().blocks(in: "text").contains(message), message)
    let run = try test.run(order: "answer conversionData#1 before answer deferredDeepLink#1")
    XCTAssertEqual(run.failures(of: .count("route apples_vc", 1)).count, 1)
  }

  func testEveryOrderOfTheFixedApp() throws {
    let test = try ScenarioTest(
      scenario, app: .delegate { environment in FruitDelegate(router: CarefulRouter { environment.show($0) }) })
    assertEveryOrder(of: test, .count("route apples_vc", 1))
    assertEveryOrder(of: test, "the screen opens once") { run in
      run.trace.events.count { $0.occurrence.name == "route" } == 1
    }
    let report = Explorer(test.plan) { _ in
      DelegateApp { environment in FruitDelegate(router: CarefulRouter { environment.show($0) }) }
    }.explore()
    XCTAssertEqual(report.orderCount, 301)
    XCTAssertTrue(try Guide.text(of: "docs/testing.md").contains("holds in all \(report.orderCount) orders"))
  }

  func testAFile() throws {
    let file = "Scenarios/adjust/deferred/link-waits-for-onboarding.jsonc"
    assertScenario(try ScenarioTest(file: file))
  }

  func testEveryAssertion() async throws {
    let app = TestedApp.delegate { environment in
      FruitDelegate(router: CarefulRouter { environment.show($0) })
    }
    let run = await (try ScenarioTest(scenario, app: app)).run()
    assertTrace(
      run,
      .sequence("didResolveDeepLink", "onConversionDataSuccess"),
      .consecutive("didResolveDeepLink", "route apples_vc"),
      .exactly("didResolveDeepLink", "onConversionDataSuccess"),
      .before("didResolveDeepLink", "onConversionDataSuccess"),
      .caused("route apples_vc", by: "didResolveDeepLink"),
      .never("no route"),
      .count("route", 1),
      .payload("onConversionDataSuccess", ["deep_link_value": "apples", "is_first_launch": true]),
      .payload("onConversionDataSuccess", that: "has a media source") { $0["media_source"] != nil },
      .nothingPending,
      .finally(["screen": "apples_vc", "storedLink": nil]),
      .finally(\.screen, "apples_vc"))
    assertTrace(
      run,
      .exhaustively(
        .sequence("didResolveDeepLink", "route apples_vc"),
        skipping: ["onConversionDataSuccess"]))
  }

  func testATaskSleepsInVirtualTime() throws {
    let app = TestedApp.delegate { environment in
      PatientDelegate(clock: environment.clock) { environment.show($0) }
    }
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(run, .sequence("onConversionDataSuccess", "timer sleep", "route apples_vc"))
  }

  func testARaceInsideTheApp() throws {
    let app = TestedApp.delegate { environment in
      PatientDelegate(clock: environment.clock) { environment.show($0) }
    }
    var test = try ScenarioTest(scenario, app: app)
    test.plan.appWork.turns = .isDecided
    test.plan.appWork.realTime = .isWaitedFor(.seconds(2))
    assertTrace(test.run(), .count("route apples_vc", 1))
  }

  func testTheIntegrationItself() throws {
    let scenario = Scenario(
      name: "A link starts the app",
      app: AppDescription(domains: ["brandname.go.link"], sdks: [.adjust()]),
      steps: [.install, .tap("https://brandname.go.link/summer-clothes?promo=beach")])
    let app = TestedApp.integrated(
      appDelegate: { ShopAppDelegate() }, sceneDelegate: { ShopSceneDelegate() })
    let run = try ScenarioTest(scenario, app: app).run()
    assertTrace(run, .sequence("Adjust.initSdk", "Adjust.processAndResolve", "route SummerClothes"))
  }
}

@MainActor
private final class PatientDelegate: AppsFlyerLibDelegate {
  let clock: any Clock<Duration>
  let show: (String) -> Void

  init(clock: any Clock<Duration>, show: @escaping (String) -> Void) {
    self.clock = clock
    self.show = show
  }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    let fruit = data["deep_link_value"] as? String ?? "no"
    Task {
      try await clock.sleep(for: .seconds(3))
      show(fruit + "_vc")
    }
  }

  func onConversionDataFail(_ error: any Error) {}
}

private final class ShopAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox)
    Adjust.initSdk(config)
    return true
  }
}

private final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let link = connectionOptions.userActivities.first?.webpageURL else { return }
    Adjust.processDeeplink(link) { resolved in
      if resolved?.contains("summer-clothes") == true { AppEnvironment.current.show("SummerClothes") }
    }
  }
}
