/// Removes `#Preview { … }`, which is only for Xcode.
enum PreviewMacro {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "#", source.touch(index, index + 1), source.text(index + 1) == "Preview" else {
        return nil
      }
      var last = index + 1
      if source.text(last + 1) == "(", let close = source.closing(last + 1) { last = close }
      if source.text(last + 1) == "{", let close = source.closing(last + 1) { last = close }
      // Additional trailing closures have labels, such as `body:`.
      while source.text(last + 2) == ":", source.text(last + 3) == "{", let close = source.closing(last + 3) {
        last = close
      }
      return .blank(source.range(attributes(before: index, source)...last), in: source)
    }
  }

  /// Returns the position of the first attribute of a macro, such as `@available(iOS 17, *)`.
  private static func attributes(before index: Int, _ source: SwiftSource) -> Int {
    guard index > 1 else { return index }
    var name = index - 1
    if source.text(name) == ")" {
      guard let open = source.opening(name), open > 1 else { return index }
      name = open - 1
    }
    guard source.text(name - 1) == "@", source.touch(name - 1, name) else { return index }
    return attributes(before: name - 1, source)
  }
}
