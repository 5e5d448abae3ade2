import SDKContract

extension ScenarioReader {
  /// What was read of one expectation.
  private struct ReadExpectation {
    /// The node with the key that says what is expected.
    let verb: Int
    let kind: Expectation.Kind
    let places: ExpectationPlaces
  }

  mutating func readExpectations(_ node: Int) -> [(expectation: Expectation, places: ExpectationPlaces)] {
    guard tree.kind(node) == .array else { return [] }
    var expectations: [ReadExpectation] = []
    for child in tree.validChildren(node) where tree.kind(child) == .object {
      guard let verb = tree.validChildren(child).first(where: { ExpectationVerb.table.index(of: tree, $0) != nil })
      else { continue }
      var places = ExpectationPlaces()
      places.verb = keyLocation(verb)
      guard let kind = readExpectation(child, verb, &places) else { continue }
      expectations.append(ReadExpectation(verb: verb, kind: kind, places: places))
    }
    checkForContradictions(in: expectations)
    return expectations.map { (Expectation($0.kind), $0.places) }
  }

  private mutating func readExpectation(
    _ node: Int, _ verb: Int, _ places: inout ExpectationPlaces
  ) -> Expectation.Kind? {
    guard let index = ExpectationVerb.table.index(of: tree, verb) else { return nil }
    switch ExpectationVerb.allCases[index] {
    case .callback: return readEvent(node, verb, isCallback: true, &places).map { .event($0) }
    case .event: return readEvent(node, verb, isCallback: false, &places).map { .event($0) }
    case .sequence: return unlessEmpty(strings(verb, &places.patterns)).map { .sequence($0) }
    case .consecutive: return unlessEmpty(strings(verb, &places.patterns)).map { .consecutive($0) }
    case .exactly: return .exactly(strings(verb, &places.patterns))
    case .never: return readNever(node, verb, &places)
    case .whenever: return readObligation(node, verb, &places)
    case .refuses:
      places.rule = location(verb)
      return tree.string(verb).map { .refuses($0) }
    case .finally:
      gatesUsed += elements("closedGates", of: verb)
      return unlessEmpty(members(verb, &places.members)).map { .finally($0) }
    }
  }

  /// Reads a text, and adds its place to those of its kind.
  func string(_ node: Int, _ places: inout [SourceLocation]) -> String? {
    guard let text = tree.string(node) else { return nil }
    places.append(location(node))
    return text
  }

  private func strings(_ node: Int, _ places: inout [SourceLocation]) -> [String] {
    guard tree.kind(node) == .array else { return [] }
    return tree.validChildren(node).compactMap { string($0, &places) }
  }

  /// Reads the members of an object, and adds the places of their keys.
  private func members(_ node: Int, _ places: inout [SourceLocation]) -> [ScenarioValue.Member] {
    guard tree.kind(node) == .object else { return [] }
    places += tree.validChildren(node).map { keyLocation($0) }
    return entries(node)
  }

