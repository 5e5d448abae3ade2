import DeepLinkSimulator
import Foundation

/// Tells Adjust of each link that opens the app, and follows it.
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
    // A completion is not certain to come, and may be that of an earlier link: only a short link, which says
    // nothing by itself, is worth waiting for.
    let isClear = mistake != .waitsForever && router.hasScreen(for: link)
    environment.adjust.processAndResolve(deeplink) { [router] resolved in
      if !isClear, let resolved { router.open(resolved) }
    }
    if isClear {
      router.open(link)
    } else if mistake == .waitsForever {
      router.showLoading()
    }
  }
}
