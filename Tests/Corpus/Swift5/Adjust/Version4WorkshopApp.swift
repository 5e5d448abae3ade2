import Adjust
import UIKit

// Version 4 of the SDK, with a deferred link that waits for the onboarding in the defaults. Without the code that opens
// it when the onboarding is over, the link is stored, and nothing ever follows it.

class Version4AppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  var window: UIWindow?
  var opensStoredLink = true

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.logLevel = ADJLogLevelVerbose
    config?.delegate = self
    Adjust.appDidLaunch(config)
    _ = NotificationCenter.default.addObserver(forName: .onboardingIsOver, object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.onboardingIsOver() }
    }
    return true
  }

  private func onboardingIsOver() {
    UserDefaults.standard.set(true, forKey: "onboarded")
    guard opensStoredLink, let text = UserDefaults.standard.string(forKey: "deferredLink") else { return }
    UserDefaults.standard.removeObject(forKey: "deferredLink")
    if let url = URL(string: text) { open(url) }
  }

  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool {
    guard let deeplink else { return false }
    if UserDefaults.standard.bool(forKey: "onboarded") {
      open(deeplink)
    } else {
      UserDefaults.standard.set(deeplink.absoluteString, forKey: "deferredLink")
    }
    return false
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    Adjust.appWillOpen(url)
    open(url)
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    Adjust.appWillOpen(url)
    open(url)
    return true
  }

  private func open(_ url: URL) {
    let screen = UIViewController()
    screen.title = url.path.contains("summer-clothes") || url.host == "summer-clothes" ? "SummerClothes" : "Home"
    screen.modalPresentationStyle = .fullScreen
    window?.rootViewController?.present(screen, animated: true, completion: nil)
  }
}

extension Notification.Name {
  static let onboardingIsOver = Notification.Name("onboardingIsOver")
}
