import DeterministicExecution

/// The run of a device that a test drives: what the device was told to do, and what the test has seen of it.
///
/// All of it can be replayed, because a run is a function of its scenario, its app and the decisions. Exclusive access
/// to what each step changes is checked in debug builds only; see `Engine`.
@MainActor
final class DrivenRun {
  let session: SimulationSession
  private let compiler: ScenarioCompiler
  private let gates: [String]?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var acts: [Act] = []
  /// The decider of the order; nil for the default order.
  private(set) var decider: OrderDecider?
  /// The player of events whose times are open; nil where all times are fixed.
  private(set) var player: OpenTimesPlayer?
  private var origin = Origin()
  /// Whether a step has changed how the servers answer, so their latencies may be ranges.
  private(set) var changesServers = false
  /// Whether the steps of the scenario with which the device was created have been done.
  private var isOpen = false
  /// The time since which the system has been idle, waiting for a step.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var idleSince = VirtualInstant.zero
  /// The index of the system's last event before that.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var idleCause = 0
  /// The number of trace events that the test has passed in its search for callbacks.
  private var seen = 0
  /// The indices of the callbacks that the test has asserted.
  private var asserted: Set<Int> = []
  private(set) var result: RunResult?
  /// The failed checks so far.
  var failures: [Failure] = []
  /// Whether `check` has been given an assertion with times, which do not count in this order.
  var ignoresTimes = false
  /// Whether the test's last call has thrown.
  var hasThrown = false
  /// What the assertions of an explored body left unchecked.
  var unchecked = UncheckedInBody()
  var hasNotedIdleParts = false
  /// The place of the test's last call of `receive`; nil if there was none.
  var lastReceipt: SourcePlace?
  /// Whether an exploration is in progress, which drives copies of the device.
  var isExplored = false
  /// What code of the app has tried to do with the device that it runs on; nil if nothing.
  private(set) var attemptFromInside: String?

  init(_ session: SimulationSession) {
    self.session = session
    compiler = ScenarioCompiler(apps: AppRegistry(sdks: session.plan.registry))
    let app = session.plan.scenario.app
    gates = app.uses == nil ? app.gates : nil
    session.orderSource = self
  }

  private var engine: Engine { session.engine }

  /// Whether the run has been finished.
  var isFinished: Bool { result != nil }

  /// The events so far.
  var events: [TraceEvent] { session.trace.events }

  // MARK: Going on

  /// Performs the next event.
  ///
  /// - Returns: False if there is none.
  func advance() -> Bool { goOn { _ in true } > 0 }

  /// Performs the next event. If there is none, waits for work of the app that has left the simulation, if the test
  /// allows that.
  ///
  /// - Returns: False if there is no event even after waiting.
  func advanceOrWait() -> Bool {
    if advance() { return true }
    guard decider?.isStopped != true, comparing({ session.waitForWorkOutside() }) else { return false }
    acts.append(.workOutside)
    return true
  }

  /// Performs events until a condition holds; see `SimulationSession.goOn`.
  private func goOn(until isDone: @MainActor (Engine) -> Bool) -> Int {
    guard let decider else {
      let count = session.goOn(until: isDone) { $0.advance() }
      note(events: count)
      return count
    }
    guard let player else {
      return session.goOn(until: isDone) { engine in
        guard let (position, time) = decider.advance(engine) else { return false }
        acts.append(.decision(position, decider.mode, time))
        return true
      }
    }
    return player.whileBound {
      session.goOn(until: isDone) { engine in
        guard let move = decider.advance(engine, player) else { return false }
        acts.append(.open(move))
        return true
      }
    }
  }

  private func note(_ act: Act) {
    if case .events(let count) = act { note(events: count) } else { acts.append(act) }
  }

  private func note(events more: Int) {
    guard more > 0 else { return }
    if case .events(let count)? = acts.last {
      acts[acts.count - 1] = .events(count + more)
    } else {
      acts.append(.events(more))
    }
  }

  /// Runs comparisons of times that no event makes: those of a test, and of work that comes back. Where latencies leave
  /// the times open, both answers to a comparison are orders.
  func comparing<Result>(_ body: () -> Result) -> Result {
    guard let player, let decider else { return body() }
    let known = player.times.state.requirements.count
    let result = decider.compare(player, body)
    let new = player.times.state.requirements[known...]
    if !new.isEmpty { acts.append(.known(Array(new))) }
    return result
  }

  /// Records that the test has read how much time has passed.
  func noteTimeIsRead() { player?.isTimeRead = true }

