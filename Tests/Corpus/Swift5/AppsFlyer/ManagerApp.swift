import AppsFlyerLib
import Foundation
import UIKit

// A manager class of no actor that owns the SDK, conforms in an extension, and tells the app by notifications. The
// screen that routes observes them only once it is loaded; without the buffer, what came before is lost.

extension Notification.Name {
  static let attributionLink = Notification.Name("attributionLink")
}

final class AttributionManager: NSObject {
  static let shared = AttributionManager()

  private(set) var pendingDestination: String?
  private let keepsLinks: Bool
  private let queue = DispatchQueue(label: "attribution.manager", qos: .utility)

  override convenience init() { self.init(keepsLinks: true) }

  init(keepsLinks: Bool) {
    self.keepsLinks = keepsLinks
    super.init()
  }

  func configure() {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().customerUserID = "user-1"
    AppsFlyerLib.shared().currencyCode = "EUR"
    AppsFlyerLib.shared().minTimeBetweenSessions = 5
  }

  func start() { AppsFlyerLib.shared().start() }

  func takePendingDestination() -> String? {
    defer { pendingDestination = nil }
    return pendingDestination
  }

  private func publish(_ destination: String) {
    queue.async { [weak self] in
      DispatchQueue.main.async { [weak self] in
        if self?.keepsLinks == true { self?.pendingDestination = destination }
        NotificationCenter.default.post(
          name: .attributionLink, object: nil, userInfo: ["destination": destination])
      }
    }
  }
}

extension AttributionManager: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
  func onConversionDataFail(_ error: Error) {}
}

extension AttributionManager: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard case .found = result.status, let value = result.deepLink?.deeplinkValue else { return }
    publish(value)
  }
}

class ManagerAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let manager: AttributionManager

  init(manager: AttributionManager) {
    self.manager = manager
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.configure()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: SplashScreen(manager))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { manager.start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    AppsFlyerLib.shared().handleOpen(url, options: options)
    return true
  }
}

/// Shown for two seconds, and then replaced by the screen that routes.
final class SplashScreen: UIViewController {
  private let manager: AttributionManager

  init(_ manager: AttributionManager) {
    self.manager = manager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      guard let self else { return }
      navigationController?.setViewControllers([ManagerHomeScreen(manager)], animated: false)
    }
  }
}

final class ManagerHomeScreen: UIViewController {
  private let manager: AttributionManager
  private var token: NSObjectProtocol?

  init(_ manager: AttributionManager) {
    self.manager = manager
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(forName: .attributionLink, object: nil, queue: .main) {
      [weak self] notification in
      guard let destination = notification.userInfo?["destination"] as? String else { return }
      MainActor.assumeIsolated { self?.take(destination) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let destination = manager.takePendingDestination() { open(destination) }
  }

  private func take(_ destination: String) {
    _ = manager.takePendingDestination()
    open(destination)
  }

  private func open(_ destination: String) {
    let screen = UIViewController()
    screen.title = destination
    navigationController?.pushViewController(screen, animated: true)
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
