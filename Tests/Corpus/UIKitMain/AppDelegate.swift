import AdjustSdk
import UIKit

// An app's own program: `@main` on the delegate, as in Xcode's template.

@main
class MainAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Adjust.initSdk(ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox))
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    guard let deeplink = ADJDeeplink(deeplink: url) else { return false }
    Adjust.processDeeplink(deeplink)
    let screen = UIViewController()
    screen.title = url.host
    window?.rootViewController?.present(screen, animated: true)
    return true
  }
}
