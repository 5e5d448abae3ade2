import DeterministicExecution

/// A run that its owner takes event by event: chooses what comes next, looks at the state, and goes back.
///
/// A session lives inside `run(_:makeApp:body:)`, on the thread of the caller and as the main actor of its simulation.
@MainActor
public final class SimulationSession {
  /// A moment of the session to which it can go back.
  public struct Moment {
    let snapshot: Engine.Snapshot
  }

  /// The scenario that is run.
  public let plan: SimulationPlan
  private let engine: Engine
  private let settle: () -> Void
  private var next: [PendingEvent]?

  private init(_ plan: SimulationPlan, app: any AppUnderTest, settle: @escaping () -> Void) {
    self.plan = plan
    self.settle = settle
    engine = Engine(plan: plan, app: app, oracle: FirstInFirstOutOracle(), sink: Trace())
  }

  /// Runs a body that steps through a scenario.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - makeApp: Makes the app under test.
  ///   - body: Gets the session, which must not leave it.
  public nonisolated static func run<Result: Sendable>(
    _ plan: SimulationPlan, makeApp: AppFactory, body: @MainActor (SimulationSession) throws -> Result
  ) rethrows -> Result {
    let executor = SimulationMainExecutor()
    executor.keepJobsFromOutside()
    return try executor.enter { loop in
      let kept = KeptLoop(loop: loop)
      return try MainActor.assumeIsolated {
        try perform(plan, app: makeApp(plan), body: body) { kept.loop.runReadyJobs() }
      }
    }
  }

  /// The loop does not leave its thread: what captures it is called before `enter` returns.
  private struct KeptLoop: @unchecked Sendable {
    let loop: SimulationLoop
  }

  private static func perform<Result>(
    _ plan: SimulationPlan, app: any AppUnderTest, body: @MainActor (SimulationSession) throws -> Result,
    settle: @escaping () -> Void
  ) rethrows -> Result {
    let session = SimulationSession(plan, app: app, settle: settle)
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
    engine.finishEvent(settle)
    return true
  }

  // MARK: What has come of it

  /// What happened so far.
  public var trace: Trace { engine.progress.sink as? Trace ?? Trace() }

  /// How many events there were.
  public var eventCount: Int { engine.eventCount }

  /// When the last step was done; nil if there are steps to come.
  public var lastStepEnd: VirtualInstant? { engine.isLastStepDone ? engine.world.lastStepTime : nil }

  /// The present virtual time.
  public var now: VirtualInstant { engine.world.now }

  /// What holds now.
  public var state: FinalState { engine.finalState }

  /// What would come of the run if it ended now.
  public var result: RunResult {
    var (_, result) = engine.finish()
    result.trace = trace
    return result
  }

  // MARK: Going back

  /// Keeps the present moment; nil if the app under test cannot be put back, and must be run again.
  public func keepMoment() -> Moment? {
    engine.snapshot().map(Moment.init)
  }

  /// Goes back to a moment of this session.
  public func goBack(to moment: Moment) {
    next = nil
    engine.restore(moment.snapshot)
  }
}