  /// Performs one of the events that could come next, by its position.
  func choose(_ position: Int) {
    decider?.spend()
    engine.releaseSchedule()
    if let player, let decider {
      let submission = session.nextEvents[position].submission
      let move = player.whileBound {
        var move: OpenTimesPlayer.Move?
        _ = session.goOn(until: { _ in true }) { _ in
          move = decider.force(submission, player)
          return move != nil
        }
        return move
      }
      if let move { acts.append(.open(move)) }
      return
    }
    session.advance(choosing: position)
    acts.append(.choice(position))
  }

  /// Performs the steps of the scenario with which the device was created, once.
  func open() throws(SimulatorError) {
    guard !isOpen else { return }
    try settle()
    isOpen = true
  }

  /// Records what code of the app has tried to do, which may ignore the error that it gets.
  func noteAttemptFromInside(_ attempt: String) { attemptFromInside = attemptFromInside ?? attempt }

  /// Throws if an exploration is driving copies of this device, or has used up its budget of events.
  func checkBudget() throws(SimulatorError) {
    if isExplored { throw .isExplored }
    if let decider, decider.isStopped { throw .isOverBudget(decider.limit) }
  }

  /// Runs until all steps have been done, including those of the scenario with which the device was created.
  func settle() throws(SimulatorError) { try settle(engine) }

  private func settle(_ engine: Engine) throws(SimulatorError) {
    guard !engine.isSettled else { return }
    let hasSteps = !engine.isLastStepDone
    _ = goOn { $0.isSettled }
    // A run that has been stopped has no next event, either.
    guard engine.isSettled, engine.illegalStep == nil else { throw reasonForStopping }
    // From here on a scenario's next step could come; what the app or an SDK makes the system do later is not a step.
    if hasSteps { (idleSince, idleCause) = (engine.world.now, engine.world.lastSystemEvent) }
  }

  private var reasonForStopping: SimulatorError {
    if let decider, decider.isStopped { return .isOverBudget(decider.limit) }
    if let illegal = engine.illegalStep {
      return SimulatorError("step \(illegal.step + 1) cannot be done: \(illegal.explanation) (\(illegal.rule.text))")
    }
    if let misfit = engine.misfit { return SimulatorError(misfit.explanation) }
    if let call = engine.runRecord.endlessCall { return SimulatorError(Engine.explanation(ofEndlessWorkIn: call)) }
    return SimulatorError(
      "the run was stopped after \(plan.eventLimit.groupedEvents), the limit: it is longer, or it repeats without end")
  }

  // MARK: Steps

  /// Performs a step now, after everything that is due at the same time, as in a scenario.
  func perform(_ step: Step) throws(SimulatorError) {
    let engine = engine
    try settle(engine)
    let planned: PlannedStep
    do throws(PlanError) {
      planned = try compiler.compile(step, in: engine.sharedPlan, gates: gates)
    } catch {
      throw SimulatorError(error.problems.map(\.message).joined(separator: "; "))
    }
    let decided = decider?.state
    let before = (acts: acts.count, idleSince: idleSince, idleCause: idleCause)
    do throws(SimulatorError) {
      try perform(step, planned, engine)
    } catch {
      guard let illegal = engine.illegalStep, SimulationLoop.isSupported else { throw error }
      // An event that is due at this instant comes before the step and has made it impossible, so the run continues
      // without the step.
      let start = Position(
        origin: origin, acts: Array(acts[..<before.acts]), seen: seen, asserted: asserted, idleSince: before.idleSince,
        idleCause: before.idleCause, decided: decided)
      comeBack(to: start)
      decider?.goBack(to: decided)
      throw .notPossible(step, "\(illegal.explanation) (\(illegal.rule.text))")
    }
  }

  private func perform(_ step: Step, _ planned: PlannedStep, _ engine: Engine) throws(SimulatorError) {
    let now = engine.world.now
    // No wait of a file takes as long as an answer whose time is open.
    let elapsed = idleSince.origin == now.origin ? idleSince.shownDuration(to: now) : .zero
    if case .wait(let duration) = step.kind {
      // In a scenario, the time since the last step would be part of the wait.
      let whole = elapsed + duration
      if whole <= .seconds(DurationText.longestInDays * 86_400) {
        return try add(
          elapsed == .zero ? planned : PlannedStep(.wait(whole)), at: now.advanced(by: duration), engine)
      }
      // No step of a file can wait that long, so there are two.
      try add(PlannedStep(.wait(elapsed)), at: now, engine)
      return try add(planned, at: now.advanced(by: duration), engine)
    }
    if let planned = leftOut(planned, engine) { return try add(planned, at: now, engine) }
    try checkPossible(step, engine)
    if elapsed > .zero {
      try add(PlannedStep(.wait(elapsed)), at: now, engine)
      // An event that was chosen to come after its time is due now, and may have changed what is possible.
      try checkPossible(step, engine)
    }
    try add(planned, at: now, engine)
  }

