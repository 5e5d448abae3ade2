import DeterministicExecution

/// The run of a device that a test drives: what it was told to do, and what the test has seen of it.
///
/// All that it does can be done again: a run is a function of its scenario, its app and what was decided. What each step
/// changes is checked for exclusive access in debug builds only; see `Engine`.
@MainActor
final class DrivenRun {
  /// What the device was told to do.
  enum Act: Sendable {
    /// A step, at its time, behind the last thing that the system did before it waited for the step.
    indirect case step(PlannedStep, VirtualInstant, Int)
    /// So many events, each as it comes by default.
    case events(Int)
    /// One event, by its position among those that could come next.
    case choice(Int)
    /// One event, by its position among those that were legal in a mode.
    case decision(Int, OrderMode)
    /// Work of the app that had left the simulation was waited for, and came back.
    case workOutside
  }

  /// Tells the moments of one device from those of another.
  final class Origin: Sendable {
    /// The device that this one does over again.
    private let copied: Origin?

    init(copying copied: Origin? = nil) {
      self.copied = copied
    }

    /// Whether a moment of another device is one of this device, too.
    func includes(_ other: Origin) -> Bool { other === self || copied?.includes(other) == true }
  }

  let session: SimulationSession
  private let compiler: ScenarioCompiler
  private let gates: [String]?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var acts: [Act] = []
  /// Makes the decisions; nil where events come by default.
  private(set) var decider: OrderDecider?
  private var origin = Origin()
  /// Whether the steps of a scenario that was opened have been done.
  private var isOpen = false
  /// Since when the system has had nothing to do, and waits for a step.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var idleSince = VirtualInstant.zero
  /// The last thing that the system did before that.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var idleCause = 0
  /// How many events of the trace the test has gone past in looking for callbacks.
  private var seen = 0
  /// The callbacks that the test has asserted, by index.
  private var asserted: Set<Int> = []
  private(set) var result: RunResult?
  /// What does not hold, as far as the test has asked.
  var failures: [Failure] = []
  /// Whether an exploration is going on, which drives copies of the device.
  var isExplored = false
  /// Whether code of the app has tried to go through the events of the device that it runs on.
  private(set) var wasDrivenFromInside = false

  init(_ session: SimulationSession) {
    self.session = session
    compiler = ScenarioCompiler(apps: AppRegistry(sdks: session.plan.registry))
    let app = session.plan.scenario.app
    gates = app.uses == nil ? app.gates : nil
  }

  private var engine: Engine { session.engine }

  /// Whether the run has been brought to its end.
  var isFinished: Bool { result != nil }

  /// What happened so far.
  var events: [TraceEvent] { session.trace.events }

  // MARK: Going on

  /// Does what comes next.
  ///
  /// - Returns: False if nothing does.
  func advance() -> Bool { goOn { _ in true } > 0 }

  /// Does what comes next; where nothing does, waits for work of the app that has left the simulation, if the test allows
  /// that.
  ///
  /// - Returns: False if there is nothing to come, whatever is waited for.
  func advanceOrWait() -> Bool {
    if advance() { return true }
    guard decider?.isStopped != true, session.waitForWorkOutside() else { return false }
    acts.append(.workOutside)
    return true
  }

  /// Does what comes next until something holds; see `SimulationSession.goOn`.
  private func goOn(until isDone: @MainActor (Engine) -> Bool) -> Int {
    guard let decider else {
      let count = session.goOn(until: isDone) { $0.advance() }
      note(events: count)
      return count
    }
    return session.goOn(until: isDone) { engine in
      guard let position = decider.advance(engine) else { return false }
      acts.append(.decision(position, decider.mode))
      return true
    }
  }

