import AppsFlyerLib
import UIKit

class LinkAppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerLibDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private var hasFollowedLink = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true, !hasFollowedLink else { return }
    show(conversionInfo["deep_link_value"] as? String)
  }

  func onConversionDataFail(_ error: Error) {}

  func didResolveDeepLink(_ result: DeepLinkResult) {
    hasFollowedLink = result.status == .found
    show(result.deepLink?.deeplinkValue)
  }

  private func show(_ name: String?) {
    guard let name else { return }
    let screen = UIViewController()
    screen.title = name
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(screen, animated: true)
  }
}
