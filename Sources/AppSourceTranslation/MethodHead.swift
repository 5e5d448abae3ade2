/// The attributes and modifiers in front of `func`.
struct MethodHead {
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "package", "open", "final", "override", "dynamic", "nonisolated",
    "static", "class", "required", "optional", "mutating",
  ]

  private(set) var start: Int
  private(set) var attributes: Set<String> = []
  private(set) var modifiers: Set<String> = []
  /// The name that `@objc(name:)` gives the method.
  private(set) var name: String?
  var words: Set<String> { attributes.union(modifiers) }
  /// The modifier that says who sees the declaration; empty if none does.
  var access: String {
    modifiers.intersection(["public", "open", "package", "fileprivate", "private"]).first ?? ""
  }

  init(of function: Int, _ source: SwiftSource) {
    start = function
    while start > 0 {
      let last = start - 1
      if Self.modifiers.contains(source.text(last)) {
        modifiers.insert(source.text(last))
        start = last
        continue
      }
      let open = source.text(last) == ")" ? source.opening(last) ?? 0 : start
      guard open > 1, source.text(open - 2) == "@" else { return }
      let attribute = source.text(open - 1)
      attributes.insert(attribute)
      if attribute == "objc", open < last {
        name = source.text(in: source.range(open + 1...last - 1)).filter { !$0.isWhitespace }
      }
      start = open - 2
    }
  }
}
