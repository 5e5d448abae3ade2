import DeepLinkSimulator

/// An exploration on one line: what changes if anything changes that a scenario shows.
///
/// The line has the file; how many orders there are, and the bound if these are not all; how many were carried out; how
/// many orders come to each outcome; the lines of the expectations that fail, each with the number of orders; a number
/// that stands for all outcomes and failures; and one for all events of the default order.
package struct ExplorationRow {
  /// The line.
  package let text: String

  /// Makes the line of an exploration.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - first: The run in the default order.
  ///   - file: The name of its file.
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
    var results = TraceFingerprint()
    ExplorationRecord.findings(report, file: "").forEach { results.add($0) }
    var trace = TraceFingerprint()
    first.trace.events.forEach { trace.add(JSONLines.record($0)) }
    text = [
      file, "\(report.orderCount) (\(bound))", report.ordersRun.map { "\($0) run" } ?? "",
      "outcomes \(shown)", failures.isEmpty ? held : "fails " + failures.joined(separator: ", "), results.text,
      trace.text,
    ].joined(separator: " | ")
  }
}
