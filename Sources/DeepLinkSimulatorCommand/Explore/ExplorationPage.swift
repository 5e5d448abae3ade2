import DeepLinkSimulator

/// The results of explorations as a Markdown page: a table of all scenarios, and each failing order, shrunk.
struct ExplorationPage {
  /// One scenario.
  struct Entry {
    let report: ExplorationReport
    let scenario: Scenario
    let text: ExplorationText
  }

  let entries: [Entry]
  /// The line that names the command that prints the page.
  let origin: String

  /// The page, without line breaks.
  var lines: [String] {
    var table = MarkdownTable(
      "Scenario", "File", "Legal orders", "Orders that fail", "The closest to the default order")
    for entry in entries { table.add(row(entry)) }
    var lines = ["# What exploring finds", "", origin, ""] + table.lines
    for entry in entries where entry.report.verdict == .fails {
      lines += ["", "## \(entry.scenario.name)", ""]
      if let description = entry.scenario.description { lines += [description, ""] }
      lines += ["```text"] + entry.text.failures.drop(while: \.isEmpty) + ["```"]
    }
    return lines
  }

  private func row(_ entry: Entry) -> [String] {
    let report = entry.report
    // Of several expectations, the one that fails in most orders.
    let worst = report.failures.max { $0.count < $1.count }
    return [
      entry.scenario.name, "`\(entry.text.file)`",
      report.isComplete ? report.orderCount.description : "\(report.orderCount), and others",
      worst.map { $0.count.description } ?? "none",
      worst.map { $0.closest.differences == 0 ? "the default order" : "`\($0.closest.schedule.text)`" } ?? "",
    ]
  }
}
