import DeepLinkSimulator

/// A step in the scenario language that a user types in a session.
struct InjectedStep {
  /// The keys of steps, with which the input starts.
  static let verbs = StepVerb.allCases.map(\.rawValue)

  let step: Step

  /// Parses a step, as JSON or in its short form: its key, followed by its arguments without quotes.
  ///
  /// - Parameters:
  ///   - text: The text that the user typed.
  ///   - plan: The scenario, whose gates and SDKs can be named.
  /// - Throws: `ShellError` if the text is not a step.
  init(_ text: String, in plan: SimulationPlan) throws(ShellError) {
    let scenario = plan.scenario
    var gates: [ScenarioValue] = scenario.app.gates.map { .string($0) }
    let json = text.hasPrefix("{") ? text : try Self.json(text, plan.registry.grammar.stepArguments)
    // The gates of an app in Swift are not known here, so any name is accepted.
    if scenario.app.uses != nil {
      gates += Self.namedGates(text).filter { !scenario.app.gates.contains($0) }.map { .string($0) }
    }
    let members: [ScenarioValue.Member] = [
      .init("version", .integer(1)), .init("name", .string("step")),
      .init("app", .object([.init("gates", .array(gates))])),
    ]
    let head = members.map { "\($0.key.jsonLiteral): \($0.value.oneLine)" }.joined(separator: ", ")
    guard JSONSyntax.isOneValue(json) else {
      let typed = text.hasPrefix("{") ? text : text.drop { !$0.isWhitespace }.description.trimmed
      throw ShellError("\(typed.quoted) is not one complete value in JSON, such as {\"kill\": \"force-quit\"}")
    }
    // A comment that the user typed ends with its line.
    let document = "{\(head), \"steps\": [\(json)\n]}"
    let file = ScenarioFile(name: "step", bytes: Array(document.utf8), grammar: plan.registry.grammar)
    switch file.result {
    case .success(let read):
      guard read.steps.count == 1 else { throw ShellError("inject takes one step") }
      step = Step(read.steps[0].kind)
    case .failure(let error):
      throw ShellError(error.diagnostics.first?.message ?? "this is not a step")
    }
  }

  private static func json(
    _ text: String, _ arguments: [StepVerb: StepArgument]
  ) throws(ShellError) -> String {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let typed = parts.first else { throw ShellError("inject needs a step, such as inject background") }
    guard let verb = verb(typed) else {
      let matches = verbs.filter { $0.hasPrefix(typed) }
      if !matches.isEmpty { throw ShellError("\(typed.quoted) could be \(matches.joined(separator: " or "))") }
      let hint = Spelling.hint(for: typed, in: verbs) ?? "; there are \(verbs.joined(separator: ", "))"
      throw ShellError("there is no step \(typed.quoted)\(hint)")
    }
    let form = StepVerb(rawValue: verb).flatMap { arguments[$0] }
    guard parts.count > 1 else {
      if let form, let value = form.value, !form.isOptional {
        // What is typed here needs no quotes.
        throw ShellError("\(verb) needs \(value.replacing(" in double quotes", with: ""))")
      }
      return "{\(verb.jsonLiteral): {}}"
    }
    let argument = parts[1].trimmed
    let isObjectOrList = argument.first.map { "{[".contains($0) } == true
    if isObjectOrList || argument.isQuoted {
      return "{\(verb.jsonLiteral): \(Self.withModifier(argument, form?.modifiers ?? []))}"
    }
    if let form, form.value == nil { throw ShellError("\(verb) takes nothing more") }
    for modifier in form?.modifiers ?? [] {
      guard let (value, other) = argument.split(around: " \(modifier.key) ") else { continue }
      let written = modifier.takesAnything ? Self.value(other) : other.jsonText
      return "{\(verb.jsonLiteral): \(value.jsonText), \(modifier.key.jsonLiteral): \(written)}"
    }
    if argument.hasPrefix("\"") {
      throw ShellError("\(argument.quoted) is not one string in quotes; leave the quotes out")
    }
    if let modifier = form?.modifiers.first(where: \.takesAnything), let (name, value) = argument.split(around: " ") {
      throw ShellError(
        "a value comes after \(modifier.key); write inject \(verb) \(name.printable) \(modifier.key) \(value.printable)"
      )
    }
    return "{\(verb.jsonLiteral): \(argument.jsonLiteral)}"
  }

  /// Returns an argument in JSON, and the key that follows an object without JSON punctuation, as members in JSON.
  private static func withModifier(_ argument: String, _ modifiers: [StepModifier]) -> String {
    guard let end = argument.lastIndex(of: "}") else { return argument }
    let rest = String(argument[argument.index(after: end)...]).trimmed
    guard let modifier = modifiers.first(where: { rest.hasPrefix("\($0.key) ") }) else { return argument }
    let other = String(rest.dropFirst(modifier.key.count)).trimmed
    let written = modifier.takesAnything ? value(other) : other.jsonText
    return "\(argument[...end]), \(modifier.key.jsonLiteral): \(written)"
  }

  private static func verb(_ typed: String) -> String? {
    if verbs.contains(typed) { return typed }
    let matches = verbs.filter { $0.hasPrefix(typed) }
    return matches.count == 1 ? matches[0] : nil
  }

  /// Returns an argument that may be any JSON value: as JSON if it is valid, and otherwise as a string.
  private static func value(_ text: String) -> String {
    if ["true", "false", "null"].contains(text) || Double(text) != nil { return text }
    return text.first.map { "{[\"".contains($0) } == true ? text : text.jsonLiteral
  }

  /// Returns possible names of gates in a step: everything after the verb, or one of the strings in JSON.
  private static func namedGates(_ text: String) -> [String] {
    let argument = text.split(separator: " ", maxSplits: 1).dropFirst().map { String($0).trimmed }
    let words = text.split { " {}\":,".contains($0) }.dropFirst().map(String.init)
    let quoted = text.split(separator: "\"").map(String.init)
    var names: [String] = []
    for name in argument + words + quoted where !name.isEmpty && !names.contains(name) { names.append(name) }
    return names
  }
}

extension String {
  /// The text as a JSON string.
  fileprivate var jsonLiteral: String { PayloadValue.string(self).json }

  /// Whether the text is one JSON string.
  fileprivate var isQuoted: Bool { hasPrefix("\"") && JSONSyntax.isOneValue(self) }

  /// The text as a JSON string, in which quotes that the user typed around it are not doubled.
  fileprivate var jsonText: String { isQuoted ? self : jsonLiteral }

  /// The text without surrounding blanks.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Returns the text before and after the first occurrence of a word; nil if there is none.
  fileprivate func split(around word: String) -> (String, String)? {
    guard let range = firstRange(of: word) else { return nil }
    return (String(self[..<range.lowerBound]).trimmed, String(self[range.upperBound...]).trimmed)
  }
}

extension ScenarioValue {
  fileprivate var oneLine: String {
    switch self {
    case .string(let text): text.jsonLiteral
    case .integer(let number): String(number)
    case .array(let values): "[\(values.map(\.oneLine).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.key.jsonLiteral): \($0.value.oneLine)" }.joined(separator: ", "))}"
    default: "null"
    }
  }
}
