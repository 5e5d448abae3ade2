import DeepLinkSimulator

/// Opens the bazaar's screens; a place that comes before onboarding and login are over waits for them.
@MainActor
final class BazaarRouter {
  private let environment: AppEnvironment
  private let session: BazaarSession
  private let startUp: BazaarStartUp
  private let waiting: WaitingLinks
  private let flaw: BazaarFlaw?
  /// Opens the places that have waited.
  private var catchingUp: Task<Void, Never>?

  init(
    _ environment: AppEnvironment, session: BazaarSession, startUp: BazaarStartUp, waiting: WaitingLinks,
    flaw: BazaarFlaw?
  ) {
    self.environment = environment
    self.session = session
    self.startUp = startUp
    self.waiting = waiting
    self.flaw = flaw
  }

  func showStart() {
    if !session.isOnboarded {
      environment.show("Onboarding")
    } else if !session.isLoggedIn {
      environment.show("Login")
    } else {
      environment.show("Home")
      catchUp()
    }
  }

  func showLoading() {
    environment.show("Loading")
  }

  func foundNothing(at link: String) {
    environment.noRoute(to: link)
  }

  /// Where a link leads; nil if it does not say so itself.
  func place(of link: String) -> BazaarPlace? {
    BazaarPlace(link: link, comparesPath: flaw == .comparesPath)
  }

  func destination(of link: String) -> BazaarDestination {
    place(of: link).map { .place($0) } ?? .unknown(link)
  }

  /// Goes to a place, now or when the user can go there.
  func open(_ place: BazaarPlace) async {
    // What has waited comes first: what is newer shall be what the user sees.
    if flaw != .catchesUpLate { await catchingUp?.value }
    if session.isOpen { return environment.show(place.screen) }
    await waiting.keep(place)
    // The user may have logged in meanwhile.
    if session.isOpen { catchUp() }
  }

  /// Onboarding, login or logout is over.
  func userHasMoved() {
    showStart()
  }

  private func catchUp() {
    catchingUp = Task { [catchingUp] in
      await startUp.isOver()
      await catchingUp?.value
      for place in await waiting.takeAll() { environment.show(place.screen) }
      _ = environment.takeStoredLink()
    }
  }
}
