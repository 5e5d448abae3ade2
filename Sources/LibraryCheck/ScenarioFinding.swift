import DeepLinkSimulatorCommand

/// What exploring one scenario shows.
struct ScenarioFinding: Sendable {
  /// How the reduced search was checked.
  enum Method: Hashable, Sendable {
    /// Against a search of all orders without the reduction.
    case allOrders
    /// Against one of the orders close to the default order, and against random orders.
    case randomOrders
    /// Against one of the orders close to the default order: the reduced search itself does not finish all.
    case closeOrders
  }

  /// The line of the table of outcomes.
  let row: String
  let method: Method
  /// What the reduction changes; empty if it changes nothing.
  private(set) var complaints: [String] = []

  /// The events that the table spends on a scenario; a scenario with no more orders is searched without the reduction.
  private static let budget = 20_000

  /// Explores a scenario.
  init(_ scenario: LibraryScenario) {
    let report = scenario.explore {
      $0.budget = Self.budget
      $0.shrinks = false
    }
    row = scenario.row(report)
    if report.isComplete, let count = report.orderCount.exact, count <= Self.budget {
      method = .allOrders
      compare(scenario) { _ in }
    } else {
      method = report.isComplete ? .randomOrders : .closeOrders
      compare(scenario) { $0.maximumDifferences = 2 }
    }
    if method == .randomOrders { compareWithRandomOrders(scenario) }
  }

  /// Compares a search with one that carries out each order.
  private mutating func compare(_ scenario: LibraryScenario, _ bound: (inout ExplorationOptions) -> Void) {
    let reduced = scenario.exploreBare(bound)
    let whole = scenario.exploreBare {
      bound(&$0)
      $0.mergesStates = false
    }
    if method == .allOrders, !reduced.isComplete { complaints.append("the search is not complete") }
    let lines = (scenario.record(reduced), scenario.record(whole))
    guard lines.0 != lines.1 else { return }
    let difference = zip(lines.0, lines.1).first { $0 != $1 }
    complaints.append(
      "the reduction changes the result\n  with     \(difference?.0 ?? "\(lines.0.count) lines")\n"
        + "  without  \(difference?.1 ?? "\(lines.1.count) lines")")
  }

  /// Looks for something that random orders find and the search does not.
  private mutating func compareWithRandomOrders(_ scenario: LibraryScenario) {
    let all = scenario.exploreBare()
    let random = scenario.exploreBare { $0.strategy = .random(seed: 1, count: 300) }
    if !all.isComplete { complaints.append("the search is not complete") }
    if random.outcomes.isEmpty { complaints.append("random orders have no outcome") }
    let outcomes = Set(all.outcomes.map(\.outcome))
    for missed in random.outcomes where !outcomes.contains(missed.outcome) {
      complaints.append("the search misses the outcome of \(missed.example.schedule.text.quoted)")
    }
    let failures = Set(all.failures.map(\.failure.location))
    for missed in random.failures where !failures.contains(missed.failure.location) {
      let line = missed.failure.location.map { "line \($0.line)" } ?? "the end"
      complaints.append("the search misses the failure at \(line) of \(missed.closest.schedule.text.quoted)")
    }
  }
}
