/// A depth-first search through all orders of a scenario, in the order of their numbers.
@MainActor
final class OrderSearch {
  /// The error that a search exceeds its budget or was interrupted.
  struct Exhausted: Error {
    /// Whether the user interrupted it.
    var isInterruption = false
  }

  let walk: OrderWalk
  let ends: OrderEnds
  /// The number of events that may be performed.
  private var budget: Int
  /// The largest number of decisions in an order, because the orders of an SDK that retries forever never end.
  static let depthLimit = 1000
  /// The largest number of states that are stored.
  private static let stateLimit = 2_000_000
  private let mergesStates: Bool
  private var states: [StateKey: OrderSummary] = [:]
  /// The results of continuations by history, which equivalent orders of independent events share.
  private var histories: [OrderHistory: OrderSummary] = [:]
  /// The number of orders that were run, to their end or to a known state; all others are equivalent to these.
  private(set) var ordersRun: OrderCount = 0
  private let isInterrupted: @Sendable () -> Bool
  private let report: (Int, Int) -> Void

  /// - Parameters:
  ///   - mergesStates: Whether orders that lead to the same state are continued as one.
  ///   - budget: The number of events that may be performed in total.
  ///   - isInterrupted: Returns whether the search must stop.
  ///   - report: Called now and then with the number of events performed and of known states.
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

  /// Removes the limit on events, to find and number single orders once the search is complete.
  func allowAll() { budget = .max }

  /// Returns the result of all orders that begin with the given decisions.
  ///
  /// The closest of the orders with the same end is known if the number of differences is bounded, or if orders are not
  /// merged; otherwise `closest(of:behind:)` finds it.
  ///
  /// - Parameters:
  ///   - prefix: The decisions.
  ///   - maximum: The largest allowed number of differences from the default order.
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

  /// Runs a search with all events at their earliest times, and again with open times if these make a difference.
  func withEnoughTimes<Result>(_ body: () throws(Exhausted) -> Result) throws(Exhausted) -> Result {
    do throws(Exhausted) {
      let result = try body()
      if walk.unrepeatable != nil { throw Exhausted() }
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

  /// Counts the orders that continue from here, one by one.
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
    if walk.eventsDone > budget || walk.choices.count > Self.depthLimit || walk.needsOpenTimes
      || walk.unrepeatable != nil
    {
      throw Exhausted()
    }
    if isInterrupted() { throw Exhausted(isInterruption: true) }
  }

  /// Returns the result of all orders that continue from here.
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
      // Equivalent orders may differ in the default order of what follows, and so in their numbers of differences.
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
