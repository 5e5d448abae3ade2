import AppsFlyerLib
import UIKit

// A service that the whole app shares, as most apps have one. It sets up the SDK once in its life, which on a device is
// the life of the process, and checks that nobody has taken its place as the delegate.

final class SharedLinkService: NSObject {
  static let shared = SharedLinkService()
  nonisolated(unsafe) static var launches = 0

  private var isConfigured = false
  var open: ((String) -> Void)?

  private override init() {}

  func configure() {
    guard !isConfigured else { return }
    isConfigured = true
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
  }

  func start() {
    if isConfigured { AppsFlyerLib.shared().start() }
  }
}

extension SharedLinkService: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard case .found = result.status, let value = result.deepLink?.deeplinkValue else { return }
    open?(value)
  }
}

class SharedServiceAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    SharedLinkService.launches += 1
    SharedLinkService.shared.open = { [weak self] name in
      let screen = UIViewController()
      screen.title = name
      self?.window?.rootViewController?.present(screen, animated: false)
    }
    SharedLinkService.shared.configure()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { SharedLinkService.shared.start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }
}
