/// A piece of Swift source that is neither white space nor a comment.
struct SwiftToken: Equatable {
  /// What a piece is.
  enum Kind: Equatable {
    /// A name or a keyword.
    case name
    /// A literal of text, or the parts of it between what is interpolated; a regular expression.
    case literal
    /// A number.
    case number
    /// One character of an operator, or of what separates.
    case punctuation
  }

  let kind: Kind
  /// The bytes, counted from the beginning of the file.
  let range: Range<Int>
  /// Whether nothing but white space and comments stands before it on its line.
  let isFirstOnLine: Bool
}
