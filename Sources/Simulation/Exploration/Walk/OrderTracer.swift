/// A tracer that runs single orders with a trace, to determine their results and the names of their events.
@MainActor
final class OrderTracer {
  /// The result of an order.
  struct TracedOrder {
    let result: RunResult
    /// What does not hold.
    let findings: [OrderJudge.Finding]
    /// The callbacks that no expectation mentions.
    let unmentioned: [TraceEvent]
    let outcome: Outcome
    /// The positions chosen, without the default ones at the end.
    let choices: [Int]
    /// The schedule that leads to the order; see `dependsOnTimes`.
    let schedule: Schedule
    /// The decisions, including the default ones at the end.
    let decisions: [OrderDecision]
    /// The log of the decisions.
    let log: DecisionLog
    /// Whether an event comes later than its earliest time because its effects differ then, which the schedule does not
    /// say.
    let dependsOnTimes: Bool
    /// The events and their times, if the order depends on times.
    var moments: [Moment] = []

    var differences: Int { choices.count { $0 > 0 } }

    /// The first line of the schedule, or else the first event that differs from the default order.
    var firstSwap: OrderFailure.Swap? { log.firstSwap(in: schedule) }
  }

  let plan: SimulationPlan
  let judge: OrderJudge
  let mode: OrderMode
  let horizon: Int64
  private let session: SimulationSession
  private let watch: TimeWatch
  private let idleWatch: IdleWatch
  /// Returns the line that replays the order of a schedule; nil if it is not known.
  var replayLine: (@Sendable (Schedule) -> String)?
  /// The log of the present run, or of the last one.
  private var log = DecisionLog(ScheduleFollower(Schedule()))

  init(
    _ plan: SimulationPlan, judge: OrderJudge, mode: OrderMode, horizon: Duration?, session: SimulationSession,
    watch: TimeWatch, idleWatch: IdleWatch
  ) {
    self.watch = watch
    self.idleWatch = idleWatch
    self.plan = plan
    self.judge = judge
    self.mode = mode
    self.horizon = horizon?.microseconds ?? .max
    self.session = session
  }

  /// Runs the order with these decisions, followed by default ones.
  func run(_ choices: [Int]) -> TracedOrder {
    var rest = choices[...]
    return run { _, count, _, _ in count < 2 ? 0 : min(rest.popFirst() ?? 0, count - 1) }
  }

  /// Runs the order of a schedule.
  func run(_ schedule: Schedule) throws(ScheduleMisfit) -> TracedOrder {
    let order = run(schedule) { events, _, follower, count in
      if events.isEmpty { return 0 }
      if let position = follower.position(among: events) { return position }
      follower.reportMisfit(among: events, after: count)
      return nil
    }
    if let misfit = order.result.misfit { throw misfit }
    return order
  }

  /// Runs the order that results from decisions.
  ///
  /// - Parameters:
  ///   - schedule: The schedule that makes the decisions, if any.
  ///   - choose: Returns which event comes next; nil if none is possible. It gets no events if the decision is about
  ///     how the last one happened.
  private func run(
    _ schedule: Schedule = Schedule(), _ choose: ([PendingEvent], Int, inout ScheduleFollower, Int) -> Int?
  ) -> TracedOrder {
    log = DecisionLog(ScheduleFollower(schedule))
    guard plan.leavesTimesOpen, schedule.times.isEmpty else {
      let engine = makeEngine()
      while true {
        let count = engine.collectLegal(mode, horizon: horizon)
        if count == 0, session.waitForWorkOutside(atTheEndOf: engine) { continue }
        guard count > 0, let position = log.decide(among: count, on: engine, choose) else { break }
        engine.perform(position, at: log.last?.time)
        engine.finishEvent()
      }
      return order(of: engine, log, Schedule(log.schedule.orders, times: schedule.times))
    }
    let walk = OrderWalk(
      plan, judge: judge, mode: mode, horizon: horizon == .max ? nil : .microseconds(horizon), session: session,
      mergesStates: false, watch: watch)
    walk.leaveTimesOpen(keepsRequirements: true)
    walk.tracer = self
    var submissions: [Int] = []
    while true {
      let count = walk.collect()
      guard count > 0 else { break }
      if !walk.isDecisionAboutTime {
        guard let position = log.decide(among: count, on: walk.engine, choose) else { break }
        submissions.append(walk.engine.enabled[position].submission)
        // An event that comes alone is no decision, and a walk that runs again repeats its decisions only.
        count == 1 ? walk.perform(walk.engine.enabled[position]) : walk.choose(position)
      } else {
        guard let position = log.decideVariant(among: count, choose) else { break }
        walk.choose(position)
      }
    }
    let moments = zip(submissions, (walk.times?.earliestTimes ?? []).dropFirst()).map(Moment.init)
    var found = order(of: run(moments), log, log.schedule)
    if log.dependsOnTimes { found.moments = moments }
    return found
  }

  /// Returns whether two runs of the order with these decisions differ.
  func runsDiffer(_ choices: [Int]) -> Bool {
    run(choices).result.trace.firstDifference(from: run(choices).result.trace) != nil
  }

  /// Returns the first difference between two runs of the order with these decisions, in words.
  ///
  /// - Returns: Nil if some runs are all the same, as those of an app that seldom does something else.
  func difference(betweenRunsOf choices: [Int]) -> String? {
    let first = run(choices).result.trace
    for _ in 0..<Self.repetitions {
      let second = run(choices).result.trace
      guard let position = first.firstDifference(from: second) else { continue }
      let labels = [first.events, second.events].map { position < $0.count ? $0[position].label.quoted : "nothing" }
      return labels[0] == labels[1]
        ? "event \(position + 1), \(labels[0]), differs"
        : "event \(position + 1) is \(labels[0]) in one of them and \(labels[1]) in the other"
    }
    return nil
  }

  private static let repetitions = 20

  func makeEngine() -> Engine {
    let engine = session.makeEngine(SharedPlan(plan)) { _ in Trace() }
    engine.orderSource = self
    return engine
  }

  private func order(of engine: Engine, _ log: DecisionLog, _ schedule: Schedule) -> TracedOrder {
    var (sink, result) = engine.finish()
    // A step that is not possible ends the run before a schedule's lines about later events apply.
    result.misfit = result.illegalStep == nil ? log.follower.misfitAtEnd : nil
    result.trace = sink as? Trace ?? Trace()
    idleWatch.see(result.trace.events)
    let impossible = result.illegalStep.map { "\($0.explanation) (\($0.rule.text))" }
    var (findings, unmentioned) = judge.check(result)
    if let illegal = result.illegalStep, let impossible {
      // Expectations say little about a run that could not be finished.
      let failure = ExpectationFailure(
        location: illegal.location, expected: ["step \(illegal.step + 1) can be done"], actual: ["it cannot"],
        explanation: impossible)
      findings = [OrderJudge.Finding(key: OrderJudge.Key(failure), failure: failure)]
      unmentioned = []
    }
    return TracedOrder(
      result: result, findings: findings, unmentioned: unmentioned, outcome: Outcome(of: result),
      choices: log.choicesThatDiffer, schedule: schedule, decisions: log.decisions, log: log,
      dependsOnTimes: log.dependsOnTimes)
  }
}

extension OrderTracer: OrderSource {
  var scheduleSoFar: Schedule? { log.schedule }

  func replayLine(_ schedule: Schedule) -> String? { replayLine?(schedule) }
}
