/// A tally of the ends of orders, which creates the report.
@MainActor
struct OrderTally {
  /// The orders with the same end.
  struct Entry {
    let end: Int
    var count: OrderCount
    var differences: Int
    /// The number, from 0, of the closest of them, if orders are numbered.
    var number: OrderCount?
    /// The decisions of the closest of them, if orders are not numbered.
    var choices: [Int]?

    func isCloser(than other: Entry) -> Bool {
      (differences, number ?? 0) < (other.differences, other.number ?? 0)
    }
  }

  private(set) var entries: [Entry] = []

  mutating func add(
    _ end: Int, count: OrderCount, differences: Int, number: OrderCount? = nil, choices: [Int]? = nil
  ) {
    let entry = Entry(end: end, count: count, differences: differences, number: number, choices: choices)
    guard let index = entries.firstIndex(where: { $0.end == end }) else { return entries.append(entry) }
    let total = entries[index].count + count
    if entry.isCloser(than: entries[index]) { entries[index] = entry }
    entries[index].count = total
  }

  /// Returns the report.
  ///
  /// - Parameters:
  ///   - resolve: Returns the decisions and the number of an entry's closest order.
  ///   - number: Returns the number of an order, if orders are numbered.
  func report(
    _ exploration: Exploration, orderCount: OrderCount, ordersRun: OrderCount? = nil, limits: [ExplorationLimit],
    resolve: (Entry) -> (choices: [Int], number: UInt64?)?, number: ([Int]) -> UInt64?,
    summary: ([Int]) -> OrderSummary?
  ) -> ExplorationReport {
    let outcomes = outcomes(exploration, resolve)
    let failures = failures(exploration, resolve, number, summary)
    var limits = limits
    if let limit = exploration.limitOfUnrepeatable, !limits.contains(where: \.isNotDeterministic) {
      limits.append(limit)
    }
    if entries.contains(where: { exploration.ends.all[$0.end].isCut }) {
      limits.append(.eventLimit(exploration.tracer.plan.eventLimit))
    }
    return ExplorationReport(
      mode: exploration.options.mode, orderCount: orderCount, ordersRun: ordersRun, gaps: limits,
      outcomes: outcomes, failures: failures)
  }

  private func outcomes(
    _ exploration: Exploration, _ resolve: (Entry) -> (choices: [Int], number: UInt64?)?
  ) -> [OutcomeCount] {
    var groups: [Outcome: Entry] = [:]
    for entry in entries {
      let outcome = exploration.ends.all[entry.end].outcome
      groups[outcome] = Self.merged(groups[outcome], entry)
    }
    let sorted = groups.sorted { left, right in
      left.value.count != right.value.count
        ? left.value.count > right.value.count : left.value.isCloser(than: right.value)
    }
    return sorted.compactMap { outcome, entry in
      guard let (choices, number) = resolve(entry) else { return nil }
      let example = exploration.tracer.example(exploration.tracer.run(choices), number: number)
      return OutcomeCount(outcome: outcome, count: entry.count, example: example)
    }
  }

  private func failures(
    _ exploration: Exploration, _ resolve: (Entry) -> (choices: [Int], number: UInt64?)?, _ number: ([Int]) -> UInt64?,
    _ summary: ([Int]) -> OrderSummary?
  ) -> [OrderFailure] {
    var groups: [OrderJudge.Key: Entry] = [:]
    for entry in entries {
      for key in exploration.ends.all[entry.end].keys {
        groups[key] = Self.merged(groups[key], entry)
      }
    }
    // All failures together may take no longer than the search.
    let budget = exploration.options.budget / max(1, groups.count)
    let failures = groups.compactMap { key, entry -> OrderFailure? in
      guard let (choices, orderNumber) = resolve(entry) else { return nil }
      var closest = exploration.tracer.run(choices)
      guard closest.findings.contains(where: { $0.key == key }) else {
        exploration.noteUnrepeatable(choices)
        return nil
      }
      var closestNumber = orderNumber
      var isSimplest = true
      if exploration.options.shrinks {
        let shrunk = OrderShrinker(exploration.tracer, key).shrink(closest, budget: budget)
        isSimplest = shrunk.isSimplest
        if shrunk.order.schedule != closest.schedule {
          closest = shrunk.order
          closestNumber = number(closest.choices)
        }
      }
      guard let failure = closest.findings.first(where: { $0.key == key })?.failure else { return nil }
      return OrderFailure(
        failure: failure, count: entry.count, closest: exploration.tracer.example(closest, number: closestNumber),
        firstDifference: closest.firstSwap, isSimplest: isSimplest,
        noReturn: pointOfNoReturn(exploration, closest, key, summary))
    }
    return failures.sorted { $0.sortKey < $1.sortKey }
  }

  /// Returns the point of no return of a failing order; nil if the search for it was skipped.
  private func pointOfNoReturn(
    _ exploration: Exploration, _ order: OrderTracer.TracedOrder, _ key: OrderJudge.Key,
    _ summary: ([Int]) -> OrderSummary?
  ) -> PointOfNoReturn? {
    // With a horizon, after which events keep their default order, not every order is tried.
    guard exploration.options.horizon == nil, exploration.options.findsPointOfNoReturn else { return nil }
    for count in 0...order.decisions.count {
      guard let behind = summary(order.firstChoices(count)) else {
        // Each run that leaves a task behind takes memory for good, so none is done for an order that nobody expects.
        if key.isProblemOfRun, entries.allSatisfy({ exploration.ends.all[$0.end].keys.contains(key) }) { return nil }
        return PointOfNoReturnSearch(exploration, order, key).find()
      }
      let failsAlways = behind.ends.allSatisfy { end in
        exploration.ends.all[end.id].keys.contains(key)
      }
      if failsAlways { return count == 0 ? .start : .event(order.decisions[count - 1].name) }
    }
    return nil
  }

  private static func merged(_ first: Entry?, _ second: Entry) -> Entry {
    guard let first else { return second }
    var closer = second.isCloser(than: first) ? second : first
    closer.count = first.count + second.count
    return closer
  }
}

extension OrderFailure {
  /// The sort key by the location of the expectation; failures without one come last.
  fileprivate var sortKey: (Int, Int, String) {
    (failure.location?.line ?? .max, failure.location?.column ?? 0, failure.expected.joined(separator: " "))
  }
}
