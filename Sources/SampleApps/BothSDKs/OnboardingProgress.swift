import DeepLinkSimulator

/// Knows whether the user has been through the screens that introduce the app.
@MainActor
final class OnboardingProgress {
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  var isComplete: Bool { environment.isOpen("onboarding") }
}
