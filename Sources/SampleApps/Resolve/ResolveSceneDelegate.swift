import DeepLinkSimulator

/// Passes on the links that the app's scene receives.
@MainActor
final class ResolveSceneDelegate: SceneDelegate {
  private let links: ResolveLinkHandler
  private let mistake: ResolveMistake?

  init(links: ResolveLinkHandler, mistake: ResolveMistake?) {
    self.links = links
    self.mistake = mistake
  }

  func scene(_ scene: AppScene, willConnectTo session: SceneSession, options connectionOptions: ConnectionOptions) {
    guard mistake != .ignoresColdLinks else { return }
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    for context in connectionOptions.urlContexts { links.handle(context.url) }
  }

  func scene(_ scene: AppScene, continue userActivity: UserActivity) {
    if userActivity.activityType == UserActivity.browsingWeb, let url = userActivity.webpageURL { links.handle(url) }
  }

  func scene(_ scene: AppScene, openURLContexts URLContexts: Set<OpenURLContext>) {
    if let url = URLContexts.first?.url { links.handle(url) }
  }
}
