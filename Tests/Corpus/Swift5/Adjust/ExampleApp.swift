import AdjustSdk
import UIKit

// In the style of the vendor's example: an app delegate alone, all callbacks, global parameters, and a deferred link
// that the SDK itself opens because the delegate says so.

class AdjustExampleAppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let adjustConfig = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    adjustConfig?.logLevel = ADJLogLevel.verbose
    adjustConfig?.enableSendingInBackground()
    adjustConfig?.delegate = self
    Adjust.addGlobalCallbackParameter("obi", forKey: "wan")
    Adjust.addGlobalPartnerParameter("darth", forKey: "vader")
    Adjust.removeGlobalCallbackParameter(forKey: "wan")
    Adjust.initSdk(adjustConfig)
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    if let deeplink = ADJDeeplink(deeplink: url) { Adjust.processDeeplink(deeplink) }
    show(url)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL,
      let deeplink = ADJDeeplink(deeplink: url)
    else { return false }
    Adjust.processAndResolve(deeplink) { [weak self] resolved in
      DispatchQueue.main.async {
        if let resolved, let url = URL(string: resolved) { self?.show(url) }
      }
    }
    return true
  }

  private func show(_ url: URL) {
    let screen = UIViewController()
    screen.title = url.absoluteString.contains("summer-clothes") ? "SummerClothes" : "Home"
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(screen, animated: true)
  }

  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    print("Attribution: \(attribution?.dictionary() ?? [:])")
  }
  func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?) {}
  func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?) {}
  func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
    print("Session: \(sessionSuccessResponse?.adid ?? "")")
  }
  func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?) {}
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool { true }
}
