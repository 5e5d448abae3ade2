/// A value whose text for `print` comes from the package, so that each type need not declare it for users.
package protocol ShownAsText: CustomStringConvertible {
  /// The value in words.
  var shownText: String { get }
}

extension ShownAsText {
  /// The value in words, without control characters.
  public var description: String { shownText.printable }
}
