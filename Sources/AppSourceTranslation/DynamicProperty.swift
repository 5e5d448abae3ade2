/// Rewrites `@objc dynamic var state = 0`: after each change, the property tells its observers, as with Objective-C.
enum DynamicProperty {
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "package", "open", "final", "override", "weak", "lazy",
    "nonisolated",
  ]

  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.flatMap { index -> [SourceEdit] in
      guard source.text(index) == "dynamic", source.isMember(index), source.type(around: index) != nil,
        let keyword = keyword(after: index, source), source.tokens.indices.contains(keyword + 1)
      else { return [] }
      return edits(source, name: keyword + 1)
    }
  }

  /// Returns the position of `var` after the modifiers of a property; nil if none of an object is declared.
  private static func keyword(after dynamic: Int, _ source: SwiftSource) -> Int? {
    var index = dynamic + 1
    while modifiers.contains(source.text(index)) {
      index = source.text(index + 1) == "(" ? (source.closing(index + 1) ?? index) + 1 : index + 1
    }
    let before = source.text(dynamic - 1)
    return source.text(index) == "var" && !["static", "class"].contains(before) ? index : nil
  }

  private static func edits(_ source: SwiftSource, name: Int) -> [SourceEdit] {
    let call = "_valueChanged(of: self, \\.\(source.text(name)))"
    let declaration = Declaration(source, name: name)
    guard let block = declaration.accessors, let end = source.closing(block) else {
      guard !declaration.isComputed else { return [] }
      let position = source.range(declaration.last...declaration.last).upperBound
      let observer = " { didSet { \(call) } }"
      guard let closure = declaration.closure else { return [SourceEdit(position..<position, observer)] }
      // After a closure that is called at once, braces would be its last argument.
      let start = source.range(closure...closure).lowerBound
      return [SourceEdit(start..<start, "("), SourceEdit(position..<position, ")" + observer)]
    }
    if let body = body(of: "didSet", in: block...end, source) ?? body(of: "set", in: block...end, source) {
      let position = source.range(body...body).upperBound
      return [SourceEdit(position..<position, " defer { \(call) };")]
    }
    guard body(of: "willSet", in: block...end, source) != nil else { return [] }
    let position = source.range(end...end).lowerBound
    return [SourceEdit(position..<position, " didSet { \(call) } ")]
  }

  /// Returns the brace that opens an accessor; nil if the block does not have it.
  private static func body(of accessor: String, in block: ClosedRange<Int>, _ source: SwiftSource) -> Int? {
    var index = block.lowerBound + 1
    while index < block.upperBound {
      if source.text(index) == accessor {
        let next = source.text(index + 1) == "(" ? (source.closing(index + 1) ?? index) + 1 : index + 1
        return source.text(next) == "{" ? next : nil
      }
      index = ["{", "(", "["].contains(source.text(index)) ? (source.closing(index) ?? index) + 1 : index + 1
    }
    return nil
  }

  /// A property after its name.
  private struct Declaration {
    /// The last token of the type or the initial value.
    private(set) var last: Int
    /// The brace before accessors; nil if there are none.
    private(set) var accessors: Int?
    /// The brace of a closure that makes the initial value; nil if the value begins otherwise.
    private(set) var closure: Int?
    /// Whether the property has only a getter, without the word.
    private(set) var isComputed = false

    init(_ source: SwiftSource, name: Int) {
      var hasValue = false
      last = name
      while last + 1 < source.tokens.count {
        let (text, next) = (source.text(last), source.text(last + 1))
        if next == "=", !hasValue {
          hasValue = true
          closure = source.text(last + 2) == "{" ? last + 2 : nil
        }
        if next == "{" {
          let first = source.text(last + 2)
          let hasAccessors = ["get", "set", "willSet", "didSet"].contains(first)
          (accessors, isComputed) = (hasAccessors ? last + 1 : nil, !hasAccessors && !hasValue)
          if hasAccessors || isComputed { return }
        }
        let goesOn = [".", "?", ":", "=", "{"].contains(next) || ["=", ":"].contains(text)
        if next == "}" || next == ";" || (source.tokens[last + 1].isFirstOnLine && !goesOn) { return }
        last = ["(", "[", "{"].contains(next) ? source.closing(last + 1) ?? source.tokens.count - 1 : last + 1
      }
    }
  }
}
