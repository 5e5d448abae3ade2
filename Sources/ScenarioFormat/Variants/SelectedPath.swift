/// The path of a scenario file, with an optional selection of its variants in brackets.
package struct SelectedPath: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The text in the brackets; nil if there are none.
  package let selection: String?

  /// Splits a text such as `link.jsonc` or `link.jsonc[style=uikit-scenes]`.
  package init(_ text: String) {
    let bracket = text.last == "]" ? text.lastIndex(of: "[") : nil
    if let bracket, Self.canHaveVariants(text[..<bracket]) {
      path = String(text[..<bracket])
      selection = String(text[text.index(after: bracket)...].dropLast())
    } else {
      path = text
      selection = nil
    }
  }

  /// Whether a path names a scenario file or standard input; names of other files may end in brackets.
  private static func canHaveVariants(_ path: Substring) -> Bool {
    path.hasSuffix(".jsonc") || path.hasSuffix(".json") || path == "-" || path == "<stdin>"
  }
}
