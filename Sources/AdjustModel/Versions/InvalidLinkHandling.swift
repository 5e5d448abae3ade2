import SDKContract

/// What happens to a string that is no URL when the SDK gives it to `NSURL`.
package enum InvalidLinkHandling: String, CaseIterable, Hashable, Sendable {
  /// `NSURL` returns nil, and the SDK stays silent: iOS before 17.
  case dropped
  /// `NSURL` escapes what is not allowed, and the SDK delivers that: possible since iOS 17.
  case escaped
}
