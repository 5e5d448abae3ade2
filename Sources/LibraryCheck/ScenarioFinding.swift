import DeepLinkSimulatorCommand

/// The result of exploring one scenario.
struct ScenarioFinding: Sendable {
  /// How the reduced search was checked.
  enum Method: Hashable, CaseIterable, Sendable {
    /// Against a search of all orders without the reduction.
    case allOrders
    /// Against one of the orders close to the default order, and against random orders.
    case randomOrders
    /// Against one of the orders close to the default order, because the reduced search cannot complete all orders.
    case closeOrders
  }

  /// The name of the file.
  let name: String
  /// The line of the table of outcomes.
  let row: String
  let method: Method
  /// The differences that the reduction causes; empty if there are none.
  var complaints: [String] = []
}

extension ScenarioFinding {
  /// The number of events that the table spends on a scenario.
  private static let budget = 20_000
  /// A scenario with no more orders is also searched without the reduction.
  private static let ordersCarriedOut = 5_000

  /// Explores a scenario.
  init(_ scenario: LibraryScenario) {
    let report = scenario.explore {
      $0.budget = Self.budget
      $0.shrinks = false
    }
    let isSmall = report.isComplete && report.orderCount.exact.map { $0 <= Self.ordersCarriedOut } ?? false
    let method: Method = isSmall ? .allOrders : report.isComplete ? .randomOrders : .closeOrders
    self.init(name: scenario.name, row: scenario.row(report), method: method)
    switch method {
    case .allOrders: compare(scenario) { _ in }
    case .randomOrders, .closeOrders: compare(scenario) { $0.maximumDifferences = 2 }
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
    let comparison = SearchComparison(search: reduced, other: whole)
    if method == .allOrders { complaints += comparison.incompleteness }
    complaints += comparison.differences(of: scenario)
  }

  /// Compares a search with random orders, whose findings it must include.
  private mutating func compareWithRandomOrders(_ scenario: LibraryScenario) {
    let comparison = SearchComparison(
      search: scenario.exploreBare(),
      other: scenario.exploreBare { $0.strategy = .random(seed: 1, count: 150) })
    complaints += comparison.incompleteness + comparison.missed
  }
}
