import DeepLinkSimulator
import Foundation

/// The market's integration of Adjust.
@MainActor
final class AdjustIntegration {
  private let environment: AppEnvironment
  private let router: MarketRouter

  init(_ environment: AppEnvironment, router: MarketRouter) {
    self.environment = environment
    self.router = router
  }

  func setUp() {
    let config = ADJConfig(appToken: "{YourAppToken}", environment: "sandbox")
    config?.delegate = self
    environment.adjust.initSdk(config)
  }

  func open(_ url: URL) {
    guard let deeplink = ADJDeeplink(deeplink: url) else { return }
    environment.adjust.processAndResolve(deeplink) { [weak self] resolved in
      if let resolved { self?.follow(resolved) }
    }
  }

  private func follow(_ link: String) {
    if let destination = MarketDestination(link: link) { router.open(destination, reportedBy: .adjust) }
  }
}

extension AdjustIntegration: AdjustDelegate {
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { follow(deeplink.absoluteString) }
    return false
  }
}
