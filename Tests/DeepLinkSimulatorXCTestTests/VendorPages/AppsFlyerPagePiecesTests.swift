import DeepLinkSimulatorXCTest
import Foundation
import Synchronization
import XCTest

/// A piece of the app code on AppsFlyer's pages that a reader could leave out, or get wrong.
private enum Piece: CaseIterable {
  // Legacy APIs: set-up and links
  case setsDelegate
  case startsWhenActive
  case continuesUserActivity
  case handsOpenURLOver
  case walksOnOpenAttribution
  case reportsFailureOfLinks
  // Legacy APIs: where a link leads to
  case dismissesTheScreenBefore
  case readsTheValue
  case readsTheLink
  case looksForTheNameInTheLink
  case handsParametersOn
  case reportsUnknownScreens
  // Legacy APIs: conversion data
  case readsTheStatus
  case asksForNonOrganic
  case namesTheSource
  case asksForTheFirstLaunch
  case asksForTheValue
  case walksAfterTheInstall
  case saysThatItIsNotTheFirst
  case reportsFailureOfConversionData
  // Extended deferred deep linking
  case setsDeepLinkDelegate
  case readsConversionData
  case filtersStatus
  case filtersFirstLaunch
  case leavesLinksToUnifiedDeepLinking
  case asksForOwnParameter
  case readsOwnParameterAsText
  case walksToOwnParameter
}

/// Which piece is missing from the code of the pages.
private let missing = Mutex<Piece?>(nil)

private func has(_ piece: Piece) -> Bool { missing.withLock { $0 != piece } }

@MainActor
private func record(_ name: String, _ argument: String? = nil) { AppEnvironment.current.record(name, argument) }

// MARK: AppsFlyer: legacy APIs

private final class Screen: UIViewController {
  var attributionData: [AnyHashable: Any]?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("seen with", attributionData?["pid"] as? String)
  }
}

private final class LegacyPage: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "{YourDevKey}"
    AppsFlyerLib.shared().appleAppID = "4242"
    if has(.setsDelegate) { AppsFlyerLib.shared().delegate = self }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if has(.startsWhenActive) { AppsFlyerLib.shared().start() }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    if has(.continuesUserActivity) { AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil) }
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    if has(.handsOpenURLOver) { AppsFlyerLib.shared().handleOpen(url, options: options) }
    return true
  }

  private func walk(params: [AnyHashable: Any]) {
    let storyBoard = UIStoryboard(name: "Main", bundle: nil)
    if has(.dismissesTheScreenBefore) {
      UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true, completion: nil)
    }
    var fruit = ""
    if has(.readsTheValue), let value = params["deep_link_value"] as? String {
      fruit = value
    } else if has(.readsTheLink), let link = params["link"] as? String {
      guard let url = URLComponents(string: link) else { return record("no link") }
      let item = url.queryItems?.first { !has(.looksForTheNameInTheLink) || $0.name == "deep_link_value" }
      if let value = item?.value { fruit = value }
    }
    let identifier = fruit + "_vc"
    if let screen = storyBoard.instantiateViewController(withIdentifier: identifier) as? Screen {
      if has(.handsParametersOn) { screen.attributionData = params }
      UIApplication.shared.windows.first?.rootViewController?.present(screen, animated: true, completion: nil)
    } else if has(.reportsUnknownScreens) {
      AppEnvironment.current.noRoute(to: identifier)
    }
  }
}

extension LegacyPage: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard has(.readsTheStatus), let status = data["af_status"] as? String else { return }
    if has(.asksForNonOrganic) ? status == "Non-organic" : status != "Organic" {
      if has(.namesTheSource), let source = data["media_source"], let campaign = data["campaign"] {
        record("install", "of \(source) and \(campaign)")
      }
    } else {
      record("install", "organic")
    }
    let isFirstLaunch = data["is_first_launch"] as? Bool == true
    if isFirstLaunch || !has(.asksForTheFirstLaunch) {
      if data["deep_link_value"] != nil || !has(.asksForTheValue) {
        if has(.walksAfterTheInstall) { walk(params: data) }
      } else {
        record("install", "of no link")
      }
    } else if has(.saysThatItIsNotTheFirst) {
      record("launch", "not the first")
    }
  }

  func onConversionDataFail(_ error: Error) {
    if has(.reportsFailureOfConversionData) { record("failure", "of conversion data") }
  }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    if has(.walksOnOpenAttribution) { walk(params: attributionData) }
  }

  func onAppOpenAttributionFailure(_ error: Error) {
    if has(.reportsFailureOfLinks) { record("failure", "of a link") }
  }
}

