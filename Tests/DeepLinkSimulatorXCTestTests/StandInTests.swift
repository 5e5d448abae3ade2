import DeepLinkSimulatorXCTest
import Foundation
import XCTest

// Integration code as a real app has it: it knows of no simulation, and calls the SDKs by their classes. On a device,
// the first import would be that of UIKit and of the two SDKs.

private typealias UserDefaults = SimulatedDefaults

/// AppsFlyer's integration, with the legacy callbacks and unified deep linking.
private class FruitAppDelegate: UIResponder, UIApplicationDelegate {
  /// When the app starts the SDK, which the guide wants in `applicationDidBecomeActive`.
  var startsTooEarly: Bool { false }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if startsTooEarly { AppsFlyerLib.shared().start() }
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().isDebug = true
    AppsFlyerLib.shared().delegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if !startsTooEarly { AppsFlyerLib.shared().start() }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    AppsFlyerLib.shared().handleOpen(url, options: options)
    return true
  }

  func walk(_ parameters: [AnyHashable: Any]) {
    if let fruit = parameters["deep_link_value"] as? String { AppEnvironment.current.show(fruit + "_vc") }
  }
}

extension FruitAppDelegate: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard data["af_status"] as? String == "Non-organic", data["is_first_launch"] as? Bool == true else { return }
    walk(data)
  }

  func onConversionDataFail(_ error: Error) { print("\(error)") }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) { walk(attributionData) }

  func onAppOpenAttributionFailure(_ error: Error) { print("\(error)") }
}

/// The same app, with `start()` before the keys and the delegate are set.
private final class HastyFruitAppDelegate: FruitAppDelegate {
  override var startsTooEarly: Bool { true }
}

/// Adjust's integration, with a deferred link that waits for onboarding.
private final class ShopAppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox)
    config?.logLevel = ADJLogLevel.verbose
    config?.delegate = self
    Adjust.initSdk(config)
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    guard let deeplink else { return false }
    if UserDefaults.standard.bool(forKey: "hasCompletedOnboarding") {
      show(deeplink.absoluteString)
    } else {
      UserDefaults.standard.set(deeplink.absoluteString, forKey: "deferredLink")
    }
    return false
  }

  fileprivate func show(_ link: String) {
    AppEnvironment.current.show(link.contains("summer-clothes") ? "SummerClothes" : "Home")
  }
}

extension ShopAppDelegate: GateObserver {
  /// What the view controller does after the onboarding screens.
  func gateChanged(_ gate: String, isOpen: Bool) {
    UserDefaults.standard.set(true, forKey: "hasCompletedOnboarding")
    guard let link = UserDefaults.standard.string(forKey: "deferredLink") else { return }
    UserDefaults.standard.removeObject(forKey: "deferredLink")
    show(link)
  }
}

/// Adjust's direct links in an app with scenes.
private class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let link = connectionOptions.userActivities.first?.webpageURL { handle(link) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let link = userActivity.webpageURL else { return }
    handle(link)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let link = URLContexts.first?.url { handle(link) }
  }

  func handle(_ incomingLink: URL) {
    Adjust.processDeeplink(incomingLink) { resolvedLink in
      if resolvedLink?.contains("summer-clothes") == true { AppEnvironment.current.show("SummerClothes") }
    }
  }
}

/// The same, but the link of a cold start is forgotten.
private final class ForgetfulShopSceneDelegate: ShopSceneDelegate {
  override func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// A screen of the fruit app, from its storyboard.
private final class FruitViewController: UIViewController {
  var parameters: [AnyHashable: Any]?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    AppEnvironment.current.record("seen", parameters?["deep_link_value"] as? String)
  }
}

/// The fruit app with the screens of a storyboard.
private final class StoryboardFruitAppDelegate: FruitAppDelegate {
  override func walk(_ parameters: [AnyHashable: Any]) {
    guard let fruit = parameters["deep_link_value"] as? String else { return }
    let root = UIApplication.shared.windows.first?.rootViewController
    root?.dismiss(animated: true, completion: nil)
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: fruit + "_vc")
    (screen as? FruitViewController)?.parameters = parameters
    root?.present(screen, animated: true, completion: nil)
  }
}

/// Asks the system to open URLs, and records what it says.
private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  private var hasOpened = false

  func applicationDidBecomeActive(_ application: UIApplication) {
    // The last of the links brings the app back, which then becomes active again.
    if hasOpened { return }
    hasOpened = true
    for (text, options) in [
      ("https://shop.example/a", [:]), ("https://shop.example/b", [.universalLinksOnly: true]), ("unknown://c", [:]),
      ("shop://d", [:]),
    ] as [(String, [UIApplication.OpenExternalURLOptionsKey: Any])] {
      guard let url = URL(string: text) else { continue }
      application.open(url, options: options) { isOpened in
        MainActor.assumeIsolated { AppEnvironment.current.record("completion", "\(text) \(isOpened)") }
      }
    }
  }
}

