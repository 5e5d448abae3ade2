/// One entry of `components` in an association file: what a link must look like, and what follows then.
///
/// In each pattern `*` stands for any characters and `?` for any single one.
package struct AssociationComponent: Hashable, Sendable {
  /// What the query of a link must look like.
  package enum Query: Hashable, Sendable {
    /// A pattern of the whole query, without its question mark.
    case whole(String)
    /// Patterns of the values of items, by their names.
    case items([Item])
  }

  /// What the value of one item of the query must look like.
  package struct Item: Hashable, Sendable {
    /// The name of the item.
    package var name: String
    /// A pattern of its value, which is empty if the query does not have the item.
    package var value: String

    /// Creates a pattern of an item.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A pattern of the path, the key `/`; nil for any path.
  package var path: String?
  /// Patterns of the query, the key `?`; nil for any query.
  package var query: Query?
  /// A pattern of the fragment, the key `#`, without its number sign; nil for any fragment.
  package var fragment: String?
  /// Whether links that fit are not for the app.
  package var exclude = false
  /// Whether capital letters differ from small ones.
  package var caseSensitive = true
  /// Whether the patterns are percent-encoded, as links are.
  package var percentEncoded = true
  /// What the file says to people.
  package var comment: String?

  /// Creates a component that every link fits.
  package init() {}
}
