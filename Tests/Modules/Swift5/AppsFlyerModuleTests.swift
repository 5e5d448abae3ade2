import DeepLinkSimulatorXCTest
import XCTest

/// App code with `import AppsFlyerLib`, in scenarios.
final class AppsFlyerModuleTests: XCTestCase {
  /// An app delegate that leaves everything to the manager.
  private final class AppDelegate: ApplicationDelegate {
    let manager = AppsFlyerManager()
    var timeout: UInt?

    init(timeout: UInt? = nil) {
      self.timeout = timeout
    }

    func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
      manager.deepLinkTimeout = timeout
      manager.onLink = { link in MainActor.assumeIsolated { AppEnvironment.current.show(link) } }
      manager.configure(devKey: "dev-key", appID: "1512793879")
      return true
    }

    func applicationDidBecomeActive(_ application: Application) { manager.start() }
  }

  private func scenario(lookUp: Double = 0.5) -> Scenario {
    Scenario(
      name: "A link brings a user to the app",
      platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
      backend: [.appsFlyer(.deferredDeepLink, after: .seconds(lookUp))],
      steps: [.tap("https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"), .install, .launch])
  }

  func testAManagerClassGetsTheDeferredLinkOnceInEveryOrder() throws {
    let test = try ScenarioTest(scenario(), app: .integrated(appDelegate: { AppDelegate() }))
    assertTrace(test.run(), .count("didResolveDeepLink", 1), .finally(["screen": "apples"]))
    assertEveryOrder(of: test, .finally(["screen": "apples"]))
  }

  func testASettingOfTheAppWinsOverTheScenario() throws {
    let test = try ScenarioTest(scenario(lookUp: 2), app: .integrated(appDelegate: { AppDelegate(timeout: 300) }))
    let run = test.run()
    assertTrace(
      run, .before("AppsFlyerLib.deepLinkTimeout", "didResolveDeepLink"),
      .payload("didResolveDeepLink", ["status": "failure"]))
    let call = run.trace.events.first { $0.occurrence.name == "AppsFlyerLib.deepLinkTimeout" }
    XCTAssertEqual(call?.occurrence.argument, "300 ms (the scenario says 3000 ms)")
  }

  func testASettingThatLinksHaveNothingToDoWithIsSeenInTheTrace() throws {
    let run = try ScenarioTest(scenario(), app: .integrated(appDelegate: { AppDelegate() })).run()
    let call = run.trace.events.first { $0.occurrence.name == "AppsFlyerLib.currencyCode" }
    XCTAssertEqual(call?.occurrence.argument, "EUR")
  }

  func testADelegateThatForwardsRespondsWhateverTheOtherOneImplements() throws {
    let manager = AppsFlyerManager()
    let delegate = ForwardingDelegate(manager)
    let scenario = Scenario(
      name: "A link opens the app", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(domains: ["example.onelink.me"], sdks: [.appsFlyer()]),
      steps: [.install, .launch, .tap("https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples")])
    let run = try ScenarioTest(scenario, app: .delegate { _ in delegate }).run()
    assertTrace(run, .count("onAppOpenAttribution", 1), .never("lost"))
  }

  /// An app delegate with the names that the SDK had until version 5.
  private final class Version5AppDelegate: ApplicationDelegate {
    let manager: AppsFlyerVersion5Manager

    init(_ manager: AppsFlyerVersion5Manager) {
      self.manager = manager
    }

    func applicationDidBecomeActive(_ application: Application) { manager.start() }

    func application(
      _ application: Application, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([Any]?) -> Void
    ) -> Bool {
      manager.open(userActivity)
      return true
    }
  }

  func testCodeWithTheNamesOfVersion5GetsConversionDataAndLinks() throws {
    let manager = AppsFlyerVersion5Manager()
    let scenario = Scenario(
      name: "A link opens the app", platform: PlatformDescription(style: .uikitAppDelegate),
      app: AppDescription(
        domains: ["example.onelink.me"], sdks: [.appsFlyer(version: .named("5.4.4"))]),
      steps: [.install, .launch, .tap("https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples")])
    let run = try ScenarioTest(scenario, app: .integrated(appDelegate: { Version5AppDelegate(manager) })).run()
    assertTrace(
      run, .sequence("AppsFlyerTracker.trackAppLaunch", "AppsFlyerLib.start", "onConversionDataSuccess"),
      .count("onAppOpenAttribution", 1), .never("lost"))
    XCTAssertEqual(Set(manager.received), ["conversion data Organic", "link apples"])
  }

  /// An object that tests of one process share, with the SDK in a property.
  private final class Tracker {
    static let shared = Tracker()
    private let lib = AppsFlyerLib.shared()

    func begin() {
      lib.appsFlyerDevKey = "dev-key"
      lib.appleAppID = "1512793879"
      lib.start()
    }
  }

  private final class TrackingAppDelegate: ApplicationDelegate {
    func applicationDidBecomeActive(_ application: Application) { Tracker.shared.begin() }
  }

  func testAnSDKThatAStaticObjectKeepsActsInEverySimulation() throws {
    let test = try ScenarioTest(scenario(), app: .integrated(appDelegate: { TrackingAppDelegate() }))
    for _ in 1...2 { assertTrace(test.run(), .sequence("AppsFlyerLib.start", "send launch 1")) }
  }
}
