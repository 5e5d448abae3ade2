import DeterministicExecution

/// A run that its owner takes event by event: chooses what comes next, looks at the state, and goes back.
///
/// A session lives inside `run(_:makeApp:body:)`, on the thread of the caller and as the main actor of its simulation.
@MainActor
public final class SimulationSession {
  /// A moment of the session to which it can go back.
  ///
  /// It is void once the session has gone back to an earlier one.
  public struct Moment {
    let snapshot: Engine.Snapshot
    let mark: SessionTrace.Mark
  }

  /// The scenario that is run.
  public private(set) var plan: SimulationPlan
  private var engine: Engine
  private var log: SessionTrace.Log
  private let makeApp: AppFactory
  private var next: [PendingEvent]?

  private init(_ plan: SimulationPlan, makeApp: @escaping AppFactory) {
    self.plan = plan
    self.makeApp = makeApp
    let sink = SessionTrace()
    log = sink.log
    engine = Engine(plan: plan, app: makeApp(plan), oracle: FirstInFirstOutOracle(), sink: sink)
    engine.nameAllEvents()
  }

  /// Runs a body that steps through a scenario.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - makeApp: Makes the app under test.
  ///   - body: Gets the session, which must not leave it.
  public nonisolated static func run<Result: Sendable>(
    _ plan: SimulationPlan, makeApp: @escaping AppFactory, body: @MainActor (SimulationSession) throws -> Result
  ) rethrows -> Result {
    let executor = SimulationMainExecutor.forSimulation()
    executor.keepJobsFromOutside()
    return try executor.enter { _ in
      try MainActor.assumeIsolated { try perform(plan, makeApp: makeApp, body: body) }
    }
  }

  private static func perform<Result>(
    _ plan: SimulationPlan, makeApp: @escaping AppFactory, body: @MainActor (SimulationSession) throws -> Result
  ) rethrows -> Result {
    let session = SimulationSession(plan, makeApp: makeApp)
    // Work that the app has left open may still find the run that it was part of.
    defer { _ = session.engine.endWork() }
    return try session.engine.responder.withResponder { try body(session) }
  }

  // MARK: Going forward

  /// The events that could come next, in their default order; none at the end of the run.
  public var nextEvents: [PendingEvent] {
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
    // What the system turns down at once belongs to this event, not to the moment at which somebody asks.
    _ = nextEvents
    return true
  }

  /// The position among `nextEvents` of the one that comes by the scenario's schedule, or else by default.
  ///
  /// It is nil if the schedule does not fit what has happened; any of the events can then be chosen.
  public var scheduledPosition: Int? { engine.scheduledPosition(of: nextEvents) }

  /// The name by which schedules know one of `nextEvents`.
  public func name(of event: PendingEvent) -> EventName? { engine.name(of: event) }

  /// What a person calls one of `nextEvents`: a step by what it does, anything else as the trace will.
  public func label(of event: PendingEvent) -> String {
    switch event.action {
    case .step(let index): engine.plan.steps[index].label
    case .anytime(let index): "anytime \(engine.plan.anytime[index].label)"
    default: event.label
    }
  }

  // MARK: What has come of it

  /// What happened so far.
  public var trace: Trace { log.trace }

  /// How many events there were.
  public var eventCount: Int { engine.eventCount }

  /// When the last step was done; nil if there are steps to come.
  public var lastStepEnd: VirtualInstant? { engine.isLastStepDone ? engine.world.lastStepTime : nil }

  /// The present virtual time.
  public var now: VirtualInstant { engine.world.now }

  /// What is still to come, whether or not it could come next, by its labels.
  public var pendingLabels: [String] { engine.world.queue.events.map(label) }

  /// What holds now.
  public var state: FinalState { engine.finalState }

  /// Whether the device has a network.
  public var isOnline: Bool { engine.world.isOnline }

  /// When the last step of the scenario that was done was done.
  public var lastStepTime: VirtualInstant { engine.world.lastStepTime }

  /// How many steps of the scenario have been done.
  public var stepsDone: Int { engine.world.nextStep - (engine.world.isStepPending ? 1 : 0) }

  /// Whether the next step of the scenario waits for the system to finish what it is doing.
  public var isSystemBusy: Bool {
    !engine.world.hasTimeForNextInput || !engine.world.systemSteps.isEmpty || !engine.world.systemInputs.isEmpty
  }

  /// What would come of the run if it ended now.
  public var result: RunResult {
    var result = engine.resultSoFar
    result.trace = trace
    return result
  }

  // MARK: Going back

  /// Keeps the present moment; nil if the app under test cannot be put back, and must be run again.
  public func keepMoment() -> Moment? {
    engine.snapshot().map { Moment(snapshot: $0, mark: log.mark()) }
  }

  /// Begins again from the start, with another plan if one is given; moments of the run before are then void.
  public func restart(with plan: SimulationPlan? = nil) {
    if let plan { self.plan = plan }
    next = nil
    _ = engine.endWork()
    SimulationLoop.current?.environment = nil
    let sink = SessionTrace()
    log = sink.log
    engine = Engine(
      plan: self.plan, app: makeApp(self.plan), oracle: FirstInFirstOutOracle(), sink: sink,
      responder: engine.responder)
    engine.nameAllEvents()
  }

  /// Runs another plan from its start, and comes back to the present moment as if nothing had been.
  ///
  /// - Parameters:
  ///   - plan: The other plan.
  ///   - body: Gets this session at the start of the other plan.
  public func aside<Result, Failure: Error>(
    _ plan: SimulationPlan, _ body: (SimulationSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (presentPlan, presentEngine, presentLog) = (self.plan, engine, log)
    defer { (self.plan, engine, log, next) = (presentPlan, presentEngine, presentLog, nil) }
    return try engine.aside { () throws(Failure) in
      defer { _ = engine.endWork() }
      restart(with: plan)
      return try body(self)
    }
  }

  /// Goes back to a moment of this session.
  public func goBack(to moment: Moment) {
    next = nil
    engine.restore(moment.snapshot)
    log.goBack(to: moment.mark)
  }
}
