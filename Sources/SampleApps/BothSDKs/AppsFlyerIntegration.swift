import DeepLinkSimulator
import Foundation

/// The market's integration of AppsFlyer.
@MainActor
final class AppsFlyerIntegration {
  private let environment: AppEnvironment
  private let router: MarketRouter
  private var activity: (any NSObjectProtocol)?

  init(_ environment: AppEnvironment, router: MarketRouter) {
    self.environment = environment
    self.router = router
  }

  func setUp() {
    let lib = environment.appsFlyer
    lib.appsFlyerDevKey = "{YourDevKey}"
    lib.appleAppID = "1512793879"
    lib.delegate = self
    lib.deepLinkDelegate = self
    // Posted for every life cycle, while the app delegate's method is not called with scenes.
    activity = environment.notificationCenter.addObserver(
      forName: Application.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak lib] _ in
      MainActor.assumeIsolated { lib?.start() }
    }
  }

  func `continue`(_ activity: UserActivity) {
    environment.appsFlyer.continue(activity, restorationHandler: nil)
  }

  func open(_ url: URL) {
    environment.appsFlyer.handleOpen(url, options: [:])
  }
}

extension AppsFlyerIntegration: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    // Links that are not AppsFlyer's are found too, but have no value.
    guard let name = result.deepLink?.deeplinkValue, let destination = MarketDestination(name: name) else { return }
    router.open(destination, reportedBy: .unifiedDeepLinking)
  }
}

extension AppsFlyerIntegration: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["af_status"] as? String == "Non-organic", conversionInfo["is_first_launch"] as? Bool == true,
      let name = conversionInfo["deep_link_value"] as? String, let destination = MarketDestination(name: name)
    else { return }
    router.open(destination, reportedBy: .conversionData)
  }

  func onConversionDataFail(_ error: any Error) {
    environment.record("log", error.localizedDescription)
  }
}