  /// Whether work of the app that had left the simulation was waited for.
  var hasWaitedOutside: Bool {
    acts.contains { if case .workOutside = $0 { true } else { false } }
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

  /// Does one of the events that could come next, by its position among them.
  func choose(_ position: Int) {
    decider?.spend()
    engine.releaseSchedule()
    session.advance(choosing: position)
    acts.append(.choice(position))
  }

  /// Does the steps of a scenario that was opened, once.
  func open() throws(SimulatorError) {
    guard !isOpen else { return }
    try settle()
    isOpen = true
  }

  /// Takes note that code of the app has tried to go through the events.
  func noteDrivingFromInside() { wasDrivenFromInside = true }

  /// Refuses to go on where an exploration drives other devices, or has no events left.
  func checkBudget() throws(SimulatorError) {
    if isExplored { throw .isExplored }
    if let decider, decider.isStopped { throw .isOverBudget(decider.limit) }
  }

  /// Goes on until all steps have been done, those of a scenario that was opened, too.
  func settle() throws(SimulatorError) { try settle(engine) }

  private func settle(_ engine: Engine) throws(SimulatorError) {
    guard !engine.isSettled else { return }
    let hasSteps = !engine.isLastStepDone
    _ = goOn { $0.isSettled }
    // A run that has just been stopped has nothing left to do, either.
    guard engine.isSettled, engine.illegalStep == nil else { throw reasonForStopping }
    // A scenario's next step could be done from here on; what the app or an SDK lets the system do later is no step.
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
      "the run was stopped after \(plan.eventLimit) events, the limit: "
        + "something in it repeats without end")
  }

  // MARK: Steps

