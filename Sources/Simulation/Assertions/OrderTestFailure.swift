/// The assertions that do not hold in a legal order of a scenario, or the fact that not all orders could be tried.
public struct OrderTestFailure: Hashable, Sendable {
  /// What does not hold in the order, and in how many others; empty if the failure is that not all orders could be
  /// tried.
  public let failures: [OrderFailure]
  /// The number of orders that were tried.
  package let orderCount: OrderCount
  /// What was not tried.
  package let gaps: [ExplorationLimit]
  /// The failure message of a test.
  public let text: String

  /// Returns the failures of an exploration and its gaps.
  static func all(
    in report: ExplorationReport, of test: ScenarioTest, _ options: ExplorationOptions
  ) -> [OrderTestFailure] {
    var orders: [[OrderFailure]] = []
    for failure in report.failures {
      if let index = orders.firstIndex(where: { $0[0].closest == failure.closest }) {
        orders[index].append(failure)
      } else {
        orders.append([failure])
      }
    }
    let failures = orders.map { failures in
      OrderTestFailure(
        failures: failures, orderCount: report.orderCount, gaps: report.gaps,
        text: text(
          of: failures, in: failures[0].closest, orders: report.orderCount, name: test.plan.scenario.name,
          file: test.file, context: test.context(of: failures[0].closest, options),
          replay: test.replayLine(failures[0].closest, report.mode)))
    }
    let advice = advice(on: report, options)
    guard !advice.isEmpty else { return failures }
    let lines = advice.flatMap { FailureText.paragraph("not tried", $0) }
    let untried = OrderTestFailure(
      failures: [], orderCount: report.orderCount, gaps: report.gaps,
      text: (["✘ \(test.plan.scenario.name.printable)"] + lines + [
        FailureText.line("tried", report.orderCount.groupedOrders)
      ])
      .joined(separator: "\n"))
    // What else fails may be different in the next run, even in the lines of one message.
    let isUnrepeatable = report.gaps.contains(where: \.isNotDeterministic)
    return isUnrepeatable ? [untried] + failures : failures + [untried]
  }

  /// Returns the problems with the assertions because of which no order was tried.
  static func all(_ problems: [ExpectationFailure], in test: ScenarioTest) -> [OrderTestFailure] {
    problems.map { problem in
      let lines = FailureText(problem, file: "").lines.dropFirst()
      return OrderTestFailure(
        failures: [], orderCount: 0, gaps: [],
        text: (["✘ \(test.plan.scenario.name.printable)"] + lines).joined(separator: "\n"))
    }
  }

  /// Returns what was not tried although the options do not exclude it, and what to do about that.
  private static func advice(on report: ExplorationReport, _ options: ExplorationOptions) -> [String] {
    guard options.strategy == .exhaustive else { return [] }
    var asked: Set<ExplorationLimit> = []
    if let maximum = options.maximumDifferences { asked.insert(.differences(maximum)) }
    if let horizon = options.horizon { asked.insert(.horizon(horizon)) }
    return report.gaps.filter { !asked.contains($0) }.map {
      $0.advice(budget: options.budget, "raise budget:, or limit the search with maximumDifferences:")
    }
  }

  /// Returns the failure message for an order and everything that does not hold in it.
  ///
  /// - Parameters:
  ///   - failures: What does not hold.
  ///   - order: The order to show.
  ///   - orders: The number of orders that were tried.
  ///   - name: The name of the scenario.
  ///   - file: The file of the scenario; nil for one built in the test.
  ///   - context: Further lines about the order.
  ///   - replay: The line that replays the order.
  static func text(
    of failures: [OrderFailure], in order: OrderExample, orders: OrderCount, name: String, file: String?,
    context: [String], replay: String
  ) -> String {
    var lines = ["✘ \(name.printable)"]
    for (index, failure) in failures.enumerated() {
      let count = "in \(failure.count.grouped) of \(orders.groupedOrders)"
      lines +=
        index == 0
        ? FailureText.paragraph("fails", "\(count); \(place(of: order))")
        : FailureText.paragraph("and", "\(count), also in this order")
      var rows = FailureText(failure.failure, file: file ?? "").lines
      // The location is the test's own, unless the expectation is in a file.
      if failure.failure.location == nil || file == nil { rows.removeFirst() }
      lines += rows
    }
    lines += context
    lines += FailureText.simplerOrders(than: failures)
    let rows = failures.first?.firstDifference?.lines(of: order) ?? order.schedule.lines
    for (index, row) in rows.enumerated() { lines += FailureText.paragraph(index == 0 ? "order" : "", row) }
    if let swap = failures.first?.firstDifference {
      lines += FailureText.paragraph("allowed", "\(swap.rule.text): \(swap.rule.rule.statement)")
    }
    var known: Set<EventName> = []
    for point in failures.compactMap(\.pointOfNoReturn) where known.insert(point).inserted {
      lines.append(FailureText.line("lost at", point.text))
    }
    lines.append(FailureText.line("replay", replay))
    return lines.joined(separator: "\n")
  }

  private static func place(of order: OrderExample) -> String {
    if order.differences == 0 { return "the default order is one of them" }
    let name = order.number.map { "order \($0)" } ?? "this one"
    let differences = order.differences == 1 ? "1 difference" : "\(order.differences) differences"
    return "\(name), with \(differences), is the closest to the default order"
  }
}

extension FailureText {
  /// Returns a note that a simpler order may exist, if not every one was tried.
  package static func simplerOrders(than failures: [OrderFailure]) -> [String] {
    if failures.allSatisfy(\.isSimplest) { return [] }
    return paragraph("simpler", "not every shorter schedule was tried: a larger budget may find one")
  }
}

extension OrderTestFailure: CustomStringConvertible {
  /// The failure message of a test.
  public var description: String { text }
}
