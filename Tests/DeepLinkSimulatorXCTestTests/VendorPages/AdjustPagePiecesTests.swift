import DeepLinkSimulatorXCTest
import Foundation
import Synchronization
import XCTest

/// A piece of the app code on Adjust's pages that a reader could leave out.
private enum Piece: CaseIterable {
  // Direct deep linking
  case continuesUserActivity
  case opensURL
  case connectsWithUserActivity
  case connectsWithURL
  case continuesInScene
  case opensURLInScene
  // Deferred deep linking
  case setsDelegate
  case handlesAtOnce
  case storesLink
  case looksForStoredLink
  case removesStoredLink
  case asksWhetherOnboarded
}

/// Which piece is missing from the code of the pages.
private let missing = Mutex<Piece?>(nil)

private func has(_ piece: Piece) -> Bool { missing.withLock { $0 != piece } }

@MainActor
private func openLink(_ link: String?) {
  guard let link, link.contains("summer-clothes") else { return }
  AppEnvironment.current.show("SummerClothes")
}

@MainActor
private func resolve(_ link: URL?) {
  guard let link else { return }
  Adjust.processDeeplink(link) { resolved in MainActor.assumeIsolated { openLink(resolved) } }
}

private final class DirectPage: UIResponder, UIApplicationDelegate {
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
    if has(.continuesUserActivity) { resolve(userActivity.webpageURL) }
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    if has(.opensURL) { resolve(url) }
    return true
  }
}

private final class ScenePage: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if has(.connectsWithUserActivity), let userActivity = connectionOptions.userActivities.first {
      resolve(userActivity.webpageURL)
    } else if has(.connectsWithURL) {
      resolve(connectionOptions.urlContexts.first?.url)
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if has(.continuesInScene) { resolve(userActivity.webpageURL) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if has(.opensURLInScene) { resolve(URLContexts.first?.url) }
  }
}

private final class DeferredPage: UIResponder, UIApplicationDelegate, AdjustDelegate {
  private var defaults: SimulatedDefaults { SimulatedDefaults.standard }
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox)
    if has(.setsDelegate) { config?.delegate = self }
    Adjust.initSdk(config)
    if defaults.string(forKey: "deferredLink") != nil { AppEnvironment.current.record("left over") }
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    guard let deeplink else { return false }
    if defaults.bool(forKey: "hasCompletedOnboarding") {
      if has(.handlesAtOnce) { openLink(deeplink.absoluteString) }
    } else if has(.storesLink) {
      defaults.set(deeplink.absoluteString, forKey: "deferredLink")
    }
    return false
  }
}

/// The view controller of the page, which the system tells when it is on screen.
private final class OnboardingPageScreen: UIViewController {
  private var defaults: SimulatedDefaults { SimulatedDefaults.standard }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if has(.asksWhetherOnboarded), defaults.bool(forKey: "hasCompletedOnboarding") { return }
    defaults.set(true, forKey: "hasCompletedOnboarding")
    AppEnvironment.current.record("onboarded", "")
    if has(.looksForStoredLink), let link = defaults.string(forKey: "deferredLink") {
      if has(.removesStoredLink) { defaults.removeObject(forKey: "deferredLink") }
      openLink(link)
    }
  }
}

extension DeferredPage: GateObserver {
  func gateChanged(_ gate: String, isOpen: Bool) { window?.rootViewController = OnboardingPageScreen() }
}

final class AdjustPagePiecesTests: XCTestCase {
  private let branded = "https://brandname.go.link/summer-clothes?promo=beach"
  private let scheme = "example://summer-clothes?promo=beach"

  private func failures(_ app: TestedApp, _ style: AppStyle, _ steps: [Step], _ assertions: TraceAssertion...) throws
    -> [String]
  {
    let run = try ScenarioTest(
      Scenario(
        name: "page", platform: PlatformDescription(style: style),
        app: AppDescription(
          scheme: "example", domains: ["brandname.go.link"], gates: ["onboarding", "later"],
          sdks: [.adjust()]),
        steps: steps), app: app
    ).run()
    return run.failures(of: assertions).map { "\($0)" }
  }

  /// What the pages promise, as far as it does not hold.
  private func brokenPromises() throws -> [String] {
    let direct = TestedApp.integrated(appDelegate: { DirectPage() })
    let scenes = TestedApp.integrated(appDelegate: { DirectPage() }, sceneDelegate: { ScenePage() })
    let deferred = TestedApp.integrated(appDelegate: { DeferredPage() }).recording("onboarded", "left over")
    let running: [Step] = [.install, .launch, .wait(.seconds(20))]
    var broken: [String] = []
    for link in [branded, scheme] {
      for (app, style) in [(direct, AppStyle.uikitAppDelegate), (scenes, AppStyle.uikitScenes)] {
        for start in [[Step.install], running] {
          broken += try failures(app, style, start + [.tap(link)], .count("route SummerClothes", 1))
        }
      }
    }
    // The link comes first, and waits for the onboarding; a second look finds none.
    broken += try failures(
      deferred, .uikitAppDelegate,
      [.tap(branded)] + running + [.openGate("onboarding"), .openGate("later")],
      .sequence("adjustDeferredDeeplinkReceived", "openGate onboarding", "route SummerClothes"),
      .count("route SummerClothes", 1), .count("onboarded", 1))
    // The onboarding is over first.
    broken += try failures(
      deferred, .uikitAppDelegate,
      [.tap(branded), .install, .launch, .openGate("onboarding"), .wait(.seconds(20)), .openGate("later")],
      .sequence("openGate onboarding", "adjustDeferredDeeplinkReceived", "route SummerClothes"),
      .count("route SummerClothes", 1))
    // A stored link is handled once, also over a restart that asks again.
    broken += try failures(
      deferred, .uikitAppDelegate,
      [.tap(branded)] + running + [.openGate("onboarding"), .kill(), .launch, .closeGate("onboarding")],
      .count("route SummerClothes", 1), .never("left over"))
    return broken
  }

  func testTheLogShowsTheTokenThatTheAppSets() throws {
    let run = try ScenarioTest(
      Scenario(
        name: "log", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(scheme: "example", domains: ["brandname.go.link"], sdks: [.adjust()]),
        steps: [.tap(branded), .install, .launch, .wait(.seconds(20)), .kill(), .launch, .tap(scheme)]),
      app: TestedApp.integrated(appDelegate: { DirectPage() })
    ).run()
    let lines = LogText(of: .adjust, run.trace, plan: run.plan).lines.filter { $0.contains("app_token") }
    // The packages of a session, of Apple Ads, of the attribution and of two clicks, and the answers: that to Apple Ads
    // is not in the log. The first click is on the deferred link, which the SDK opens for an app without a delegate.
    XCTAssertEqual(lines.count, 9, lines.joined(separator: "\n"))
    for line in lines {
      XCTAssertTrue(
        line.hasSuffix("app_token              {YourAppToken}")
          || line.contains(#""app_token":"{YourAppToken}""#), line)
    }
  }

  func testThePagesKeepTheirPromises() throws {
    XCTAssertEqual(try brokenPromises(), [])
  }

  func testEachPieceThatIsLeftOutBreaksAPromise() throws {
    defer { missing.withLock { $0 = nil } }
    for piece in Piece.allCases {
      missing.withLock { $0 = piece }
      XCTAssertNotEqual(try brokenPromises(), [], "nothing notices that \(piece) is missing")
    }
  }
}
