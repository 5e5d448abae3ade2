import DeterministicExecution

/// The run that a device is in, which can be taken event by event: chooses what comes next, looks at the state, and goes
/// back.
///
/// It is a part of its `Simulator`, on whose executor it lives. What each event changes is checked for exclusive access in
/// debug builds only; see `Engine`.
@MainActor
public final class SimulationSession {
  /// A moment of the session to which it can go back.
  ///
  /// It is void once the session has gone back to an earlier one.
  package struct Checkpoint {
    let snapshot: Engine.Snapshot
    let mark: SessionTrace.Mark
  }

  /// The scenario that is run.
  package var plan: SimulationPlan { _read { yield sharedPlan.plan } }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var sharedPlan: SharedPlan
  /// Sound because it is used only on the thread that has the device, where a visit binds it before it enters code of the
  /// main actor.
  nonisolated(unsafe) let responder = CallbackResponder()
  private let oracle: any Oracle & Sendable
  private let makeApp: AppFactory
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var present: Engine?
  private var log = SessionTrace.Log()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var next: [PendingEvent]?

  nonisolated init(_ plan: SharedPlan, oracle: any Oracle & Sendable, makeApp: @escaping AppFactory) {
    sharedPlan = plan
    self.oracle = oracle
    self.makeApp = makeApp
  }

  /// Runs a body that steps through a scenario on its own device.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - makeApp: Makes the app under test.
  ///   - body: Gets the session, which must not leave it.
  public nonisolated static func run<Result: Sendable>(
    _ plan: SimulationPlan, makeApp: @escaping AppFactory, body: @MainActor (SimulationSession) throws -> Result
  ) rethrows -> Result {
    try Simulator(plan, makeApp: makeApp).alone { session in
      session.restart()
      return try body(session)
    }
  }

  // MARK: The engine

  /// What carries the run out.
  var engine: Engine {
    present ?? begin()
  }

  /// Begins a run that can be looked at meanwhile.
  @discardableResult
  func begin() -> Engine {
    let sink = SessionTrace()
    let engine = begin(with: sink)
    log = sink.log
    return engine
  }

  /// Begins a run, whose events a sink takes.
  @discardableResult
  func begin(with sink: any TraceSink & Sendable) -> Engine {
    if present != nil { end() }
    next = nil
    let engine = makeEngine(sharedPlan) { _ in sink }
    present = engine
    return engine
  }

  /// Makes an engine: the only place in which the app and everything else on a device comes into being.
  ///
  /// - Parameters:
  ///   - plan: The scenario.
  ///   - sink: Returns what takes the events of an app.
  func makeEngine(_ plan: SharedPlan, sink: (any AppUnderTest) -> any TraceSink & Sendable) -> Engine {
    let app = makeApp(plan.plan)
    return Engine(plan: plan, app: app, oracle: oracle, sink: sink(app), responder: responder)
  }

  /// Does all that is to come, and what the app's code starts in it.
  ///
  /// - Returns: The sink, and the result of the run without a trace.
  func runToEnd() -> (any TraceSink & Sendable, RunResult) {
    engine.run()
    return engine.finish()
  }

  /// Takes leave of the run: work that the app has left open finds nobody.
  func end() {
    present?.endWork()
    SimulationLoop.current?.environment = nil
    present = nil
    next = nil
  }

  // MARK: Going forward

  /// The events that could come next, in their default order; none at the end of the run.
  package var nextEvents: [PendingEvent] {
    if let next { return next }
    let events = engine.nextEvents()
    next = events
    return events
  }

  /// Does one of the events that could come next, and what the app's code starts in it.
  ///
  /// - Parameter position: The position among `nextEvents`.
  /// - Returns: False if there is no such event.
  @discardableResult
  public func advance(choosing position: Int = 0) -> Bool {
    guard nextEvents.indices.contains(position) else { return false }
    next = nil
    engine.advance(choosing: position)
    engine.finishEvent()
    // What the system turns down at once belongs to this event, not to the moment at which a client asks.
    _ = nextEvents
    return true
  }

  /// Does events, and what the app's code starts in each, until something holds or nothing is to come.
  ///
  /// - Parameters:
  ///   - isDone: Whether to stop behind an event.
  ///   - advance: Does an event, and returns false if nothing is to come.
  /// - Returns: How many events were done.
  func goOn(until isDone: @MainActor (Engine) -> Bool, _ advance: @MainActor (Engine) -> Bool) -> Int {
    next = nil
    let engine = engine
    var count = 0
    while advance(engine) {
      engine.finishEvent()
      count += 1
      // What the system turns down at once belongs to this event: it is not busy with that until the next one.
      if !engine.world.systemInputs.isEmpty { _ = engine.nextEvents() }
      if isDone(engine) { break }
    }
    return count
  }

