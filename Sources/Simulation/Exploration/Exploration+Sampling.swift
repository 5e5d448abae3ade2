extension Exploration {
  /// Runs a number of orders, with random decisions.
  func sample(_ count: Int, _ makeChooser: (Int) -> RandomChooser) -> ExplorationReport {
    let walk = makeWalkOfAll()
    return sample(count, walk, limit: { .sample($0) }) { order in
      var chooser = makeChooser(order)
      walk.begin([])
      while walk.choices.count < 1000, case let next = walk.runToDecision(), next > 0 {
        walk.choose(chooser.next(below: next))
      }
    }
  }

  /// Runs a number of orders by random priorities of queues and free events, which change at random decisions.
  func sampleByPriority(_ count: Int, seed: UInt64, depth: Int) -> ExplorationReport {
    let walk = makeWalkOfAll()
    walk.begin([])
    var decisions = 0
    while decisions < 1000, walk.runToDecision() > 0 {
      walk.choose(0)
      decisions += 1
    }
    var chains = 1
    var longest = max(1, decisions)
    let report = sample(count, walk, limit: { .sampleByPriority($0) }) { order in
      var chooser = PriorityChooser(
        RandomChooser(seed: seed, order: order), depth: depth, decisions: longest)
      walk.begin([])
      var decision = 0
      while walk.choices.count < 1000, case let next = walk.runToDecision(), next > 0 {
        let events = walk.nextEvents(next)
        walk.choose(events.isEmpty ? chooser.random(below: next) : chooser.choose(events, decision: decision))
        decision += 1
      }
      chains = max(chains, chooser.chainCount)
      longest = max(longest, decision)
    }
    var result = report
    result.gaps.append(.chance(depth: depth, chains: chains, decisions: longest))
    return result
  }

  private func sample(
    _ count: Int, _ walk: OrderWalk, limit: (Int) -> ExplorationLimit, _ run: (Int) -> Void
  ) -> ExplorationReport {
    var tally = OrderTally()
    var seen = NumberSet()
    var orders = 0
    while orders < count, walk.eventsDone < options.budget, !isInterrupted() {
      run(orders)
      orders += 1
      noteProgress(events: walk.eventsDone, orders: orders, of: count)
      // An order that was already sampled counts once.
      guard seen.insert(OrderRecorder.hash { $0.combine(walk.choices) }) else { continue }
      tally.add(ends.id(of: walk), count: 1, differences: walk.differences, choices: walk.choices)
    }
    var limits = [limit(orders)]
    if orders < count {
      limits.append(.unfinishedSample(left: count - orders, budget: isInterrupted() ? nil : options.budget))
    }
    if isInterrupted() {
      options.shrinks = false
      options.findsPointOfNoReturn = false
    }
    let orderCount = OrderCount(UInt64(seen.count))
    return tally.report(self, orderCount: orderCount, ordersRun: orderCount, limits: limits) { entry in
      entry.choices.map { ($0, nil) }
    } number: { _ in
      nil
    } summary: { _ in
      nil
    }
  }
}
