import AppsFlyerLib
import UIKit

extension Notification.Name {
  static let fruitIsKnown = Notification.Name("fruitIsKnown")
}

/// Starts the SDK with a selector, as the vendor's sample does, and hands the fruit over in a notification.
@objc(FruitAppDelegate)
@objcMembers
final class FruitAppDelegate: UIResponder, UIApplicationDelegate {
  @IBOutlet weak var banner: UILabel?
  @objc dynamic var window: UIWindow?
  lazy var home = FruitViewController()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = home
    window?.makeKeyAndVisible()
    home.loadViewIfNeeded()
    AppsFlyerLib.shared().appsFlyerDevKey = "key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(sendLaunch), name: UIApplication.didBecomeActiveNotification, object: nil)
    return true
  }

  @objc private func sendLaunch() { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }
}

extension FruitAppDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let fruit = result.deepLink?.deeplinkValue else { return }
    NotificationCenter.default.post(name: .fruitIsKnown, object: self, userInfo: ["fruit": fruit])
  }
}

#Preview("Fruit", traits: .defaultLayout) {
  FruitViewController()
}
