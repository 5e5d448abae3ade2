extension OrderSearch {
  /// An order that is closest to the default one among those that end alike.
  struct Closest {
    /// Its differences behind the prefix.
    let differences: Int
    /// All its decisions.
    let choices: [Int]
  }

  /// Finds, for each end, the order with the fewest differences, and of several such the one with the lowest number.
  ///
  /// States that differ in the default order alone count as one while orders are counted; here they are told apart. Only
  /// such parts are gone through as have an end that was not found yet, with no difference, then with one, and so on.
  ///
  /// - Parameters:
  ///   - summary: The results of all orders behind the prefix.
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
        // Finding out what comes behind has gone on from there.
        walk.comeBack(to: point)
        walk.choose(position, at: point)
      }
      try find(&search, remaining: position > 0 ? remaining - 1 : remaining)
    }
    walk.forget(point)
  }
}
