import AppsFlyerLib
import Network
import UIKit

// A launch flow that stops where there is no network, and starts the SDK when there is one. A flow that looks at the
// network once only stays where it is.

final class Reachability {
  private let monitor = NWPathMonitor()
  private let queue = DispatchQueue(label: "reachability")
  private(set) var isConnected = false

  func begin(_ change: @escaping (Bool) -> Void) {
    monitor.pathUpdateHandler = { [weak self] path in
      let isConnected = path.status == .satisfied && [.wifi, .cellular].contains { path.usesInterfaceType($0) }
      DispatchQueue.main.async { [weak self] in
        self?.isConnected = isConnected
        change(isConnected)
      }
    }
    monitor.start(queue: queue)
  }

  func end() { monitor.cancel() }
}

class OfflineGateAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private let reachability = Reachability()
  private let looksOnce: Bool
  private var hasStarted = false

  init(looksOnce: Bool) {
    self.looksOnce = looksOnce
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    reachability.begin { [weak self] isConnected in self?.networkChanged(isConnected) }
    return true
  }

  private func networkChanged(_ isConnected: Bool) {
    if looksOnce { reachability.end() }
    guard isConnected else { return show("offline") }
    guard !hasStarted else { return }
    hasStarted = true
    AppsFlyerLib.shared().start()
    show("home")
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    show(value)
  }

  private func show(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    window?.rootViewController = screen
  }
}
