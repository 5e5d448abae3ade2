import DeepLinkSimulator
import Synchronization

/// A line on a terminal that says how far an exploration has come, and how fast it is.
final class ExploreProgress: Sendable {
  private static let interval = Duration.milliseconds(200)

  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let last: Mutex<ContinuousClock.Instant>

  init(_ console: Console) {
    self.console = console
    isShown = console.diagnosticsAreTerminal && console.environment["TERM"] != "dumb"
    last = Mutex(start)
  }

  /// Says how far it is, unless that was said a moment ago.
  func show(_ progress: Explorer.Progress, _ name: String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      guard now - last >= Self.interval else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let seconds = max((now - start) / .seconds(1), 0.001)
    let rate = Int(Double(progress.events) / seconds)
    console.diagnostics(
      "\r\u{1B}[K\(name.printable): \(progress.events) events, \(progress.states) states, \(rate) events a second")
  }

  /// Takes the line away.
  func clear() {
    if isShown { console.diagnostics("\r\u{1B}[K") }
  }
}
