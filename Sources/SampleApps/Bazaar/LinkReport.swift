/// The way in which the app learns of a link.
enum LinkReport: Hashable, Sendable {
  /// The link opened the app, which one SDK reports once.
  case direct
  /// Unified deep linking reports the link that led to the install.
  case deferred
  /// Conversion data reports the link that led to the install.
  case conversionData
  /// Adjust reports the link that led to the install.
  case adjustDeferred
}
