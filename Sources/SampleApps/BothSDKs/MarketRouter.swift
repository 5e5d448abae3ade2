import DeepLinkSimulator

/// Opens the market's screens; a destination that comes before onboarding and login are over waits for them.
@MainActor
final class MarketRouter {
  private let environment: AppEnvironment
  private let onboarding: OnboardingProgress
  private let session: SessionStore
  private let journal: LinkJournal?

  /// Creates the router of a process.
  ///
  /// - Parameters:
  ///   - environment: What shows the screens and keeps a destination.
  ///   - onboarding: The first thing that a destination waits for.
  ///   - session: The second.
  ///   - journal: Tells which reports are echoes; nil to open a screen for each report.
  init(
    _ environment: AppEnvironment, onboarding: OnboardingProgress, session: SessionStore, journal: LinkJournal?
  ) {
    self.environment = environment
    self.onboarding = onboarding
    self.session = session
    self.journal = journal
  }

  private var canNavigate: Bool { onboarding.isComplete && session.isLoggedIn }

  /// Shows the screen that a process begins with.
  func showStart() {
    if !onboarding.isComplete {
      environment.show("Onboarding")
    } else if !session.isLoggedIn {
      environment.show("Login")
    } else {
      environment.show("Home")
    }
  }

  /// Goes on after onboarding, login or logout.
  func startChanged() {
    showStart()
    guard canNavigate, let name = environment.takeStoredLink() else { return }
    if let destination = MarketDestination(name: name) { environment.show(destination.screen) }
  }

  /// Goes where a link leads, as one of several sources reports it.
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
