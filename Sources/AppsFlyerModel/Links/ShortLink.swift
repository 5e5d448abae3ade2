/// A OneLink whose parameters only the resolver knows.
package struct ShortLink: Hashable, Sendable {
  /// The template and the id, such as `H5hv/6d66214a`, by which the resolver finds the link whatever its domain.
  package let key: String
  /// Whether the link has one of the app's own domains.
  package let isCustomDomain: Bool
  /// Whether parameters were appended to the link.
  package let hasQuery: Bool
}
