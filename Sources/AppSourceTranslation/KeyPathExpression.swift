/// Translates `#keyPath(…)` to the string of the properties that it names.
enum KeyPathExpression {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "#", source.touch(index, index + 1), source.text(index + 1) == "keyPath",
        source.text(index + 2) == "(", let close = source.closing(index + 2), close > index + 3
      else { return nil }
      let names = (index + 3..<close).map(source.text).filter { $0 != "." && $0 != "self" }
      // Types come before properties, and start with a capital letter.
      let properties = names.drop { $0.first?.isUppercase == true }
      return SourceEdit(source.range(index...close), "\"\(properties.joined(separator: "."))\"")
    }
  }
}
