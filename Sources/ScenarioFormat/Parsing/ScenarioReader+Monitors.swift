import SDKContract

extension ScenarioReader {
  /// The keys that say when an event must not happen.
  private static let conditions: [StaticString] = ["before", "without", "while"]

  mutating func readNever(_ node: Int, _ verb: Int, _ places: inout ExpectationPlaces) -> Expectation.Kind? {
    guard let pattern = string(verb, &places.patterns) else { return nil }
    let conditions = tree.validChildren(node).filter { isCondition($0) }
    guard let first = conditions.first else {
      // An event that is forbidden under a condition that cannot be read is not forbidden altogether.
      return tree.children(node).contains { isCondition($0) } ? nil : .never(pattern)
    }
    if conditions.count > 1 {
      complaints.add(
        at: tree.keyOffset(conditions[1]),
        "\(tree.key(conditions[1]).quoted) and \(tree.key(first).quoted) cannot be beside one \"never\"; "
          + "write an expectation for each of them")
    }
    complainAbout(pattern, in: first)
    return readCondition(first, &places.patterns).map { .prohibition(Prohibition(pattern, $0)) }
  }

  private func isCondition(_ node: Int) -> Bool { Self.conditions.contains { has(node, $0) } }

  private mutating func readCondition(_ node: Int, _ places: inout [SourceLocation]) -> Prohibition.Condition? {
    if tree.kind(node) == .object {
      gatesUsed += elements("closedGates", of: node)
      let facts = entries(node)
      return facts.isEmpty ? nil : .during(facts)
    }
    let events = eventNodes(node).compactMap { string($0, &places) }
    guard has(node, "while") else {
      return events.isEmpty ? nil : has(node, "before") ? .before(events) : .without(events)
    }
    guard events.count == 2 else { return nil }
    if events[0] == events[1] {
      complaints.add(
        at: tree.offset(eventNodes(node)[1]),
        "a time from \(events[0].quoted) to itself has no end; name another event")
    }
    return .between(events[0], events[1])
  }

  mutating func readObligation(_ node: Int, _ verb: Int, _ places: inout ExpectationPlaces) -> Expectation.Kind? {
    // Without the events that release from it, an obligation would be another one.
    guard let trigger = string(verb, &places.patterns), let responses = tree.member("eventually", of: node),
      tree.children(node).allSatisfy({ tree.kind($0) != .invalid })
    else { return nil }
    var obligation = Obligation(trigger, eventNodes(responses).compactMap { string($0, &places.patterns) })
    guard !obligation.responses.isEmpty else { return nil }
    complainAbout(trigger, in: responses)
    for release in tree.member("unless", of: node).map({ eventNodes($0) }) ?? [] {
      guard let event = string(release, &places.patterns) else { continue }
      obligation.releases.append(event)
      if obligation.responses.contains(event) {
        complaints.add(
          at: tree.offset(release),
          "\(event.quoted) stands under \"eventually\", too; remove it from one of them")
      }
    }
    obligation.within = tree.member("within", of: node).flatMap { duration($0) }
    return .obligation(obligation)
  }

  /// Complains about an event that is to be held against itself.
  private mutating func complainAbout(_ pattern: String, in node: Int) {
    for event in eventNodes(node) where tree.string(event) == pattern {
      complaints.add(
        at: tree.offset(event),
        "\(tree.key(node).quoted) needs another event than \(pattern.quoted) itself")
    }
  }

  /// The values of a key that takes an event, or a list of them.
  private func eventNodes(_ node: Int) -> [Int] {
    tree.kind(node) == .array ? Array(tree.validChildren(node)) : tree.kind(node) == .string ? [node] : []
  }
}
