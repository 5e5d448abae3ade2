import DeepLinkSimulator
import Foundation

/// A banner inside the app that leads to one of the app's own universal links.
@MainActor
final class ResolveBanner {
  static let gate = "banner"
  private static let link = "https://example.com/winter-clothes?promo=snow"

  private let environment: AppEnvironment
  private let router: ResolveRouter
  private let mistake: ResolveMistake?

  init(_ environment: AppEnvironment, router: ResolveRouter, mistake: ResolveMistake?) {
    self.environment = environment
    self.router = router
    self.mistake = mistake
  }

  func tap() {
    if mistake == .opensOwnLink, let url = URL(string: Self.link) {
      environment.open(url)
    } else {
      router.open(Self.link)
    }
  }
}
