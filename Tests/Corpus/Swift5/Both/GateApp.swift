// Links wait behind a gate of Combine until the home screen is there: the first "ready" opens it for good. Merged with
// conversion data by `zip`, a link needs both.
import AppsFlyerLib
import Combine
import UIKit

final class GateAppDelegate: UIResponder, UIApplicationDelegate {
  private let links = CurrentValueSubject<String?, Never>(nil)
  private let conversions = PassthroughSubject<String, Never>()
  private let isReady = CurrentValueSubject<Bool, Never>(false)
  private var subscriptions: Set<AnyCancellable> = []
  private var timer = Timer()
  private var start = 0.0

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    start = CACurrentMediaTime()
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    isReady.filter { $0 }.first().flatMap { [links] _ in links.compactMap { $0 } }
      .sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    conversions.zip(links.compactMap { $0 })
      .sink { UserDefaults.standard.set("\($0) \($1)", forKey: "both") }.store(in: &subscriptions)
    timer.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in self?.isReady.send(true) }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil) }

  private func show(_ name: String) {
    guard CACurrentMediaTime() - start >= 3 else { return }
    let screen = UIViewController()
    screen.title = name
    UIApplication.shared.keyWindow?.rootViewController?.present(screen, animated: false)
  }
}

extension GateAppDelegate: AppsFlyerLibDelegate, DeepLinkDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    conversions.send(conversionInfo["af_status"] as? String ?? "")
  }

  func onConversionDataFail(_ error: Error) {}

  func didResolveDeepLink(_ result: DeepLinkResult) { links.send(result.deepLink?.deeplinkValue) }
}
