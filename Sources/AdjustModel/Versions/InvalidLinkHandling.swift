import SDKContract

/// What happens to a string that is not a URL when the SDK passes it to `NSURL`.
package enum InvalidLinkHandling: String, CaseIterable, Hashable, Sendable {
  /// `NSURL` returns nil, and the SDK does nothing: iOS before 17.
  case dropped
  /// `NSURL` escapes invalid characters, and the SDK delivers the result: possible since iOS 17.
  case escaped
}
