import AppsFlyerLib
import UIKit
import UserNotifications

/// Follows each push once, although its scene and the delegate of the notification center both get a cold one.
final class SeenPushAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private var seen: Set<String> = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { follow(response) }

  func follow(_ response: UNNotificationResponse) {
    let request = response.notification.request
    guard seen.insert("\(request.identifier)|\(response.actionIdentifier)").inserted else { return }
    AppsFlyerLib.shared().handlePushNotification(request.content.userInfo)
    let screen = UIViewController()
    screen.title = "\(request.content.title) of \(request.content.categoryIdentifier)"
    let window = (response.targetScene as? UIWindowScene)?.windows.first
    (window?.rootViewController as? UINavigationController)?.pushViewController(screen, animated: true)
  }
}

final class SeenPushSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    if let response = connectionOptions.notificationResponse {
      (UIApplication.shared.delegate as? SeenPushAppDelegate)?.follow(response)
    }
  }
}