// MARK: AppsFlyer: extended deferred deep linking

private final class ExtendedPage: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "{YourDevKey}"
    AppsFlyerLib.shared().appleAppID = "4242"
    if has(.setsDeepLinkDelegate) { AppsFlyerLib.shared().deepLinkDelegate = self }
    AppsFlyerLib.shared().delegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if result.status == .found, let value = result.deepLink?.deeplinkValue, !value.isEmpty {
      AppEnvironment.current.show(value + "_vc")
    }
  }
}

extension ExtendedPage: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard has(.readsConversionData) else { return }
    // The page casts to a dictionary of Foundation's and back, without a question.
    // swift-format-ignore: NeverForceUnwrap
    guard let data = data as NSDictionary? as! [String: Any]? else { return }
    guard data["af_status"] as? String == "Non-organic" || !has(.filtersStatus) else { return record("organic") }
    guard data["is_first_launch"] as? Bool == true || !has(.filtersFirstLaunch) else { return }
    guard !data.keys.contains("deep_link_value") || !has(.leavesLinksToUnifiedDeepLinking) else { return }
    guard data.keys.contains("fruit_name") || !has(.asksForOwnParameter) else { return record("nothing to open") }
    switch data["fruit_name"] {
    case let fruit as String where has(.readsOwnParameterAsText):
      if has(.walksToOwnParameter) { AppEnvironment.current.show(fruit + "_vc") }
    default: record("no fruit")
    }
  }

  func onConversionDataFail(_ error: Error) {}
}

// MARK: What they promise

final class AppsFlyerPagePiecesTests: XCTestCase {
  private let link = "https://onelink-basic-app.onelink.me/H5hv?pid=Email&c=fruit_of_the_month&deep_link_value=apples"
  private let short = "https://onelink-basic-app.onelink.me/H5hv/apples?utm_source=a&deep_link_value=apples"
  private let plain = "https://onelink-basic-app.onelink.me/H5hv/plain"
  private let unknown = "https://onelink-basic-app.onelink.me/H5hv/unknown"
  private let scheme = "afbasicapp://mainactivity?pid=Email&deep_link_value=apples"
  private let bare = "afbasicapp://mainactivity?pid=Email"
  private let custom = "https://onelink-basic-app.onelink.me/H5hv?pid=Email&fruit_name=apples"
  private let both = "https://onelink-basic-app.onelink.me/H5hv?pid=Email&fruit_name=pears&deep_link_value=apples"

  private func failures(
    _ app: TestedApp, unified: Bool = false, backend: [BackendAnswer] = [], _ steps: [Step],
    _ assertions: TraceAssertion...
  ) throws -> [String] {
    let run = try ScenarioTest(
      Scenario(
        name: "page", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(
          scheme: "afbasicapp", domains: ["onelink-basic-app.onelink.me"],
          sdks: [.appsFlyer(unifiedDeepLinking: unified)]),
        backend: backend, steps: steps), app: app
    ).run()
    return run.failures(of: assertions).map { "\($0)" }
  }

  /// What the page about the legacy APIs promises, as far as it does not hold.
  private func brokenLegacyPromises() throws -> [String] {
    let app = TestedApp.integrated(appDelegate: {
      AppEnvironment.current.storyboard["apples_vc"] = { Screen() }
      return LegacyPage()
    }).recording("install", "launch", "failure", "seen with")
    let running: [Step] = [.install, .launch, .wait(.seconds(20))]
    var broken: [String] = []
    for link in [link, scheme] {
      broken += try failures(
        app, running + [.tap(link)], .sequence("onAppOpenAttribution", "route apples_vc", "seen with Email"),
        .sequence("install organic", "install of no link"))
    }
    broken += try failures(
      app, running + [.tap(link), .wait(.seconds(5)), .tap(scheme)], .count("route apples_vc", 2))
    // A short link of which the servers know nothing but the campaign: its value stands in the link alone.
    broken += try failures(
      app, backend: [.shortLink(short, ["c": "fruit_of_the_month"])], running + [.tap(short)],
      .sequence("onAppOpenAttribution", "route apples_vc"))
    broken += try failures(
      app, backend: [.shortLink(plain, ["deep_link_value": "apples"])], running + [.tap(plain)],
      .sequence("onAppOpenAttribution", "route apples_vc"))
    broken += try failures(
      app, running + [.tap(unknown)], .sequence("onAppOpenAttributionFailure", "failure of a link"))
    broken += try failures(app, running + [.tap(bare)], .sequence("onAppOpenAttribution", "no route _vc"))
    broken += try failures(
      app, [.tap(link)] + running + [.background, .launch],
      .sequence("install of Email and fruit_of_the_month", "route apples_vc", "launch not the first"),
      .count("route apples_vc", 1), .never("install organic"))
    // Whatever is not called non-organic counts as organic.
    broken += try failures(
      app, backend: [.appsFlyer(.conversionData, body: ["af_status": "Restricted"])], running,
      .sequence("onConversionDataSuccess", "install organic"))
    broken += try failures(
      app, backend: [.appsFlyer(.conversionData, failure: .offline)], running,
      .sequence("onConversionDataFail", "failure of conversion data"))
    return broken
  }

