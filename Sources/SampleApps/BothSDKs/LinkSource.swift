/// A source that reports the destination of a link.
enum LinkSource: Hashable, Sendable {
  case unifiedDeepLinking
  case conversionData
  case adjust
}
