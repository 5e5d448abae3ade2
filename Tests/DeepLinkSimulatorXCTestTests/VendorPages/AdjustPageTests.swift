import DeepLinkSimulatorXCTest
import Foundation
import XCTest

// Each piece of Swift on Adjust's pages about direct and deferred deep linking, with the calls and types that it has
// there. Only the import is another one, and `UserDefaults` is that of the simulated device. What the pages have for
// SwiftUI is in SwiftUIShop.swift; what they have in Objective-C cannot be compiled here.

private typealias UserDefaults = SimulatedDefaults

// MARK: Adjust: direct deep linking

private final class DirectAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Adjust.initSdk(ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox))
    return true
  }
}

private func follow(_ link: String?) {
  MainActor.assumeIsolated {
    guard let link, let address = URLComponents(string: link) else { return }
    // A link with the app's scheme has its first part as host.
    let parts = [address.host, address.path].compactMap { $0?.trimmingCharacters(in: ["/"]) }
    AppEnvironment.current.show(parts.contains("summer-clothes") ? "SummerClothes" : "Home")
  }
}

/// Links in an app without scenes, and those that SwiftUI's `.onOpenURL` brings.
private final class DirectLinksAppDelegate: UIResponder, UIApplicationDelegate, OpenURLObserver {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Adjust.initSdk(ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox))
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let link = userActivity.webpageURL else {
      return false
    }
    Adjust.processDeeplink(link) { resolvedLink in follow(resolvedLink) }
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    Adjust.processDeeplink(url, completionHandler: { resolvedLink in follow(resolvedLink) })
    return true
  }

  func onOpenURL(_ incomingLink: URL) {
    Adjust.processDeeplink(incomingLink) { resolvedLink in follow(resolvedLink) }
  }
}

private final class DirectSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let userActivity = connectionOptions.userActivities.first,
      userActivity.activityType == NSUserActivityTypeBrowsingWeb, let link = userActivity.webpageURL
    {
      Adjust.processDeeplink(link) { resolvedLink in follow(resolvedLink) }
    } else if let link = connectionOptions.urlContexts.first?.url {
      Adjust.processDeeplink(link) { resolvedLink in follow(resolvedLink) }
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let link = userActivity.webpageURL { Adjust.processDeeplink(link) { resolvedLink in follow(resolvedLink) } }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let link = URLContexts.first?.url { Adjust.processDeeplink(link) { resolvedLink in follow(resolvedLink) } }
  }
}

/// The method that the page calls legacy: it reports the click, and resolves nothing.
private final class LegacyDirectAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Adjust.initSdk(ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox))
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    Adjust.appWillOpen(url)
    follow(url.absoluteString)
    return true
  }
}

// MARK: Adjust: deferred deep linking

private class DeferredAppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  /// Whether the page's other branch is taken, which it has for the build for the App Store.
  var isProduction: Bool { false }
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let appToken = "{YourAppToken}"
    var adjustConfig: ADJConfig?
    if isProduction {
      let environment = ADJEnvironmentProduction
      adjustConfig = ADJConfig(appToken: appToken, environment: environment, suppressLogLevel: true)
      adjustConfig?.logLevel = ADJLogLevel.suppress
    } else {
      let environment = ADJEnvironmentSandbox
      adjustConfig = ADJConfig(appToken: appToken, environment: environment)
      adjustConfig?.logLevel = ADJLogLevel.verbose
    }
    adjustConfig?.delegate = self
    Adjust.initSdk(adjustConfig)
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    guard let deeplink = deeplink else { return false }
    if UserDefaults.standard.bool(forKey: "hasCompletedOnboarding") {
      follow(deeplink.absoluteString)
    } else {
      UserDefaults.standard.set(deeplink.absoluteString, forKey: "deferredLink")
    }
    return false
  }
}

private final class ProductionAppDelegate: DeferredAppDelegate {
  override var isProduction: Bool { true }
}

