/// Collects the sections of the reference page, each object in the order of its first mention.
struct ReferencePage {
  private(set) var sections: [String] = []
  private var names: Set<String> = []

  mutating func add(object: ObjectShape, title: String? = nil) {
    guard names.insert(object.name).inserted else { return }
    let index = reserve()
    var section = head(title ?? "`\(object.name)`", object.summary)
    let own = Array(object.members.dropFirst(object.common?.members.count ?? 0))
    if let common = object.common {
      section += "It has the keys of [\(common.name)](#\(common.name))\(own.isEmpty ? "" : ", and these").\n\n"
    }
    if !object.needed.isEmpty {
      section += "At least one of \(object.needed.map { "`\($0)`" }.joined(separator: ", ")) is required.\n\n"
    }
    if !own.isEmpty { section += table(own) }
    sections[index] = section
    if let common = object.common, names.insert(common.name).inserted {
      sections.insert(head("`\(common.name)`", common.summary) + table(common.members), at: index)
    }
    for member in object.members { addObjects(in: member.shape) }
  }

  private mutating func add(choice: ChoiceShape) {
    guard choice.narrowed == nil, names.insert(choice.name).inserted else { return }
    let index = reserve()
    var section = head("`\(choice.name)`", choice.summary)
    section += "Each \(choice.noun) has exactly one of these keys, which says what it is:\n\n"
    section += "| Key | Value | Meaning | Keys that go with it |\n|---|---|---|---|\n"
    for verb in choice.verbs {
      let key = verb.object.members[0]
      let others = verb.object.members.dropFirst().map { "`\($0.key)`" }.joined(separator: ", ")
      section += "| `\(key.key)` | \(cell(key.shape.phrase)) | \(cell(key.summary)) | \(others) |\n"
    }
    section += "\n" + table(modifiers(of: choice))
    sections[index] = section
    for verb in choice.verbs {
      for member in verb.object.members { addObjects(in: member.shape) }
    }
  }

  /// The keys that accompany those of a choice; a key with several meanings is listed for each of them.
  private func modifiers(of choice: ChoiceShape) -> [(name: String, member: ObjectShape.Member)] {
    var modifiers: [(verbs: [String], member: ObjectShape.Member)] = []
    for verb in choice.verbs {
      for member in verb.object.members.dropFirst() {
        let known = modifiers.firstIndex { $0.member.key == member.key && $0.member.summary == member.summary }
        if let known { modifiers[known].verbs.append(verb.key) } else { modifiers.append(([verb.key], member)) }
      }
    }
    return modifiers.map { modifier in
      let isAmbiguous = modifiers.count { $0.member.key == modifier.member.key } > 1
      let verbs = isAmbiguous ? " with " + modifier.verbs.map { "`\($0)`" }.joined(separator: ", ") : ""
      return ("`\(modifier.member.key)`" + verbs, modifier.member)
    }
  }

  /// Reserves the position of a section that is written after the sections it links to.
  private mutating func reserve() -> Int {
    sections.append("")
    return sections.count - 1
  }

  private mutating func addObjects(in shape: Shape) {
    switch shape {
    case .object(let object): add(object: object)
    case .choice(let choice): add(choice: choice)
    case .list(let list): addObjects(in: list.element)
    case .map(let map): addObjects(in: map.value)
    case .either(let shapes, _): for shape in shapes { addObjects(in: shape) }
    case .null, .bool, .integer, .text, .anything, .anyObject, .nothing: break
    }
  }

  // MARK: Text

  private func head(_ title: String, _ summary: String) -> String {
    "## \(title)\n\n\(summary)\n\n"
  }

  private func table(_ members: [ObjectShape.Member]) -> String {
    table(members.map { ("`\($0.key)`", $0) })
  }

  private func table(_ members: [(name: String, member: ObjectShape.Member)]) -> String {
    var table = "| Key | Value | Default | Meaning |\n|---|---|---|---|\n"
    for (name, member) in members {
      let fallback = member.isRequired ? "*required*" : member.fallback.map(Self.literal) ?? ""
      table += "| \(name) | \(cell(member.shape.phrase)) | \(cell(fallback)) | \(cell(member.summary)) |\n"
    }
    return table + "\n"
  }

  /// Returns a default in code style, unless it is a phrase.
  private static func literal(_ fallback: String) -> String {
    fallback.contains(" ") ? fallback : "`\(fallback)`"
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension Shape {
  /// A description of the value, with links to the sections of objects.
  fileprivate var phrase: String {
    switch self {
    case .null: "`null`"
    case .bool: "`true` or `false`"
    case .integer(let range) where range.upperBound == .max: "number from \(range.lowerBound)"
    case .integer(let range) where range.lowerBound == range.upperBound: "`\(range.lowerBound)`"
    case .integer(let range): "number from \(range.lowerBound) to \(range.upperBound)"
    case .text(let rule): rule.phrase
    case .anything: "any value"
    case .anyObject: "object"
    case .nothing: "`{}`"
    case .list(let list) where list.minimum == list.maximum:
      "list of \(list.minimum): \(list.element.phrase)"
    case .list(let list): "list of \(list.noun)s: \(list.element.phrase)"
    case .map(let map) where !map.members.isEmpty: "object: \(map.noun) to its value"
    case .map(let map): "object: \(map.noun) to \(map.value.phrase)"
    case .object(let object): "[\(object.name)](#\(object.name.lowercased()))"
    case .choice(let choice): choice.phrase
    case .either(let shapes, _): shapes.map(\.phrase).joined(separator: " or ")
    }
  }
}

extension TextRule {
  fileprivate var phrase: String {
    switch self {
    case .any, .nonEmpty, .content: "string"
    case .name: "name"
    case .oneOf(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .duration: "duration"
    case .url: "URL"
    case .domain, .associatedDomain: "domain"
    case .path: "path pattern"
    case .rule: "ID of a rule"
    case .scheme: "URL scheme"
    case .date: "date in UTC"
    case .order: "order of two events, or time of one"
    case .variantName: "name"
    }
  }
}

extension ChoiceShape {
  /// A description of the choice, or of the wider one with the keys that are left out.
  fileprivate var phrase: String {
    guard let narrowed else { return "[\(name)](#\(name.lowercased()))" }
    let left = narrowed.complaints.keys.sorted().reversed().map { "`\($0)`" }.joined(separator: " or ")
    return "[\(narrowed.name)](#\(narrowed.name.lowercased())), but not \(left)"
  }
}
