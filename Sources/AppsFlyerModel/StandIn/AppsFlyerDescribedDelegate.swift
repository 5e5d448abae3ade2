import SDKContract

/// The AppsFlyer delegate of the app that a scenario describes.
@MainActor
class AppsFlyerDescribedDelegate {
  fileprivate unowned let app: any DescribedReactions

  init(_ app: any DescribedReactions) {
    self.app = app
  }

  fileprivate func react(to callback: AppsFlyerCallback.Name, _ body: (_ isChecked: Bool) -> Void = { _ in }) {
    app.react(to: callback.rawValue, body)
  }
}

extension AppsFlyerDescribedDelegate: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    react(to: .onConversionDataSuccess) { isChecked in
      if isChecked, !shouldFollow(conversionInfo) { return }
      if app.follow(conversionInfo), self is AppsFlyerDescribedDeepLinkDelegate { app.isDeferredLinkHandled = true }
    }
  }

  func onConversionDataFail(_ error: any Error) {
    react(to: .onConversionDataFail)
  }

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    react(to: .onAppOpenAttribution) { _ in app.follow(attributionData) }
  }

  func onAppOpenAttributionFailure(_ error: any Error) {
    react(to: .onAppOpenAttributionFailure)
  }

  /// Whether to route conversion data: on the first launch after a click, unless a deep link was routed.
  private func shouldFollow(_ conversionInfo: [AnyHashable: Any]) -> Bool {
    conversionInfo["af_status"] as? String == "Non-organic" && conversionInfo["is_first_launch"] as? Bool == true
      && !app.isDeferredLinkHandled
  }
}

/// The delegate of a described app that uses unified deep linking.
final class AppsFlyerDescribedDeepLinkDelegate: AppsFlyerDescribedDelegate, DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    react(to: .didResolveDeepLink) { isChecked in
      guard let link = result.deepLink else { return }
      // Conversion data may already have led to the same deferred link.
      if isChecked, link.isDeferred, app.isDeferredLinkHandled { return }
      if app.follow(link.clickEvent), link.isDeferred { app.isDeferredLinkHandled = true }
    }
  }
}
