import AdjustSdk
import UIKit

/// A plug-in of a cross-platform app, whose host passes the calls of the system on to it.
@objc protocol HostedPlugin: NSObjectProtocol {
  @objc optional func handle(_ url: URL)
  @objc optional func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  @objc optional func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool
  @objc optional func applicationDidBecomeActive(_ application: UIApplication)
}

/// A part of the app that is written in Swift, with methods of the same names.
protocol HostedService: AnyObject {
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension HostedService {
  func applicationDidBecomeActive(_ application: UIApplication) {}
}

/// The app delegate of the host, which a subclass configures.
class HostAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var plugins: [HostedPlugin] = []
  /// Parts of the app that are app delegates themselves.
  var delegates: [UIApplicationDelegate] = []
  var services: [HostedService] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    plugins.forEach { $0.applicationDidBecomeActive?(application) }
    delegates.forEach { $0.applicationDidBecomeActive?(application) }
    services.forEach { $0.applicationDidBecomeActive(application) }
  }

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    for plugin in plugins where plugin.application?(application, open: url, options: options) == true { return true }
    return delegates.contains { $0.application?(application, open: url, options: options) ?? false }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    for plugin in plugins {
      if plugin.application?(application, continue: userActivity, restorationHandler: restorationHandler) ?? false {
        return true
      }
    }
    return delegates.contains {
      $0.application?(application, continue: userActivity, restorationHandler: restorationHandler) ?? false
    }
  }
}

/// Opens the screens of links.
final class HostedScreens: NSObject {
  weak var window: UIWindow?

  /// The overloads have one name in Objective-C, as which neither belongs to a plug-in.
  func handle(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    (window?.rootViewController as? UINavigationController)?.pushViewController(screen, animated: true)
  }

  func handle(_ parts: [String]) { handle(parts.joined(separator: " ")) }
}

/// Resolves Adjust's links.
final class AdjustLinksPlugin: NSObject, HostedPlugin {
  let screens: HostedScreens
  init(_ screens: HostedScreens) { self.screens = screens }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL, let link = ADJDeeplink(deeplink: url) else { return false }
    Adjust.processAndResolve(link) { resolved in
      let path = resolved.flatMap(URL.init(string:))?.lastPathComponent
      MainActor.assumeIsolated { self.screens.handle(["plug-in", path ?? "none"]) }
    }
    return true
  }
}

/// Follows links with the app's own scheme.
final class SchemeDelegate: NSObject, UIApplicationDelegate {
  let screens: HostedScreens
  init(_ screens: HostedScreens) { self.screens = screens }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    screens.handle("delegate \(url.host ?? "none")")
    return true
  }
}

/// A part of the app that does nothing when it becomes active.
final class QuietService: HostedService {}

/// The app.
final class PluginHostDelegate: HostAppDelegate {
  private let screens = HostedScreens()

  override func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let scheme = SchemeDelegate(screens)
    (plugins, delegates, services) = ([AdjustLinksPlugin(screens)], [scheme], [QuietService()])
    Adjust.initSdk(ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox))
    let result = super.application(application, didFinishLaunchingWithOptions: launchOptions)
    screens.window = window
    return result
  }
}
