import DeepLinkSimulator

/// Prints what came of an exploration, for people.
struct ExplorationText {
  /// So many outcomes are printed at most.
  private static let longestList = 12

  let report: ExplorationReport
  let name: String
  let file: String
  let program: String
  let arguments: [String]
  /// Which variant of the scenario was explored; nil for the scenario as it is.
  var variant: ScenarioVariant?
  let style: Style

  /// The lines, without line breaks.
  var lines: [String] {
    let symbol = report.passed ? style.pass("✔") : style.fail("✘")
    let head = "\(symbol) \(name.printable)\(style.faint(" · \(file) · \(coverage)".printable))"
    let limits = report.limits.map { FailureText.line("except", $0.printable) }
    return [head] + limits + outcomes + failures
  }

  /// The lines of what fails.
  var failures: [String] { report.failures.flatMap(lines) }

  private var coverage: String {
    let orders = report.orderCount == 1 ? "1 order" : "\(report.orderCount) orders"
    let mode = report.mode.rawValue
    return report.isComplete ? "\(orders), all that are legal (\(mode))" : "\(orders) (\(mode))"
  }

  private var outcomes: [String] {
    let width = report.outcomes.map { String($0.count).count }.max() ?? 0
    let shown = report.outcomes.prefix(Self.longestList).map { outcome in
      let count = String(outcome.count)
      let number = outcome.example.number.map { ", such as order \($0)" } ?? ""
      let padding = String(repeating: " ", count: width - count.count)
      return "    \(padding)\(count) ×  \(outcome.outcome.summary.printable)\(style.faint(number))"
    }
    let rest = report.outcomes.count - shown.count
    return rest > 0 ? shown + ["    and \(rest) other outcomes"] : shown
  }

  private func lines(_ failure: OrderFailure) -> [String] {
    let closest = failure.closest
    let differences = closest.differences == 1 ? "1 difference" : "\(closest.differences) differences"
    let number = closest.number.map { "order \($0), " } ?? ""
    var lines = [
      "",
      FailureText.line(
        "fails", "in \(failure.count) of \(report.orderCount); \(number)\(differences) from the default"),
    ]
    lines += FailureText(failure.failure, file: file).lines
    if let swap = failure.firstDifference {
      let rule = swap.rule.text
      lines.append(
        FailureText.line("order", "\(swap.came.text) came before \(swap.insteadOf.text), as \(rule) allows".printable))
    }
    switch failure.noReturn {
    case .event(let point):
      lines.append(FailureText.line("lost at", "\(point.text): every order fails after it".printable))
    case .undecided(let orders): lines.append(FailureText.line("lost at", "not decided within \(orders) orders"))
    case .start where !report.isComplete: lines.append(FailureText.line("lost at", "the start: every order fails"))
    case .start, nil: break
    }
    return lines + replay(closest)
  }

  /// The line that replays an order; a second one by event names, which survives edits of the file.
  private func replay(_ order: OrderExample) -> [String] {
    let schedule = command(["--schedule", order.schedule.text.shellQuoted] + arguments)
    // The default order is the first one, whether all are numbered or not.
    if order.differences == 0 { return [FailureText.line("replay", command(["--order", "1"] + arguments))] }
    guard let number = order.number else { return [FailureText.line("replay", schedule)] }
    return [
      FailureText.line("replay", command(["--order", String(number)] + arguments)), FailureText.line("or", schedule),
    ]
  }

  private func command(_ options: [String]) -> String {
    let path = file.hasPrefix("-") ? "./\(file)" : file.shellQuoted
    let argument = file == ScenarioSource.standardInputName ? "-" : path
    let variant = variant.map { ["--variant", $0.description] } ?? []
    return ([program, "replay", "--verbose"] + variant + options + [argument]).joined(separator: " ")
  }
}

extension Outcome {
  /// The outcome on one line: what the app did, and what differs from an app that just runs.
  var summary: String {
    if let impossibleStep { return "a step cannot be done: \(impossibleStep)" }
    var parts = [appEvents.isEmpty ? "nothing routed" : appEvents.joined(separator: ", ")]
    parts.append("screen \(finalState.screen ?? "none")")
    if let link = finalState.storedLink { parts.append("stored \(link)") }
    if !finalState.pending.isEmpty { parts.append("still to come: \(finalState.pending.joined(separator: ", "))") }
    return parts.joined(separator: " · ")
  }
}