  /// Does a step now: whatever is due at the same time comes first, as it does in a scenario.
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
      // What is due at this instant comes before the step, and has made it impossible: without it the run goes on.
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
    let elapsed = idleSince.shownDuration(to: now)
    if case .wait(let duration) = step.kind {
      // Time that has passed since the last step is a part of the wait that a scenario would have.
      let whole = elapsed + duration
      if whole <= .seconds(DurationText.longestInDays * 86_400) {
        return try add(
          elapsed == .zero ? planned : PlannedStep(.wait(whole)), at: now.advanced(by: duration), engine)
      }
      // No step of a file waits so long: there are two.
      try add(PlannedStep(.wait(elapsed)), at: now, engine)
      return try add(planned, at: now.advanced(by: duration), engine)
    }
    try checkPossible(step, engine)
    if elapsed > .zero {
      try add(PlannedStep(.wait(elapsed)), at: now, engine)
      // What was chosen to come later than its time is due by now, and may have changed what is possible.
      try checkPossible(step, engine)
    }
    try add(planned, at: now, engine)
  }

  private func checkPossible(_ step: Step, _ engine: Engine) throws(SimulatorError) {
    guard let obstacle = engine.obstacle(to: step.kind) ?? promptObstacle(to: step.kind) else { return }
    throw .notPossible(step, obstacle)
  }

  /// Why what covers the app does not go away by itself; nil if it does.
  ///
  /// Steps of a file are checked without the app's code, which is what has the prompt shown: no file could say this one.
  private func promptObstacle(to step: Step.Kind) -> String? {
    guard case .dismissAlert = step, engine.world.isTrackingPromptShown else { return nil }
    let isAlert = scenario.steps.last { $0.kind.startsOrEndsCover }?.kind == .alert
    return isAlert ? nil : "the tracking prompt covers the app; answer it with trackingAuthorization"
  }

  private func add(_ step: PlannedStep, at time: VirtualInstant, _ engine: Engine) throws(SimulatorError) {
    session.append(step, at: time, behind: idleCause)
    acts.append(.step(step, time, idleCause))
    try settle(engine)
  }

  /// The scenario with all steps that were done.
  var scenario: Scenario {
    var scenario = session.plan.scenarioToWrite
    for case .step(let planned, _, _) in acts { scenario.steps.append(planned.step) }
    return scenario
  }

  // MARK: Callbacks

  /// The next callback that the test has not seen; the run goes on until there is one.
  ///
  /// - Returns: Nil if none comes any more.
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
    return nil
  }

  /// The first callback that has come and that the test has not received; nil if there is none.
  var firstUnreceived: TraceEvent? { events.dropFirst(seen).first { $0.occurrence.isCallback } }

  /// Takes note that assertions speak of callbacks.
  func claim(_ claims: [EventPattern]) {
    for event in claims.flatMap({ $0.matches(in: events) }) where event.occurrence.isCallback {
      asserted.insert(event.index)
    }
  }

  /// The callbacks of which nothing was asserted.
  var unasserted: [TraceEvent] {
    events.filter { $0.occurrence.isCallback && !asserted.contains($0.index) }
  }

  // MARK: The end

  /// Brings the run to its end.
  func finish() throws(SimulatorError) -> RunResult {
    try settle()
    while advanceOrWait() {}
    try checkBudget()
    var result = engine.finish().1
    result.trace = session.trace
    self.result = result
    return result
  }

  /// The result of the run if it ended now.
  var presentResult: RunResult { result ?? session.result }

  // MARK: Again

  /// Where a run was, to which it can come back by being done again.
  struct Position: Sendable {
    fileprivate let origin: Origin
    fileprivate let acts: [Act]
    fileprivate let seen: Int
    fileprivate let asserted: Set<Int>
    fileprivate let idleSince: VirtualInstant
    fileprivate let idleCause: Int
    /// What had been decided; nil where events came by default.
    fileprivate let decided: OrderDecider.State?
  }

  /// Where the run is.
  var position: Position {
    Position(
      origin: origin, acts: acts, seen: seen, asserted: asserted, idleSince: idleSince, idleCause: idleCause,
      decided: decider?.state)
  }

  /// Goes back to where this run was, or the one that it does over again.
  func goBack(to position: Position) throws(SimulatorError) {
    guard origin.includes(position.origin) else { throw .isOfAnotherDevice }
    comeBack(to: position)
    guard let decider else { return }
    // What was decided since belongs to the run that is left.
    decider.goBack(to: position.origin === origin ? position.decided : nil)
    engine.releaseSchedule()
  }

  /// Does what another device did up to a position, and has decisions made from there on.
  func begin(at position: Position, deciding decider: OrderDecider) {
    origin = Origin(copying: position.origin)
    comeBack(to: position)
    engine.releaseSchedule()
    self.decider = decider
  }

  /// Begins again, and does what was done up to a position.
  private func comeBack(to position: Position) {
    session.begin()
    isOpen = true
    result = nil
    wasDrivenFromInside = false
    acts = []
    for act in position.acts { perform(act) }
    (seen, asserted) = (position.seen, position.asserted)
    (idleSince, idleCause) = (position.idleSince, position.idleCause)
  }

  /// Does something again, as it was decided then.
  func perform(_ act: Act) {
    switch act {
    case .step(let step, let time, let cause): session.append(step, at: time, behind: cause)
    case .events(let count):
      for _ in 0..<count where session.goOn(until: { _ in true }, { $0.advance() }) == 0 { break }
    case .choice(let position):
      engine.releaseSchedule()
      session.advance(choosing: position)
    case .decision(let position, let mode):
      _ = session.goOn(until: { _ in true }) { OrderDecider.perform(position, in: mode, on: $0) }
    case .workOutside: _ = session.waitForWorkOutside()
    }
    note(act)
  }
}

extension Step.Kind {
  /// Whether an alert covers the app from this step on, or does so no more.
  fileprivate var startsOrEndsCover: Bool {
    switch self {
    case .alert, .dismissAlert, .background, .kill, .uninstall, .tap: true
    default: false
    }
  }
}

extension PlannedStep {
  /// A step that a running device does.
  fileprivate init(_ kind: Step.Kind) {
    self.init(step: Step(kind), path: [], location: nil)
  }
}
