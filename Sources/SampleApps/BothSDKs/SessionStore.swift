import DeepLinkSimulator

/// Tracks whether the user is logged in; the login outlives the process.
@MainActor
final class SessionStore {
  private let environment: AppEnvironment

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  var isLoggedIn: Bool { environment.isOpen("login") }
}
