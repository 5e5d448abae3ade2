extension Explorer {
  /// The decisions of all legal orders, in the order of their numbers; nil if there are more than so many.
  ///
  /// Each order is run from its start, without merging any: meant for few.
  public func allOrders(atMost limit: Int) -> [[Int]]? {
    withExploration({ _ in }) { exploration in
      let walk = exploration.makeWalkOfAll()
      var orders: [[Int]] = []
      var prefix: [Int]? = []
      while let decisions = prefix {
        guard orders.count < limit else { return nil }
        // How many events could have come next at each decision.
        var counts: [Int] = []
        walk.begin([])
        while counts.count < OrderSearch.depthLimit, case let count = walk.runToDecision(), count > 0 {
          walk.choose(counts.count < decisions.count ? decisions[counts.count] : 0)
          counts.append(count)
        }
        orders.append(walk.choices)
        prefix = counts.indices.last { walk.choices[$0] + 1 < counts[$0] }.map { last in
          walk.choices[..<last] + [walk.choices[last] + 1]
        }
      }
      return orders
    }
  }
}
