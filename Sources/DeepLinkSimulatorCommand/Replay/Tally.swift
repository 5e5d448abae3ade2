import DeepLinkSimulator

/// Counts the results of scenarios.
struct Tally {
  /// The scenarios that pass, including problems that were reproduced.
  private(set) var passed = 0
  /// The problems that were reproduced as their scenarios say.
  private(set) var reproduced = 0
  private(set) var failed = 0
  private(set) var invalid = 0
  /// The scenarios that do not have the requested order.
  private(set) var orderless = 0
  private var events = 0
  private var virtualTime = Duration.zero

  /// The number of scenarios.
  var count: Int { passed + failed + invalid + orderless }

  /// The exit code: an invalid scenario or argument takes precedence over a failed scenario.
  var exitCode: ExitCode { invalid + orderless > 0 ? .usage : failed > 0 ? .failure : .success }

  /// Counts one scenario.
  mutating func add(_ report: ScenarioReport) {
    if report.reproducesProblem { reproduced += 1 }
    switch report.ending {
    case .invalid: invalid += 1
    case .noSuchOrder: orderless += 1
    case .refused: passed += 1
    case .ran(let result, let verdict):
      if verdict.passed { passed += 1 } else { failed += 1 }
      events += result.eventCount
      virtualTime += VirtualInstant.zero.shownDuration(to: result.endTime)
    }
  }

  /// A summary in one line.
  var summary: String {
    var parts = ["\(passed - reproduced) passed"]
    if reproduced > 0 { parts.append("\(reproduced) \(reproduced == 1 ? "problem" : "problems") reproduced (▲)") }
    parts.append("\(failed) failed")
    if invalid > 0 { parts.append("\(invalid) invalid") }
    if orderless > 0 { parts.append("\(orderless) without this order") }
    let noun = count == 1 ? "scenario" : "scenarios"
    let extent = "\(events.groupedEvents) in \(virtualTime.inWords) of virtual time"
    return "\(count) \(noun): \(parts.joined(separator: ", ")) · \(extent)"
  }
}
