extension Explorer {
  /// Returns the decisions of all legal orders, in the order of their numbers; nil if there are more than a limit.
  ///
  /// Each order runs from its start, without merging, so this is suitable only for few orders.
  package func allOrders(atMost limit: Int) -> [[Int]]? {
    withExploration({ _ in }) { exploration in
      let walk = exploration.makeWalkOfAll()
      var orders: [[Int]] = []
      var prefix: [Int]? = []
      while let decisions = prefix {
        guard orders.count < limit else { return nil }
        prefix = walk.orderBehind(decisions)
        orders.append(walk.choices)
      }
      return orders
    }
  }
}

extension OrderWalk {
  /// Runs the order with the given decisions, followed by default ones, and returns the first decisions of the order
  /// with the next number; nil if this is the last order.
  func orderBehind(_ decisions: [Int]) -> [Int]? {
    // The number of events that could come next at each decision.
    var counts: [Int] = []
    begin([])
    while counts.count < OrderSearch.depthLimit, case let count = runToDecision(), count > 0 {
      choose(counts.count < decisions.count ? decisions[counts.count] : 0)
      counts.append(count)
    }
    return counts.indices.last { choices[$0] + 1 < counts[$0] }.map { last in choices[..<last] + [choices[last] + 1] }
  }
}