final class StandInTests: XCTestCase {
  func testOpeningAURLSaysWhetherSomethingOpensIt() throws {
    let run = try ScenarioTest(
      Scenario(
        name: "open", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(scheme: "shop", domains: ["shop.example"]), steps: [.install, .launch]),
      app: .integrated(appDelegate: { OpeningDelegate() })
    ).run()
    assertTrace(
      run, .sequence("opens browser https://shop.example/a", "completion https://shop.example/a true"),
      .count("completion https://shop.example/b false", 1), .never("opens browser https://shop.example/b"),
      .count("completion unknown://c false", 1), .sequence("opens app shop://d", "completion shop://d true"))
  }

  private func fruitTest(_ app: TestedApp, steps: [Step]) throws -> ScenarioTest {
    try ScenarioTest(
      Scenario(
        name: "fruit", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(scheme: "fruit", domains: ["example.onelink.me"], sdks: [.appsFlyer()]),
        steps: steps), app: app)
  }

  private func shopTest(_ app: TestedApp, steps: [Step], backend: [BackendAnswer] = []) throws -> ScenarioTest {
    try ScenarioTest(
      Scenario(
        name: "shop",
        app: AppDescription(
          scheme: "example", domains: ["brandname.go.link"], gates: ["onboarding"], sdks: [.adjust()]),
        backend: backend, steps: steps), app: app)
  }

  private let link = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"
  private let branded = "https://brandname.go.link/summer-clothes?promo=beach"

  func testAppsFlyersIntegrationRunsAsItIs() throws {
    let app = TestedApp.integrated(appDelegate: { FruitAppDelegate() })
    let universal = try fruitTest(app, steps: [.install, .tap(link)]).run()
    assertTrace(
      universal, .sequence("AppsFlyerLib.start", "onAppOpenAttribution", "route apples_vc"),
      .count("onConversionDataSuccess", 1))
    let scheme = try fruitTest(app, steps: [.install, .launch, .tap("fruit://?deep_link_value=apples")]).run()
    assertTrace(scheme, .sequence("AppsFlyerLib.handleOpen", "onAppOpenAttribution", "route apples_vc"))
  }

  func testScreensOfAStoryboardAreRoutes() throws {
    let app = TestedApp.integrated(appDelegate: {
      AppEnvironment.current.storyboard["apples_vc"] = { FruitViewController() }
      return StoryboardFruitAppDelegate()
    })
    let run = try fruitTest(app, steps: [.install, .tap(link)]).run()
    assertTrace(
      run, .sequence("onAppOpenAttribution", "route apples_vc", "seen apples"), .finally(\.screen, "apples_vc"))
  }

  func testAStartInTheWrongPlaceShows() throws {
    let steps: [Step] = [.install, .launch]
    let right = try fruitTest(.integrated(appDelegate: { FruitAppDelegate() }), steps: steps).run()
    assertTrace(right, .count("onConversionDataSuccess", 1))
    let hasty = try fruitTest(.integrated(appDelegate: { HastyFruitAppDelegate() }), steps: steps).run()
    XCTAssertEqual(hasty.failures(of: .count("onConversionDataSuccess", 1)).count, 1)
  }

  func testAdjustsIntegrationRunsAsItIs() throws {
    let run = try shopTest(
      .integrated(appDelegate: { ShopAppDelegate() }),
      steps: [.tap(branded), .install, .launch, .wait(.seconds(5)), .openGate("onboarding")]
    ).run()
    assertTrace(
      run, .sequence("Adjust.initSdk", "adjustDeferredDeeplinkReceived", "openGate onboarding", "route SummerClothes"))
  }

  func testAForgottenForwardingShows() throws {
    let steps: [Step] = [.install, .tap(branded)]
    let right = try shopTest(
      .integrated(appDelegate: { ShopAppDelegate() }, sceneDelegate: { ShopSceneDelegate() }), steps: steps
    ).run()
    assertTrace(right, .sequence("Adjust.processAndResolve", "route SummerClothes"))
    let forgetful = try shopTest(
      .integrated(appDelegate: { ShopAppDelegate() }, sceneDelegate: { ForgetfulShopSceneDelegate() }), steps: steps
    ).run()
    XCTAssertEqual(forgetful.failures(of: .count("route SummerClothes", 1)).count, 1)
  }

  func testSimulationsSideBySideFindTheirOwnSDKs() async throws {
    let test = try fruitTest(.integrated(appDelegate: { FruitAppDelegate() }), steps: [.install, .tap(link)])
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { await test.run().failures(of: .count("route apples_vc", 1)).isEmpty }
      }
      for await isMet in group { XCTAssertTrue(isMet) }
    }
  }
}
