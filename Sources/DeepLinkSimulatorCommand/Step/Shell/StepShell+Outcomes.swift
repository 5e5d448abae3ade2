import DeepLinkSimulator

extension StepShell {
  /// The maximum number of outcomes that are listed.
  private static let longestList = 8

  /// Returns the outcomes that are still possible, and the choices that lead to them.
  func outcomes() throws(ShellError) -> [String] {
    guard !steppedRun.isAtEnd else {
      throw ShellError("the run is at its end; back goes to a point with a choice")
    }
    let mode = steppedRun.plans.mode ?? .causal
    let found: Continuations
    do throws(Explorer.ContinuationFailure) {
      found = try explorer(mode).continuations(behind: eventsSoFar)
    } catch {
      switch error {
      case .notLegal(let event):
        throw ShellError("\(event.text) came where no \(mode.rawValue) order has it; go back to before it first")
      case .tooMany:
        throw ShellError("there are too many orders from here to try; continue a little, and ask again")
      case .interrupted: throw .interruption
      }
    }
    let orders = found.choices.reduce(OrderCount(0)) { $0 + $1.orders }
    let failing = found.choices.reduce(OrderCount(0)) { $0 + $1.failing }
    return ["from here \(orders.groupedOrders) (\(mode.rawValue)); \(Self.verdict(failing, of: orders))"]
      + found.choices.map(line) + ends(found)
  }

  /// The names of the events that the run has done.
  private var eventsSoFar: [EventName] { steppedRun.entries.prefix(steppedRun.position).map(\.name) }

  private func explorer(_ mode: OrderMode) -> Explorer {
    var options = ExplorationOptions()
    options.mode = mode
    var explorer = Explorer(steppedRun.session.plan, options: options, makeApp: makeApp)
    explorer.isInterrupted = isInterrupted
    return explorer
  }

  /// Refuses an event that is not next in any order of the session's mode.
  func refuseIllegal(_ event: PendingEvent) throws(ShellError) {
    guard let mode = steppedRun.plans.mode, let name = steppedRun.session.name(of: event) else { return }
    let legal: [EventName]
    do throws(Explorer.ContinuationFailure) {
      // An event is accepted if nothing is known about it, or if the run has already left the legal orders.
      guard let known = try explorer(mode).nextEvents(behind: eventsSoFar) else { return }
      legal = known
    } catch {
      if error == .interrupted { throw .interruption }
      return
    }
    guard !legal.contains(name) else { return }
    let events = steppedRun.session.nextEvents
    let possible = events.indices.filter { steppedRun.session.name(of: events[$0]).map(legal.contains) == true }
    let texts = possible.map { "\($0 + 1) (\(steppedRun.session.label(of: events[$0])))" }
    let hint = texts.isEmpty ? "" : "; \(texts.joined(separator: ", ")) can"
    throw ShellError("\(steppedRun.session.label(of: event)) cannot come next in any \(mode.rawValue) order\(hint)")
  }

  /// The note at the end of a run that is not an order of the session's mode; empty if it is one.
  var illegality: [String] {
    guard let mode = steppedRun.plans.mode else { return [] }
    do throws(Explorer.ContinuationFailure) {
      _ = try explorer(mode).nextEvents(behind: eventsSoFar)
      return []
    } catch {
      guard case .notLegal(let event) = error else { return [] }
      return ["this is not a \(mode.rawValue) order: \(event.text) came where none has it".printable]
    }
  }

  /// A choice, with the number by which `choose` takes it.
  private func line(_ choice: Continuations.Choice) -> String {
    let verdict = "\(choice.orders.groupedOrders), \(Self.verdict(choice.failing, of: choice.orders))"
    let position = steppedRun.session.nextEvents.firstIndex { steppedRun.session.name(of: $0) == choice.event }
    let number = position.map { String($0 + 1) } ?? ""
    return "\(number.leftPadded(to: 4))  \(choice.event.text.padded(to: 30))  \(verdict)".cut(to: width)
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
