import AdjustSdk
import UIKit

// The delegate follows the deferred link itself, and tells the SDK to open it, too: the app goes to the screen twice.

class ReturnsTrueAppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  var window: UIWindow?
  var letsSDKOpenIt = false
  private lazy var stack = UINavigationController(rootViewController: UIViewController())

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    Adjust.initSdk(config)
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    route(to: url)
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { route(to: deeplink) }
    return letsSDKOpenIt
  }

  private func route(to url: URL) {
    let screen = UIViewController()
    screen.title = url.absoluteString.contains("summer-clothes") ? "SummerClothes" : "Home"
    stack.pushViewController(screen, animated: true)
  }
}
