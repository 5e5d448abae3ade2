import AppsFlyerLib
import UIKit
import WebKit

/// Sets up the SDK by the names of its properties, which it has from elsewhere, and shows pages in a web view whose
/// preferences have no methods.
final class NamedSettingsAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?

  private func setUp(_ settings: [(String, Any)]) {
    for (name, value) in settings { AppsFlyerLib.shared().setValue(value, forKey: name) }
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    setUp([
      ("apps" + "FlyerDevKey", "dev-key"), ("appleAppID", "1512793879"), ("isDebug", 1), ("deepLinkDelegate", self),
      ("minTimeBetweenSessions", 2),
    ])
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard AppsFlyerLib.shared().value(forKey: "appsFlyerDevKey") as? String == "dev-key" else { return }
    AppsFlyerLib.shared().start()
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity)
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let fruit = result.deepLink?.deeplinkValue else { return }
    let page = NamedSettingsPage()
    page.title = fruit
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(page, animated: true)
  }
}

/// A page in a web view.
final class NamedSettingsPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = WKWebViewConfiguration()
    configuration.preferences.setValue(true, forKey: "allowFileAccessFromFileURLs")
    configuration.setValue(true, forKey: "allowUniversalAccessFromFileURLs")
    view.addSubview(WKWebView(frame: .zero, configuration: configuration))
  }
}
