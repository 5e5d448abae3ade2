extension OrderSearch {
  /// The order that is closest to the default one among those with the same end.
  struct Closest {
    /// The number of its differences after the prefix.
    let differences: Int
    /// All its decisions.
    let choices: [Int]
  }

  /// Returns, for each end, the order with the fewest differences; of several such orders, the one with the lowest
  /// number.
  ///
  /// While orders are counted, states that differ only in the default order are merged; here they are distinguished.
  /// The search allows no differences, then one, and so on, and enters only parts with an end that has not been found.
  ///
  /// - Parameters:
  ///   - summary: The results of all orders that begin with the prefix.
  ///   - prefix: The first decisions.
  func closest(of summary: OrderSummary, behind prefix: [Int] = []) throws(Exhausted) -> [Int: Closest] {
    var search = ClosestSearch(missing: Set(summary.ends.map(\.id)))
    while !search.missing.isEmpty, search.differences < Self.depthLimit {
      walk.begin(prefix)
      search.visited.removeAll(keepingCapacity: true)
      try find(&search, remaining: search.differences)
      search.differences += 1
    }
    return search.found
  }

  private struct ClosestSearch {
    var missing: Set<Int>
    var found: [Int: Closest] = [:]
    var differences = 0
    var visited: Set<StateKey> = []

    init(missing: Set<Int>) {
      self.missing = missing
    }
  }

  private func find(_ search: inout ClosestSearch, remaining: Int) throws(Exhausted) {
    let count = walk.runToDecision()
    if count == 0 {
      let id = ends.id(of: walk)
      if search.missing.remove(id) != nil {
        search.found[id] = Closest(differences: search.differences - remaining, choices: walk.choices)
      }
      return
    }
    if !search.visited.insert(walk.stateKey(remaining: remaining)).inserted { return }
    let point = walk.keep(count)
    for position in 0..<(remaining > 0 ? count : 1) where !search.missing.isEmpty {
      walk.comeBack(to: point)
      walk.choose(position, at: point)
      let depth = walk.choices.count
      let behind = try summary(remaining: .max)
      guard behind.ends.contains(where: { search.missing.contains($0.id) }) else { continue }
      if walk.choices.count > depth {
        // The summary of what follows has moved the walk on from there.
        walk.comeBack(to: point)
        walk.choose(position, at: point)
      }
      try find(&search, remaining: position > 0 ? remaining - 1 : remaining)
    }
    walk.forget(point)
  }
}
