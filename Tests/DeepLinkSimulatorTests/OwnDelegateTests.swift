import DeepLinkSimulator
import Foundation
import TestSupport
import XCTest

/// A delegate written the way a real app writes it: nothing in it knows of a simulation.
private final class AppDelegate {
  private(set) var lines: [String] = []
  private(set) var shownFruit: String?
  let router: Router

  init(router: Router) {
    self.router = router
  }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    if let status = data["af_status"] as? String, status == "Non-organic",
      let isFirstLaunch = data["is_first_launch"] as? Bool, isFirstLaunch,
      let fruit = data["deep_link_value"] as? String
    {
      router.open(fruit)
    }
  }

  func onConversionDataFail(_ error: Error) {
    lines.append("\(error)")
  }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    guard let fruit = attributionData["deep_link_value"] as? String else { return }
    router.open(fruit)
  }
}

private final class Router {
  let show: (String) -> Void
  init(show: @escaping (String) -> Void) { self.show = show }
  func open(_ fruit: String) { show(fruit + "_vc") }
}

extension AppDelegate: AppsFlyerLibDelegate {}

final class OwnDelegateTests: XCTestCase {
  private static let link = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=peaches"

  @MainActor private static func app(_ environment: AppEnvironment) -> AnyObject {
    AppDelegate(router: Router { screen in MainActor.assumeIsolated { environment.show(screen) } })
  }

  func testADelegateOfARealAppPlugsIn() throws {
    let run = try TestRun(
      """
      "app": { "domains": ["example.onelink.me"], "appsflyer": {} },
      "steps": [{ "tap": "\(Self.link)" }, { "install": {} }, { "launch": {} }]
      """, makeApp: { _ in DelegateApp { Self.app($0) } })
    XCTAssertEqual(run.callbacks, ["onConversionDataSuccess"])
    XCTAssertEqual(run.labels(.app).last, "route peaches_vc")
    XCTAssertEqual(run.result.finalState.screen, "peaches_vc")
  }

  func testACallbackThatTheDelegateDoesNotImplementIsLostAndNotCalled() throws {
    let run = try TestRun(
      """
      "app": { "domains": ["example.onelink.me"], "appsflyer": {} },
      "backend": { "appsflyer": { "shortLink": { "failure": "timeout" } } },
      "steps": [{ "install": {} }, { "tap": "https://example.onelink.me/H5hv/apples" }]
      """, makeApp: { _ in DelegateApp { Self.app($0) } })
    XCTAssertFalse(run.callbacks.contains("onAppOpenAttributionFailure"))
    XCTAssertTrue(run.labels(.sdk(.appsFlyer)).contains("lost onAppOpenAttributionFailure"))
  }

  func testTheDelegateIsHeldWeakly() throws {
    let run = try TestRun(
      """
      "app": { "domains": ["example.onelink.me"], "appsflyer": {} },
      "steps": [{ "install": {} }, { "launch": {} }, { "releaseDelegate": "appsflyer" }]
      """, makeApp: { _ in DelegateApp { Self.app($0) } })
    XCTAssertEqual(run.callbacks, [])
    XCTAssertTrue(run.labels(.sdk(.appsFlyer)).contains("lost onConversionDataSuccess"))
  }
}
