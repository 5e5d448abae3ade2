extension Explorer {
  /// The decisions of all legal orders, in the order of their numbers; nil if there are more than so many.
  ///
  /// Each order is run from its start, without merging any: meant for few.
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
  /// Makes some decisions and the default ones behind them, and returns the first decisions of the order with the next
  /// number; nil if this is the last one.
  func orderBehind(_ decisions: [Int]) -> [Int]? {
    // How many events could have come next at each decision.
    var counts: [Int] = []
    begin([])
    while counts.count < OrderSearch.depthLimit, case let count = runToDecision(), count > 0 {
      choose(counts.count < decisions.count ? decisions[counts.count] : 0)
      counts.append(count)
    }
    return counts.indices.last { choices[$0] + 1 < counts[$0] }.map { last in choices[..<last] + [choices[last] + 1] }
  }
}
