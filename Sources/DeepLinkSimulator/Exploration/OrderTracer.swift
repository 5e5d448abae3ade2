/// Runs single orders with a trace, to see what came of them and what their events are called.
@MainActor
final class OrderTracer {
  /// What came of one order.
  struct TracedOrder {
    let result: RunResult
    /// What does not hold.
    let findings: [OrderJudge.Finding]
    /// The callbacks that no expectation mentions.
    let unmentioned: [TraceEvent]
    let outcome: Outcome
    /// The positions chosen, without the default ones at the end.
    let choices: [Int]
    /// The schedule that leads to the order.
    let schedule: Schedule
    /// The event that was chosen at each decision, also at the last ones.
    let decisions: [EventName]
    /// The first event that is not the one of the default order.
    let firstDifference: OrderFailure.Swap?

    var differences: Int { choices.count { $0 > 0 } }

    func example(number: UInt64?) -> OrderExample {
      OrderExample(number: number, differences: differences, choices: choices, schedule: schedule)
    }

    func run(number: UInt64?) -> OrderRun {
      var verdict = Verdict()
      verdict.failures = findings.map(\.failure)
      verdict.unmentioned = unmentioned
      return OrderRun(order: example(number: number), result: result, verdict: verdict)
    }
  }

  let plan: SimulationPlan
  let judge: OrderJudge
  private let mode: OrderMode
  private let horizon: Int64
  private let makeApp: AppFactory
  private let responder: CallbackResponder

  init(
    _ plan: SimulationPlan, judge: OrderJudge, mode: OrderMode, horizon: Duration?, responder: CallbackResponder,
    makeApp: @escaping AppFactory
  ) {
    self.plan = plan
    self.judge = judge
    self.mode = mode
    self.horizon = horizon?.microseconds ?? .max
    self.makeApp = makeApp
    self.responder = responder
  }

  /// Runs the order with these decisions, and the default ones after them.
  func run(_ choices: [Int]) -> TracedOrder {
    var rest = choices[...]
    return run { events, _, _ in events.count < 2 ? 0 : min(rest.popFirst() ?? 0, events.count - 1) }
  }

  /// Runs the order of a schedule.
  func run(_ schedule: Schedule) throws(ScheduleMisfit) -> TracedOrder {
    let order = run(schedule) { events, follower, count in
      if let position = follower.position(among: events) { return position }
      follower.reportMisfit(among: events, after: count)
      return nil
    }
    if let misfit = order.result.misfit { throw misfit }
    return order
  }

  /// Runs the order that comes of decisions.
  ///
  /// - Parameters:
  ///   - schedule: What the decisions are made by, if they are.
  ///   - choose: Returns which event comes next; nil if none can.
  private func run(
    _ schedule: Schedule = Schedule(), _ choose: ([PendingEvent], inout ScheduleFollower, Int) -> Int?
  ) -> TracedOrder {
    var engine = makeEngine()
    var times = mode == .timed ? OrderTimes() : nil
    var follower = ScheduleFollower(schedule)
    var recorder = ScheduleRecorder()
    var choices: [Int] = []
    var decisions: [EventName] = []
    var firstDifference: OrderFailure.Swap?
    while true {
      let early = engine.collectLegal(mode, horizon: horizon)
      if early == 0 { break }
      let later = laterEvents(behind: early, engine, &times)
      let offered = engine.enabled[..<early] + later.map(\.candidate)
      let events = offered.compactMap { engine.world.queue[$0.place] }
      // Events that may not come yet get their names, too, so that names do not depend on the mode.
      follower.see(engine.world.queue) { [plan] event in event.scheduleLabel(in: plan) }
      let names = events.compactMap { follower.names[$0] }
      guard let position = choose(events, &follower, engine.eventCount) else { break }
      follower.happened(events[position])
      if events.count > 1 {
        choices.append(position)
        decisions.append(names[position])
      }
      if position > 0 {
        // What nobody waits for need not be held back.
        let passedOver = names[..<position].indices.filter { !events[$0].isOptional }.map { names[$0] }
        recorder.chose(names[position], passingOver: passedOver)
        firstDifference =
          firstDifference
          ?? OrderFailure.Swap(came: names[position], rule: events[position].rule, insteadOf: names[0])
      }
      if position < early {
        engine.perform(offered[position], at: &times)
      } else {
        engine = doAgain(later[position - early], &times)
      }
    }
    while choices.last == 0 { choices.removeLast() }
    return order(of: engine, choices, decisions, recorder.schedule, follower.misfitAtEnd, firstDifference)
  }

  private func makeEngine(_ sink: any TraceSink & Sendable = Trace()) -> Engine {
    Engine(plan: plan, app: makeApp(plan), oracle: FirstInFirstOutOracle(), sink: sink, responder: responder)
  }

  private var laterOrders: LaterOrders {
    LaterOrders(mode: mode, horizon: horizon) { self.makeEngine(NoSink()) }
  }

  /// The events that come next only if answers before them come later.
  private func laterEvents(behind early: Int, _ engine: Engine, _ times: inout OrderTimes?) -> [LaterOrders.Event] {
    guard var present = times else { return [] }
    defer { times = present }
    return laterOrders.events(behind: early, on: engine, &present).events
  }

  /// Does all events so far again, with answers put off so that an event can come next, and then that event.
  private func doAgain(_ later: LaterOrders.Event, _ times: inout OrderTimes?) -> Engine {
    let engine = makeEngine()
    let order = (times?.happened ?? []).map(\.submission) + [later.candidate.submission]
    times = OrderTimes(putOff: later.putOff)
    // Nothing is in the way: the times are those that were found on trial.
    _ = laterOrders.follow(order, &times, on: engine)
    return engine
  }

  private func order(
    of engine: Engine, _ choices: [Int], _ decisions: [EventName], _ schedule: Schedule, _ misfit: ScheduleMisfit?,
    _ difference: OrderFailure.Swap?
  ) -> TracedOrder {
    var (sink, result) = engine.finish()
    // A step that cannot be done ends the run before what a schedule says of later events.
    result.misfit = result.illegalStep == nil ? misfit : nil
    result.trace = sink as? Trace ?? Trace()
    let impossible = result.illegalStep.map { "\($0.explanation) (\($0.rule.text))" }
    var (findings, unmentioned) = judge.check(result)
    if let illegal = result.illegalStep, let impossible {
      // What was expected of a run that could not be finished says little.
      let failure = ExpectationFailure(
        location: illegal.location, expected: ["step \(illegal.step + 1) can be done"], actual: ["it cannot"],
        explanation: impossible)
      findings = [OrderJudge.Finding(key: OrderJudge.Key(failure), failure: failure)]
      unmentioned = []
    }
    var outcome = Outcome(of: result)
    // What comes after the end has no order of its own.
    outcome.finalState.pending.sort()
    return TracedOrder(
      result: result, findings: findings, unmentioned: unmentioned, outcome: outcome, choices: choices,
      schedule: schedule,
      decisions: decisions, firstDifference: difference)
  }
}
