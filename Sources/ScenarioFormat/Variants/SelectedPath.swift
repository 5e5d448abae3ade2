/// The path of a scenario file, and the variants of it that brackets behind the path select.
package struct SelectedPath: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// What stands in the brackets; nil if there are none.
  package let selection: String?

  /// Takes a text apart, such as `link.jsonc` or `link.jsonc[style=uikit-scenes]`.
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

  /// Whether a path is that of a scenario file, or stands for standard input: other files may end with brackets.
  private static func canHaveVariants(_ path: Substring) -> Bool {
    path.hasSuffix(".jsonc") || path.hasSuffix(".json") || path == "-" || path == "<stdin>"
  }
}
