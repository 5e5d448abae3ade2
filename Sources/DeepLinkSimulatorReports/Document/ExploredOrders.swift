import DeepLinkSimulator

/// Runs orders of a scenario again, each once, and finds the passing order that is nearest to a failing one.
struct ExploredOrders {
  private let explorer: Explorer
  private var runs: [[Int]: OrderRun] = [:]
  /// The orders that the last search tried, nearest first.
  private(set) var latest: [OrderRun] = []

  init(_ explorer: Explorer) {
    self.explorer = explorer
  }

  /// Runs an order, under the names that the exploration gives it.
  mutating func run(_ order: OrderExample) -> OrderRun {
    var run = run(order.choices)
    run.order = order
    runs[order.choices] = run
    return run
  }

  /// Returns the run of the order with some decisions; nil if it has not been run.
  func known(_ choices: [Int]) -> OrderRun? { runs[choices] }

  private mutating func run(_ choices: [Int]) -> OrderRun {
    let choices = choices.withoutDefaults
    if let known = runs[choices] { return known }
    let run = explorer.run(choices)
    runs[choices] = run
    return run
  }

  /// Finds the passing order that agrees with a failing one for as long as possible.
  ///
  /// It goes back from the end of the failing order, and tries the other events at each decision, followed by the
  /// default order. If none of these passes, it chooses among the examples of the outcomes.
  ///
  /// - Parameters:
  ///   - failing: The failing order.
  ///   - failure: The expectation that it does not meet; an order that meets only this one is better than none.
  ///   - others: Other orders of the scenario.
  ///   - tries: The maximum number of orders to run.
  mutating func nearest(
    to failing: OrderRun, meeting failure: ExpectationFailure, _ others: [OrderExample], tries: Int
  ) -> OrderRun? {
    latest = []
    var second: OrderRun?
    for index in failing.decisions.indices.reversed() {
      let decision = failing.decisions[index]
      for choice in decision.candidates.indices where choice != decision.chosen && latest.count < tries {
        let other = run(failing.choices(choosing: choice, at: index))
        if other.order.choices == failing.order.choices { continue }
        latest.append(other)
        if other.verdict.passed { return other }
        if second == nil, other.verdict.meets(failure) { second = other }
      }
    }
    if let second { return second }
    return others.map { run($0) }.filter { $0.verdict.meets(failure) }.max { left, right in
      let lengths = [left, right].map { $0.order.choices.commonLength(with: failing.order.choices) }
      return lengths[0] < lengths[1]
    }
  }
}

extension OrderRun {
  /// Returns the decisions of the order that takes another event at one of them, followed by the default ones.
  func choices(choosing choice: Int, at index: Int) -> [Int] {
    (decisions[..<index].map(\.chosen) + [choice]).withoutDefaults
  }
}

extension Verdict {
  /// Returns whether an expectation that another run does not meet is met here.
  fileprivate func meets(_ failure: ExpectationFailure) -> Bool {
    !failures.contains { other in
      other.location == failure.location && (failure.location != nil || other.expected == failure.expected)
    }
  }
}

extension [Int] {
  /// The decisions without the default ones at the end.
  fileprivate var withoutDefaults: [Int] {
    var choices = self
    while choices.last == 0 { choices.removeLast() }
    return choices
  }

  /// Returns the number of equal decisions at the start; the last one is followed by default ones.
  fileprivate func commonLength(with other: [Int]) -> Int {
    (0..<Swift.max(count, other.count)).first { ($0 < count ? self[$0] : 0) != ($0 < other.count ? other[$0] : 0) }
      ?? Swift.max(count, other.count)
  }
}