  /// A list of which nothing is right says nothing.
  private func unlessEmpty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }

  func elements(_ key: StaticString, of node: Int) -> [Int] {
    guard let list = tree.member(key, of: node), tree.kind(list) == .array else { return [] }
    return Array(tree.validChildren(list))
  }

  private mutating func readEvent(
    _ node: Int, _ verb: Int, isCallback: Bool, _ places: inout ExpectationPlaces
  ) -> Expectation.EventExpectation? {
    guard let pattern = string(verb, &places.patterns) else { return nil }
    var event = Expectation.EventExpectation(pattern, isCallback: isCallback)
    for member in tree.validChildren(node) {
      if has(member, "times") {
        readTimes(member, &event)
      } else if has(member, "payload") {
        event.payload = members(member, &places.members)
      } else if has(member, "without") {
        event.without = strings(member, &places.paths)
      } else if has(member, "after") {
        event.after = duration(member)
      } else if has(member, "before") {
        event.before = duration(member)
        if let after = event.after ?? tree.member("after", of: node).flatMap({ duration($0) }),
          let before = event.before, after > before
        {
          complaints.add(
            at: tree.keyOffset(member),
            "nothing can happen after \(DurationText.write(after)) and before \(DurationText.write(before))")
        }
      }
    }
    for key in elements("without", of: node) {
      guard let path = tree.string(key), event.payload.contains(where: { $0.key == path }) else { continue }
      complaints.add(
        at: tree.offset(key), "\(path.quoted) stands under \"payload\", too: nothing both has it and lacks it")
    }
    return event
  }

  private mutating func readTimes(_ node: Int, _ event: inout Expectation.EventExpectation) {
    if let times = tree.integer(node) {
      event.atLeast = times
      event.atMost = times
      return
    }
    event.atLeast = tree.member("atLeast", of: node).flatMap { tree.integer($0) }
    event.atMost = tree.member("atMost", of: node).flatMap { tree.integer($0) }
    if let atLeast = event.atLeast, let atMost = event.atMost, atLeast > atMost {
      complaints.add(
        at: tree.offset(node), "\"atLeast\" is \(atLeast) and \"atMost\" is \(atMost): nothing can be both")
    }
  }

  // MARK: Contradictions

  private mutating func checkForContradictions(in expectations: [ReadExpectation]) {
    var exactly: Int?
    var wanted: [String: SourceLocation] = [:]
    for expectation in expectations {
      if case .exactly = expectation.kind {
        if let exactly {
          let line = keyLocation(exactly).line
          complaints.add(
            at: tree.keyOffset(expectation.verb),
            "\"exactly\" was given in line \(line) already; list all callbacks in one of them")
        }
        exactly = expectation.verb
      }
      for (number, pattern) in expectation.kind.wantedPatterns.enumerated() where wanted[pattern] == nil {
        wanted[pattern] = expectation.places.pattern(number)
      }
    }
    checkRefusals(in: expectations)
    for expectation in expectations {
      guard case .never(let pattern) = expectation.kind, let other = wanted[pattern] else { continue }
      complaints.add(
        at: tree.offset(expectation.verb),
        "\(pattern.quoted) is expected to happen in line \(other.line), and here never to happen")
    }
  }

  /// A scenario that is refused does not run, and so nothing else comes out of it.
  private mutating func checkRefusals(in expectations: [ReadExpectation]) {
    let other = expectations.first { !$0.kind.isRefusal }
    var first: Int?
    for verb in expectations.filter({ $0.kind.isRefusal }).map(\.verb) {
      if let first {
        let line = keyLocation(first).line
        complaints.add(
          at: tree.keyOffset(verb),
          "\"refuses\" was given in line \(line) already; a scenario is refused for one reason")
      } else if let other {
        let line = keyLocation(other.verb).line
        complaints.add(
          at: tree.keyOffset(verb),
          "a scenario that is refused does not run; remove \"refuses\", or the expectation in line \(line)")
      }
      first = first ?? verb
    }
  }
}

extension Expectation.Kind {
  fileprivate var isRefusal: Bool {
    if case .refuses = self { true } else { false }
  }

  /// The events that have to happen: all of its `patterns`, or none.
  fileprivate var wantedPatterns: [String] {
    switch self {
    case .event(let event): event.atMost == 0 || event.atLeast == 0 ? [] : patterns
    case .sequence, .consecutive, .exactly: patterns
    case .never, .prohibition, .obligation, .refuses, .finally: []
    }
  }
}

/// The keys that say what an expectation is.
enum ExpectationVerb: String, CaseIterable {
  case callback, event, sequence, consecutive, exactly, never, whenever, refuses, finally

  /// What the key was called before.
  var formerKeys: [String] { self == .sequence ? ["order"] : [] }

  static let table = KeyTable(
    allCases.map(\.rawValue),
    former: allCases.enumerated().flatMap { index, verb in verb.formerKeys.map { ($0, index) } })
}
