/// The parameters and the result of a method.
struct MethodSignature {
  /// A parameter.
  struct Parameter {
    let label: String
    /// The type as it is declared.
    let declared: String
    /// The type in a form that is valid in a function type.
    var type: String { MethodSignature.functionType(declared) }
  }

  let function: String
  let parameters: [Parameter]
  /// The type of the result, as it would be in a function type; nil if the method declares none.
  let result: String?
  /// Whether the method has effects, such as `async` or `throws`.
  let hasEffects: Bool
  let isGeneric: Bool
  /// The closing bracket of the parameters.
  let close: Int
  /// The type of the result in the file.
  let resultTokens: ClosedRange<Int>?
  /// The body with its braces; nil if there is none.
  let body: ClosedRange<Int>?

  /// - Returns: Nil if the declaration is incomplete.
  init?(of function: Int, _ source: SwiftSource) {
    self.function = source.text(function + 1)
    isGeneric = source.text(function + 2) == "<"
    let open = isGeneric ? (function + 2..<source.tokens.count).first { source.text($0) == "(" } : function + 2
    guard let open, source.text(open) == "(", let close = source.closing(open) else { return nil }
    self.close = close
    parameters = Self.parameters(open + 1..<close, source)
    var index = close + 1
    var effects = false
    while ["async", "throws", "rethrows"].contains(source.text(index)) {
      effects = true
      index += source.text(index + 1) == "(" ? (source.closing(index + 1) ?? index + 1) - index + 1 : 1
    }
    hasEffects = effects
    guard source.text(index) == "-", source.text(index + 1) == ">" else {
      (result, resultTokens) = (nil, nil)
      body = Self.body(at: index, source)
      return
    }
    let end = Self.endOfType(from: index + 2, source)
    guard end > index + 2 else { return nil }
    resultTokens = index + 2...end - 1
    result = Self.functionType(Self.line(source.text(in: source.range(index + 2...end - 1))))
    body = Self.body(at: end, source)
  }

  /// The name by which Swift refers to the method.
  var name: String { function + "(" + parameters.map { $0.label + ":" }.joined() + ")" }
  /// The parameters of a similar declaration, named `__0` and so on.
  var declaredParameters: String {
    let texts = parameters.enumerated().map { "\($1.label) __\($0): \($1.declared)" }
    return "(\(texts.joined(separator: ", ")))"
  }
  /// The arguments that such a declaration passes on.
  var passedArguments: [String] {
    parameters.enumerated().map { ($1.label == "_" ? "" : $1.label + ": ") + "__\($0)" }
  }
  /// The name where its type determines the number of arguments.
  var reference: String { parameters.isEmpty ? function : name }
  /// Whether a selector can call the method.
  var canBeSent: Bool {
    let types = parameters.map(\.type) + [result ?? ""]
    return parameters.count <= 2
      && types.allSatisfy {
        !$0.contains("->") && !$0.contains("...") && !$0.contains("inout ") && !$0.contains("Self")
      }
  }

  private static func parameters(_ tokens: Range<Int>, _ source: SwiftSource) -> [Parameter] {
    var result: [Parameter] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let end = end(from: index, to: tokens.upperBound, source) { $0 == "," }
      let colon = (index..<end).first { source.text($0) == ":" } ?? end
      if colon > index, colon + 1 < end {
        let type = self.end(from: colon + 1, to: end, source) { $0 == "=" }
        let declared = source.text(in: source.range(colon + 1...max(type, colon + 2) - 1))
        result.append(Parameter(label: source.text(index), declared: line(declared)))
      }
      index = end + 1
    }
    return result
  }

  /// Returns the first token of a kind that is not in brackets.
  private static func end(
    from start: Int, to limit: Int, _ source: SwiftSource, where matches: (String) -> Bool
  ) -> Int {
    var (index, angles) = (start, 0)
    while index < limit {
      let text = source.text(index)
      if angles == 0, matches(text) { return index }
      if text == "<" { angles += 1 }
      if text == ">", source.text(index - 1) != "-", angles > 0 { angles -= 1 }
      index = ["(", "[", "{"].contains(text) ? (source.closing(index) ?? limit) + 1 : index + 1
    }
    return limit
  }

  /// Returns the token after a type: a brace, or a token that starts a line and does not continue the type.
  private static func endOfType(from start: Int, _ source: SwiftSource) -> Int {
    let end = end(from: start, to: source.tokens.count, source) { ["{", "}", ";", "where", "@", "#"].contains($0) }
    let next = (start..<end).dropFirst().first { index in
      source.tokens[index].isFirstOnLine && ![".", "-", ">", "&", ")", "]"].contains(source.text(index))
        && ![".", ">", "&", ",", "(", "["].contains(source.text(index - 1))
    }
    return next ?? end
  }

  private static func body(at index: Int, _ source: SwiftSource) -> ClosedRange<Int>? {
    var open = index
    if source.text(open) == "where" {
      open = (index..<source.tokens.count).first { source.text($0) == "{" } ?? index
    }
    guard source.text(open) == "{", let close = source.closing(open) else { return nil }
    return open...close
  }

  /// Returns a type in a form that is valid in a function type, where `!` is not allowed.
  private static func functionType(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }

  /// Returns a type on several lines as one line.
  private static func line(_ type: String) -> String {
    type.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
