import DeepLinkSimulator

/// Tracks onboarding and login, and resumes tasks that wait for them.
@MainActor
final class BazaarSession {
  private let environment: AppEnvironment
  private var waiters: [UnsafeContinuation<Void, Never>] = []
  /// Called whenever onboarding or login has changed.
  var onChange: (() -> Void)?
  private(set) var isOnboarded = false
  private(set) var isLoggedIn = false

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  /// Whether the user can go anywhere.
  var isOpen: Bool { isOnboarded && isLoggedIn }

  func restore() {
    isOnboarded = environment.isOpen("onboarding")
    isLoggedIn = environment.isOpen("login")
  }

  func changed() {
    restore()
    if isOpen {
      for waiter in waiters { waiter.resume() }
      waiters = []
    }
    onChange?()
  }

  /// Waits until the user can go anywhere, which may not happen before the process ends.
  func untilOpen() async {
    guard !isOpen else { return }
    await withUnsafeContinuation { waiters.append($0) }
  }
}
