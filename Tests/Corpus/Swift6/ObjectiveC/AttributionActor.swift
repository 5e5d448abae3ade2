import AppsFlyerLib
import UIKit

// An actor that is the delegate of the SDK. As a subclass of NSObject it conforms to the delegate's protocol on a
// device.

actor AttributionActor: NSObject {
  private var waiters: [CheckedContinuation<String?, Never>] = []
  private var value: String??

  override init() {
    super.init()
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
  }

  func linkOfInstall() async -> String? {
    if let value { return value }
    return await withCheckedContinuation { waiters.append($0) }
  }

  private func finish(_ found: String?) {
    guard value == nil else { return }
    value = .some(found)
    for waiter in waiters { waiter.resume(returning: found) }
    waiters = []
  }
}

extension AttributionActor: AppsFlyerLibDelegate {
  nonisolated func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    let found = conversionInfo["deep_link_value"] as? String
    Task { await finish(found) }
  }

  nonisolated func onConversionDataFail(_ error: any Error) { Task { await finish(nil) } }
}

final class AttributionAppDelegate: UIResponder, UIApplicationDelegate {
  private let attribution = AttributionActor()
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Task {
      let screen = UIViewController()
      screen.title = await attribution.linkOfInstall() ?? "home"
      window?.rootViewController?.present(screen, animated: true)
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }
}
