import AppsFlyerLib

/// A manager class as many apps have it: a shared object, not isolated, that conforms in extensions.
final class AppsFlyerManager: NSObject {
  static let shared = AppsFlyerManager()

  var onLink: ((String) -> Void)?
  var deepLinkTimeout: UInt?
  private var isDeferredLinkHandled = false

  func configure(devKey: String, appID: String) {
    AppsFlyerLib.shared().appsFlyerDevKey = devKey
    AppsFlyerLib.shared().appleAppID = appID
    if let deepLinkTimeout { AppsFlyerLib.shared().deepLinkTimeout = deepLinkTimeout }
    AppsFlyerLib.shared().currencyCode = "EUR"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
  }

  func start() {
    AppsFlyerLib.shared().start { answer, error in
      if let error { print("AppsFlyer: \(error.localizedDescription)") }
      _ = answer?["statusCode"] as? Int
    }
  }

  fileprivate func follow(_ destination: String?) {
    if let destination { onLink?(destination) }
  }
}

extension AppsFlyerManager: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    switch result.status {
    case .found:
      guard let link = result.deepLink else { return }
      isDeferredLinkHandled = link.isDeferred
      follow(link.deeplinkValue)
    case .notFound, .failure:
      break
    }
  }
}

extension AppsFlyerManager: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true, !isDeferredLinkHandled else { return }
    follow(conversionInfo["deep_link_value"] as? String)
  }

  func onConversionDataFail(_ error: Error) { print(error) }
}

/// A delegate that forwards what it gets, as plug-ins do, and asks whether the other one has a method.
final class ForwardingDelegate: NSObject, AppsFlyerLibDelegate {
  private let inner: AppsFlyerLibDelegate

  init(_ inner: AppsFlyerLibDelegate) {
    self.inner = inner
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) { inner.onConversionDataSuccess(conversionInfo) }
  func onConversionDataFail(_ error: Error) { inner.onConversionDataFail(error) }
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) { inner.onAppOpenAttribution?(attributionData) }
  func onAppOpenAttributionFailure(_ error: Error) { inner.onAppOpenAttributionFailure?(error) }
}
