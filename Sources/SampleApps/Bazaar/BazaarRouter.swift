import DeepLinkSimulator

/// Opens the bazaar's screens; a place that is requested before onboarding and login waits for them.
@MainActor
final class BazaarRouter {
  private let environment: AppEnvironment
  private let session: BazaarSession
  private let startUp: BazaarStartUp
  private let waiting: WaitingLinks
  private let flaw: BazaarFlaw?
  /// The task that opens the waiting places.
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

  /// Returns the place that a link leads to; nil if the link does not say so.
  func place(of link: String) -> BazaarPlace? {
    BazaarPlace(link: link, comparesPath: flaw == .comparesPath)
  }

  func destination(of link: String) -> BazaarDestination {
    place(of: link).map { .place($0) } ?? .unknown(link)
  }

  /// Opens a place, now or once the user can go there.
  func open(_ place: BazaarPlace) async {
    // The waiting places come first, so that the user finally sees the newest one.
    if flaw != .catchesUpLate { await catchingUp?.value }
    if session.isOpen { return environment.show(place.screen) }
    await waiting.keep(place)
    // The user may have logged in in the meantime.
    if session.isOpen { catchUp() }
  }

  /// Handles the end of onboarding, a login or a logout.
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
