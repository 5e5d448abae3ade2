import DeepLinkSimulator

extension StepShell {
  /// So many ends are listed at most.
  private static let longestList = 8

  /// What can still become of the run, and which choice leads where.
  func outcomes() throws(ShellError) -> [String] {
    guard !steppedRun.isAtEnd else {
      throw ShellError("the run is at its end; back goes to where something could be chosen")
    }
    var options = ExplorationOptions()
    options.mode = steppedRun.plans.mode ?? .causal
    var explorer = Explorer(steppedRun.session.plan, options: options, makeApp: makeApp)
    explorer.isInterrupted = isInterrupted
    let names = steppedRun.entries.prefix(steppedRun.position).map(\.name)
    let found: Continuations
    do throws(Explorer.ContinuationFailure) {
      found = try explorer.continuations(behind: names)
    } catch {
      switch error {
      case .notLegal(let event):
        throw ShellError("\(event.text) came where no \(options.mode.rawValue) order has it; go back before it first")
      case .tooMany:
        throw ShellError("there are too many orders from here to go through; go on a little, and ask again")
      }
    }
    let orders = found.choices.reduce(OrderCount(0)) { $0 + $1.orders }
    let failing = found.choices.reduce(OrderCount(0)) { $0 + $1.failing }
    return ["from here \(orders.groupedOrders) (\(options.mode.rawValue)); \(Self.verdict(failing, of: orders))"]
      + found.choices.enumerated().map { line($0.offset, $0.element) } + ends(found)
  }

  private func line(_ position: Int, _ choice: Continuations.Choice) -> String {
    let verdict = "\(choice.orders.groupedOrders), \(Self.verdict(choice.failing, of: choice.orders))"
    return "\(String(position + 1).leftPadded(to: 4))  \(choice.event.text.padded(to: 30))  \(verdict)".cut(to: width)
  }

  private static func verdict(_ failing: OrderCount, of orders: OrderCount) -> String {
    if failing == 0 { return orders == 1 ? "it holds" : "all hold" }
    if failing == orders { return orders == 1 ? "it fails" : "every one fails" }
    return "\(failing.grouped) of them \(failing == 1 ? "fails" : "fail")"
  }

  private func ends(_ found: Continuations) -> [String] {
    let shown = found.ends.prefix(Self.longestList)
    let summaries = Outcome.summaries(of: shown.map(\.outcome))
    let lines = zip(shown, summaries).map { end, summary in
      "  \(end.orders.grouped) ×  \(summary)\(end.fails ? " · fails" : "")".printable.cut(to: width)
    }
    let rest = found.ends.count - shown.count
    return rest > 0 ? lines + ["  and \(rest) other outcomes"] : lines
  }
}
