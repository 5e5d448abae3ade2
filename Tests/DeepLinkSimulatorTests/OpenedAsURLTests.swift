import DeepLinkSimulator
import Foundation
import TestSupport
import XCTest

/// What an app's own delegates are given with a link that was not tapped in another app.
final class OpenedAsURLTests: XCTestCase {
  @MainActor private final class Delegates: ApplicationDelegate, SceneDelegate {
    let environment: AppEnvironment

    init(_ environment: AppEnvironment) { self.environment = environment }

    private func note(_ name: String, url: URL?, activity: URL?) {
      environment.record("\(name): url \(url?.host ?? "none"), activity \(activity?.host ?? "none")")
    }

    func application(
      _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      guard let launchOptions else { return true }
      note("launch", url: launchOptions.url, activity: launchOptions.userActivity?.webpageURL)
      return true
    }

    func scene(_ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions) {
      note(
        "connection", url: connectionOptions.urlContexts.first?.url,
        activity: connectionOptions.userActivities.first?.webpageURL)
    }

    func scene(_ scene: AppScene, openURLContexts urlContexts: Set<OpenURLContext>) {
      note("contexts", url: urlContexts.first?.url, activity: nil)
    }

    func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
      note("open", url: url, activity: nil)
      return true
    }

    func onOpenURL(_ url: URL) { note("onOpenURL", url: url, activity: nil) }

    func onContinueUserActivity(_ userActivity: NSUserActivity) {
      note("onContinueUserActivity", url: nil, activity: userActivity.webpageURL)
    }
  }

  private func notes(_ style: String, _ origin: String) throws -> [String] {
    let run = try TestRun(
      """
      "platform": { "style": "\(style)" },
      "app": { "scheme": "shop", "domains": ["shop.example.com"] },
      "steps": [
        { "install": {} }, { "tap": "https://shop.example.com/a", "from": "\(origin)" }, { "background": {} },
        { "tap": "https://shop.example.com/a", "from": "\(origin)" }
      ]
      """, makeApp: { _ in DelegateApp { Delegates($0) } })
    return run.labels(.app)
  }

  func testTheOptionsHaveAURLForAWidgetAndAnActivityForAScan() throws {
    let (url, activity) = ("url shop.example.com, activity none", "url none, activity shop.example.com")
    for origin in ["widget", "smart-app-banner"] {
      XCTAssertEqual(try notes("uikit-app-delegate", origin), ["launch: " + url, "open: " + url, "open: " + url])
      XCTAssertEqual(try notes("uikit-scenes", origin), ["connection: " + url, "contexts: " + url])
      XCTAssertEqual(try notes("swiftui-app-delegate", origin), ["onOpenURL: " + url, "onOpenURL: " + url])
      XCTAssertEqual(try notes("swiftui-scene-delegate", origin), ["connection: " + url, "onOpenURL: " + url])
    }
    for origin in ["camera", "nfc-tag"] {
      XCTAssertEqual(try notes("uikit-app-delegate", origin).first, "launch: " + activity)
      XCTAssertEqual(try notes("uikit-scenes", origin).first, "connection: " + activity)
      let call = "onContinueUserActivity: " + activity
      XCTAssertEqual(try notes("swiftui-app-delegate", origin), [call, call])
      XCTAssertEqual(try notes("swiftui-scene-delegate", origin), ["connection: " + activity, call])
    }
  }

  func testALinkThatTheAppStoresKeepsItsForm() throws {
    func calls(_ origin: String, style: String = "uikit-scenes") throws -> [String] {
      let run = try TestRun(
        """
        "platform": { "style": "\(style)" },
        "app": { "domains": ["example.onelink.me"], "appsflyer": { "integration": {
          "move": { "handleOpen": "willResignActiveNotification", "continue": "willResignActiveNotification" } } } },
        "steps": [
          { "install": {} }, { "tap": "https://example.onelink.me/b?pid=x&deep_link_value=a", "from": "\(origin)" },
          { "wait": "1m" }, { "background": {} }
        ]
        """)
      return run.labels(.app).map { $0.components(separatedBy: " ")[0] }
        .filter { ["AppsFlyerLib.handleOpen", "AppsFlyerLib.continue"].contains($0) }
    }
    XCTAssertEqual(try calls("widget"), ["AppsFlyerLib.handleOpen"])
    XCTAssertEqual(try calls("other-app"), ["AppsFlyerLib.continue"])
    XCTAssertEqual(try calls("other-app", style: "swiftui-app-delegate"), ["AppsFlyerLib.handleOpen"])
  }
}
