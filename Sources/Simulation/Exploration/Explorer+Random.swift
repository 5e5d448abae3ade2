extension Explorer {
  /// The decisions of some legal orders, each made at random; the first one is the default order.
  ///
  /// - Parameters:
  ///   - count: How many orders.
  ///   - seed: What chance begins with: the same orders come for the same seed.
  package func randomOrders(_ count: Int, seed: UInt64) -> [[Int]] {
    withExploration({ _ in }) { exploration in
      let walk = exploration.makeWalkOfAll()
      return (0..<count).map { order in
        guard order > 0 else { return [] }
        var chooser = RandomChooser(seed: seed, order: order)
        walk.begin([])
        // Chance would go on with an SDK that tries again forever.
        while walk.choices.count < 1000, case let next = walk.runToDecision(), next > 0 {
          walk.choose(chooser.next(below: next))
        }
        return walk.choices
      }
    }
  }
}
