/// Something that reports where a link leads.
enum LinkSource: Hashable, Sendable {
  case unifiedDeepLinking
  case conversionData
  case adjust
}
