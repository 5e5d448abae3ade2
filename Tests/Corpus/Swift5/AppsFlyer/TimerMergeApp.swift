import AppsFlyerLib
import UIKit

// Conversion data and the deep link are merged: whichever comes first starts a timer that waits for the other. What
// comes after the timer must not be routed a second time.

final class LinkMerger: NSObject, AppsFlyerLibDelegate, DeepLinkDelegate {
  private var conversion: [AnyHashable: Any] = [:]
  private var link: [String: Any] = [:]
  private var timer: Timer?
  private var hasSent = false
  private let sendsOnce: Bool
  var deliver: (([AnyHashable: Any]) -> Void)?

  init(sendsOnce: Bool) { self.sendsOnce = sendsOnce }

  private func wait() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.send() }
  }

  private func send() {
    timer?.invalidate()
    if sendsOnce, hasSent { return }
    hasSent = true
    deliver?(conversion.merging(link) { first, _ in first })
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true else { return }
    conversion = conversionInfo
    if link.isEmpty { wait() } else { send() }
  }

  func onConversionDataFail(_ error: Error) { wait() }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let found = result.deepLink else { return }
    link = found.clickEvent
    if conversion.isEmpty { wait() } else { send() }
  }
}

class TimerMergeAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let merger: LinkMerger

  init(sendsOnce: Bool) {
    merger = LinkMerger(sendsOnce: sendsOnce)
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    merger.deliver = { data in
      guard let value = data["deep_link_value"] as? String else { return }
      let screen = UIViewController()
      screen.title = value
      UIApplication.shared.windows.first?.rootViewController = screen
    }
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = merger
    AppsFlyerLib.shared().deepLinkDelegate = merger
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }
}
