/// A class of the app, with the classes that inherit from it.
struct DelegateClass {
  let name: String
  /// The names after the colon: a superclass, and protocols.
  let inherited: [String]
  /// The explicit access level, such as `public`.
  let access: String
  /// The brace that closes the body.
  let close: Int

  /// Returns the classes that a file declares.
  static func all(_ source: SwiftSource) -> [DelegateClass] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "class", source.text(index - 1) != ".", index + 2 < source.tokens.count,
        source.tokens[index + 1].kind == .name, [":", "<", "{", "where"].contains(source.text(index + 2)),
        let open = (index + 2..<source.tokens.count).first(where: { source.text($0) == "{" }),
        let close = source.closing(open)
      else { return nil }
      return DelegateClass(
        name: source.text(index + 1), inherited: names(index + 2..<open, source),
        access: MethodHead(of: index, source).access, close: close)
    }
  }

  private static func names(_ tokens: Range<Int>, _ source: SwiftSource) -> [String] {
    guard let colon = tokens.first(where: { source.text($0) == ":" }) else { return [] }
    return (colon + 1..<tokens.upperBound).prefix { source.text($0) != "where" }
      .filter { source.tokens[$0].kind == .name }.map(source.text)
  }
}
