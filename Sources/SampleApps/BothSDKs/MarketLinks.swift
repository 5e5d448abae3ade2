import DeepLinkSimulator
import Foundation

/// Passes each link that opens the app to both SDKs, and retains the receivers of their answers.
@MainActor
final class MarketLinks {
  var appsFlyer: AppsFlyerIntegration?
  var adjust: AdjustIntegration?

  init(appsFlyer: AppsFlyerIntegration, adjust: AdjustIntegration) {
    self.appsFlyer = appsFlyer
    self.adjust = adjust
  }

  func setUp() {
    appsFlyer?.setUp()
    adjust?.setUp()
  }

  func `continue`(_ activity: UserActivity) {
    guard activity.activityType == UserActivity.browsingWeb, let url = activity.webpageURL else { return }
    appsFlyer?.continue(activity)
    adjust?.open(url)
  }

  func open(_ url: URL) {
    appsFlyer?.open(url)
    adjust?.open(url)
  }
}
