/// The syntax of JSON, as scenario files have it.
package enum JSONSyntax {
  /// Returns whether a text is one complete value and nothing else, apart from comments, even if a part of it is wrong.
  package static func isOneValue(_ text: String) -> Bool {
    var reader = SyntaxReader(SourceText(Array(text.utf8)))
    reader.read()
    return reader.isComplete && reader.tree.root != nil
  }
}
