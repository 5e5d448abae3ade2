import DeepLinkSimulator
import Foundation

// The arguments of a callback stay on the main actor: other tasks get only the values that they need.

extension BazaarAppDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    // Links that are not AppsFlyer's are found too, but have no value.
    guard !hasCrashed, let link = result.deepLink, let name = link.deeplinkValue,
      let place = BazaarPlace(rawValue: name)
    else { return }
    take(place, reportedBy: link.isDeferred ? .deferred : .direct)
  }
}

extension BazaarAppDelegate: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard !hasCrashed, conversionInfo["af_status"] as? String == "Non-organic",
      flaw == .followsEverySession || conversionInfo["is_first_launch"] as? Bool == true,
      let value = conversionInfo["deep_link_value"]
    else { return }
    guard let name = value as? String else {
      if flaw == .forcesText { crash("deep_link_value is no String") }
      return
    }
    guard let place = BazaarPlace(rawValue: name) else { return }
    take(place, reportedBy: .conversionData)
  }

  func onConversionDataFail(_ error: any Error) {}
}
