/// Translates `#selector(…)` to a `Selector` that holds the method.
enum SelectorExpression {
  static func edits(_ source: SwiftSource, optional: OptionalMethods) -> [SourceEdit] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "#", source.touch(index, index + 1), source.text(index + 1) == "selector",
        source.text(index + 2) == "(", let close = source.closing(index + 2), close > index + 3
      else { return nil }
      let range = source.range(index...close)
      let lines = source.text(in: range).filter(\.isNewline)
      return SourceEdit(range, selector(inner(index + 3...close - 1, source), source, around: index, optional) + lines)
    }
  }

  /// Removes brackets around the whole expression.
  private static func inner(_ tokens: ClosedRange<Int>, _ source: SwiftSource) -> ClosedRange<Int> {
    guard source.text(tokens.lowerBound) == "(", source.closing(tokens.lowerBound) == tokens.upperBound,
      tokens.count > 2
    else { return tokens }
    return inner(tokens.lowerBound + 1...tokens.upperBound - 1, source)
  }

  private static func selector(
    _ tokens: ClosedRange<Int>, _ source: SwiftSource, around index: Int, _ optional: OptionalMethods
  ) -> String {
    let first = source.text(tokens.lowerBound)
    if first == "getter" || first == "setter", source.text(tokens.lowerBound + 1) == ":" {
      let name = source.text(tokens.upperBound)
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      return "Selector(\"\(first == "getter" ? name : setter)\")"
    }
    let cast = tokens.first { source.text($0) == "as" }
    let method = inner(tokens.lowerBound...(cast.map { $0 - 1 } ?? tokens.upperBound), source)
    let type = cast.map { source.text(in: source.range($0 + 1...tokens.upperBound)) }
    return reference(method, source, around: source.type(around: index), type, optional)
  }

  /// - Parameters:
  ///   - type: The type whose body contains the expression.
  ///   - cast: The type of the method according to the expression, where several methods share the name.
  private static func reference(
    _ tokens: ClosedRange<Int>, _ source: SwiftSource, around type: String?, _ cast: String?,
    _ optional: OptionalMethods
  ) -> String {
    // The method is the last name, followed by its labels in brackets.
    let labels = tokens.first { source.text($0) == "(" } ?? tokens.upperBound + 1
    let method = source.text(in: source.range(max(tokens.lowerBound, labels - 1)...tokens.upperBound))
    let path = tokens.lowerBound < labels - 1 ? source.text(in: source.range(tokens.lowerBound...labels - 3)) : ""
    let reference = method.filter { !$0.isWhitespace }
    let system = SystemDelegateMethod.objectiveCName(ofReference: reference)
    let name = "\"\(system ?? ObjectiveCName.method(reference, arguments: 0))\""
    switch path {
    case "", "self", "Self", "super":
      guard let type else { return "Selector(\(name), bound: \(method)\(cast.map { " as \($0)" } ?? ""))" }
      return "Selector(\(name), of: \(type).\(method)\(cast.map { " as (\(type)) -> \(returned($0))" } ?? ""))"
    case _ where optional.contains(source.text(labels - 1), in: path): return "Selector(\(name))"
    case _ where SystemDelegateMethod.protocols.contains(path): return "Selector(\(name))"
    default:
      // Types start with a capital letter; anything else is an object to which the method is bound.
      let isType = path.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
      let value = "\(path).\(method)\(cast.map { " as \($0)" } ?? "")"
      return "Selector(\(name), \(isType ? "of" : "bound"): \(value))"
    }
  }

  /// Returns the type of a method in a cast, without the brackets around it.
  private static func returned(_ cast: String) -> String {
    guard cast.hasPrefix("("), cast.hasSuffix(")"), cast.contains("->"), !cast.hasSuffix("()") else { return cast }
    return String(cast.dropFirst().dropLast())
  }
}
