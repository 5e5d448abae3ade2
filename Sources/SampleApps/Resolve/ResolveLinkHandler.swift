import DeepLinkSimulator
import Foundation

/// Reports each link that opens the app to Adjust, and follows it.
@MainActor
final class ResolveLinkHandler {
  private let environment: AppEnvironment
  private let router: ResolveRouter
  private let mistake: ResolveMistake?

  init(_ environment: AppEnvironment, router: ResolveRouter, mistake: ResolveMistake?) {
    self.environment = environment
    self.router = router
    self.mistake = mistake
  }

  func handle(_ url: URL) {
    guard let deeplink = ADJDeeplink(deeplink: url) else { return }
    let link = url.absoluteString
    // A completion may never be called, or may be that of an earlier link, so only a short link, which does not name
    // its destination, is worth waiting for.
    let isClear = mistake != .waitsForever && router.hasScreen(for: link)
    let wasLoggedIn = router.isLoggedIn
    environment.adjust.processAndResolve(deeplink) { [router, mistake] resolved in
      guard !isClear, let resolved else { return }
      if mistake == .decidesEarly, wasLoggedIn {
        router.show(resolved)
      } else {
        router.open(resolved)
      }
    }
    if isClear {
      router.open(link)
    } else if mistake == .waitsForever {
      router.showLoading()
    }
  }
}
