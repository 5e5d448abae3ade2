import DeepLinkSimulatorXCTest
import Foundation
import XCTest

// What AppsFlyer's pages about the legacy APIs and about extended deferred deep linking have an app do, with the calls,
// types and casts that the pages have; what the pages print, this code records. AppsFlyerPagePiecesTests leaves out one
// piece of it after the other.

// MARK: AppsFlyer: legacy APIs

/// A screen of the fruit app that is given the parameters of the link.
private final class FruitScreen: UIViewController {
  var attributionData: [AnyHashable: Any]?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    AppEnvironment.current.record("seen with", attributionData?["pid"] as? String)
  }
}

extension UIStoryboard {
  /// What the page's sample app adds to storyboards: a screen, or nil if there is none of the name.
  fileprivate func instantiateVC(withIdentifier identifier: String) -> FruitScreen? {
    instantiateViewController(withIdentifier: identifier) as? FruitScreen
  }
}

private class LegacyAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "{YourDevKey}"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    AppsFlyerLib.shared().start()
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

  /// The value of the link if it has one, else what stands in the link itself.
  fileprivate func walk(params: [AnyHashable: Any]) {
    let storyBoard: UIStoryboard = UIStoryboard(name: "Main", bundle: nil)
    UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true, completion: nil)
    var fruit = ""
    if let value = params["deep_link_value"] as? String {
      fruit = value
    } else if let link = params["link"] as? String {
      guard let url = URLComponents(string: link) else { return AppEnvironment.current.record("no link") }
      if let value = url.queryItems?.first(where: { $0.name == "deep_link_value" })?.value { fruit = value }
    }
    let identifier = fruit + "_vc"
    if let screen = storyBoard.instantiateVC(withIdentifier: identifier) {
      screen.attributionData = params
      UIApplication.shared.windows.first?.rootViewController?.present(screen, animated: true, completion: nil)
    } else {
      AppEnvironment.current.noRoute(to: identifier)
    }
  }
}

extension LegacyAppDelegate: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    for (key, value) in data where "\(key)" == "af_status" { AppEnvironment.current.record("status", "\(value)") }
    if let status = data["af_status"] as? String {
      if status == "Non-organic" {
        if let source = data["media_source"], let campaign = data["campaign"] {
          AppEnvironment.current.record("install", "of \(source) and \(campaign)")
        }
      } else {
        AppEnvironment.current.record("install", "organic")
      }
      if let isFirstLaunch = data["is_first_launch"] as? Bool, isFirstLaunch {
        if data["deep_link_value"] != nil {
          walk(params: data)
        } else {
          AppEnvironment.current.record("install", "of no link")
        }
      } else {
        AppEnvironment.current.record("launch", "not the first")
      }
    }
  }

  func onConversionDataFail(_ error: Error) { AppEnvironment.current.record("failure", "of conversion data") }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) { walk(params: attributionData) }

  func onAppOpenAttributionFailure(_ error: Error) { AppEnvironment.current.record("failure", "of a link") }
}

// MARK: AppsFlyer: extended deferred deep linking

private final class ExtendedAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  private var conversionData: [AnyHashable: Any]?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "{YourDevKey}"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().delegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    AppsFlyerLib.shared().start()
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if result.status == .notFound { AppEnvironment.current.record("nothing found") }
  }
}

extension ExtendedAppDelegate: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    conversionData = data
    // The page casts to a dictionary of Foundation's and back, without a question.
    // swift-format-ignore: NeverForceUnwrap
    if let data = data as NSDictionary? as! [String: Any]? {
      guard let status = data["af_status"] as? String else { return }
      if status == "Non-organic" {
        if let source = data["media_source"], let campaign = data["campaign"] {
          AppEnvironment.current.record("install", "of \(source) and \(campaign)")
        }
      } else {
        AppEnvironment.current.record("install", "organic")
      }
      if let isFirstLaunch = data["is_first_launch"] as? Bool, isFirstLaunch {
        if !data.keys.contains("deep_link_value") && data.keys.contains("fruit_name") {
          switch data["fruit_name"] {
          case let fruit as String: AppEnvironment.current.show(fruit + "_vc")
          default: AppEnvironment.current.record("no fruit")
          }
        }
      } else {
        AppEnvironment.current.record("launch", "not the first")
      }
    }
  }

  func onConversionDataFail(_ error: Error) { AppEnvironment.current.record("failure", "\(error)") }
}

// MARK: What they do

final class AppsFlyerPageTests: XCTestCase {
  private let link = "https://onelink-basic-app.onelink.me/H5hv?pid=Email&c=fruit_of_the_month&deep_link_value=apples"
  private let custom = "https://onelink-basic-app.onelink.me/H5hv?pid=Email&fruit_name=apples"

  private static let legacy = TestedApp.integrated(appDelegate: {
    AppEnvironment.current.storyboard["apples_vc"] = { FruitScreen() }
    AppEnvironment.current.storyboard["bananas_vc"] = { FruitScreen() }
    return LegacyAppDelegate()
  })

  private static let extended = TestedApp.integrated(appDelegate: { ExtendedAppDelegate() })
    .recording("nothing found", "no fruit", "install", "launch")

