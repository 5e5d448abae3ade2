import DeepLinkSimulator

/// Counts the results of explorations.
struct ExplorationTally {
  private(set) var passed = 0
  private(set) var failed = 0
  /// The number of scenarios that hold as far as they were explored.
  private(set) var unfinished = 0
  /// Whether a larger budget would explore some of them further.
  private var isBoundedByBudget = false
  /// The number of scenarios that fail and were not explored completely.
  private var failedEarly = 0
  var invalid = 0
  private var orders: OrderCount = 0
  private var ordersRun: OrderCount = 0

  /// Counts an exploration.
  ///
  /// - Parameters:
  ///   - report: The result of the exploration.
  ///   - asked: The number of differences that the user asked for; the budget may have allowed only fewer.
  mutating func add(_ report: ExplorationReport, askedForDifferences asked: Int?) {
    switch report.verdict {
    case .holds: passed += 1
    case .holdsAsFarAsExplored:
      unfinished += 1
      if let maximum = report.maximumDifferences, maximum != asked { isBoundedByBudget = true }
    case .fails:
      failed += 1
      if !report.isComplete { failedEarly += 1 }
    }
    guard let run = report.ordersRun else { return }
    orders += report.orderCount
    ordersRun += run
  }

  /// How much work was avoided; not part of the result, which does not depend on how it was found.
  var reduction: String? {
    guard ordersRun < orders else { return nil }
    return "\(orders.grouped) orders, \(ordersRun.grouped) explored: the rest are equivalent to these"
  }

  /// The exit code: an invalid scenario takes precedence over one that fails, and that over one that was not explored
  /// completely.
  var exitCode: ExitCode { invalid > 0 ? .usage : failed > 0 ? .failure : unfinished > 0 ? .unfinished : .success }

  /// How many scenarios there were.
  var count: Int { passed + failed + unfinished + invalid }

  /// A summary in one line.
  var summary: String {
    var parts = ["\(passed) \(passed == 1 ? "holds" : "hold") in every order"]
    let hint = isBoundedByBudget ? " (--budget sets how far)" : ""
    if unfinished > 0 { parts.append("\(unfinished) as far as explored" + hint) }
    if failed > 0 || unfinished == 0 { parts.append("\(failed) \(failed == 1 ? "fails" : "fail")") }
    if failedEarly > 0 { parts.append("\(failedEarly) of these not explored completely") }
    if invalid > 0 { parts.append("\(invalid) invalid") }
    return "\(count) \(count == 1 ? "scenario" : "scenarios"): " + parts.joined(separator: ", ")
  }
}