/// The page's view controller; the system says when it is on screen.
private final class OnboardingScreen: UIViewController {
  var hasCompletedOnboarding: Bool {
    get { UserDefaults.standard.bool(forKey: "hasCompletedOnboarding") }
    set { UserDefaults.standard.set(newValue, forKey: "hasCompletedOnboarding") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasCompletedOnboarding { return }
    hasCompletedOnboarding = true
    if let link = UserDefaults.standard.string(forKey: "deferredLink") {
      UserDefaults.standard.removeObject(forKey: "deferredLink")
      follow(link)
    }
  }
}

extension DeferredAppDelegate: GateObserver {
  func gateChanged(_ gate: String, isOpen: Bool) {
    window?.rootViewController = OnboardingScreen()
  }
}

// MARK: What they do

final class AdjustPageTests: XCTestCase {
  private let branded = "https://brandname.go.link/summer-clothes?promo=beach"
  private let scheme = "example://summer-clothes?promo=beach"

  private func shop(
    _ app: TestedApp, style: AppStyle, version: AdjustProfile? = nil, gates: [String] = [], _ steps: [Step]
  ) throws -> ScenarioRun {
    try ScenarioTest(
      Scenario(
        name: "shop", platform: PlatformDescription(style: style),
        app: AppDescription(
          scheme: "example", domains: ["brandname.go.link"], gates: gates, sdks: [.adjust(version: version)]),
        steps: steps), app: app
    ).run()
  }

  func testDirectDeepLinkingInEachForm() throws {
    let appDelegate = TestedApp.integrated(appDelegate: { DirectLinksAppDelegate() })
    let scenes = TestedApp.integrated(
      appDelegate: { DirectAppDelegate() }, sceneDelegate: { DirectSceneDelegate() })
    for link in [branded, scheme] {
      for (app, style) in [
        (appDelegate, AppStyle.uikitAppDelegate), (appDelegate, AppStyle.swiftUIAppDelegate),
        (scenes, AppStyle.uikitScenes),
      ] {
        for start in [[Step.install], [.install, .launch, .wait(.seconds(20))]] {
          let run = try shop(app, style: style, start + [.tap(link)])
          assertTrace(run, .sequence(EventPattern("Adjust.processAndResolve \(link)"), "route SummerClothes"))
        }
      }
    }
  }

  /// `processDeeplink(_:completionHandler:)` is a method of version 4; the page has it for both versions.
  func testTheMethodOfThePageIsThatOfVersion4() throws {
    let run = try shop(
      .integrated(appDelegate: { DirectLinksAppDelegate() }), style: .uikitAppDelegate, version: .v4_38,
      [.install, .launch, .wait(.seconds(20)), .tap(branded)])
    let call = try XCTUnwrap(run.trace.events.first { $0.occurrence.name == "Adjust.processDeeplink" })
    XCTAssertEqual(call.label, "Adjust.processDeeplink \(branded)")
    assertTrace(
      run, .sequence("Adjust.processDeeplink", "route SummerClothes"), .never("Adjust.processAndResolve"))
  }

  func testTheLegacyMethodReportsTheClick() throws {
    let run = try shop(
      .integrated(appDelegate: { LegacyDirectAppDelegate() }), style: .uikitAppDelegate, version: .v4_38,
      [.install, .launch, .wait(.seconds(20)), .tap(scheme)])
    assertTrace(
      run, .sequence(EventPattern("Adjust.appWillOpen \(scheme)"), "route SummerClothes"), .count("send click", 1))
  }

  func testDeferredDeepLinkingWaitsForOnboarding() throws {
    for (app, level) in [
      (TestedApp.integrated(appDelegate: { DeferredAppDelegate() }), "verbose"),
      (.integrated(appDelegate: { ProductionAppDelegate() }), "suppress"),
    ] {
      let run = try shop(
        app, style: .uikitAppDelegate, gates: ["onboarding"],
        [.tap(branded), .install, .launch, .wait(.seconds(20)), .openGate("onboarding")])
      assertTrace(
        run,
        .sequence(
          EventPattern("ADJConfig.logLevel \(level)"), "adjustDeferredDeeplinkReceived", "openGate onboarding",
          "route SummerClothes"),
        .count("route SummerClothes", 1))
    }
  }

  func testADeferredLinkAfterTheOnboardingIsHandledAtOnce() throws {
    let run = try shop(
      .integrated(appDelegate: { DeferredAppDelegate() }), style: .uikitAppDelegate, gates: ["onboarding"],
      [.tap(branded), .install, .launch, .openGate("onboarding"), .wait(.seconds(20))])
    assertTrace(
      run, .sequence("openGate onboarding", "adjustDeferredDeeplinkReceived", "route SummerClothes"),
      .caused("route SummerClothes", by: "adjustDeferredDeeplinkReceived"), .count("route SummerClothes", 1))
  }
}
