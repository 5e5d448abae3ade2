import SDKContract

/// Checks a tree against the declared shape of a scenario.
struct ShapeChecker {
  let tree: SyntaxTree
  let text: SourceText
  /// The shape of the whole file, for a key that belongs elsewhere in it.
  let root: ObjectShape
  var complaints = Complaints()
  /// The uses of former keys.
  var renamedKeys: [RenamedKey] = []

  init(_ tree: SyntaxTree, _ text: SourceText, _ root: ObjectShape) {
    self.tree = tree
    self.text = text
    self.root = root
  }

  /// Whether a meaningless value, such as null, could simply be left out.
  enum Absence {
    /// The value is required.
    case isRefused
    /// The value is an element of a list or a member that the user chooses, and is not required.
    case isPossible
    /// The key has a default.
    case hasDefault
  }

  /// Checks a node, unless there is a complaint about it already.
  mutating func check(_ node: Int, _ shape: Shape, absence: Absence = .isRefused) {
    switch (shape, tree.kind(node)) {
    case (_, .invalid), (.null, .null), (.bool, .true), (.bool, .false): break
    case (.integer(let range), .integer): check(node, range, shape)
    case (.text(let rule), .string): check(node, rule)
    case (.anything, _): checkForDuplicates(in: node)
    case (.anyObject, .object): checkForDuplicates(in: node)
    case (.nothing, .object) where tree.isEmpty(node): break
    case (.nothing, .object): complainAboutContents(of: node)
    case (.list(let list), .array): check(node, list)
    case (.map(let map), .object): check(node, map)
    case (.object(let object), .object): check(node, object)
    case (.choice(let choice), .object): check(node, choice)
    case (.either(let shapes, let expected), let kind):
      if let shape = shapes.first(where: { $0.admits(kind) }) {
        check(node, shape, absence: absence)
      } else {
        complain(node, expected: expected, shape, absence)
      }
    default: complain(node, expected: shape.expectation, shape, absence)
    }
  }

  private mutating func complain(_ node: Int, expected: String, _ shape: Shape, _ absence: Absence) {
    let hint = tree.kind(node) == .null ? absence.hint : suggestion(for: node, shape).map { "; write \($0)" } ?? ""
    var found = tree.kind(node).phrase
    if tree.kind(node) == .double, shape.admits(.integer) {
      found = String(decoding: tree.bytes[tree.range(node)], as: UTF8.self)
    }
    complaints.add(at: tree.offset(node), spoiling: node, "expected \(expected), found \(found)\(hint)")
  }

  private mutating func complainAboutContents(of node: Int) {
    for child in tree.children(node) {
      complaints.add(at: tree.keyOffset(child), spoiling: child, "unknown key \(tree.key(child).quoted); expected {}")
    }
  }

  private mutating func check(_ node: Int, _ range: ClosedRange<Int>, _ shape: Shape) {
    guard let value = tree.integer(node), !range.contains(value) else { return }
    complaints.add(at: tree.offset(node), spoiling: node, "expected \(shape.expectation), found \(value)")
  }

  private mutating func check(_ node: Int, _ rule: TextRule) {
    if let complaint = complaint(about: tree.range(node).dropFirst().dropLast(), rule, tree.nodes[node].hasEscapes) {
      complaints.add(at: tree.offset(node), spoiling: node, complaint)
    }
  }

  func complaint(about range: Range<Int>, _ rule: TextRule, _ hasEscapes: Bool) -> String? {
    guard hasEscapes else { return rule.complaint(about: tree.bytes[range]) }
    return rule.complaint(about: Array(tree.unescaped(range).utf8)[...])
  }

  private mutating func check(_ node: Int, _ list: Shape.ListShape) {
    var count = 0
    for child in tree.children(node) {
      check(child, list.element, absence: .isPossible)
      count += 1
    }
    if count < list.minimum || count > list.maximum ?? .max {
      let number = list.minimum == list.maximum ? "\(list.minimum)" : "at least \(list.minimum)"
      let plural = list.minimum == 1 ? "" : "s"
      complaints.add(
        at: tree.offset(node), spoiling: node, "expected \(number) \(list.noun)\(plural) in this list, found \(count)")
    }
    guard list.isUnique, count > 1 else { return }
    var seen: [String: Int] = [:]
    for child in tree.children(node) {
      guard let name = tree.string(child) else { continue }
      if let first = seen.updateValue(child, forKey: name) {
        let line = text.location(of: tree.offset(first)).line
        complaints.add(
          at: tree.offset(child), spoiling: child,
          "duplicate \(list.noun) \(name.quoted); it was listed in line \(line) already")
      }
    }
  }
}

extension ShapeChecker.Absence {
  /// What to write instead of null.
  fileprivate var hint: String {
    switch self {
    case .isRefused: ""
    case .isPossible: "; leave it out"
    case .hasDefault: "; leave the key out for its default"
    }
  }
}

extension Shape {
  /// Whether a value of a JSON type can match the shape.
  func admits(_ kind: SyntaxTree.Node.Kind) -> Bool {
    switch (self, kind) {
    case (.null, .null), (.bool, .true), (.bool, .false), (.integer, .integer), (.text, .string), (.anything, _),
      (.list, .array), (.anyObject, .object), (.nothing, .object), (.map, .object), (.object, .object),
      (.choice, .object):
      true
    case (.either(let shapes, _), _): shapes.contains { $0.admits(kind) }
    default: false
    }
  }
}

extension SyntaxTree.Node.Kind {
  /// The name of the type in complaints.
  var phrase: String {
    switch self {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .integer, .double: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    case .invalid: "nothing"
    }
  }
}
