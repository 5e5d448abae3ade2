import DeepLinkSimulator

/// Counts how explorations came out.
struct ExplorationTally {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var incomplete = 0
  var invalid = 0
  private var orders = 0.0
  private var ordersRun: UInt64 = 0

  mutating func add(_ report: ExplorationReport) {
    if report.passed { passed += 1 } else { failed += 1 }
    if !report.isComplete { incomplete += 1 }
    guard let run = report.ordersRun else { return }
    orders += Double(report.orderCount)
    ordersRun += run
  }

  /// How much of the work was not done; no part of the result, which does not depend on how it was found.
  var reduction: String? {
    guard orders > 0, Double(ordersRun) < orders else { return nil }
    let total = orders < 1e15 ? String(UInt64(orders)) : "more than 10¹⁵"
    return "\(total) orders, \(ordersRun) explored: the rest are equivalent to these"
  }

  /// What the shell is told: an invalid scenario counts for more than a failed one.
  var exitCode: ExitCode { invalid > 0 ? .usage : failed > 0 ? .failure : .success }

  /// How many scenarios there were.
  var count: Int { passed + failed + invalid }

  /// One line that says it all.
  var summary: String {
    var parts = ["\(passed) hold in every explored order", "\(failed) do not"]
    if incomplete > 0 { parts.append("\(incomplete) not explored completely (--budget sets how far)") }
    if invalid > 0 { parts.append("\(invalid) invalid") }
    return "\(count) \(count == 1 ? "scenario" : "scenarios"): " + parts.joined(separator: ", ")
  }
}
