import DeepLinkSimulator

/// An exploration in one line, which changes whenever any result of the scenario changes.
///
/// The line has the file; the number of orders, with the bound if it is not complete; the number of orders carried out;
/// the number of orders for each outcome; the lines of the expectations that fail, each with its number of orders; a
/// fingerprint of all outcomes and failures; and one of all events in the default order.
package struct ExplorationRow {
  /// The line.
  package let text: String

  /// Creates the line for an exploration.
  ///
  /// - Parameters:
  ///   - report: The result of the exploration.
  ///   - first: The run in the default order.
  ///   - file: The name of the file.
  package init(_ report: ExplorationReport, _ first: RunResult, file: String) {
    var bound = "all"
    if let maximum = report.maximumDifferences {
      bound = "up to \(maximum) differences"
    } else if !report.isComplete {
      bound = report.limits.joined(separator: ", ")
    }
    let outcomes = report.outcomes.map(\.count.description)
    let shown = outcomes.prefix(6).joined(separator: " ") + (outcomes.count > 6 ? " … (\(outcomes.count))" : "")
    let failures = report.failures.map { failure in
      "\(failure.failure.location.map { String($0.line) } ?? "end") in \(failure.count)"
    }
    let held = report.isComplete ? "holds" : "holds as far as explored"
    var results = TextFingerprint()
    ExplorationRecord.findings(report, file: "").forEach { results.add($0) }
    var trace = TextFingerprint()
    first.trace.events.forEach { trace.add(JSONLines.record($0)) }
    text = [
      file, "\(report.orderCount) (\(bound))", report.ordersRun.map { "\($0) run" } ?? "",
      "outcomes \(shown)", failures.isEmpty ? held : "fails " + failures.joined(separator: ", "), results.text,
      trace.text,
    ].joined(separator: " | ")
  }
}
