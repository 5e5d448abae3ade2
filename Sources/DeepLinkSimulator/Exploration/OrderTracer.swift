/// Runs single orders with a trace, to see what came of them and what their events are called.
@MainActor
final class OrderTracer {
  /// What came of one order.
  struct TracedOrder {
    let result: RunResult
    let failures: [ExpectationFailure]
    let outcome: Outcome
    /// The positions chosen, without the default ones at the end.
    let choices: [Int]
    /// The constraints that lead to the order.
    let schedule: Schedule
    /// The event that was chosen at each decision, also at the last ones.
    let decisions: [EventReference]
    /// The first event that is not the one of the default order.
    let firstDifference: OrderFailure.Swap?

    var differences: Int { choices.count { $0 > 0 } }

    func example(number: UInt64?) -> OrderExample {
      OrderExample(number: number, differences: differences, choices: choices, schedule: schedule)
    }
  }

  let plan: SimulationPlan
  private let mode: OrderMode
  private let horizon: Int64
  private let makeApp: AppFactory
  private let responder: CallbackResponder

  init(
    _ plan: SimulationPlan, mode: OrderMode, horizon: Duration?, responder: CallbackResponder,
    makeApp: @escaping AppFactory
  ) {
    self.plan = plan
    self.mode = mode
    self.horizon = horizon?.microseconds ?? .max
    self.makeApp = makeApp
    self.responder = responder
  }

  /// Runs the order with these decisions, and the default ones after them.
  func run(_ choices: [Int]) -> TracedOrder {
    var rest = choices[...]
    return run { events, _ in events.count < 2 ? 0 : min(rest.popFirst() ?? 0, events.count - 1) }
  }

  /// Runs the order of a schedule; nil if there is no such order.
  func run(_ schedule: Schedule) -> TracedOrder? {
    var oracle = ReplayOracle(schedule, plan)
    var fits = true
    let order = run { events, count in
      do throws(ScheduleMismatch) {
        return try oracle.choose(events, eventCount: count)
      } catch {
        fits = false
        return 0
      }
    }
    do throws(ScheduleMismatch) {
      try oracle.finish(eventCount: order.result.eventCount)
    } catch {
      return nil
    }
    return fits ? order : nil
  }

  private func run(_ choose: ([PendingEvent], Int) -> Int) -> TracedOrder {
    let engine = Engine(
      plan: plan, app: makeApp(plan), oracle: FirstInFirstOutOracle(), sink: Trace(), responder: responder)
    var naming = EventNaming(plan)
    var choices: [Int] = []
    var constraints: [Schedule.Constraint] = []
    var decisions: [EventReference] = []
    var firstDifference: OrderFailure.Swap?
    while true {
      let count = engine.collectLegal(mode, horizon: horizon)
      if count == 0 { break }
      // Events that may not come yet get their names, too, so that names do not depend on the mode.
      let events = engine.enabled.compactMap { engine.world.queue[$0.place] }
      let names = naming.names(of: events)
      let position = choose(Array(events.prefix(count)), engine.eventCount)
      if count > 1 {
        choices.append(position)
        decisions.append(names[position])
      }
      if position > 0 {
        // What nobody waits for need not be held back.
        constraints += names[..<position].indices.filter { !events[$0].isOptional }
          .map { Schedule.Constraint(names[position], before: names[$0]) }
        firstDifference =
          firstDifference
          ?? OrderFailure.Swap(came: names[position], rule: events[position].rule, insteadOf: names[0])
      }
      engine.advance(choosing: position)
      engine.finishEvent()
    }
    while choices.last == 0 { choices.removeLast() }
    return order(of: engine, choices, decisions, constraints, firstDifference)
  }

  private func order(
    of engine: Engine, _ choices: [Int], _ decisions: [EventReference], _ constraints: [Schedule.Constraint],
    _ difference: OrderFailure.Swap?
  ) -> TracedOrder {
    var (sink, result) = engine.finish()
    result.trace = sink as? Trace ?? Trace()
    let impossible = result.illegalStep.map { "\($0.explanation) (\($0.rule.text))" }
    var failures = ExpectationChecker(plan.scenario.expecting(in: mode), result).check().failures
    if let illegal = result.illegalStep, let impossible {
      // What was expected of a run that could not be finished says little.
      failures = [
        ExpectationFailure(
          location: illegal.location, expected: ["step \(illegal.step + 1) can be done"], actual: ["it cannot"],
          explanation: impossible)
      ]
    }
    return TracedOrder(
      result: result, failures: failures, outcome: Outcome(of: result), choices: choices,
      schedule: Schedule(constraints),
      decisions: decisions, firstDifference: difference)
  }
}
