import AppsFlyerLib
import Foundation
import UIKit.UIApplication
import class UIKit.UIViewController

/// An app from before Swift 4.2, with the names that UIKit had then.
final class VeteranAppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerTrackerDelegate {
  var window: UIWindow?
  private let tabs = UIViewController()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    guard let path = Bundle.main.path(forResource: "keys", ofType: "plist"),
      let keys = NSDictionary(contentsOfFile: path) as? [String: String]
    else { return false }
    AppsFlyerTracker.shared().appsFlyerDevKey = keys["devKey"]
    AppsFlyerTracker.shared().appleAppID = "1512793879"
    AppsFlyerTracker.shared().delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(begin), name: .UIApplicationDidBecomeActive, object: nil)
    NotificationCenter.default.addObserver(forName: .UIApplicationDidEnterBackground, object: nil, queue: .main) { _ in
      self.leave()
    }
    let first = UIViewController()
    tabs.addChildViewController(first)
    first.didMove(toParentViewController: tabs)
    window?.rootViewController = tabs
    return tabs.childViewControllers.count == 1
  }

  @objc private func begin() {
    AppsFlyerTracker.shared().trackAppLaunch()
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { [weak self] granted, _ in
      if granted { self?.registerForPush() }
    }
  }

  private func leave() { window?.endEditing(true) }
  private func registerForPush() { UIApplication.shared.registerForRemoteNotifications() }

  func application(_ app: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey: Any] = [:]) -> Bool {
    AppsFlyerTracker.shared().handleOpen(url, options: options)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerTracker.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: Error) {}

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    let link = (attributionData["link"] as? String).flatMap(URLComponents.init(string:))
    let name = link?.queryItems?.first { $0.name == "deep_link_value" }?.value
    let alert = UIAlertController(title: name, message: nil, preferredStyle: UIAlertControllerStyle.alert)
    alert.view.layoutMargins = UIEdgeInsetsMake(8, 8, 8, 8)
    window?.rootViewController?.present(alert, animated: true)
  }
}
