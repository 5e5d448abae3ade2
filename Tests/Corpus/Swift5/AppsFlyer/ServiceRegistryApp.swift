import AppsFlyerLib
import UIKit

/// A part of an app that gets all calls of the system.
protocol AppService: UIApplicationDelegate {}

/// The app delegate of a library that passes all calls on to the parts of the app.
class ServiceRegistryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var services: [AppService] { [] }
  private lazy var registered: [AppService] = services
  /// The results of the last link, for the parts that take links.
  var answers: [Bool] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    for service in registered { _ = service.application?(application, didFinishLaunchingWithOptions: launchOptions) }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    for service in registered { service.applicationDidBecomeActive?(application) }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    answers = registered.compactMap {
      $0.application?(application, continue: userActivity, restorationHandler: restorationHandler)
    }
    return answers.contains(true)
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    answers = registered.compactMap { $0.application?(app, open: url, options: options) }
    return answers.contains(true)
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {
    for service in registered { service.applicationSignificantTimeChange?(application) }
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    for service in registered { service.applicationProtectedDataDidBecomeAvailable?(application) }
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    for service in registered { service.applicationProtectedDataWillBecomeUnavailable?(application) }
  }

  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    for service in registered {
      service.application?(application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
    }
  }

  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) {
    for service in registered {
      service.application?(
        application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
        completionHandler: completionHandler)
    }
  }

  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    for service in registered {
      if let screen = service.application?(
        application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
      {
        return screen
      }
    }
    return nil
  }

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    registered.contains { $0.application?(application, shouldSaveApplicationState: coder) == true }
  }
}

/// The part that takes links.
final class LinkService: NSObject, AppService, DeepLinkDelegate {
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
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let name = result.deepLink?.deeplinkValue else { return }
    let screen: LinkScreen = TopScreen.make()
    screen.title = name
    TopScreen.current?.present(screen, animated: true)
  }
}

/// The part that counts what happens, and takes no links.
final class CountingService: NSObject, AppService {
  static var times = 0
  func applicationSignificantTimeChange(_ application: UIApplication) { Self.times += 1 }
}

/// The screen of a link, which its maker knows only by its type.
final class LinkScreen: UIViewController {}

/// A router of a library that an extension shares with the app, and so does not name `UIApplication.shared`.
enum TopScreen {
  static func make<Screen: UIViewController>() -> Screen { Screen() }

  static var current: UIViewController? {
    let selector = NSSelectorFromString("sharedApplication")
    let application = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    var screen = application?.windows.first { $0.isKeyWindow }?.rootViewController
    while let presented = screen?.presentedViewController { screen = presented }
    return screen
  }
}

/// The app delegate of an app that uses the library.
final class RegisteredAppDelegate: ServiceRegistryDelegate {
  override var services: [AppService] { [CountingService(), LinkService()] }
}

/// The app delegate of an app from the time of iOS 2.
final class FirstAppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }
}
