import DeepLinkSimulator

/// Tracks whether the user has completed onboarding.
@MainActor
final class OnboardingProgress {
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  var isComplete: Bool { environment.isOpen("onboarding") }
}