  /// Waits in real time for work of the app that has left the simulation, if the test allows that.
  ///
  /// - Returns: Whether some came back, so that there may be more to do.
  func waitForWorkOutside() -> Bool {
    next = nil
    return engine.waitForWorkOutside()
  }

  /// Adds a step behind those of the scenario; see `Engine.append`.
  func append(_ step: PlannedStep, at time: VirtualInstant, behind cause: Int) {
    next = nil
    engine.append(step, at: time, behind: cause)
  }

  /// The position among `nextEvents` of the one that comes by the scenario's schedule, or else by default.
  ///
  /// It is nil if the schedule does not fit what has happened; any of the events can then be chosen.
  package var scheduledPosition: Int? { engine.scheduledPosition(of: nextEvents) }

  /// Why the scenario's schedule cannot be kept as a whole: nothing comes next by it, or the run has ended without an event
  /// that it names; nil if it fits so far.
  package var misfit: ScheduleMisfit? { engine.misfit(among: nextEvents) }

  /// How many events of a name have been possible so far, without the step that comes next.
  package func namesSeen(of label: String) -> Int {
    let isNext = engine.world.isStepPending && engine.plannedStep(stepsDone).verb.rawValue == label
    return engine.namesSeen(of: label) - (isNext ? 1 : 0)
  }

  /// The name by which schedules know one of `nextEvents`.
  package func name(of event: PendingEvent) -> EventName? { engine.name(of: event) }

  /// What a person calls one of `nextEvents`: a step by what it does, anything else as the trace will.
  package func label(of event: PendingEvent) -> String {
    switch event.action {
    case .step(let index): engine.plannedStep(index).label
    case .anytime(let index): "anytime \(engine.plan.anytime[index].label)"
    default: event.label
    }
  }

  // MARK: What there is now

  /// What happened so far.
  public var trace: Trace { log.trace }

  /// How many events there were.
  package var eventCount: Int { engine.eventCount }

  /// When the last step was done; nil if there are steps to come.
  package var lastStepEnd: VirtualInstant? { engine.isLastStepDone ? engine.world.lastStepTime : nil }

  /// The present on the clock of the run, which may leave latencies out.
  package var now: VirtualInstant { engine.world.now }

  /// The present virtual time, as the trace has it.
  package var shownTime: VirtualInstant { engine.world.shownTime }

  /// What is still to come, whether or not it could come next, by its labels.
  package var pendingLabels: [String] { engine.world.queue.events.map(label) }

  /// What holds now.
  package var state: FinalState { engine.finalState }

  /// Whether the device has a network.
  package var isOnline: Bool { engine.world.isOnline }

  /// When the last step of the scenario that was done was done.
  package var lastStepTime: VirtualInstant { engine.world.lastStepTime }

  /// How many steps of the scenario have been done.
  package var stepsDone: Int { engine.world.nextStep - (engine.world.isStepPending ? 1 : 0) }

  /// Whether the next step of the scenario waits for the system to finish what it is doing.
  package var isSystemBusy: Bool { engine.isSystemBusy }

  /// What would come of the run if it ended now.
  public var result: RunResult {
    var result = engine.resultSoFar
    result.trace = trace
    return result
  }

  /// What would come of the run if this were its end, with what would keep a verdict from meaning anything.
  package var resultAtEnd: RunResult {
    var result = result
    result.problems = engine.problems
    return result
  }

  // MARK: Going back

  /// Keeps the present moment; nil if the app under test cannot be put back, and must be run again.
  package func makeCheckpoint() -> Checkpoint? {
    engine.snapshot().map { Checkpoint(snapshot: $0, mark: log.mark()) }
  }

  /// Begins again from the start, with another plan if one is given; moments of the run before are then void.
  ///
  /// - Parameter plan: The other plan.
  package func restart(with plan: SimulationPlan? = nil) {
    if let plan { sharedPlan = SharedPlan(plan) }
    begin().nameAllEvents()
  }

  /// Runs another plan from its start, and comes back to the present moment unchanged.
  ///
  /// - Parameters:
  ///   - plan: The other plan.
  ///   - body: Gets this session at the start of the other plan.
  package func aside<Result, Failure: Error>(
    _ plan: SimulationPlan, _ body: (SimulationSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (presentPlan, presentEngine, presentLog) = (sharedPlan, engine, log)
    defer { (sharedPlan, present, log, next) = (presentPlan, presentEngine, presentLog, nil) }
    return try presentEngine.aside { () throws(Failure) in
      // The present run is left, and not ended.
      present = nil
      SimulationLoop.current?.environment = nil
      restart(with: plan)
      defer { end() }
      return try body(self)
    }
  }

  /// Goes back to a moment of this session.
  package func goBack(to moment: Checkpoint) {
    next = nil
    engine.restore(moment.snapshot)
    log.goBack(to: moment.mark)
  }
}
