import DeepLinkSimulator
import Foundation

/// Sets both SDKs up, and takes the links of an app without scenes, or those delivered by SwiftUI.
@MainActor
final class MarketAppDelegate: ApplicationDelegate {
  private let router: MarketRouter
  private let links: MarketLinks

  init(router: MarketRouter, links: MarketLinks) {
    self.router = router
    self.links = links
  }

  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
    links.setUp()
    router.showStart()
    return true
  }

  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    links.open(url)
    return true
  }

  func application(
    _ application: Application, continue userActivity: UserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    links.continue(userActivity)
    return true
  }

  func onOpenURL(_ url: URL) {
    links.open(url)
  }
}
