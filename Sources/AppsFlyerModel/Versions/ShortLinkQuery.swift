/// What happens to parameters appended to a short link.
package enum ShortLinkQuery: String, CaseIterable, Sendable {
  /// Only the resolver's parameters count.
  case dropped
  /// They are added unless the resolver's answer has a parameter of the same name.
  case merged
}