  private func add(_ step: PlannedStep, at time: VirtualInstant, _ engine: Engine) throws(SimulatorError) {
    if case .backend = step.step.kind { changesServers = true }
    session.append(step, at: time, behind: idleCause)
    acts.append(.step(step, time, idleCause))
    try settle(engine)
  }

  /// The scenario, including all steps that were performed.
  var scenario: Scenario {
    var scenario = session.plan.scenarioToWrite
    for case .step(let planned, _, _) in acts { scenario.steps.append(planned.step) }
    return scenario
  }

  // MARK: Callbacks

  /// Returns the next callback that the test has not seen, and runs until there is one.
  ///
  /// - Returns: The event; nil if no further callback comes.
  func nextCallback() throws(SimulatorError) -> TraceEvent? {
    try settle()
    repeat {
      let events = session.trace.events
      while seen < events.count {
        defer { seen += 1 }
        if events[seen].occurrence.isCallback {
          asserted.insert(events[seen].index)
          return events[seen]
        }
      }
    } while advanceOrWait()
    try checkBudget()
    if engine.isAtEventLimit { throw reasonForStopping }
    return nil
  }

  /// The first callback in the trace that the test has not received; nil if there is none.
  var firstUnreceived: TraceEvent? { events.dropFirst(seen).first { $0.occurrence.isCallback } }

  /// Marks the callbacks that assertions mention as asserted.
  func claim(_ claims: [EventPattern]) {
    for event in claims.flatMap({ $0.matches(in: events) }) where event.occurrence.isCallback {
      asserted.insert(event.index)
    }
  }

  /// The callbacks about which the test made no assertion.
  var unasserted: [TraceEvent] {
    events.filter { $0.occurrence.isCallback && !asserted.contains($0.index) }
  }

  // MARK: The end

  /// Runs to the end.
  func finish() throws(SimulatorError) -> RunResult {
    try settle()
    while advanceOrWait() {}
    try checkBudget()
    var result = engine.finish().1
    result.trace = session.trace
    self.result = result
    return result
  }

  /// The result of the run, as if it ended now.
  var presentResult: RunResult { result ?? session.result }

  // MARK: Again

  /// The present position.
  var position: Position {
    Position(
      origin: origin, acts: acts, seen: seen, asserted: asserted, idleSince: idleSince, idleCause: idleCause,
      decided: decider?.state)
  }

  /// Returns to an earlier position of this run, or of the run that it replays.
  func goBack(to position: Position) throws(SimulatorError) {
    guard origin.includes(position.origin) else { throw .isOfAnotherDevice }
    comeBack(to: position)
    guard let decider else { return }
    decider.spend(max(1, session.eventCount))
    // Later decisions belong to the run that is abandoned.
    decider.goBack(to: position.origin === origin ? position.decided : nil)
    engine.releaseSchedule()
  }

  /// Replays another device up to a position, from which a decider makes the decisions.
  ///
  /// - Parameter times: The player of events whose times are open from then on; nil if all times are fixed.
  func begin(at position: Position, deciding decider: OrderDecider, _ times: OpenTimesPlayer?) {
    origin = Origin(copying: position.origin)
    player = times
    comeBack(to: position)
    engine.releaseSchedule()
    self.decider = decider
  }

  /// Restarts and replays the acts up to a position.
  private func comeBack(to position: Position) {
    session.begin()
    player?.times.reset()
    isOpen = true
    result = nil
    attemptFromInside = nil
    acts = []
    for act in position.acts { perform(act) }
    (seen, asserted) = (position.seen, position.asserted)
    (idleSince, idleCause) = (position.idleSince, position.idleCause)
  }

  /// Replays an act with its original decision.
  func perform(_ act: Act) {
    switch act {
    case .step(let step, let time, let cause): session.append(step, at: time, behind: cause)
    case .events(let count):
      for _ in 0..<count where session.goOn(until: { _ in true }, { $0.advance() }) == 0 { break }
    case .choice(let position):
      engine.releaseSchedule()
      session.advance(choosing: position)
    case .decision(let position, let mode, let time):
      _ = session.goOn(until: { _ in true }) { OrderDecider.perform(position, at: time, in: mode, on: $0) }
    case .open(let move):
      let player = openPlayer
      _ = player.whileBound { session.goOn(until: { _ in true }) { _ in player.perform(move) != nil } }
    case .known(let requirements): openPlayer.times.add(requirements[...])
    case .workOutside: _ = session.waitForWorkOutside()
    }
    note(act)
  }

  /// The player of events whose times are open, also where nothing is decided any more.
  private var openPlayer: OpenTimesPlayer {
    if let player { return player }
    let new = OpenTimesPlayer(session)
    player = new
    return new
  }
}

extension PlannedStep {
  /// Creates a step for a running device.
  fileprivate convenience init(_ kind: Step.Kind) {
    self.init(step: Step(kind), path: [], location: nil)
  }
}
