import AppsFlyerLib
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// An app delegate of Flutter's template, with the stand-in that the page about apps in Xcode shows.
final class FlutterHostTests: XCTestCase {
  private final class AppDelegate: FlutterAppDelegate, DeepLinkDelegate {
    override func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
      AppsFlyerLib.shared().appleAppID = "1512793879"
      AppsFlyerLib.shared().deepLinkDelegate = self
      return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    override func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
      return super.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }
    func didResolveDeepLink(_ result: DeepLinkResult) {}
  }

  func testALinkReachesTheSDKAndDart() throws {
    let link = "https://example.onelink.me/H5hv?deep_link_value=apples"
    let test = try CorpusScenario.fruit(
      .integrated(appDelegate: { AppDelegate() }), steps: [.install, .launch, .background, .tap(link)])
    let run = test.run()
    XCTAssertEqual(run.failures(of: .count("route Dart /H5hv", 1)).map { "\($0)" }, [])
    XCTAssertEqual(run.failures(of: .count("didResolveDeepLink found", 1)).map { "\($0)" }, [])
  }
}
