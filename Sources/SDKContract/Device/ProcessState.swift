/// The state of the app's process in the system.
public enum ProcessState: String, CaseIterable, Sendable {
  /// There is no process.
  case notRunning = "not running"
  /// The process exists, but none of the app's code has run (iOS 15 and later).
  case prewarmed
  /// In the foreground, but not receiving events: launching, leaving, or under a system alert.
  case inactive
  /// In the foreground.
  case active
  /// In the background, running.
  case background
  /// In the background, in memory, not running.
  case suspended

  /// Whether the app's code can run.
  package var runsCode: Bool {
    switch self {
    case .inactive, .active, .background: true
    case .notRunning, .prewarmed, .suspended: false
    }
  }
}