  /// What the page about extended deferred deep linking promises, as far as it does not hold.
  private func brokenExtendedPromises() throws -> [String] {
    let app = TestedApp.integrated(appDelegate: { ExtendedPage() })
      .recording("organic", "nothing to open", "no fruit")
    let running: [Step] = [.install, .launch, .wait(.seconds(20))]
    var broken: [String] = []
    broken += try failures(
      app, unified: true, [.tap(custom)] + running + [.background, .launch],
      .sequence("didResolveDeepLink", "onConversionDataSuccess", "route apples_vc"), .count("route apples_vc", 1))
    // Unified deep linking has opened the link.
    broken += try failures(
      app, unified: true, [.tap(both)] + running, .count("route apples_vc", 1), .never("route pears_vc"))
    broken += try failures(
      app, unified: true, running, .sequence("onConversionDataSuccess", "organic"), .never("nothing to open"))
    broken += try failures(
      app, unified: true, [.tap("https://onelink-basic-app.onelink.me/H5hv?pid=Email")] + running,
      .sequence("onConversionDataSuccess", "nothing to open"), .never("no fruit"))
    return broken
  }

  func testTheLogShowsTheIDThatTheAppSets() throws {
    let run = try ScenarioTest(
      Scenario(
        name: "log", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(scheme: "afbasicapp", sdks: [.appsFlyer()]),
        steps: [.install, .launch, .wait(.seconds(20))]),
      app: TestedApp.integrated(appDelegate: { LegacyPage() })
    ).run()
    let addresses = LogText(of: .appsFlyer, run.trace, plan: run.plan).lines.filter { $0.contains("https://") }
    XCTAssertEqual(addresses.count, 2)
    for address in addresses {
      XCTAssertTrue(address.contains("app_id=4242&") || address.contains("/id4242?"), address)
    }
  }

  /// As in the log on the page: `-[basic_app.AppDelegate onConversionDataSuccess:]`.
  func testTheLogShowsTheClassesOfTheDelegates() throws {
    for (app, expected) in [
      (TestedApp.integrated(appDelegate: { LegacyPage() }), ["-[DeepLinkSimulatorXCTestTests.LegacyPage on"]),
      (
        .integrated(appDelegate: { ExtendedPage() }),
        ["[DDL] Delegate: DeepLinkSimulatorXCTestTests.ExtendedPage", "-[DeepLinkSimulatorXCTestTests.ExtendedPage on"]
      ),
    ] {
      let run = try ScenarioTest(
        Scenario(
          name: "log", platform: PlatformDescription(style: .uikitAppDelegate),
          app: AppDescription(sdks: [.appsFlyer()]),
          steps: [.install, .launch, .wait(.seconds(20)), .kill(), .launch]), app: app
      ).run()
      let lines = LogText(of: .appsFlyer, run.trace, plan: run.plan).lines.filter {
        $0.contains("Delegate:") || $0.contains("onConversionDataSuccess:")
      }
      XCTAssertEqual(lines.count, 2 * expected.count, lines.joined(separator: "\n"))
      for (line, text) in zip(lines, expected + expected) { XCTAssertTrue(line.contains(text), line) }
    }
  }

  func testThePagesKeepTheirPromises() throws {
    XCTAssertEqual(try brokenLegacyPromises(), [])
    XCTAssertEqual(try brokenExtendedPromises(), [])
  }

  func testEachPieceThatIsLeftOutBreaksAPromise() throws {
    defer { missing.withLock { $0 = nil } }
    for piece in Piece.allCases {
      missing.withLock { $0 = piece }
      let broken = try brokenLegacyPromises() + brokenExtendedPromises()
      XCTAssertNotEqual(broken, [], "nothing notices that \(piece) is missing")
    }
  }
}
