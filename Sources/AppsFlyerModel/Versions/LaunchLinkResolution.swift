/// Whether the SDK resolves the link in the launch options by itself.
package enum LaunchLinkResolution: String, CaseIterable, Sendable {
  /// The SDK waits until the app passes the link in.
  case none
  /// The SDK resolves the link, and skips the same link when the app passes it in.
  case resolveAndSkip
  /// The SDK resolves the link, and resolves it again when the app passes it in.
  case double
}
