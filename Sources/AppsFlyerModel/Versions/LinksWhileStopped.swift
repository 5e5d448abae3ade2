import SDKContract

/// What happens to links that are handed in while the SDK is stopped; links that need a server are always ignored.
package enum LinksWhileStopped: String, CaseIterable, Sendable {
  /// What needs no server is resolved.
  case resolvedOnDevice
  /// Nothing is resolved.
  case ignored
}
