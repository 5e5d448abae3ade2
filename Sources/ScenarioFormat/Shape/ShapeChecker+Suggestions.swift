import SDKContract

extension ShapeChecker {
  /// The longest text that a complaint repeats from the file, in bytes.
  private static let longest = 60

  /// Returns what to write instead of a value of another type; nil if it cannot be guessed from the file.
  func suggestion(for node: Int, _ shape: Shape) -> String? {
    switch (shape, tree.kind(node)) {
    case (.text(let rule), .integer), (.text(let rule), .double): return suggestion(forNumber: node, rule)
    case (.text(let rule), .object): return suggestion(forOnlyMemberOf: node, rule)
    case (.bool, .string): return unquoted(node, if: ["true", "false"].contains)
    case (.integer, .string): return unquoted(node) { Int($0) != nil }
    case (.list(let list), .object): return suggestion(forMembersOf: node, asElementsOf: list)
    case (.list(let list), .string):
      return (fits(node, list.element) ? source(node) : suggestion(for: node, list.element)).map { "[\($0)]" }
    case (.choice(let choice), .string): return tree.string(node).flatMap { suggestion(for: $0, choice) }
    case (.nothing, _): return tree.key(node).isEmpty ? nil : "\(tree.key(node).quoted): {}"
    case (.object, .true), (.map, .true): return shape.admitsEmptyObject ? "{}" : nil
    case (.object, .array) where tree.isEmpty(node), (.map, .array) where tree.isEmpty(node):
      return shape.admitsEmptyObject ? "{}" : nil
    case (.text, .array), (.object, .array), (.choice, .array), (.map, .array):
      return suggestion(forOnlyElementOf: node, shape)
    case (.either(let shapes, _), .integer), (.either(let shapes, _), .double):
      guard case .text(.duration)? = shapes.first else { return nil }
      return suggestion(forNumber: node, .duration)
    case (.either(let shapes, _), _): return shapes.lazy.compactMap { suggestion(for: node, $0) }.first
    default: return nil
    }
  }

  /// Whether a value already is of a type, and a string follows its rule.
  private func fits(_ node: Int, _ shape: Shape) -> Bool {
    guard case .text(let rule) = shape else { return shape.admits(tree.kind(node)) }
    return tree.string(node).map { rule.complaint(about: Array($0.utf8)[...]) == nil } ?? false
  }

  /// Returns a value as the file writes it; nil if it is long.
  private func source(_ node: Int) -> String? {
    let bytes = tree.bytes[tree.range(node)]
    let isShort = bytes.count <= Self.longest && !bytes.contains(UInt8(ascii: "\n"))
    return isShort ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private func unquoted(_ node: Int, if isMeant: (String) -> Bool) -> String? {
    guard let text = tree.string(node), isMeant(text) else { return nil }
    return "\(text) without quotes"
  }

  private func suggestion(forNumber node: Int, _ rule: TextRule) -> String? {
    guard let text = source(node) else { return nil }
    guard case .duration = rule else { return rule.takesNumbers ? text.quoted : nil }
    // With a minus sign or an exponent, the text would not be a duration either.
    return DurationText.complaint(about: Array("\(text)s".utf8)[...]) == nil ? "\(text)s".quoted : nil
  }

  /// Returns the only element of a list, or what to write instead of it.
  private func suggestion(forOnlyElementOf node: Int, _ shape: Shape) -> String? {
    let elements = Array(tree.children(node))
    guard elements.count == 1, let element = elements.first else { return nil }
    return fits(element, shape) ? source(element) : suggestion(for: element, shape)
  }

  /// Returns the text that an object around it was probably meant to be: the name of a call, which stands alone, or a
  /// value that follows the rule.
  private func suggestion(forOnlyMemberOf node: Int, _ rule: TextRule) -> String? {
    let members = Array(tree.children(node))
    guard members.count == 1, let member = members.first else { return nil }
    if case .name(.calls) = rule { return tree.key(member).quoted + argument(member) }
    return fits(member, .text(rule)) ? source(member) : nil
  }

  /// The argument of a call that was written as the value of its name, under the key that takes it; empty if there is
  /// none.
  private func argument(_ value: Int) -> String {
    if tree.kind(value) == .object, tree.isEmpty(value) { return "" }
    return ", \"with\": \(source(value) ?? "…")"
  }

  /// Returns the list that an object was probably meant to be: one of its keys, or of an object for each member.
  private func suggestion(forMembersOf node: Int, asElementsOf list: Shape.ListShape) -> String? {
    var elements: [String] = []
    for member in tree.children(node) {
      switch list.element {
      case .text(let rule):
        guard rule.complaint(about: Array(tree.key(member).utf8)[...]) == nil else { return nil }
        elements.append(tree.key(member).quoted)
      case .choice(let choice):
        guard choice.verbKeys.index(of: tree, member) != nil else { return nil }
        elements.append("{ \(tree.key(member).quoted): \(source(member) ?? "…") }")
      default: return nil
      }
    }
    guard !elements.isEmpty else { return "[]" }
    let list = "[\(elements.joined(separator: ", "))]"
    return list.utf8.count <= Self.longest ? list : "[\(elements[0]), …]"
  }

  /// Returns the object that a string was probably meant to be: `install`, `tap https://example.com`, or the text of
  /// a choice that takes it: the one that takes any event, or the one that comes first.
  private func suggestion(for text: String, _ choice: ChoiceShape) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard let word = words.first, text.utf8.count <= Self.longest else { return nil }
    if let key = Spelling.nearest(to: String(word), in: choice.verbs.map(\.key)),
      let verb = choice.verbs.first(where: { $0.key == key })
    {
      return "{ \(key.quoted): \(argument(words.dropFirst().first.map(String.init), verb.object.members[0].shape)) }"
    }
    guard let first = choice.verbs.first, case .text(let rule) = first.object.members[0].shape,
      rule.complaint(about: Array(text.utf8)[...]) == nil
    else { return nil }
    let any = choice.verbs.first {
      if case .text(.name(.events)) = $0.object.members[0].shape { true } else { false }
    }
    return "{ \((any ?? first).key.quoted): \(text.quoted) }"
  }

  /// Returns how a value is written that follows a word in a string.
  private func argument(_ text: String?, _ shape: Shape) -> String {
    switch shape {
    case .nothing, .object, .map, .anyObject: return "{}"
    case .text(let rule):
      guard let text, rule.complaint(about: Array(text.utf8)[...]) == nil else { return "…" }
      return text.quoted
    case .either(let shapes, _):
      let arguments = shapes.map { argument(text, $0) }
      return arguments.first { $0 != "…" && ($0 != "{}" || text == nil) } ?? "…"
    default: return "…"
    }
  }
}

extension Shape {
  /// Whether an object without members matches the shape.
  fileprivate var admitsEmptyObject: Bool {
    switch self {
    case .object(let object): object.needed.isEmpty && !object.members.contains(where: \.isRequired)
    case .map(let map): map.minimum == 0
    default: false
    }
  }
}
