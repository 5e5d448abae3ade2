import AppsFlyerLib
import UIKit

/// Names its methods by texts, as the vendor's page does.
final class NamedMethodsAppDelegate: NamedMethods, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1"
    AppsFlyerLib.shared().deepLinkDelegate = self
    NotificationCenter.default.addObserver(
      self, selector: NSSelectorFromString("sendLaunch"), name: UIApplication.didBecomeActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(("showFruit:")), name: .fruitIsKnown, object: nil)
    return true
  }

  @MainActor @objc func sendLaunch() {
    AppsFlyerLib.shared().start()
    for name in ["open", "named:", "member", "becomePrivate"] { perform(Selector(name), with: 2) }
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    show(calls.joined(separator: " "))
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    NotificationCenter.default.post(
      name: .fruitIsKnown, object: nil, userInfo: ["fruit": result.deepLink?.deeplinkValue ?? ""])
  }

  override func open() { calls.append("final open") }

  private func show(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(screen, animated: false)
  }
}

extension NamedMethodsAppDelegate {
  #if DEBUG
    @objc fileprivate func showFruit(_ notification: Notification) {
      show(notification.userInfo?["fruit"] as? String ?? "")
    }
  #else
    @objc fileprivate func showFruit(_ notification: Notification) {
      show(notification.userInfo?["fruit"] as? String ?? "")
    }
  #endif
}

@objcMembers
class NamedMethods: UIResponder {
  var calls: [String] = []

  func open() { calls.append("open") }
  func open(_ count: Int) { calls.append("open \(count)") }
  @objc(named:) func renamed(by number: NSNumber) { calls.append("named:\(number)") }
  @discardableResult
  func member() -> Bool {
    func local() { calls.append("member") }
    local()
    return true
  }
  @objc private func becomePrivate() { calls.append("private") }
  func wait(_ seconds: Double) async throws {}
  func map(_ body: (Int) -> Int, _ values: Int...) {}
  func swap<T>(_ value: T) -> T { value }
}
