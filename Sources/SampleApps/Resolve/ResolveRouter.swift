import DeepLinkSimulator
import Foundation

/// Opens the shop's screens, once the user has logged in.
@MainActor
final class ResolveRouter {
  private static let screens = ["summer-clothes": "SummerClothes", "winter-clothes": "WinterClothes"]

  private let environment: AppEnvironment
  private let session: ResolveSession
  private let store: ResolveLinkStore
  private let mistake: ResolveMistake?

  init(_ environment: AppEnvironment, session: ResolveSession, store: ResolveLinkStore, mistake: ResolveMistake?) {
    self.environment = environment
    self.session = session
    self.store = store
    self.mistake = mistake
  }

  var isLoggedIn: Bool { session.isLoggedIn }

  func showStart() {
    environment.show(session.isLoggedIn ? "Home" : "Login")
  }

  func showLoading() {
    environment.show("Loading")
  }

  func hasScreen(for link: String) -> Bool { screen(for: link) != nil }

  /// Opens the destination of a link, now or after login.
  func open(_ link: String) {
    if session.isLoggedIn {
      show(link)
    } else {
      Task { await store.keep(link) }
    }
  }

  /// Opens the links that waited for login, in the order of their arrival.
  func openWaitingLinks() {
    for link in store.takeAll() { show(link) }
  }

  /// Shows the destination of a link.
  func show(_ link: String) {
    if let screen = screen(for: link) {
      environment.show(screen)
    } else {
      environment.noRoute(to: link)
    }
  }

  private func screen(for link: String) -> String? {
    if mistake == .comparesPath {
      return URLComponents(string: link).flatMap { Self.screens[String($0.path.dropFirst())] }
    }
    return LinkAddress(link)?.segments.first.flatMap { Self.screens[$0] }
  }
}
