/// How the app learns of a link.
enum LinkReport: Hashable, Sendable {
  /// The link opened the app, of which one SDK tells, once.
  case direct
  /// Unified deep linking tells of the link that led to the install.
  case deferred
  /// So does conversion data.
  case conversionData
  /// So does Adjust.
  case adjustDeferred
}
