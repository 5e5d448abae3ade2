import SDKContract

/// What happens to parameters appended to a short link.
package enum ShortLinkQuery: String, CaseIterable, Sendable {
  /// Only what the resolver answers counts.
  case dropped
  /// They are added where the resolver's answer has no parameter of that name.
  case merged
}
