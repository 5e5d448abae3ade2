/// Makes arguments of formats from any value, as in `error as CVarArg`.
///
/// With an Objective-C runtime, an error or a URL is an object, which a format takes. An operator stands in for `as`,
/// with its precedence, and makes a text of what is no argument on Linux.
enum FormatArgument {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "as" else { return nil }
      var last = index + 1
      if source.text(last) == "!" { last += 1 }
      if source.text(last) == "any" { last += 1 }
      guard source.text(last) == "CVarArg", source.text(last + 1) != "?", source.text(last + 1) != "." else {
        return nil
      }
      return SourceEdit(source.range(index...last), "<%> CVarArg.self")
    }
  }
}
