import SDKContract

/// What `start()` does while dev key or app id are missing.
package enum StartWithoutKeys: String, CaseIterable, Sendable {
  /// Nothing, and nothing is reported.
  case ignored
  /// The launch is sent all the same, and the backend decides.
  case sent
}
