/// What happens to links while the SDK is stopped; links that need a server are always ignored.
package enum LinksWhileStopped: String, CaseIterable, Sendable {
  /// Links that need no server are resolved.
  case resolvedOnDevice
  /// No link is resolved.
  case ignored
}
