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
      if isChecked, let reason = reasonToLeave(conversionInfo) { return app.leave(because: reason) }
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

  /// Returns why not to route conversion data; nil on the first launch after a click, unless a deep link was routed.
  private func reasonToLeave(_ conversionInfo: [AnyHashable: Any]) -> String? {
    if conversionInfo["af_status"] as? String != "Non-organic" { return "the install is organic" }
    if conversionInfo["is_first_launch"] as? Bool != true { return "it is not the first launch" }
    return app.isDeferredLinkHandled ? AppsFlyerDescribedDeepLinkDelegate.isHandled : nil
  }
}

/// The delegate of a described app that uses unified deep linking.
final class AppsFlyerDescribedDeepLinkDelegate: AppsFlyerDescribedDelegate, DeepLinkDelegate {
  /// Why not to route a deferred link again.
  static let isHandled = "the app has followed the deferred link before"

  func didResolveDeepLink(_ result: DeepLinkResult) {
    react(to: .didResolveDeepLink) { isChecked in
      guard let link = result.deepLink else { return app.leave(because: "its result has no link") }
      // Conversion data may already have led to the same deferred link.
      if isChecked, link.isDeferred, app.isDeferredLinkHandled { return app.leave(because: Self.isHandled) }
      if app.follow(link.clickEvent), link.isDeferred { app.isDeferredLinkHandled = true }
    }
  }
}
