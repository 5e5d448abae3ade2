/// What happens to a string that is not a URL when the SDK passes it to `NSURL`.
package enum InvalidLinkHandling: String, CaseIterable, Hashable, Sendable {
  /// `NSURL` returns nil, and the SDK does nothing: an app that is linked before iOS 17.
  case dropped
  /// `NSURL` escapes invalid characters, and the SDK delivers the result: an app that is linked with
  /// the SDK of iOS 17 or later.
  case escaped
}
