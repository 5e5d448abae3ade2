/// The state in which a link finds the app, for a table of variants.
package enum StartState: String, CaseIterable, Sendable {
  /// The app is not on the device: the link leads to the store.
  case notInstalled = "not-installed"
  /// The app is closed.
  case notRunning = "not-running"
  /// The app is out of sight, and in memory.
  case background
  /// The app is in front.
  case foreground
}
