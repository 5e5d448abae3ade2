import AppsFlyerLib
import UIKit
import UserNotifications

// Push notifications with a link inside: the delegate of the notification center gets the one that the user taps, cold
// and warm, if it is set before the launch is over.

class PushAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// The mistake: the delegate is set when the app is active, too late for a notification that launches it.
  var setsDelegateLate = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().addPushNotificationDeepLinkPath(["af_push_link"])
    if !setsDelegateLate { UNUserNotificationCenter.current().delegate = self }
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
    application.registerForRemoteNotifications()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    AppsFlyerLib.shared().start()
    if setsDelegateLate {
      DispatchQueue.main.async { UNUserNotificationCenter.current().delegate = self }
    }
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    AppsFlyerLib.shared().registerUninstall(deviceToken)
  }
}

extension PushAppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    AppsFlyerLib.shared().handlePushNotification(response.notification.request.content.userInfo)
    completionHandler()
  }
}

extension PushAppDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let link = result.deepLink, let value = link.deeplinkValue else { return }
    let screen = UIViewController()
    screen.title = value
    UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.windows.first { $0.isKeyWindow } }.first?
      .rootViewController?.present(screen, animated: true)
  }
}
