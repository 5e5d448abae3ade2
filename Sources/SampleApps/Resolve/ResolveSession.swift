import DeepLinkSimulator

/// Knows whether the user has logged in.
@MainActor
final class ResolveSession {
  static let gate = "login"

  /// What is to be done after login.
  var onLogin: (() -> Void)?
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  var isLoggedIn: Bool { environment.isOpen(Self.gate) }
}
