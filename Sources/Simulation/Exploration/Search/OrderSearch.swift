/// Goes through all orders of a scenario, depth first, in the order of their numbers.
@MainActor
final class OrderSearch {
  /// That a search would take more than it may.
  struct Exhausted: Error {
    /// Whether it had to stop because a user did not want to wait.
    var isInterruption = false
  }

  let walk: OrderWalk
  let ends: OrderEnds
  /// How many events may be done.
  private var budget: Int
  /// The largest number of decisions in an order: an SDK that tries again forever must not be followed forever.
  static let depthLimit = 1000
  /// The largest number of states that are remembered.
  private static let stateLimit = 2_000_000
  private let mergesStates: Bool
  private var states: [StateKey: OrderSummary] = [:]
  /// The results of orders by what had happened in them, where independent events might have come in another order.
  private var histories: [OrderHistory: OrderSummary] = [:]
  /// How many orders were carried out, to their end or to a state that was known: all others are equivalent to these.
  private(set) var ordersRun: OrderCount = 0
  private let isInterrupted: @Sendable () -> Bool
  private let report: (Int, Int) -> Void

  /// - Parameters:
  ///   - mergesStates: Whether orders that lead to the same state go on as one.
  ///   - budget: How many events may be done in all.
  ///   - isInterrupted: Whether the search has to stop.
  ///   - report: Is told now and then how many events were done, and how many states are known.
  init(
    _ walk: OrderWalk, _ ends: OrderEnds, mergesStates: Bool, budget: Int,
    isInterrupted: @escaping @Sendable () -> Bool = { false }, report: @escaping (Int, Int) -> Void
  ) {
    self.walk = walk
    self.ends = ends
    self.mergesStates = mergesStates
    self.budget = budget
    self.isInterrupted = isInterrupted
    self.report = report
  }

  /// Allows any number of events, to find and to number single orders once all is known.
  func allowAll() { budget = .max }

  /// The result of all orders that begin with some decisions.
  ///
  /// Which of the orders that end alike is the closest is known if the number of differences is bounded, or if each
  /// order is gone through by itself; `closest(of:behind:)` finds it otherwise.
  ///
  /// - Parameters:
  ///   - prefix: The decisions.
  ///   - maximum: How many differences from the default order there may be at most.
  func explore(_ prefix: [Int] = [], differences maximum: Int) throws(Exhausted) -> OrderSummary {
    try withEnoughTimes { () throws(Exhausted) in
      walk.begin(prefix)
      let remaining = maximum == .max ? .max : maximum - walk.differences
      if mergesStates { return try summary(remaining: remaining) }
      var total = OrderSummary()
      try enumerate(remaining: remaining, differences: 0, &total)
      ordersRun = total.count
      return total
    }
  }

  /// Searches with all events at their earliest times, and again with open times as soon as these make a difference.
  func withEnoughTimes<Result>(_ body: () throws(Exhausted) -> Result) throws(Exhausted) -> Result {
    do throws(Exhausted) {
      let result = try body()
      if !walk.needsOpenTimes { return result }
    } catch {
      if !walk.needsOpenTimes { throw error }
    }
    walk.leaveTimesOpen()
    states = [:]
    histories = [:]
    ordersRun = 0
    return try body()
  }

  /// Counts the orders that go on from here one by one.
  private func enumerate(remaining: Int, differences: Int, _ total: inout OrderSummary) throws(Exhausted) {
    let count = walk.runToDecision()
    try checkBudget()
    if count == 0 {
      total.add(end: ends.id(of: walk), differences: differences, choices: walk.choices)
      if ends.lookups & 4095 == 0 { report(walk.eventsDone, 0) }
      return
    }
    let point = walk.keep(count)
    for position in 0..<(remaining > 0 ? count : 1) {
      walk.comeBack(to: point)
      walk.choose(position, at: point)
      let difference = position > 0 ? 1 : 0
      let left = remaining == .max ? .max : remaining - difference
      try enumerate(remaining: left, differences: differences + difference, &total)
    }
    walk.forget(point)
  }

  private func checkBudget() throws(Exhausted) {
    if walk.eventsDone > budget || walk.choices.count > Self.depthLimit || walk.needsOpenTimes { throw Exhausted() }
    if isInterrupted() { throw Exhausted(isInterruption: true) }
  }

  /// The result of all orders that go on from here.
  func summary(remaining: Int) throws(Exhausted) -> OrderSummary {
    let count = walk.runToDecision()
    try checkBudget()
    if count == 0 {
      ordersRun += 1
      return OrderSummary(end: ends.id(of: walk))
    }
    let key = mergesStates ? walk.stateKey(remaining: remaining == .max ? nil : remaining) : nil
    if let key, let known = states[key] {
      ordersRun += 1
      return known
    }
    let point = walk.keep(count)
    var summary = OrderSummary()
    for position in 0..<(remaining > 0 ? count : 1) {
      // The default order of what comes next may be another one, and with it the number of differences.
      let usesHistories = mergesStates && remaining == .max
      let history = usesHistories ? walk.history(position, at: point) : nil
      if let history, let known = histories[history] {
        summary.add(known, differences: 0)
        continue
      }
      walk.comeBack(to: point)
      walk.choose(position, at: point)
      let difference = position > 0 ? 1 : 0
      let left = remaining == .max ? .max : remaining - difference
      let behind = try self.summary(remaining: left)
      summary.add(behind, differences: difference)
      if let history, histories.count < Self.stateLimit { histories[history] = behind }
    }
    walk.forget(point)
    if let key, states.count < Self.stateLimit { states[key] = summary }
    if states.count & 1023 == 0 { report(walk.eventsDone, states.count) }
    return summary
  }
}
