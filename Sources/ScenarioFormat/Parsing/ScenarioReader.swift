import SDKContract

/// Reads values from a tree, and collects what later checks need.
///
/// It accepts any tree: whatever the checker complained about is left out.
struct ScenarioReader {
  let tree: SyntaxTree
  let text: SourceText
  var complaints: Complaints
  /// The values that name gates of the app.
  var gatesUsed: [Int] = []
  /// Whether there is a list of steps.
  var hasSteps = false
  /// The parts that cannot be read as a whole.
  var unreadParts: UnreadParts = []
  /// The nodes of the elements of the model's lists, by the key of the list.
  var elements: [String: [Int]] = [:]
  /// The locations of the expectation being read.
  var places = ExpectationPlaces()

  init(_ tree: SyntaxTree, _ text: SourceText, _ complaints: Complaints) {
    self.tree = tree
    self.text = text
    self.complaints = complaints
  }

  func has(_ node: Int, _ key: StaticString) -> Bool { tree.hasKey(node, key) }

  func location(_ node: Int) -> SourceLocation { text.location(of: tree.offset(node)) }

  func keyLocation(_ node: Int) -> SourceLocation { text.location(of: tree.keyOffset(node)) }

  // MARK: Values

  func texts(_ node: Int) -> [String] {
    guard tree.kind(node) == .array else { return [] }
    return tree.validChildren(node).compactMap { tree.string($0) }
  }

  func duration(_ node: Int) -> Duration? {
    guard tree.kind(node) == .string else { return nil }
    let range = tree.range(node).dropFirst().dropLast()
    guard tree.nodes[node].hasEscapes else { return DurationText.parse(tree.bytes[range]) }
    return DurationText.parse(Array(tree.unescaped(range).utf8))
  }

  mutating func latency(_ node: Int) -> Latency? {
    guard tree.kind(node) == .array else { return duration(node).map { Latency($0) } }
    let bounds = tree.validChildren(node).compactMap { duration($0) }
    guard bounds.count == 2 else { return nil }
    guard bounds[0] <= bounds[1] else {
      complaints.add(
        at: tree.offset(node),
        "the shortest time comes first: write [\"\(DurationText.write(bounds[1]))\", "
          + "\"\(DurationText.write(bounds[0]))\"]")
      return nil
    }
    return Latency(bounds[0], bounds[1])
  }

  /// Whether every direct child of a node can be read.
  func isWhole(_ node: Int) -> Bool { tree.children(node).allSatisfy { tree.kind($0) != .invalid } }

  /// The value of a node that is an object with members; nil for any other.
  func filledObject(_ node: Int) -> ScenarioValue? {
    tree.kind(node) == .object && !tree.isEmpty(node) ? tree.value(node) : nil
  }

  /// The members of an object that could be read.
  func entries(_ node: Int) -> [ScenarioValue.Member] {
    guard tree.kind(node) == .object else { return [] }
    return tree.validChildren(node).map { member($0) }
  }

  private func member(_ node: Int) -> ScenarioValue.Member { ScenarioValue.Member(tree.key(node), tree.value(node)) }

  /// The members of an object that are strings.
  func pairs(_ node: Int) -> [(key: String, value: String)] {
    guard tree.kind(node) == .object else { return [] }
    return tree.validChildren(node).compactMap { child in tree.string(child).map { (tree.key(child), $0) } }
  }

  /// The switches in an object.
  ///
  /// - Parameters:
  ///   - node: The object.
  ///   - read: Reads the value of a switch, given its name.
  mutating func entriesOfSwitches(
    _ node: Int, _ read: (inout ScenarioReader, String, Int) -> SettingValue?
  ) -> [SettingEntry] {
    guard tree.kind(node) == .object else { return [] }
    return tree.validChildren(node).compactMap { child in
      let name = tree.key(child)
      return read(&self, name, child).map { SettingEntry(name, $0) }
    }
  }

  /// The value of a switch of which only the JSON type is known.
  func switchValue(_ node: Int) -> SettingValue {
    switch tree.kind(node) {
    case .true: .bool(true)
    case .false: .bool(false)
    case .string: duration(node).map { .duration($0) } ?? .word(tree.string(node) ?? "")
    case .array: .words(texts(node))
    default: tree.integer(node).map { .integer($0) } ?? .object(entries(node))
    }
  }
}
