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
    let head = "\(symbol) \(name.printable)\(style.faint(" · \(file) · \(coverage)".printable))"
    let limits = report.limits.map { FailureText.line("except", $0.printable) }
    return [head] + limits + outcomes + failures
  }

  private var symbol: String {
    switch report.verdict {
    case .holds: style.pass("✔")
    case .holdsAsFarAsExplored: style.faint("◐")
    case .fails: style.fail("✘")
    }
  }

  /// The lines of what fails: a block for each order, with all expectations that it does not meet.
  var failures: [String] {
    var blocks: [[OrderFailure]] = []
    for failure in report.failures {
      if let index = blocks.firstIndex(where: { $0[0].closest == failure.closest }) {
        blocks[index].append(failure)
      } else {
        blocks.append([failure])
      }
    }
    return blocks.flatMap(lines)
  }

  private var coverage: String {
    let orders = report.orderCount.ordersText
    let mode = report.mode.rawValue
    if report.isComplete { return "\(orders), all that are legal (\(mode))" }
    return "\(orders) (\(mode))" + (report.verdict == .fails ? "" : ", holds as far as explored")
  }

  private var outcomes: [String] {
    let width = report.outcomes.map { $0.count.description.count }.max() ?? 0
    let summaries = Outcome.summaries(of: report.outcomes.map(\.outcome))
    let shown = zip(report.outcomes, summaries).prefix(Self.longestList).map { outcome, summary in
      let count = outcome.count.description
      let number = outcome.example.number.map { ", such as order \($0)" } ?? ""
      let padding = String(repeating: " ", count: width - count.count)
      return "    \(padding)\(count) ×  \(summary.printable)\(style.faint(number))"
    }
    let rest = report.outcomes.count - shown.count
    return rest > 0 ? shown + ["    and \(rest) other outcomes"] : shown
  }

  /// The lines of one order and of all that it does not meet.
  private func lines(_ failures: [OrderFailure]) -> [String] {
    guard let first = failures.first else { return [] }
    let closest = first.closest
    let differences = closest.differences == 1 ? "1 difference" : "\(closest.differences) differences"
    let number = closest.number.map { "order \($0), " } ?? ""
    var lines = [
      "",
      FailureText.line(
        "fails", "in \(first.count) of \(report.orderCount); \(number)\(differences) from the default"),
    ]
    for (index, failure) in failures.enumerated() {
      if index > 0 {
        lines.append(FailureText.line("and", "in \(failure.count) of \(report.orderCount), also in this order"))
      }
      lines += FailureText(failure.failure, file: file).lines
      if index == failures.count - 1 || failure.noReturn != failures[index + 1].noReturn { lines += lostAt(failure) }
    }
    if let swap = first.firstDifference {
      let rule = swap.rule.text
      let what =
        swap.insteadOf.map { "came before \($0.text)" } ?? "came later, at a time at which it does something else"
      lines.append(FailureText.line("order", "\(swap.came.text) \(what), as \(rule) allows".printable))
    }
    return lines + replay(closest)
  }

  private func lostAt(_ failure: OrderFailure) -> [String] {
    switch failure.noReturn {
    case .event(let point): [FailureText.line("lost at", "\(point.text): every order fails after it".printable)]
    case .undecided(let orders): [FailureText.line("lost at", "not decided within \(orders) orders")]
    case .start: [FailureText.line("lost at", "the start: every order fails")]
    case nil: []
    }
  }

  /// The line that replays an order; a second one by event names, which survives edits of the file.
  private func replay(_ order: OrderExample) -> [String] {
    let schedule = command(["--schedule", order.schedule.text.shellQuoted] + arguments)
    // The default order is the first one, whether all are numbered or not.
    if order.differences == 0 {
      return [FailureText.line("replay", command(["--order", "1"] + arguments))] + step(["--order", "1"])
    }
    guard let number = order.number else {
      guard order.dependsOnTimes else {
        return [FailureText.line("replay", schedule)] + step(["--schedule", order.schedule.text.shellQuoted])
      }
      return [
        FailureText.line("replay", "by number alone, as the times of its events matter: explore all orders to get it")
      ]
    }
    let byNumber = FailureText.line("replay", command(["--order", String(number)] + arguments))
    if order.dependsOnTimes { return [byNumber] }
    return [byNumber, FailureText.line("or", schedule)] + step(["--order", String(number)])
  }

  /// The line that opens an order in a session; none for a scenario that was read from standard input.
  private func step(_ options: [String]) -> [String] {
    guard file != ScenarioSource.standardInputName else { return [] }
    return [FailureText.line("step", command(options + arguments, verb: ["step"]))]
  }

  private func command(_ options: [String], verb: [String] = ["replay", "--verbose"]) -> String {
    let path = file.hasPrefix("-") ? "./\(file)" : file.shellQuoted
    let argument = file == ScenarioSource.standardInputName ? "-" : path
    let variant = variant.map { ["--variant", $0.description] } ?? []
    return ([program] + verb + variant + options + [argument]).joined(separator: " ")
  }
}

extension Outcome {
  /// The outcomes on a line each; what tells apart those that would read the same is added.
  static func summaries(of outcomes: [Outcome]) -> [String] {
    let groups = Dictionary(grouping: outcomes, by: \.summary)
    return outcomes.map { outcome in
      let alike = groups[outcome.summary] ?? []
      let facts = outcome.facts.enumerated().filter { index, fact in alike.contains { $0.facts[index] != fact } }
      return ([outcome.summary] + facts.map(\.element)).joined(separator: " · ")
    }
  }

  /// The outcome on one line: what the app did, and what differs from an app that just runs.
  var summary: String {
    if let impossibleStep { return "a step cannot be done: \(impossibleStep)" }
    var parts = [appEvents.isEmpty ? "nothing routed" : appEvents.joined(separator: ", ")]
    parts.append("screen \(finalState.screen ?? "none")")
    if let link = finalState.storedLink { parts.append("stored \(link)") }
    if !finalState.pending.isEmpty { parts.append("still to come: \(finalState.pending.joined(separator: ", "))") }
    return parts.joined(separator: " · ")
  }

  /// All that an outcome has, each part in words, in the same places for all outcomes.
  private var facts: [String] {
    [
      appEvents.isEmpty ? "nothing routed" : appEvents.joined(separator: ", "),
      "screen \(finalState.screen ?? "none")", "stored \(finalState.storedLink ?? "nothing")",
      "process \(finalState.process.rawValue)", "scene \(finalState.scene?.rawValue ?? "none")",
      finalState.isInstalled ? "installed" : "not installed",
      "closed gates: \(finalState.closedGates.isEmpty ? "none" : finalState.closedGates.joined(separator: ", "))",
      "still to come: \(finalState.pending.isEmpty ? "nothing" : finalState.pending.joined(separator: ", "))",
    ]
  }
}
