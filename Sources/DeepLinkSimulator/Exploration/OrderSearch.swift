/// Goes through all orders of a scenario, depth first, in the order of their numbers.
@MainActor
final class OrderSearch {
  /// That a search would take more than it may.
  struct Exhausted: Error {}

  let walk: OrderWalk
  let ends: OrderEnds
  /// How many events may be done.
  private var budget: Int
  /// The largest number of decisions in an order: an SDK that tries again for ever must not be followed for ever.
  private static let depthLimit = 1000
  /// The largest number of states that are remembered.
  private static let stateLimit = 2_000_000
  private let mergesStates: Bool
  private var states: [StateKey: OrderSummary] = [:]
  private let report: (Int, Int) -> Void

  /// - Parameters:
  ///   - mergesStates: Whether orders that lead to the same state go on as one.
  ///   - budget: How many events may be done in all.
  ///   - report: Is told now and then how many events were done, and how many states are known.
  init(
    _ walk: OrderWalk, _ ends: OrderEnds, mergesStates: Bool, budget: Int, report: @escaping (Int, Int) -> Void
  ) {
    self.walk = walk
    self.ends = ends
    self.mergesStates = mergesStates
    self.budget = budget
    self.report = report
  }

  /// Allows any number of events, to find and to number single orders once all is known.
  func allowAll() { budget = .max }

  /// What comes of all orders that begin with some decisions.
  ///
  /// - Parameters:
  ///   - prefix: The decisions.
  ///   - maximum: How many differences from the default order there may be at most.
  func explore(_ prefix: [Int] = [], differences maximum: Int) throws(Exhausted) -> OrderSummary {
    walk.begin(prefix)
    let remaining = maximum == .max ? .max : maximum - walk.differences
    if mergesStates { return try summary(remaining: remaining) }
    var total = OrderSummary()
    try enumerate(remaining: remaining, differences: 0, &total)
    return total
  }

  /// Counts the orders that go on from here one by one.
  private func enumerate(remaining: Int, differences: Int, _ total: inout OrderSummary) throws(Exhausted) {
    let count = walk.runToDecision()
    if walk.eventsDone > budget || walk.choices.count > Self.depthLimit { throw Exhausted() }
    if count == 0 {
      total.add(end: ends.id(of: walk), differences: differences, choices: walk.choices)
      if total.count & 4095 == 0 { report(walk.eventsDone, 0) }
      return
    }
    let moment = walk.keep(count)
    for position in 0..<(remaining > 0 ? count : 1) {
      walk.comeBack(to: moment)
      walk.choose(position, at: moment)
      let difference = position > 0 ? 1 : 0
      let left = remaining == .max ? .max : remaining - difference
      try enumerate(remaining: left, differences: differences + difference, &total)
    }
    walk.forget(moment)
  }

  private func summary(remaining: Int) throws(Exhausted) -> OrderSummary {
    let count = walk.runToDecision()
    if walk.eventsDone > budget || walk.choices.count > Self.depthLimit { throw Exhausted() }
    if count == 0 { return OrderSummary(end: ends.id(of: walk)) }
    let key = mergesStates ? walk.stateKey(remaining: remaining) : nil
    if let key, let known = states[key] { return known }
    let moment = walk.keep(count)
    var summary = OrderSummary()
    for position in 0..<(remaining > 0 ? count : 1) {
      walk.comeBack(to: moment)
      walk.choose(position, at: moment)
      let difference = position > 0 ? 1 : 0
      let left = remaining == .max ? .max : remaining - difference
      summary.add(try self.summary(remaining: left), differences: difference)
    }
    walk.forget(moment)
    if let key, states.count < Self.stateLimit { states[key] = summary }
    if states.count & 1023 == 0 { report(walk.eventsDone, states.count) }
    return summary
  }

  // MARK: Numbers

  /// The decisions of the order with a number, from 0; nil if there are not so many.
  ///
  /// - Parameters:
  ///   - number: The number, among the orders that begin with `prefix`.
  ///   - prefix: The first decisions.
  ///   - maximum: How many differences there may be behind them.
  func choices(
    ofNumber number: UInt64, behind prefix: [Int] = [], differences maximum: Int
  ) throws(Exhausted) -> [Int]? {
    var number = number
    var remaining = maximum
    walk.begin(prefix)
    while true {
      let count = walk.runToDecision()
      guard count > 0 else { return number == 0 ? walk.choices : nil }
      let moment = walk.keep(count)
      var found = false
      for position in 0..<(remaining > 0 ? count : 1) where !found {
        let difference = position > 0 ? 1 : 0
        let left = remaining == .max ? .max : remaining - difference
        walk.comeBack(to: moment)
        walk.choose(position, at: moment)
        let behind = try summary(remaining: left).count
        guard number < behind else {
          number -= behind
          continue
        }
        walk.comeBack(to: moment)
        walk.choose(position, at: moment)
        remaining = left
        found = true
      }
      walk.forget(moment)
      if !found { return nil }
    }
  }

  /// The number, from 0, of the order with some decisions; nil if it has more differences than allowed.
  func number(of choices: [Int], differences maximum: Int) throws(Exhausted) -> UInt64? {
    var number: UInt64 = 0
    var remaining = maximum
    var rest = choices[...]
    walk.begin([])
    while let choice = rest.popFirst() {
      let count = walk.runToDecision()
      guard choice < count, choice == 0 || remaining > 0 else { return nil }
      let moment = walk.keep(count)
      for position in 0..<choice {
        walk.comeBack(to: moment)
        walk.choose(position, at: moment)
        let difference = position > 0 ? 1 : 0
        number += try summary(remaining: remaining == .max ? .max : remaining - difference).count
      }
      walk.comeBack(to: moment)
      walk.choose(choice, at: moment)
      walk.forget(moment)
      if choice > 0, remaining != .max { remaining -= 1 }
    }
    return number
  }
}
