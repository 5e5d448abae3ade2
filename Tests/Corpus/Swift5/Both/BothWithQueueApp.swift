import AdjustSdk
import AppsFlyerLib
import Combine
import SwiftUI
import UIKit

// Both SDKs behind one queue of links, with what all these modules have in common: no name is ambiguous. The mistake is
// to wait for a fixed time instead of for the home screen, so a link is routed while the app is no longer in front.

final class LinkQueue: ObservableObject {
  struct Item: Identifiable, Equatable {
    let id: String
    let source: String
  }

  @Published private(set) var items: [Item] = []
  private let lock = NSLock()
  private let serial = DispatchQueue(label: "links", qos: .userInitiated)

  func add(_ destination: String, from source: String) {
    serial.sync {
      lock.lock()
      defer { lock.unlock() }
      guard !items.contains(where: { $0.id == destination }) else { return }
      items.append(Item(id: destination, source: source))
    }
  }

  func take() -> Item? {
    serial.sync { items.isEmpty ? nil : items.removeFirst() }
  }
}

class BothAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let queue = LinkQueue()
  private var subscriptions: Set<AnyCancellable> = []
  private let waitsForTime: Bool

  init(waitsForTime: Bool) {
    self.waitsForTime = waitsForTime
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()

    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    Adjust.initSdk(config)

    queue.$items
      .filter { !$0.isEmpty }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.follow() }
      .store(in: &subscriptions)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] _ in
        AppsFlyerLib.shared().start()
        self?.route()
      }
      .store(in: &subscriptions)
    return true
  }

  private func follow() {
    guard waitsForTime else { return route() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { self.show() }
  }

  private func route() {
    guard UIApplication.shared.applicationState == .active else { return }
    show()
  }

  private func show() {
    guard let item = queue.take() else { return }
    let screen = UIViewController()
    screen.title = UIApplication.shared.applicationState == .active ? item.id : "unseen"
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(screen, animated: true)
  }
}

extension BothAppDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let value = result.deepLink?.deeplinkValue else { return }
    queue.add(value, from: "AppsFlyer")
  }
}

extension BothAppDelegate: AdjustDelegate {
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let host = deeplink?.host { queue.add(host, from: "Adjust") }
    return false
  }
}

/// What a file with all these modules can say without naming a module.
enum SharedNames {
  static func all() -> [Any.Type] {
    [
      NotificationCenter.self, UserDefaults.self, DispatchQueue.self, Timer.self, NSUserActivity.self, Text.self,
      UIView.self, AnyCancellable.self, Color.self, UIColor.self, URL.self, ScenePhase.self,
    ]
  }
}
