import DeepLinkSimulator

/// Opens the market's screens; a destination that arrives before onboarding and login waits for them.
@MainActor
final class MarketRouter {
  private let environment: AppEnvironment
  private let onboarding: OnboardingProgress
  private let session: SessionStore
  private let journal: LinkJournal?

  /// Creates the router of a process.
  ///
  /// - Parameters:
  ///   - environment: Shows the screens and stores a destination.
  ///   - onboarding: The first condition that a destination waits for.
  ///   - session: The second condition.
  ///   - journal: Detects repeated reports; nil to open a screen for each report.
  init(
    _ environment: AppEnvironment, onboarding: OnboardingProgress, session: SessionStore, journal: LinkJournal?
  ) {
    self.environment = environment
    self.onboarding = onboarding
    self.session = session
    self.journal = journal
  }

  private var canNavigate: Bool { onboarding.isComplete && session.isLoggedIn }

  /// Shows the initial screen of a process.
  func showStart() {
    if !onboarding.isComplete {
      environment.show("Onboarding")
    } else if !session.isLoggedIn {
      environment.show("Login")
    } else {
      environment.show("Home")
    }
  }

  /// Continues after onboarding, login or logout.
  func startChanged() {
    showStart()
    guard canNavigate, let name = environment.takeStoredLink() else { return }
    if let destination = MarketDestination(name: name) { environment.show(destination.screen) }
  }

  /// Opens the destination of a link, as reported by one of several sources.
  func open(_ destination: MarketDestination, reportedBy source: LinkSource) {
    Task {
      if let journal, await journal.isEcho(destination, from: source) { return }
      if canNavigate {
        environment.show(destination.screen)
      } else {
        environment.store(destination.rawValue)
      }
    }
  }
}
