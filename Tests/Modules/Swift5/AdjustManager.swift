import AdjustSdk

/// A manager class as many apps have it, for version 5.
final class AdjustManager: NSObject {
  static let shared = AdjustManager()

  var onLink: ((URL) -> Void)?
  var network: String?

  func start(delaysFirstSession: Bool = false) {
    let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox)
    config?.logLevel = .verbose
    config?.delegate = self
    config?.enableSendingInBackground()
    if delaysFirstSession { config?.enableFirstSessionDelay() }
    Adjust.initSdk(config)
    Adjust.addGlobalCallbackParameter("bar", forKey: "foo")
  }

  func handle(_ url: URL) {
    guard let link = ADJDeeplink(deeplink: url) else { return }
    Adjust.processAndResolve(link) { [weak self] resolved in
      if let resolved, let url = URL(string: resolved) { self?.onLink?(url) }
    }
  }
}

extension AdjustManager: AdjustDelegate {
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { onLink?(deeplink) }
    return false
  }

  func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    network = attribution?.network
    _ = attribution?.costAmount?.doubleValue
    NSLog("%@ %@", attribution ?? "", attribution?.dictionary() ?? [:])
  }
}
