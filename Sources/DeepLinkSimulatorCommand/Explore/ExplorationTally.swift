import DeepLinkSimulator

/// Counts how explorations came out.
struct ExplorationTally {
  private(set) var passed = 0
  private(set) var failed = 0
  /// How many hold as far as they were explored.
  private(set) var unfinished = 0
  /// Whether a greater budget would have some explored further.
  private var isBoundedByBudget = false
  /// How many fail, and were not explored completely either.
  private var failedEarly = 0
  var invalid = 0
  private var orders: OrderCount = 0
  private var ordersRun: OrderCount = 0

  /// Counts an exploration.
  ///
  /// - Parameters:
  ///   - report: How it came out.
  ///   - asked: How many differences the user has asked for; fewer are what the budget has allowed.
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

  /// How much of the work was not done; no part of the result, which does not depend on how it was found.
  var reduction: String? {
    guard ordersRun < orders else { return nil }
    return "\(orders.grouped) orders, \(ordersRun.grouped) explored: the rest are equivalent to these"
  }

  /// What the shell is told: an invalid scenario counts for more than one that fails, and that for more than one that
  /// was not explored completely.
  var exitCode: ExitCode { invalid > 0 ? .usage : failed > 0 ? .failure : unfinished > 0 ? .unfinished : .success }

  /// How many scenarios there were.
  var count: Int { passed + failed + unfinished + invalid }

  /// One line that says it all.
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
