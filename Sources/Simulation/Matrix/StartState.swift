/// The state in which a link finds the app, for a table of variants.
package enum StartState: String, CaseIterable, Sendable {
  /// The app is not installed; the link leads to the App Store.
  case notInstalled = "not-installed"
  /// The app is closed.
  case notRunning = "not-running"
  /// The app is in the background.
  case background
  /// The app is in the foreground.
  case foreground
}
