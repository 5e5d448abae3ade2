import SDKContract

/// Whether the SDK resolves the link in the launch options by itself.
package enum LaunchLinkResolution: String, CaseIterable, Sendable {
  /// It waits until the app hands the link in.
  case none
  /// It does, and skips the same link when the app hands it in.
  case resolveAndSkip
  /// It does, and resolves the same link again when the app hands it in.
  case double
}
