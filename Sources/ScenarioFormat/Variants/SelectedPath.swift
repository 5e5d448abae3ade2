/// The path of a scenario file, and the variants of it that brackets behind the path select.
public struct SelectedPath: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// What stands in the brackets; nil if there are none.
  public let selection: String?

  /// Takes a text apart, such as `link.jsonc` or `link.jsonc[style=uikit-scenes]`.
  public init(_ text: String) {
    let bracket = text.last == "]" ? text.lastIndex(of: "[") : nil
    if let bracket, text[..<bracket].hasSuffix(".jsonc") || text[..<bracket].hasSuffix(".json") {
      path = String(text[..<bracket])
      selection = String(text[text.index(after: bracket)...].dropLast())
    } else {
      path = text
      selection = nil
    }
  }
}
