import DeepLinkSimulator

/// Runs orders of a scenario again, each once, and looks for the nearest one to a failing order that passes.
struct ExploredOrders {
  private let explorer: Explorer
  private var runs: [[Int]: OrderRun] = [:]
  /// The orders that the last search tried, the nearest first.
  private(set) var latest: [OrderRun] = []

  init(_ explorer: Explorer) {
    self.explorer = explorer
  }

  /// The run of an order, under the names that the exploration has for it.
  mutating func run(_ order: OrderExample) -> OrderRun {
    var run = run(order.choices)
    run.order = order
    runs[order.choices] = run
    return run
  }

  /// The run of the order with some decisions, if it was run before.
  func known(_ choices: [Int]) -> OrderRun? { runs[choices] }

  private mutating func run(_ choices: [Int]) -> OrderRun {
    let choices = choices.withoutDefaults
    if let known = runs[choices] { return known }
    let run = explorer.run(choices)
    runs[choices] = run
    return run
  }

  /// Looks for the order that passes and goes along with a failing one for as long as possible.
  ///
  /// It goes back from the end of the failing order, and takes the other events at each decision, with the default order
  /// behind them. If that leads nowhere, it is the one among the examples of the outcomes.
  ///
  /// - Parameters:
  ///   - failing: The order that fails.
  ///   - failure: What it does not meet; an order that meets this and not all else is better than none.
  ///   - others: Other orders of the scenario.
  ///   - tries: How many orders are run at most.
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
  /// The decisions of the order that takes another event at one of them, and the default ones behind it.
  func choices(choosing choice: Int, at index: Int) -> [Int] {
    (decisions[..<index].map(\.chosen) + [choice]).withoutDefaults
  }
}

extension Verdict {
  /// Whether an expectation that another run does not meet is met here.
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

  /// How many decisions are the same at the start; the default ones follow the last.
  fileprivate func commonLength(with other: [Int]) -> Int {
    (0..<Swift.max(count, other.count)).first { ($0 < count ? self[$0] : 0) != ($0 < other.count ? other[$0] : 0) }
      ?? Swift.max(count, other.count)
  }
}
