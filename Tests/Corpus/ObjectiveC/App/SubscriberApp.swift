import AppsFlyerLib
import UIKit
import UserNotifications

// The app delegate of a framework for modules hands its calls on to subscribers, and asks each by a selector whether it
// has the method.

class SubscriberBase: UIResponder {}
protocol SubscriberMethods: UIApplicationDelegate {}
typealias Subscriber = SubscriberBase & SubscriberMethods

class ModuleAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var subscribers: [any Subscriber] { [] }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    for subscriber in subscribers {
      _ = subscriber.application?(application, didFinishLaunchingWithOptions: launchOptions)
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    subscribers.forEach { $0.applicationDidBecomeActive?(application) }
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    let selector = #selector(UIApplicationDelegate.application(_:open:options:))
    return subscribers.filter { $0.responds(to: selector) }.reduce(false) { result, subscriber in
      subscriber.application?(app, open: url, options: options) ?? false || result
    }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    let selector = #selector(application(_:continue:restorationHandler:))
    return subscribers.filter { $0.responds(to: selector) }.reduce(false) { result, subscriber in
      subscriber.application?(application, continue: userActivity, restorationHandler: restorationHandler) ?? false
        || result
    }
  }
}

final class SilentSubscriber: Subscriber {}

final class LinkSubscriber: Subscriber {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    AppsFlyerLib.shared().handleOpen(url, options: options)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }
}

extension LinkSubscriber: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let name = result.deepLink?.deeplinkValue else { return }
    let screen = UIViewController()
    screen.title = name
    UIApplication.shared.windows.first?.rootViewController?.present(screen, animated: true)
  }
}

extension LinkSubscriber: UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}

/// A subclass has the methods of its superclass.
class MeasuringSubscriber: Subscriber {
  var activations = 0
  func applicationDidBecomeActive(_ application: UIApplication) { activations += 1 }
}
final class QuietSubscriber: MeasuringSubscriber {
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
}

final class SubscribedAppDelegate: ModuleAppDelegate {
  private let links = LinkSubscriber()
  override var subscribers: [any Subscriber] { [SilentSubscriber(), links] }
}
