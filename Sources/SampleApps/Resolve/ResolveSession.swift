import DeepLinkSimulator

/// Tracks whether the user is logged in.
@MainActor
final class ResolveSession {
  static let gate = "login"

  /// The action to perform after login.
  var onLogin: (() -> Void)?
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  var isLoggedIn: Bool { environment.isOpen(Self.gate) }
}
