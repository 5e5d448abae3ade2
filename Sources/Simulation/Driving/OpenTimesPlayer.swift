/// A player of the events of a driven run whose times latencies leave open, as in a search through all timed orders.
///
/// What an event does may depend on when it comes. If the app can be restored, the player tries the ways in which an
/// event can happen, and keeps those that differ; the decision is among them. Any other app is run again for each
/// order, so each comparison of times for which both answers are possible is a separate decision.
@MainActor
final class OpenTimesPlayer {
  /// A decision about the time of an event.
  struct Decision {
    /// The number of ways to continue.
    let count: Int
    /// The chosen one; 0 for the one at the earliest times.
    let choice: Int
    /// The event whose time it is about, by its number among those with an open time.
    let event: Int
  }

  /// An event that was performed, with the choices about its time.
  struct Move: Sendable {
    /// The event, by the number of its submission.
    let submission: Int
    let choices: [Int]
    /// Whether a test chose it although the latencies of other events do not allow it.
    let isForced: Bool
  }

  let times: OpenTimes
  private let watch = TimeWatch()
  private let session: SimulationSession
  /// Whether the test has read how much time has passed.
  var isTimeRead = false

  /// - Parameter showing: The times of the events, if they are known from an earlier run with the same decisions.
  init(_ session: SimulationSession, showing: [Int64] = []) {
    self.session = session
    times = OpenTimes(keepsRequirements: true, showing: showing)
    watch.current = times
  }

  private var engine: Engine { session.engine }

  /// The number of the last event.
  var lastEvent: Int { times.state.shown.count - 1 }

  /// Whether there have been so many events that the bounds on their times take too much memory.
  var isFull: Bool { lastEvent > Explorer.mostOpenTimes }

  /// Whether something may depend on times of which only one was tried.
  var isImprecise: Bool { isTimeRead || times.isImprecise }

  /// The times that all requirements together leave to the events; nil if these are the times of the trace.
  var laterTimes: [Int64]? {
    let earliest = times.earliestTimes
    return earliest == times.state.shown ? nil : earliest
  }

  /// Runs a body whose comparisons of times these times answer.
  func whileBound<Result>(_ body: () -> Result) -> Result {
    TimeComparisons.$decider.withValue(watch, operation: body)
  }

  /// Collects the events that may come next, as the first ones of the engine's `enabled`.
  ///
  /// - Returns: Their number; 0 at the end of the run.
  func collect() -> Int { engine.collectLegal(times, horizon: .max) }

  // MARK: Performing

  /// Performs an event that may come next.
  ///
  /// - Parameter choices: The choices about its time; behind them, the first ones.
  func perform(_ candidate: EventQueue.Candidate, _ choices: [Int]) -> [Decision] {
    let isPossible = engine.require(candidate, times)
    assert(isPossible, "an event was offered that cannot come")
    return performInOneWay(candidate, choices)
  }

  /// Performs an event again.
  ///
  /// - Returns: The decisions about its time; nil if there is no such event.
  @discardableResult
  func perform(_ move: Move) -> [Decision]? {
    guard engine.submitNext() else { return nil }
    engine.collectWaiting()
    engine.offerOptionalEvents()
    guard let candidate = engine.enabled.first(where: { $0.submission == move.submission }) else { return nil }
    guard move.isForced else { return perform(candidate, move.choices) }
    // Only its own latency counts; the events that should have come before are overdue afterwards.
    let deadlines = engine.world.queue.deadlines(of: [candidate])
    guard times.require(candidate, before: deadlines, in: engine.world, end: nil) else { return nil }
    return performInOneWay(candidate, move.choices)
  }

  private func performInOneWay(_ candidate: EventQueue.Candidate, _ choices: [Int]) -> [Decision] {
    let (start, event, count) = (times.state, lastEvent + 1, engine.eventCount)
    guard let before = session.makeCheckpoint() else {
      perform(candidate, takingOther: choices.map { $0 > 0 })
      return decisions
    }
    perform(candidate)
    guard !times.answers.isEmpty else { return [] }
    let found = EventWays(times: times, start: start) { [self] script -> (Void, StateKey)? in
      session.goBack(to: before)
      perform(candidate, script)
      return ((), key(behind: count))
    }
    let ways = found.all()
    let choice = min(choices.first ?? 0, ways.count - 1)
    session.goBack(to: before)
    times.state = start
    perform(candidate, ways[choice].answers)
    times.state = ways[choice].times
    return ways.count > 1 ? [Decision(count: ways.count, choice: choice, event: event)] : []
  }

  private func perform(
    _ candidate: EventQueue.Candidate, _ script: [Bool] = [], takingOther takesOther: [Bool] = []
  ) {
    let engine = engine
    let now = times.begin(script, takingOther: takesOther)
    let event = engine.world.take(candidate)
    engine.world.now = now
    engine.perform(event)
    engine.finishEvent()
    watch.noteReadings(of: engine)
    engine.askWhatIsOverdue(times)
  }

  /// The decisions of the last comparisons.
  private var decisions: [Decision] {
    times.answers.map { Decision(count: 2, choice: $0.isOther ? 1 : 0, event: Int($0.event)) }
  }

  /// Returns the key of the state, and of what a test sees of the events after the first ones.
  private func key(behind count: Int) -> StateKey {
    let engine = engine
    return StateKey { hasher in
      engine.world.hash(
        into: &hasher, inOrder: false, mode: .timed, stepCount: engine.stepCount, isAppKnown: engine.app is DescribedApp
      )
      (engine.app as? DescribedApp)?.hashState(into: &hasher)
      engine.environment?.hashState(into: &hasher)
      for event in session.trace.events.dropFirst(count) { hasher.combine(event.label) }
      hasher.combine(engine.illegalStep?.step)
    }
  }

  // MARK: Looking

  /// Runs comparisons that a test makes with the times of events.
  ///
  /// - Parameter choices: The answers that are not the first ones; behind them, the first ones.
  /// - Returns: The result, and the decisions.
  func compare<Result>(_ choices: [Int], _ body: () -> Result) -> (Result, [Decision]) {
    times.ask(takingOther: choices.map { $0 > 0 })
    let result = whileBound(body)
    return (result, decisions)
  }
}
