import SDKContract

/// Makes a scenario of a tree, and finds contradictions that the shape of the file does not show.
///
/// It takes any tree: what the checker complained about is left out.
struct ScenarioReader {
  let tree: SyntaxTree
  let text: SourceText
  var complaints: Complaints
  /// The values that name a gate of the app.
  var gatesUsed: [Int] = []
  /// Whether there are steps that cannot be read.
  var lacksSteps = false

  init(_ tree: SyntaxTree, _ text: SourceText, _ complaints: Complaints) {
    self.tree = tree
    self.text = text
    self.complaints = complaints
  }

  mutating func read(_ root: Int) -> Scenario {
    var scenario = Scenario(name: "")
    var steps: Int?
    var anytime: Int?
    var expectations: Int?
    var app: Int?
    for member in tree.validChildren(root) {
      if has(member, "name") {
        scenario.name = tree.string(member) ?? ""
      } else if has(member, "description") {
        scenario.description = tree.string(member)
      } else if has(member, "exhaustive") {
        scenario.isExhaustive = tree.bool(member) ?? false
      } else if has(member, "startDate") {
        scenario.startDate = date(member) ?? scenario.startDate
      } else if has(member, "settle") {
        scenario.settle = duration(member) ?? scenario.settle
      } else if has(member, "platform") {
        scenario.platform = readPlatform(member)
      } else if has(member, "app") {
        app = member
        scenario.app = readApp(member)
      } else if has(member, "backend") {
        scenario.backend = readBackend(member)
      } else if has(member, "steps") {
        steps = member
      } else if has(member, "anytime") {
        anytime = member
      } else if has(member, "schedule") {
        scenario.schedule = strings(member)
      } else if has(member, "expect") {
        expectations = member
      }
    }
    if let steps { scenario.steps = readSteps(steps) } else { lacksSteps = true }
    if let anytime { scenario.anytime = readAnytimeSteps(anytime) }
    if let expectations { scenario.expectations = readExpectations(expectations) }
    // Gates whose list is wrong, or perhaps misspelled, are complained about there and not again where they are
    // used; the gates of an app in Swift are not known here.
    let gates = app.flatMap { tree.member("gates", of: $0) } ?? app ?? root
    if scenario.app.uses == nil, !complaints.contains(in: tree.range(gates)) {
      checkGates(against: scenario.app.gates.map(\.value))
    }
    return scenario
  }

  // MARK: Values

  func has(_ node: Int, _ key: StaticString) -> Bool { tree.hasKey(node, key) }

  func location(_ node: Int) -> SourceLocation { text.location(of: tree.offset(node)) }

  func keyLocation(_ node: Int) -> SourceLocation { text.location(of: tree.keyOffset(node)) }

  func located(_ node: Int) -> Located<String>? {
    tree.string(node).map { Located($0, at: location(node)) }
  }

  func strings(_ node: Int) -> [Located<String>] {
    guard tree.kind(node) == .array else { return [] }
    return tree.validChildren(node).compactMap { located($0) }
  }

  func duration(_ node: Int) -> Duration? {
    guard tree.kind(node) == .string else { return nil }
    let range = tree.range(node).dropFirst().dropLast()
    guard tree.nodes[node].hasEscapes else { return DurationText.parse(tree.bytes[range]) }
    return DurationText.parse(Array(tree.unescaped(range).utf8))
  }

  func date(_ node: Int) -> String? {
    tree.string(node).flatMap { DateText.normalized(Array($0.utf8)[...]) }
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

  func members(_ node: Int) -> [Located<ScenarioValue.Member>] {
    guard tree.kind(node) == .object else { return [] }
    return tree.validChildren(node).map { member($0) }
  }

  func member(_ node: Int) -> Located<ScenarioValue.Member> {
    Located(ScenarioValue.Member(tree.key(node), tree.value(node)), at: keyLocation(node))
  }

  func switches(_ node: Int) -> [Located<Switch>] {
    guard tree.kind(node) == .object else { return [] }
    return tree.validChildren(node).compactMap { child in
      switchValue(child).map { Located(Switch(tree.key(child), $0), at: keyLocation(child)) }
    }
  }

  private func switchValue(_ node: Int) -> SettingValue? {
    switch tree.kind(node) {
    case .true: .bool(true)
    case .false: .bool(false)
    case .string: duration(node).map { .duration($0) } ?? tree.string(node).map { .word($0) }
    case .array: .words(tree.validChildren(node).compactMap { tree.string($0) })
    default: nil
    }
  }
}
