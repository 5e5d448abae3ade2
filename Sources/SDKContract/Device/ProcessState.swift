/// What the operating system lets the app's process do.
public enum ProcessState: String, CaseIterable, Sendable {
  /// There is no process.
  case notRunning = "not running"
  /// The process exists, none of the app's code has run (iOS 15 and later).
  case prewarmed
  /// In front, but not receiving events: launching, leaving, or under a system alert.
  case inactive
  /// In front.
  case active
  /// Out of sight, running.
  case background
  /// Out of sight, in memory, not running.
  case suspended

  /// Whether the app's code can run.
  package var runsCode: Bool {
    switch self {
    case .inactive, .active, .background: true
    case .notRunning, .prewarmed, .suspended: false
    }
  }
}
