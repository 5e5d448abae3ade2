import AdjustSdk
import UIKit

// Looks at the defaults again and again until the onboarding is over, with a repeating timer, and then opens the link.
// A timer that is started twice opens it twice.

final class DeferredLinkPoller {
  private var timer: Timer?
  private let replacesTimer: Bool
  private let defaults = UserDefaults(suiteName: "group.example.shop") ?? .standard
  private let open: (String) -> Void

  init(replacesTimer: Bool, open: @escaping (String) -> Void) {
    self.replacesTimer = replacesTimer
    self.open = open
  }

  func wait(for link: URL) {
    defaults.set(["link": link.absoluteString, "at": Date()], forKey: "pending")
    start()
  }

  func start() {
    if replacesTimer { timer?.invalidate() }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      guard let self, UserDefaults.standard.bool(forKey: "onboarded") else { return }
      timer.invalidate()
      guard let pending = self.defaults.dictionary(forKey: "pending"), let link = pending["link"] as? String else {
        return
      }
      if self.replacesTimer { self.defaults.removeObject(forKey: "pending") }
      self.open(link)
    }
  }
}

class OnboardingPollAppDelegate: UIResponder, UIApplicationDelegate, AdjustDelegate {
  var window: UIWindow?
  private var poller: DeferredLinkPoller?
  private let replacesTimer: Bool

  init(replacesTimer: Bool) {
    self.replacesTimer = replacesTimer
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    poller = DeferredLinkPoller(replacesTimer: replacesTimer) { [weak self] link in
      let screen = UIViewController()
      screen.title = link.contains("summer-clothes") ? "SummerClothes" : "Home"
      self?.window?.rootViewController = UINavigationController(rootViewController: screen)
    }
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    Adjust.initSdk(config)
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) { poller?.start() }

  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { poller?.wait(for: deeplink) }
    return false
  }
}
