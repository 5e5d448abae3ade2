import DeepLinkSimulator

/// Prints the results of exploring a scenario, in readable form.
struct ExplorationText {
  /// The maximum number of outcomes that are printed.
  private static let longestList = 12

  let report: ExplorationReport
  let scenario: Scenario
  let file: String
  let commands: OrderCommands
  let style: Style
  /// The greatest width of a line; nil for no limit.
  var width: Int?

  private var name: String { scenario.name }

  /// The lines, without line breaks.
  var lines: [String] {
    let head = "\(symbol) \(name.printable)\(style.faint(" · \(file) · \(coverage)".printable))"
    let limits = report.limits.map { FailureText.line("except", $0.printable) }
    let notes = notes.map { FailureText.line("note", $0) }
    return ([head] + limits + notes + outcomes).flatMap { $0.fitted(to: width) } + failures
  }

  /// The notes without which nobody would understand why a replay of the file comes to something else.
  private var notes: [String] {
    var notes: [String] = []
    if !scenario.schedule.isEmpty { notes.append("the schedule of the file is not followed; a replay follows it") }
    if let note = scenario.noteAboutTimes(in: report.mode) { notes.append(note) }
    return notes + report.idleNotes.map(\.printable)
  }

  private var symbol: String {
    switch report.verdict {
    case .holds: Scenario.showsProblem(name: name) ? style.reproduced("▲") : style.pass("✔")
    case .holdsAsFarAsExplored: style.faint("◐")
    case .fails: style.fail("✘")
    }
  }

  /// The lines for failures: a block for each order, with all expectations that it does not meet.
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
    let orders = report.orderCount.groupedOrders
    let mode = report.mode.rawValue
    if report.isComplete { return "\(orders), all that are legal (\(mode))" }
    return "\(orders) (\(mode))" + (report.verdict == .fails ? "" : ", holds as far as explored")
  }

  private var outcomes: [String] {
    let width = report.outcomes.map { $0.count.grouped.count }.max() ?? 0
    let summaries = Outcome.summaries(of: report.outcomes.map(\.outcome))
    let shown = zip(report.outcomes, summaries).prefix(Self.longestList).map { outcome, summary in
      let number = outcome.example.number.map { ", such as order \($0)" } ?? ""
      return "    \(outcome.count.grouped.leftPadded(to: width)) ×  \(summary.printable)\(style.faint(number))"
    }
    let rest = report.outcomes.count - shown.count
    return rest > 0 ? shown + ["    and \(rest.counted("other outcome"))"] : shown
  }

  /// Returns the lines for one order, with everything that it does not meet.
  private func lines(_ failures: [OrderFailure]) -> [String] {
    guard let first = failures.first else { return [] }
    let closest = first.closest
    let total = report.orderCount.grouped
    let differences = closest.differences == 1 ? "1 difference" : "\(closest.differences) differences"
    let number = closest.number.map { "order \($0), " } ?? ""
    var lines =
      [""] + fitted("fails", "in \(first.count.grouped) of \(total); \(number)\(differences) from the default")
    for (index, failure) in failures.enumerated() {
      if index > 0 { lines += fitted("and", "in \(failure.count.grouped) of \(total), also in this order") }
      lines += FailureText(failure.failure, file: file, width: width ?? FailureText.lineWidth).lines
      if index == failures.count - 1 || failure.noReturn != failures[index + 1].noReturn { lines += lostAt(failure) }
    }
    return lines + FailureText.simplerOrders(than: failures) + order(first) + replay(closest)
  }

  /// Returns how the order differs from the default order, in the form of its schedule.
  private func order(_ failure: OrderFailure) -> [String] {
    guard let swap = failure.firstDifference else { return [] }
    var lines = swap.lines(of: failure.closest)[...]
    let first = swap.insteadOf.map { OrderingConstraint(swap.came, before: $0).text } ?? lines.first ?? ""
    if lines.first == first { lines.removeFirst() }
    return fitted("order", "\(first), as \(swap.rule.text) allows") + lines.flatMap { fitted("", $0) }
  }

  private func lostAt(_ failure: OrderFailure) -> [String] {
    switch failure.noReturn {
    case .event(let point): fitted("lost at", "\(point.text): every order fails after it")
    case .undecided(let orders): fitted("lost at", "not decided within \(OrderCount(UInt64(orders)).groupedOrders)")
    case .start: fitted("lost at", "the start: every order fails")
    case nil: []
    }
  }

  /// Returns the commands that replay an order, by its number and by event names, and that open it in the stepper.
  private func replay(_ order: OrderExample) -> [String] {
    guard let option = commands.option(order) else { return fitted("replay", OrderCommands.withoutName) }
    var lines = shell("replay", commands.replay(option))
    if order.hasSchedule, !order.choices.isEmpty, order.number != nil {
      lines += shell("or", commands.replay(commands.schedule(order)))
    }
    return lines + (commands.step(option).map { shell("step", $0) } ?? [])
  }

  private func fitted(_ word: String, _ text: String) -> [String] {
    FailureText.line(word, text.printable).fitted(to: width)
  }

  private func shell(_ word: String, _ command: String) -> [String] {
    FailureText.line(word, command).shellLines(width: width, indent: FailureText.indent)
  }
}
