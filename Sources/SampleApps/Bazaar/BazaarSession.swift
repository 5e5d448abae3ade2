import DeepLinkSimulator

/// Knows how far the user has come, and tells tasks that wait for it.
@MainActor
final class BazaarSession {
  private let environment: AppEnvironment
  private var waiters: [UnsafeContinuation<Void, Never>] = []
  /// Called whenever the user has come further, or gone back.
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

  /// Waits until the user can go anywhere; the process may end before that.
  func untilOpen() async {
    guard !isOpen else { return }
    await withUnsafeContinuation { waiters.append($0) }
  }
}
