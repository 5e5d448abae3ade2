import SDKContract

extension ScenarioReader {
  /// One expectation as it was read.
  private struct ReadExpectation {
    /// The node with the key that says what is expected.
    let verb: Int
    let kind: Expectation.Kind
    let places: ExpectationPlaces
  }

  mutating func readExpectations(_ node: Int) -> [(expectation: Expectation, places: ExpectationPlaces)] {
    guard tree.kind(node) == .array else { return [] }
    var expectations: [ReadExpectation] = []
    for child in tree.validChildren(node) {
      places = ExpectationPlaces()
      guard let (verb, kind) = ExpectationFormat.choice.read(&self, child) else { continue }
      places.verb = keyLocation(verb)
      expectations.append(ReadExpectation(verb: verb, kind: kind, places: places))
    }
    checkForContradictions(in: expectations)
    return expectations.map { (Expectation($0.kind), $0.places) }
  }

  // MARK: Contradictions

  private mutating func checkForContradictions(in expectations: [ReadExpectation]) {
    var exactly: Int?
    for expectation in expectations {
      guard case .exactly = expectation.kind else { continue }
      if let exactly {
        let line = keyLocation(exactly).line
        complaints.add(
          at: tree.keyOffset(expectation.verb),
          "\"exactly\" was given in line \(line) already; list all callbacks in one of them")
      }
      exactly = expectation.verb
    }
    checkRefusals(in: expectations)
    checkNever(in: expectations)
  }

  /// Complains about what is expected both to happen and never to happen.
  private mutating func checkNever(in expectations: [ReadExpectation]) {
    let unwanted = expectations.compactMap { expectation -> (pattern: String, verb: Int)? in
      if case .never(let pattern) = expectation.kind { (pattern, expectation.verb) } else { nil }
    }
    guard !unwanted.isEmpty else { return }
    let patterns = Set(unwanted.map(\.pattern))
    var wanted: [String: SourceLocation] = [:]
    for expectation in expectations {
      for (number, pattern) in expectation.kind.wantedPatterns.enumerated()
      where patterns.contains(pattern) && wanted[pattern] == nil {
        wanted[pattern] = expectation.places.pattern(number)
      }
    }
    for (pattern, verb) in unwanted {
      guard let other = wanted[pattern] else { continue }
      complaints.add(
        at: tree.offset(verb),
        "\(pattern.quoted) is expected to happen in line \(other.line), and here never to happen")
    }
  }

  /// Complains unless a refusal is the only expectation, because a scenario that is refused does not run.
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

  /// The events that must happen: all of its `patterns`, or none.
  fileprivate var wantedPatterns: [String] {
    switch self {
    case .event(let event): event.atMost == 0 || event.atLeast == 0 ? [] : patterns
    case .sequence, .consecutive, .exactly: patterns
    case .never, .prohibition, .obligation, .refuses, .finally: []
    }
  }
}
