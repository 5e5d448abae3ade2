import DeepLinkSimulator

/// The objects of one process of the market, and their connections.
@MainActor
final class MarketProcess {
  let applicationDelegate: MarketAppDelegate
  let sceneDelegate: MarketSceneDelegate
  let router: MarketRouter
  private let links: MarketLinks

  init(_ environment: AppEnvironment, opensOnce: Bool) {
    router = MarketRouter(
      environment, onboarding: OnboardingProgress(environment), session: SessionStore(environment),
      journal: opensOnce ? LinkJournal() : nil)
    links = MarketLinks(
      appsFlyer: AppsFlyerIntegration(environment, router: router),
      adjust: AdjustIntegration(environment, router: router))
    applicationDelegate = MarketAppDelegate(router: router, links: links)
    sceneDelegate = MarketSceneDelegate(links: links)
  }

  func releaseDelegate(of sdk: SDKName) {
    switch sdk {
    case .appsFlyer: links.appsFlyer = nil
    case .adjust: links.adjust = nil
    default: break
    }
  }
}
