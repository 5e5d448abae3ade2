/// Expands `@Entry var router = Router()` in an extension of `EnvironmentValues` or `FocusedValues`, like SwiftUI's macro.
enum EntryMacro {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.flatMap { index -> [SourceEdit] in
      guard source.text(index) == "@", source.touch(index, index + 1), source.text(index + 1) == "Entry",
        let values = source.type(around: index), ["EnvironmentValues", "FocusedValues"].contains(values),
        let keyword = (index + 2..<min(index + 6, source.tokens.count)).first(where: { source.text($0) == "var" }),
        let entry = Entry(source, name: keyword + 1)
      else { return [] }
      let edits = values == "FocusedValues" ? entry.focusedEdits(source) : entry.edits(source)
      return [.blank(source.range(index...index + 1), in: source)] + edits
    }
  }

  /// A declaration after `@Entry`.
  private struct Entry {
    private let name: Int
    private let type: String
    /// The tokens of the initial value; nil if there is none.
    private let value: ClosedRange<Int>?
    /// The last token of the type, or of the name.
    private let head: Int

    /// - Returns: Nil if the type is neither written nor evident from the value.
    init?(_ source: SwiftSource, name: Int) {
      self.name = name
      let end = Self.end(after: name, source)
      let equals = (name...end).first { source.text($0) == "=" && source.text($0 + 1) != "=" }
      head = equals.map { $0 - 1 } ?? end
      value = equals.flatMap { $0 < end ? $0 + 1...end : nil }
      if source.text(name + 1) == ":", head > name + 1 {
        type = source.text(in: source.range(name + 2...head))
      } else if let value, let inferred = Self.type(of: value, source) {
        type = inferred
      } else {
        return nil
      }
    }

    /// Returns the last token of a declaration: the next one starts a line, and does not continue an expression.
    private static func end(after name: Int, _ source: SwiftSource) -> Int {
      var index = name
      while index + 1 < source.tokens.count {
        let next = source.text(index + 1)
        let goesOn = [".", "?", ":", "="].contains(next) || source.text(index) == "="
        if next == "}" || next == ";" || (source.tokens[index + 1].isFirstOnLine && !goesOn) { break }
        index = ["(", "[", "{"].contains(next) ? source.closing(index + 1) ?? source.tokens.count - 1 : index + 1
      }
      return index
    }

    /// Returns the type of a value that is a literal or a call of a type.
    private static func type(of value: ClosedRange<Int>, _ source: SwiftSource) -> String? {
      let first = source.text(value.lowerBound)
      switch source.tokens[value.lowerBound].kind {
      case .literal: return "String"
      case .number: return first.contains(".") ? "Double" : "Int"
      case .name where first == "true" || first == "false": return "Bool"
      case .name where first.first?.isUppercase == true:
        guard let call = value.first(where: { source.text($0) == "(" }), call > value.lowerBound else { return nil }
        let path = (value.lowerBound..<call).map(source.text)
        guard path.allSatisfy({ $0.first?.isUppercase == true || [".", "<", ">", ",", "[", "]", "?"].contains($0) })
        else { return nil }
        return path.joined()
      default: return nil
      }
    }

    /// A value of the focused view is optional, and has no default.
    func focusedEdits(_ source: SwiftSource) -> [SourceEdit] {
      let variable = source.text(name)
      let key = "__Key_\(variable)"
      let wrapped = type.last == "?" ? String(type.dropLast()) : type
      let property =
        "\(variable): \(wrapped)? { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
        + "private struct \(key): FocusedValueKey { typealias Value = \(wrapped) }"
      return [SourceEdit(source.range(name...(value?.upperBound ?? head)), property)]
    }

    func edits(_ source: SwiftSource) -> [SourceEdit] {
      let variable = source.text(name)
      let key = "__Key_\(variable)"
      let property =
        "\(variable): \(type) { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
        + "private struct \(key): EnvironmentKey { static var defaultValue: \(type) { "
      guard let value else { return [SourceEdit(source.range(name...head), property + "nil } }")] }
      let before = source.range(name...name).lowerBound..<source.range(value).lowerBound
      let end = source.range(value).upperBound
      return [
        SourceEdit(before, property + source.text(in: before).filter(\.isNewline)), SourceEdit(end..<end, " } }"),
      ]
    }
  }
}
