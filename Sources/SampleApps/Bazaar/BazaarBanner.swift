import DeepLinkSimulator
import Foundation

/// A banner inside the app that leads to one of the app's own universal links.
@MainActor
final class BazaarBanner {
  static let gate = "banner"
  private static let link = "https://example.com/winter-clothes?promo=snow"

  private let environment: AppEnvironment
  private let router: BazaarRouter
  private let flaw: BazaarFlaw?

  init(_ environment: AppEnvironment, router: BazaarRouter, flaw: BazaarFlaw?) {
    self.environment = environment
    self.router = router
    self.flaw = flaw
  }

  func tap() {
    Task {
      if flaw == .opensOwnLink, let url = URL(string: Self.link) {
        environment.open(url)
      } else if let place = router.place(of: Self.link) {
        await router.open(place)
      }
    }
  }
}
