import DeterministicExecution

/// The present run of a device, which can be stepped event by event, inspected, and returned to an earlier moment.
///
/// It is a part of its `Simulator`, on whose executor it runs. Exclusive access to what each event changes is checked
/// in debug builds only; see `Engine`.
@MainActor
public final class SimulationSession {
  /// A moment of the session to which it can return.
  ///
  /// It becomes invalid when the session returns to an earlier one.
  package struct Checkpoint {
    let snapshot: Engine.Snapshot
    let mark: SessionTrace.Mark
  }

  /// The plan of the run.
  package var plan: SimulationPlan { _read { yield sharedPlan.plan } }
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var sharedPlan: SharedPlan
  /// Sound because only the thread that has the device uses it; a visit binds it there before it enters code of the
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
  /// Who decides the order of the session's runs; nil if it is the oracle.
  weak var orderSource: (any OrderSource)?
  /// Whether the orders of a search wait at their ends for work that has left the simulation.
  private var waitsAtEndOfOrders = true

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
  ///   - body: Receives the session, which must not escape.
  public nonisolated static func run<Result: Sendable>(
    _ plan: SimulationPlan, makeApp: @escaping AppFactory, body: @MainActor (SimulationSession) throws -> Result
  ) rethrows -> Result {
    try Simulator(plan, makeApp: makeApp).alone { session in
      session.restart()
      return try body(session)
    }
  }

  // MARK: The engine

  /// The engine of the run.
  var engine: Engine {
    present ?? begin()
  }

  /// Begins a run whose trace can be read while it runs.
  @discardableResult
  func begin() -> Engine {
    let sink = SessionTrace()
    let engine = begin(with: sink)
    log = sink.log
    return engine
  }

  /// Begins a run whose events go to a sink.
  @discardableResult
  func begin(with sink: any TraceSink & Sendable) -> Engine {
    if present != nil { end() }
    next = nil
    let engine = makeEngine(sharedPlan) { _ in sink }
    present = engine
    return engine
  }

  /// Creates an engine. This is the only place that creates the app and everything else on a device.
  ///
  /// - Parameters:
  ///   - plan: The scenario.
  ///   - sink: Returns the sink for the events of an app.
  func makeEngine(_ plan: SharedPlan, sink: (any AppUnderTest) -> any TraceSink & Sendable) -> Engine {
    let app = makeApp(plan.plan)
    let engine = Engine(plan: plan, app: app, oracle: oracle, sink: sink(app), responder: responder)
    if !(app is DescribedApp) {
      // Only code can crash.
      engine.orderSource = orderSource ?? self
      CrashNote.watch()
    }
    return engine
  }

  /// Performs all events, and the work that the app's code starts in them.
  ///
  /// - Returns: The sink, and the result of the run without a trace.
  func runToEnd() -> (any TraceSink & Sendable, RunResult) {
    let engine = engine
    engine.run()
    let (sink, result) = engine.finish()
    release()
    return (sink, result)
  }

  /// Ends the run: unfinished work of the app reaches nothing from now on.
  func end() {
    present?.endWork()
    release()
  }

