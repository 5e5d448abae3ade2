import AppsFlyerLib
import UIKit

/// The delegate that all apps of a company have.
open class BaseAppDelegate: UIResponder, UIApplicationDelegate {
  open func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    UNUserNotificationCenter.current().delegate = self as? UNUserNotificationCenterDelegate
    return true
  }

  open func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    show("push")
    return .newData
  }

  func show(_ title: String) {}
}

class TrackedAppDelegate: BaseAppDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }
}

/// One of the apps, with methods that its superclasses do not have.
final class DerivedAppDelegate: TrackedAppDelegate, DeepLinkDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?

  override func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    AppsFlyerLib.shared().deepLinkDelegate = self
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    await MainActor.run { show("notification") }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let value = result.deepLink?.deeplinkValue { show(value) }
  }

  override func show(_ title: String) {
    let screen = UIViewController()
    screen.title = title
    window?.rootViewController = screen
  }
}
