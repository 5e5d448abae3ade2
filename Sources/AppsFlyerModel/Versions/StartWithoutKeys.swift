/// What `start()` does while the dev key or the app id is missing.
package enum StartWithoutKeys: String, CaseIterable, Sendable {
  /// Nothing, and nothing is reported.
  case ignored
  /// The launch is sent anyway, and the backend decides.
  case sent
}