  /// Releases a run whose work has ended.
  private func release() {
    // The app's objects must not find their environment while they are released.
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

  /// Performs one of the events that could come next, and the work that the app's code starts in it.
  ///
  /// - Parameter position: The position among `nextEvents`.
  /// - Returns: False if there is no such event.
  @discardableResult
  public func advance(choosing position: Int = 0) -> Bool { advance(choosing: position, at: nil) }

  /// Performs one of the events that could come next, at a time within its latency.
  ///
  /// - Parameters:
  ///   - position: The position among `nextEvents`.
  ///   - time: The time; nil for the earliest one, or that of the schedule.
  /// - Returns: False if there is no such event.
  @discardableResult
  func advance(choosing position: Int, at time: VirtualInstant?) -> Bool {
    guard nextEvents.indices.contains(position) else { return false }
    next = nil
    engine.advance(choosing: position, at: time)
    engine.finishEvent()
    // What the system rejects at once belongs to this event, not to the moment at which a client asks.
    _ = nextEvents
    return true
  }

  /// Performs events, and the work that the app's code starts in each, until a condition holds or no event is left.
  ///
  /// - Parameters:
  ///   - isDone: Returns whether to stop after an event.
  ///   - advance: Performs an event; returns false if none is left.
  /// - Returns: The number of events performed.
  func goOn(until isDone: @MainActor (Engine) -> Bool, _ advance: @MainActor (Engine) -> Bool) -> Int {
    next = nil
    let engine = engine
    var count = 0
    while advance(engine) {
      engine.finishEvent()
      count += 1
      // What the system rejects at once belongs to this event; the system is not busy with it until the next one.
      if !engine.world.systemInputs.isEmpty { engine.submitNext() }
      if isDone(engine) { break }
    }
    return count
  }

  /// Waits in real time for work of the app that has left the simulation, if the policy allows that.
  ///
  /// - Returns: Whether some of it came back, so there may be more to do.
  func waitForWorkOutside() -> Bool {
    next = nil
    return engine.waitForWorkOutside()
  }

  /// Waits for work of the app that has left the simulation, at the end of an order of a search.
  ///
  /// After work that never came back, no order waits: each would take as long.
  ///
  /// - Returns: Whether some of it came back, so there may be more to do.
  func waitForWorkOutside(atTheEndOf engine: Engine) -> Bool {
    guard waitsAtEndOfOrders else { return false }
    if engine.waitForWorkOutside() { return true }
    if engine.hasWaitedInVain { waitsAtEndOfOrders = false }
    return false
  }

  /// Adds a step after those of the scenario; see `Engine.append`.
  func append(_ step: PlannedStep, at time: VirtualInstant, behind cause: Int) {
    next = nil
    engine.append(step, at: time, behind: cause)
  }

  /// The position among `nextEvents` of the event that comes next by the scenario's schedule, or else by default.
  ///
  /// It is nil if the schedule does not fit the run so far; any of the events can then be chosen.
  package var scheduledPosition: Int? { engine.scheduledPosition(of: nextEvents) }

  /// The reason why the scenario's schedule cannot be followed completely: no event can come next by it, or the run has
  /// ended without an event that it names; nil if it fits so far.
  package var misfit: ScheduleMisfit? { engine.misfit(among: nextEvents) }

  /// Returns how many events with a label have been possible so far, without the step that comes next.
  package func namesSeen(of label: String) -> Int {
    let isNext = engine.world.isStepPending && engine.plannedStep(stepsDone).verb.rawValue == label
    return engine.namesSeen(of: label) - (isNext ? 1 : 0)
  }

  /// Returns the name in schedules of one of `nextEvents`.
  package func name(of event: PendingEvent) -> EventName? { engine.name(of: event) }

  /// Returns a label for people of one of `nextEvents`: what a step does, or the label in the trace.
  package func label(of event: PendingEvent) -> String {
    switch event.action {
    case .step(let index): engine.plannedStep(index).label
    case .anytime(let index): EventName.optionalPrefix + engine.plan.anytime[index].label
    default: event.label
    }
  }

  // MARK: What there is now

  /// The trace so far.
  public var trace: Trace { log.trace }

  /// The number of events so far.
  package var eventCount: Int { engine.eventCount }

  /// The present time of the run's clock, which may leave out latencies.
  package var now: VirtualInstant { engine.world.now }

  /// The present virtual time, as the trace has it.
  package var shownTime: VirtualInstant { engine.world.shownTime }

  /// The labels of all pending events, whether or not they could come next.
  package var pendingLabels: [String] { engine.world.eventsToCome.map(label) }

  /// The present state.
  package var state: FinalState { engine.finalState }

  /// Whether the device has a network.
  package var isOnline: Bool { engine.world.isOnline }

  /// The number of the scenario's steps that have been done.
  package var stepsDone: Int { engine.world.nextStep - (engine.world.isStepPending ? 1 : 0) }

  /// The result of the run, as if it ended now.
  public var result: RunResult {
    var result = engine.resultSoFar
    result.trace = trace
    return result
  }

  /// The result of the run, as if it ended now, with the problems that would make a verdict meaningless.
  package var resultAtEnd: RunResult {
    var result = result
    result.problems = engine.problems
    return result
  }

  // MARK: Going back

  /// Returns a checkpoint of the present moment; nil if the app under test cannot be restored and must be run again.
  package func makeCheckpoint() -> Checkpoint? {
    engine.snapshot().map { Checkpoint(snapshot: $0, mark: log.mark()) }
  }

  /// Restarts the run, with another plan if one is given; checkpoints of the previous run become invalid.
  ///
  /// - Parameter plan: The other plan.
  package func restart(with plan: SimulationPlan? = nil) {
    if let plan { sharedPlan = SharedPlan(plan) }
    begin().nameAllEvents()
  }

  /// Runs another plan from its start, and then returns to the present moment unchanged.
  ///
  /// - Parameters:
  ///   - plan: The other plan.
  ///   - body: Receives this session at the start of the other plan.
  package func aside<Result, Failure: Error>(
    _ plan: SimulationPlan, _ body: (SimulationSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (presentPlan, presentEngine, presentLog) = (sharedPlan, engine, log)
    defer { (sharedPlan, present, log, next) = (presentPlan, presentEngine, presentLog, nil) }
    return try presentEngine.aside { () throws(Failure) in
      // The present run is set aside, not ended.
      present = nil
      SimulationLoop.current?.environment = nil
      restart(with: plan)
      defer { end() }
      return try body(self)
    }
  }

  /// Returns to a moment of this session.
  package func goBack(to moment: Checkpoint) {
    next = nil
    engine.restore(moment.snapshot)
    log.goBack(to: moment.mark)
  }
}

extension SimulationSession: OrderSource {
  var scheduleSoFar: Schedule? { nil }

  var repetition: (@Sendable () -> Void)? {
    { [sharedPlan, oracle, makeApp] in _ = Simulator.run(sharedPlan.plan, oracle: oracle, makeApp: makeApp) }
  }
}