  private func fruit(
    _ app: TestedApp, unifiedDeepLinking: Bool = false, backend: [BackendAnswer] = [], _ steps: [Step]
  ) throws -> ScenarioRun {
    try ScenarioTest(
      Scenario(
        name: "fruit", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(
          scheme: "afbasicapp", domains: ["onelink-basic-app.onelink.me"],
          sdks: [.appsFlyer(unifiedDeepLinking: unifiedDeepLinking)]),
        backend: backend, steps: steps), app: app
    ).run()
  }

  func testLegacyDeepLinking() throws {
    let run = try fruit(Self.legacy, [.install, .launch, .wait(.seconds(20)), .tap(link)])
    assertTrace(
      run, .sequence("status Organic", "install organic", "install of no link"),
      .sequence("AppsFlyerLib.continue", "onAppOpenAttribution", "route apples_vc", "seen with Email"))
  }

  func testASecondLinkReplacesTheScreenOfTheFirst() throws {
    let second = link.replacingOccurrences(of: "apples", with: "bananas")
    let run = try fruit(
      Self.legacy, [.install, .launch, .wait(.seconds(20)), .tap(link), .wait(.seconds(5)), .tap(second)])
    assertTrace(run, .sequence("route apples_vc", "route bananas_vc"), .finally(\.screen, "bananas_vc"))
  }

  func testTheValueInTheLinkItselfIsTheSecondBest() throws {
    // What is appended to a short link is in the link, and not among the parameters.
    let short = "https://onelink-basic-app.onelink.me/H5hv/abc?utm_source=a&deep_link_value=apples"
    let run = try fruit(
      Self.legacy, backend: [.shortLink(short, ["pid": "Email"])],
      [.install, .launch, .wait(.seconds(20)), .tap(short)])
    assertTrace(run, .sequence("AppsFlyerLib.continue", "onAppOpenAttribution", "route apples_vc"))
    let none = try fruit(Self.legacy, [.install, .launch, .wait(.seconds(20)), .tap("afbasicapp://mainactivity")])
    assertTrace(none, .sequence("AppsFlyerLib.handleOpen", "onAppOpenAttribution", "no route _vc"))
  }

  func testLegacyDeferredDeepLinking() throws {
    let run = try fruit(Self.legacy, [.tap(link), .install, .launch, .wait(.seconds(20)), .background, .launch])
    assertTrace(
      run,
      .sequence(
        "status Non-organic", "install of Email and fruit_of_the_month", "route apples_vc", "launch not the first"),
      .count("route apples_vc", 1))
    // Whatever is not called non-organic counts as organic.
    let other = try fruit(
      Self.legacy, backend: [.appsFlyer(.conversionData, body: ["af_status": "Restricted"])], [.install, .launch])
    assertTrace(other, .sequence("status Restricted", "install organic"))
  }

  func testFailures() throws {
    let run = try fruit(
      Self.legacy, backend: [.appsFlyer(.conversionData, failure: .offline)], [.install, .launch])
    assertTrace(run, .sequence("onConversionDataFail", "failure of conversion data"))
    let unknown = try fruit(
      Self.legacy,
      [.install, .launch, .wait(.seconds(20)), .tap("https://onelink-basic-app.onelink.me/H5hv/unknown")])
    assertTrace(unknown, .sequence("onAppOpenAttributionFailure", "failure of a link"))
  }

  func testExtendedDeferredDeepLinking() throws {
    let running: [Step] = [.install, .launch, .wait(.seconds(20))]
    let run = try fruit(Self.extended, unifiedDeepLinking: true, [.tap(custom)] + running + [.background, .launch])
    assertTrace(
      run, .sequence("didResolveDeepLink", "onConversionDataSuccess", "route apples_vc", "launch not the first"),
      .caused("route apples_vc", by: "onConversionDataSuccess"), .count("route apples_vc", 1), .never("nothing found"))
    // What unified deep linking has handled is left to it.
    let handled = try fruit(Self.extended, unifiedDeepLinking: true, [.tap(link + "&fruit_name=pears")] + running)
    assertTrace(handled, .count("onConversionDataSuccess", 1), .never("route"))
    let organic = try fruit(Self.extended, unifiedDeepLinking: true, running)
    assertTrace(organic, .sequence("nothing found", "install organic"), .never("route"), .never("no fruit"))
  }

  func testExtendedDeferredDeepLinkingTakesOnlyWhatItExpects() throws {
    let bodies: [(body: ScenarioValue, event: EventPattern?)] = [
      (["af_status": "Non-organic", "is_first_launch": true, "fruit_name": 5], "no fruit"),
      (["is_first_launch": true, "fruit_name": "apples"], nil),
    ]
    for (body, event) in bodies {
      let run = try fruit(
        Self.extended, unifiedDeepLinking: true, backend: [.appsFlyer(.conversionData, body: body)],
        [.install, .launch, .wait(.seconds(20))])
      assertTrace(run, .count("onConversionDataSuccess", 1), .count("no fruit", event == nil ? 0 : 1), .never("route"))
    }
  }
}
