import DeepLinkSimulator
import Foundation

/// Sets Adjust up, and passes on the links of an app without scenes, or those delivered by SwiftUI.
@MainActor
final class ResolveAppDelegate: ApplicationDelegate {
  private let environment: AppEnvironment
  private let router: ResolveRouter
  private let links: ResolveLinkHandler

  init(_ environment: AppEnvironment, router: ResolveRouter, links: ResolveLinkHandler) {
    self.environment = environment
    self.router = router
    self.links = links
  }

  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
    environment.adjust.initSdk(ADJConfig(appToken: "{YourAppToken}", environment: "sandbox"))
    router.showStart()
    return true
  }

  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    links.handle(url)
    return true
  }

  func application(
    _ application: Application, continue userActivity: UserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    guard let url = userActivity.webpageURL else { return false }
    links.handle(url)
    return true
  }

  func onOpenURL(_ url: URL) {
    links.handle(url)
  }
}
