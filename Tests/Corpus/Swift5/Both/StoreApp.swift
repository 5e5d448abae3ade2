// An app delegate that imports UIKit and the SDK alone, and has notifications: on a device UIKit brings
// UserNotifications with it.
import AppsFlyerLib
import UIKit

final class StoreAppDelegate: UIResponder, UIApplicationDelegate {
  @Published private(set) var pushes = 0
  let store = LinkStore()
  private lazy var screen = StoreScreen(store: store)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    let options: UNAuthorizationOptions = [.alert, .badge, .sound]
    UNUserNotificationCenter.current().requestAuthorization(options: options) { _, _ in }
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().addPushNotificationDeepLinkPath(["link"])
    screen.begin()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }
}

extension StoreAppDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) { store.take(result) }
}

extension StoreAppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    pushes += 1
    AppsFlyerLib.shared().handlePushNotification(response.notification.request.content.userInfo)
    completionHandler()
  }
}
