import SDKContract

/// What becomes of parameters that somebody appended to a short link.
public enum ShortLinkQuery: String, CaseIterable, Sendable {
  /// Only what the resolver answers counts.
  case dropped
  /// They are added where the resolver's answer has no parameter of that name.
  case merged
}
