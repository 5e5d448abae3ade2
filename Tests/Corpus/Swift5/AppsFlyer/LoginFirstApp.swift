import AppsFlyerLib
import UIKit

// The SDK is set up when the user has logged in, by the login screen of a storyboard; a deferred link comes after that.
// A link that opens the app while the user is logged out is kept in the defaults.

enum LinkVault {
  private static let key = "vault.link"

  static var link: URL? {
    get { UserDefaults.standard.url(forKey: key) }
    set {
      if let newValue {
        UserDefaults.standard.set(newValue, forKey: key)
      } else {
        UserDefaults.standard.removeObject(forKey: key)
      }
    }
  }
}

class LoginFirstAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// The mistake: a link that comes before the login is handed to an SDK that is not set up.
  var keepsLinks = true

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["isLoggedIn": false, "launches": 0])
    UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else {
      return false
    }
    if keepsLinks, !UserDefaults.standard.bool(forKey: "isLoggedIn") {
      LinkVault.link = url
    } else {
      AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    }
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    if keepsLinks, !UserDefaults.standard.bool(forKey: "isLoggedIn") {
      LinkVault.link = url
    } else {
      AppsFlyerLib.shared().handleOpen(url, options: options)
    }
    return true
  }
}

final class LoginScreen: UIViewController, DeepLinkDelegate {
  private let button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    if UserDefaults.standard.bool(forKey: "isLoggedIn") { setUp() }
  }

  func tapLogin() { button.sendActions(for: .touchUpInside) }

  private func logIn() {
    UserDefaults.standard.set(true, forKey: "isLoggedIn")
    setUp()
  }

  private func setUp() {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().start()
    if let link = LinkVault.link {
      LinkVault.link = nil
      AppsFlyerLib.shared().handleOpen(link, options: nil)
    }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    DispatchQueue.main.async {
      let screen = UIViewController()
      screen.title = value
      self.present(screen, animated: true)
    }
  }
}
