/// Rewrites `override func observeValue(forKeyPath:of:change:context:)`, which Foundation does not have on Linux: the
/// class conforms to a protocol that has the method.
enum ObserverMethod {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.methods.flatMap { index -> [SourceEdit] in
      guard (1...3).map({ source.text(index + $0) }) == ["observeValue", "(", "forKeyPath"],
        let head = (MethodHead(of: index, source).start..<index).first(where: { source.text($0) == "override" }),
        let body = body(around: index, source), let conformance = conformance(before: body, source)
      else { return [] }
      return [.blank(source.range(head...head), in: source), conformance]
    } + calls(source)
  }

  /// Returns the brace that opens the type around a position.
  private static func body(around index: Int, _ source: SwiftSource) -> Int? {
    var position = index - 1
    while position >= 0 {
      switch source.text(position) {
      case "{": return position
      case "}", ")", "]": position = source.opening(position) ?? 0
      default: break
      }
      position -= 1
    }
    return nil
  }

  /// Returns the edit that adds the protocol in front of the body of a type.
  private static func conformance(before body: Int, _ source: SwiftSource) -> SourceEdit? {
    guard let keyword = (0..<body).last(where: { ["class", "extension"].contains(source.text($0)) }) else { return nil }
    let end = (keyword..<body).first { source.text($0) == "where" } ?? body
    let inherits = (keyword..<end).contains { source.text($0) == ":" }
    let position = source.range(end - 1...end - 1).upperBound
    return SourceEdit(position..<position, (inherits ? ", " : ": ") + "_KeyValueObserver")
  }

  private static func calls(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "super", source.text(index + 1) == ".", source.text(index + 2) == "observeValue",
        source.text(index + 3) == "("
      else { return nil }
      return SourceEdit(source.range(index...index + 2), "_observeValue")
    }
  }
}
