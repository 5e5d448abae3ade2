import UIKit
import UserNotifications

/// Shows what each notification is about: when it arrives in front, and when the user opens it.
final class PushActionAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?
  /// The mistake: a notification that the user dismisses, or one of its buttons, is followed like a tap.
  var ignoresAction = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    show("\(notification.request.identifier) arrives")
    return [.banner, .list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: show("\(response.notification.request.identifier) opens")
    case UNNotificationDismissActionIdentifier: if ignoresAction { show("dismissed") }
    case let button: if ignoresAction { show("button \(button)") }
    }
    completionHandler()
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    show("silent \(userInfo["title"] ?? "without a title")")
    completionHandler(.newData)
  }

  private func show(_ title: String) {
    let screen = UIViewController()
    screen.title = title
    (window?.rootViewController as? UINavigationController)?.pushViewController(screen, animated: false)
  }
}
