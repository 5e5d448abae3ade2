import DeepLinkSimulatorXCTest
import Foundation
import XCTest

/// What app code can call and is asked by AppsFlyer's stand-in, beyond the standard integration.
final class AppsFlyerStandInTests: XCTestCase {
  private func run(
    _ app: TestedApp, version: String = "6.15", domains: [String] = [],
    _ steps: [Step]
  ) throws -> ScenarioRun {
    let sdk = SDKDescription.appsFlyer(
      version: try XCTUnwrap(AppsFlyerProfile.named(version)), unifiedDeepLinking: true)
    return try ScenarioTest(
      Scenario(
        name: "shop", platform: PlatformDescription(style: .uikitAppDelegate),
        app: AppDescription(scheme: "shop", domains: ["shop.onelink.me"] + domains, sdks: [sdk]),
        steps: steps), app: app
    ).run()
  }

  // MARK: Version 7, as in the migration guide

  private final class Version7AppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerDeepLinkDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppsFlyerLib.shared().initialize(devKey: "YOUR_DEV_KEY", appId: "123456789")
      AppsFlyerLib.shared().deepLinkDelegate = self
      AppsFlyerLib.shared().handleLaunchOptions(launchOptions)
      AppsFlyerLib.shared().registerSessionReadyListener {
        MainActor.assumeIsolated {
          AppEnvironment.current.record("ready", "\(AppsFlyerLib.shared().isSessionReady())")
          AppsFlyerLib.shared().start()
        }
      }
      return true
    }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
      return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      AppsFlyerLib.shared().unregisterSessionReadyListener()
    }

    func didResolveDeepLink(_ result: DeepLinkResult) {
      if let value = result.deepLink?.deeplinkValue { AppEnvironment.current.show(value) }
    }
  }

  func testTheAppDelegateOfTheMigrationGuideWaitsForItsLink() throws {
    let app = TestedApp.integrated(appDelegate: { Version7AppDelegate() })
    let run = try run(
      app, version: "7.0.1",
      [
        .install, .launch, .wait(.seconds(60)), .kill(), .tap("https://shop.onelink.me/a?deep_link_value=hats"),
        .wait(.seconds(60)), .background, .wait(.seconds(60)), .foreground, .wait(.seconds(60)),
      ])
    assertTrace(
      run,
      .sequence(
        "AppsFlyerLib.handleLaunchOptions", "AppsFlyerLib.registerSessionReadyListener", "ready true",
        "AppsFlyerLib.handleLaunchOptions https://shop.onelink.me/a?deep_link_value=hats", "AppsFlyerLib.continue",
        "didResolveDeepLink", "route hats", "ready true", "AppsFlyerLib.unregisterSessionReadyListener"),
      .count("sessionReadyListener", 2))
  }

  // MARK: Events, push and wrapped links

  private final class ShopDelegate: UIResponder, UIApplicationDelegate, AppsFlyerLibDelegate, DeepLinkDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let lib = AppsFlyerLib.shared()
      lib.appsFlyerDevKey = "key"
      lib.appleAppID = "1"
      lib.resolveDeepLinkURLs = ["click.example.com"]
      lib.appendParametersToDeeplinkURL(
        contains: "example.com", parameters: ["pid": "exampleDomain", "is_retargeting": "true"])
      lib.delegate = self
      lib.deepLinkDelegate = self
      lib.start()
      lib.logEvent(name: "af_login", values: ["a": 1]) { response, error in
        AppEnvironment.current.record("event", "\(response?["statusCode"] ?? "none") \(error == nil)")
      }
      lib.addPushNotificationDeepLinkPath(["data", "link"])
      lib.handlePushNotification(
        ["data": ["link": "https://shop.onelink.me/a?deep_link_value=socks"], "other": [1, true, NSNull()]])
      return true
    }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    }

    func didResolveDeepLink(_ result: DeepLinkResult) {
      if let value = result.deepLink?.deeplinkValue { AppEnvironment.current.show(value) }
    }

    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
    func onConversionDataFail(_ error: any Error) {}

    func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]? {
      AppEnvironment.current.record("asked", URL.absoluteString)
      return ["X-Shop": "1"]
    }
  }

  func testAnEventIsCompletedAndAPushPayloadIsTheOneThatIsHandedOver() throws {
    let app = TestedApp.integrated(appDelegate: { ShopDelegate() })
    let run = try run(app, [.install, .launch, .wait(.seconds(20))])
    assertTrace(
      run, .sequence("AppsFlyerLib.logEvent af_login", "logEventWithCompletionHandler", "event 200 true"),
      .sequence("AppsFlyerLib.handlePushNotification", "didResolveDeepLink", "route socks"))
  }

  func testTheDelegateIsAskedForHeaderFieldsBeforeAWrappedLinkIsFollowed() throws {
    let app = TestedApp.integrated(appDelegate: { ShopDelegate() })
    let run = try run(
      app, domains: ["click.example.com"],
      [.install, .launch, .wait(.seconds(20)), .background, .tap("https://click.example.com/1"), .wait(.seconds(9))])
    assertTrace(
      run,
      .sequence(
        "AppsFlyerLib.continue", "allHTTPHeaderFields", "asked https://click.example.com/1",
        "send redirect https://click.example.com/1", "didResolveDeepLink"))
  }

  // MARK: Invitations

  private final class InvitingDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppsFlyerLib.shared().appsFlyerDevKey = "key"
      AppsFlyerLib.shared().appleAppID = "1"
      AppsFlyerLib.shared().appInviteOneLinkID = "H5hv"
      AppsFlyerLib.shared().start()
      for campaign in ["first", "second"] {
        AppsFlyerShareInviteHelper.generateInviteUrl(
          linkGenerator: {
            $0.setCampaign(campaign); return $0
          },
          completionHandler: { url in AppEnvironment.current.record(campaign, url?.absoluteString ?? "none") })
      }
      return true
    }
  }

  func testEachInvitationReachesTheBlockThatAskedForIt() throws {
    let app = TestedApp.integrated(appDelegate: { InvitingDelegate() })
    assertTrace(
      try run(app, [.install, .launch, .wait(.seconds(20))]),
      .sequence(
        "generateInviteUrlWithCompletionHandler", "first https://go.onelink.me/H5hv/invite1",
        "generateInviteUrlWithCompletionHandler", "second https://go.onelink.me/H5hv/invite2"))
  }
}
