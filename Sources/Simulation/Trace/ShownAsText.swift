/// A value whose text for `print` comes from the package, so that each type need not declare it for users.
package protocol ShownAsText: CustomStringConvertible {
  /// The value in words.
  var shownText: String { get }
}

/// A value that takes several lines to `print`.
package protocol ShownAsLines: CustomStringConvertible {
  /// The value in words, a line each.
  var shownLines: [String] { get }
}

extension ShownAsLines {
  /// The value in words, on several lines without control characters.
  public var description: String { shownLines.map(\.printable).joined(separator: "\n") }
}

extension ShownAsText {
  /// The value in words, without control characters.
  public var description: String { shownText.printable }
}
