/// A piece of Swift source that is neither white space nor a comment.
struct SwiftToken: Equatable {
  /// The kind of a token.
  enum Kind: Equatable {
    /// A name or a keyword.
    case name
    /// A string literal, or a part of one between interpolations, or a regular expression.
    case literal
    /// A number.
    case number
    /// One character of an operator or a separator.
    case punctuation
  }

  let kind: Kind
  /// The range of bytes in the file.
  let range: Range<Int>
  /// Whether only white space and comments precede it on its line.
  let isFirstOnLine: Bool
}
