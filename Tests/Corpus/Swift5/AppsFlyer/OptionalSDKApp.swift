import AppsFlyerLib
import UIKit

/// Uses the SDK if the app has been built with it: it finds the class by its name, and names no other part of it.
@MainActor
final class OptionalSDK {
  private let sdk: NSObject

  init?() {
    let shared = NSSelectorFromString("shared")
    guard let type = NSClassFromString("AppsFlyerLib") as? NSObject.Type, type.responds(to: shared),
      let sdk = type.perform(shared)?.takeUnretainedValue() as? NSObject
    else { return nil }
    self.sdk = sdk
  }

  func set(_ name: String, to value: Any) {
    let setter = NSSelectorFromString("set\(name):")
    if sdk.responds(to: setter) { sdk.perform(setter, with: value) }
  }

  func send(_ message: String) -> Any? {
    sdk.perform(NSSelectorFromString(message))?.takeUnretainedValue()
  }

  func send(_ message: String, _ first: Any?, _ second: Any?) {
    sdk.perform(NSSelectorFromString(message), with: first, with: second)
  }
}

/// Passes links on to an SDK that it knows by name only, and reads the result by the names of its properties.
final class OptionalSDKAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private var sdk: OptionalSDK?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    sdk = OptionalSDK()
    sdk?.set("AppsFlyerDevKey", to: "dev-key")
    sdk?.set("AppleAppID", to: "1512793879")
    sdk?.set("DeepLinkDelegate", to: self)
    sdk?.set("IsDebug", to: true)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard sdk?.send("getAppsFlyerUID") is String else { return }
    _ = sdk?.send("start")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    sdk?.send("handleOpenUrl:options:", url, nil)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    sdk?.send("continueUserActivity:restorationHandler:", userActivity, nil)
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let link = result.value(forKey: "deepLink") as? DeepLink,
      let fields = link.value(forKey: "clickEvent") as? [AnyHashable: Any],
      let fruit = fields["deep_link_value"] as? String
    else { return }
    let page = UIViewController()
    page.title = fruit
    window?.rootViewController?.present(page, animated: true)
  }
}
