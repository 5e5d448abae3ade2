import AdjustSdk
import UIKit

// The app begins when its settings and the deferred link have come, which a dispatch group waits for. A branch that
// forgets to leave the group keeps the app at its splash screen for good.

final class Bootstrap {
  private let group = DispatchGroup()
  private let queue = DispatchQueue(label: "bootstrap", attributes: .concurrent)
  private let leavesAlways: Bool
  private var isWaitingForLink = false
  private(set) var link: URL?

  init(leavesAlways: Bool) { self.leavesAlways = leavesAlways }

  func begin(then finish: @escaping (URL?) -> Void) {
    group.enter()
    isWaitingForLink = true
    queue.async(group: group) { Thread.isMainThread ? assertionFailure("on the main thread") : () }
    let giveUp = DispatchWorkItem { [weak self] in self?.linkDidNotCome() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(10), execute: giveUp)
    group.notify(queue: .main) { [weak self] in
      giveUp.cancel()
      finish(self?.link)
    }
  }

  func linkDidCome(_ url: URL) {
    link = url
    leave()
  }

  private func linkDidNotCome() {
    if leavesAlways { leave() }
  }

  private func leave() {
    guard isWaitingForLink else { return }
    isWaitingForLink = false
    group.leave()
  }
}

class BootstrapAppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  var window: UIWindow?
  private let bootstrap: Bootstrap

  init(leavesAlways: Bool) {
    bootstrap = Bootstrap(leavesAlways: leavesAlways)
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    Adjust.initSdk(config)
    bootstrap.begin { [weak self] link in
      let screen = UIViewController()
      screen.title = link?.absoluteString.contains("summer-clothes") == true ? "SummerClothes" : "Home"
      self?.window?.rootViewController = screen
    }
    return true
  }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { bootstrap.linkDidCome(deeplink) }
    return false
  }
}
