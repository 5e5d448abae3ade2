import AppsFlyerLib
import UIKit

// A plug-in of a hybrid framework: what the SDK says waits until the other language is ready. With room for one event
// only, the second callback takes the place of the first.

final class HybridLinkPlugin: NSObject, AppsFlyerLibDelegate, DeepLinkDelegate {
  typealias Event = (name: String, payload: [String: Any])

  private var isReady = false
  private var waiting: [Event] = []
  private let keepsAll: Bool
  var send: ((Event) -> Void)?

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  func initSdk(options: NSDictionary) {
    guard let devKey = options["devKey"] as? String, let appID = options["appId"] as? String else { return }
    AppsFlyerLib.shared().appsFlyerDevKey = devKey
    AppsFlyerLib.shared().appleAppID = appID
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().start(completionHandler: { [weak self] _, error in
      self?.report("start", ["ok": error == nil])
    })
  }

  func bridgeDidLoad() {
    isReady = true
    let events = waiting
    waiting.removeAll()
    events.forEach { send?($0) }
  }

  private func report(_ name: String, _ payload: [String: Any]) {
    guard isReady else {
      if !keepsAll { waiting.removeAll() }
      waiting.append((name, payload))
      return
    }
    send?((name, payload))
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    report("onInstallConversionData", ["is_first_launch": conversionInfo["is_first_launch"] ?? NSNull()])
  }

  func onConversionDataFail(_ error: Error) { report("onInstallConversionFailure", [:]) }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found else { return }
    report("onDeepLinking", ["value": result.deepLink?.deeplinkValue ?? ""])
  }
}

class HybridAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let plugin: HybridLinkPlugin

  init(plugin: HybridLinkPlugin) {
    self.plugin = plugin
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    plugin.send = { [weak self] event in
      guard event.name == "onDeepLinking", let value = event.payload["value"] as? String else { return }
      let screen = UIViewController()
      screen.title = value
      self?.window?.rootViewController?.present(screen, animated: false)
    }
    plugin.initSdk(options: ["devKey": "dev-key", "appId": "1512793879"])
    // The other language takes its time to start.
    _ = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { [plugin] timer in
      timer.invalidate()
      plugin.bridgeDidLoad()
    }
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }
}
