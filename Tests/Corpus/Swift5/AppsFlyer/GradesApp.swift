import AppsFlyerLib
import DeepLinkSimulator
import UIKit

/// Keeps marks with a fraction in the user's defaults, and the screen of a link for its tabs, which open it once they
/// load.
class GradesAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private var weights: [String: Float] = ["A": 4, "B": 3.5]

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let stored = UserDefaults.standard.dictionary(forKey: "weights") as? [String: Float] {
      AppEnvironment.current.record("weights", stored.keys.sorted().joined())
      weights = stored
    }
    let sdk = AppsFlyerLib.shared()
    sdk.appsFlyerDevKey = "dev-key"
    sdk.appleAppID = "1512793879"
    sdk.deepLinkDelegate = self
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = GradesSplashScreen()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.set(weights, forKey: "weights")
  }

  // The app was written before iOS 9, and never got the newer method.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    AppsFlyerLib.shared().handleOpen(url, options: nil)
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let course = result.deepLink?.deeplinkValue else { return }
    GradesTabs.pendingCourse = course
    (window?.rootViewController as? GradesTabs)?.openPendingCourse()
  }
}

final class GradesSplashScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.view.window?.rootViewController = GradesTabs()
    }
  }
}

final class GradesTabs: UITabBarController {
  static var pendingCourse: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()].map { UINavigationController(rootViewController: $0) }
    openPendingCourse()
  }

  func openPendingCourse() {
    guard let course = Self.pendingCourse else { return }
    Self.pendingCourse = nil
    selectedIndex = 1
    let screen = UIViewController()
    screen.title = course
    (selectedViewController as? UINavigationController)?.pushViewController(screen, animated: true)
  }
}
