import DeepLinkSimulator
import Foundation

/// Takes the links of an app with scenes.
@MainActor
final class BazaarSceneDelegate: SceneDelegate {
  private let links: BazaarLinks

  init(links: BazaarLinks) {
    self.links = links
  }

  func scene(_ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions) {
    if let activity = connectionOptions.userActivities.first {
      links.continue(activity)
    } else if let url = connectionOptions.urlContexts.first?.url {
      links.open(url)
    }
  }

  func scene(_ scene: AppScene, continue userActivity: UserActivity) {
    links.continue(userActivity)
  }

  func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>) {
    if let url = URLContexts.first?.url { links.open(url) }
  }
}
