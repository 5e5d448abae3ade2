/// An entry of `components` in an association file: patterns of a link, and whether matching links are for the app.
///
/// In a pattern, `*` matches any characters and `?` matches any single character.
package struct AssociationComponent: Hashable, Sendable {
  /// The pattern of a link's query.
  package enum Query: Hashable, Sendable {
    /// A pattern of the whole query, without its question mark.
    case whole(String)
    /// Patterns of the values of query items, by name.
    case items([Item])
  }

  /// The pattern of the value of one query item.
  package struct Item: Hashable, Sendable {
    /// The name of the item.
    package var name: String
    /// A pattern of its value; the value of a missing item is empty.
    package var value: String

    /// Creates a pattern of an item.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A pattern of the path, under the key `/`; nil for any path.
  package var path: String?
  /// Patterns of the query, under the key `?`; nil for any query.
  package var query: Query?
  /// A pattern of the fragment without its number sign, under the key `#`; nil for any fragment.
  package var fragment: String?
  /// Whether matching links are excluded from the app's links; nil if the component does not say.
  package var exclude: Bool?
  /// Whether matching is case-sensitive; nil if the component does not say.
  package var caseSensitive: Bool?
  /// Whether the patterns are percent-encoded, as links are; nil if the component does not say.
  package var percentEncoded: Bool?
  /// The comment in the file.
  package var comment: String?

  /// Creates a component that matches every link.
  package init() {}

  /// Returns the component with values of the file's defaults, if it has any, for what it leaves out.
  package func filled(from defaults: AssociationComponent?) -> AssociationComponent {
    guard let defaults else { return self }
    var filled = self
    filled.path = path ?? defaults.path
    filled.query = query ?? defaults.query
    filled.fragment = fragment ?? defaults.fragment
    filled.exclude = exclude ?? defaults.exclude
    filled.caseSensitive = caseSensitive ?? defaults.caseSensitive
    filled.percentEncoded = percentEncoded ?? defaults.percentEncoded
    return filled
  }
}

extension AssociationComponent {
  /// The patterns of all parts of a link.
  package var patterns: [String] {
    let query: [String] =
      switch self.query {
      case nil: []
      case .whole(let pattern): [pattern]
      case .items(let items): items.map(\.value)
      }
    return [path, fragment].compactMap(\.self) + query
  }
}
