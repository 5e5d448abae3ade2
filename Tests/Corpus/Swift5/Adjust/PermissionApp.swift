import AdjustSdk
import AppTrackingTransparency
import UIKit

// The SDK waits for the user's answer to the tracking prompt, with which its first session begins. Asked too early, the
// prompt never comes, and the SDK waits until its patience is over.

class PermissionAppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  var window: UIWindow?
  var asksAtLaunch = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentProduction)
    config?.attConsentWaitingInterval = 30
    config?.delegate = self
    Adjust.initSdk(config)
    if asksAtLaunch { ask() }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard !asksAtLaunch, ATTrackingManager.trackingAuthorizationStatus == .notDetermined else { return }
    ask()
  }

  private func ask() {
    ATTrackingManager.requestTrackingAuthorization { status in
      UserDefaults.standard.set(Int(status.rawValue), forKey: "tracking.status")
    }
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    guard let deeplink else { return false }
    let screen = UIViewController()
    screen.title = deeplink.absoluteString.contains("summer-clothes") ? "SummerClothes" : "Home"
    window?.rootViewController?.present(screen, animated: true)
    return false
  }
}
