/// A run whose decisions are made one by one and can be undone.
///
/// The described app is restored from a snapshot. Any other app is created again and the earlier decisions are
/// replayed; this is exact, because a run is a function of its scenario, its app and its decisions.
///
/// Exclusive access to what every event changes is checked in debug builds only; see `Engine`.
@MainActor
final class OrderWalk {
  private let sharedPlan: SharedPlan
  var plan: SimulationPlan { _read { yield sharedPlan.plan } }
  let mode: OrderMode
  let horizon: Int64
  private let session: SimulationSession
  var engine: Engine
  let recorder: OrderRecorder
  /// The decisions so far: the position of each chosen event.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var choices: [Int] = []
  /// The number of decisions that differ from the default order.
  var differences = 0
  /// The number of events performed, including replayed ones.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var eventsDone = 0
  /// The decisions behind which the run was different when they were made again; nil if it never was.
  ///
  /// Such an app is not a function of its calls: it reads something that the simulation does not decide.
  var unrepeatable: [Int]?
  /// The number of decisions stored so far without a snapshot.
  var decisionsKept = 0
  /// Whether the app can be restored to an earlier moment.
  private(set) var usesSnapshots: Bool
  /// Whether the engine knows all of the app's state.
  let isDescribed: Bool

  /// The history of the run, without the order of independent events.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var history = OrderHistory()
  /// The identity of each event submitted so far, by the number of its submission.
  var submissionIDs: [UInt64] = []
  /// The rules of footprints; nil if no two events can be independent.
  let footprints: EventFootprint.Rules?
  /// The history after each of the stored candidates, where it may have been reached before.
  var histories: [OrderHistory?] = []

  /// The open times of events; nil while all times are fixed.
  var times: OpenTimes?
  /// Whether a latency with a range leaves a time open.
  let leavesTimesOpen: Bool
  /// Whether the earliest times of events have proved insufficient.
  var missesLaterTimes = false
  /// The number of decisions before the first answer that could have come later; nil before that answer.
  var firstRange: Int?
  let watch: TimeWatch
  /// The tracer that names the events; nil in a search, for which names would take too long.
  weak var tracer: OrderTracer?
  /// Makes an order of a search again, by its decisions, with the names of its events.
  var replay: (@Sendable ([Int]) -> Void)?
  /// The ways in which the last event can have happened, if the next decision is about its time.
  var variants: [Variant] = []
  /// For an app that cannot be restored, the answers to the comparisons of the last event that are still to be decided:
  /// whether each is not the one at the earliest times.
  var undecidedAnswers: ArraySlice<Bool> = []
  /// The decisions that are made again after the present one.
  var upcoming: ArraySlice<Int> = []
  /// Whether the time since the start matters.
  let seesStart: Bool

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var candidates: [EventQueue.Candidate] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var numbers: [UInt64] = []

  init(
    _ plan: SimulationPlan, judge: OrderJudge, mode: OrderMode, horizon: Duration?, session: SimulationSession,
    mergesStates: Bool, watch: TimeWatch, idleWatch: IdleWatch? = nil
  ) {
    sharedPlan = SharedPlan(plan)
    leavesTimesOpen = plan.leavesTimesOpen
    self.watch = watch
    seesStart = horizon != nil || (judge.projections ?? []).contains(where: \.seesTime)
    self.mode = mode
    self.horizon = horizon?.microseconds ?? .max
    self.session = session
    var recorder: OrderRecorder?
    engine = session.makeEngine(sharedPlan) { app in
      let new = OrderRecorder(
        judge.projections ?? [], recordsCalls: mergesStates && !(app is DescribedApp), watch: idleWatch)
      recorder = new
      return new
    }
    self.recorder = recorder ?? OrderRecorder([], recordsCalls: false)
    defer { engine.orderSource = self }
    let app = engine.app
    isDescribed = app is DescribedApp
    usesSnapshots = app.snapshot() != nil
    // All events of an SDK touch its machine, so only events of different SDKs can be independent.
    let sdkCount = plan.sdks.count
    let callbacks = plan.registry.callbacks
    footprints =
      sdkCount > 1
      ? judge.projections.map {
        EventFootprint.Rules($0, isAppDescribed: app is DescribedApp, sdkCount: sdkCount, callbacks: callbacks)
      } : nil
  }

  /// Restarts the run.
  private func restart() {
    recorder.reset()
    engine = session.makeEngine(sharedPlan) { [recorder] _ in recorder }
    engine.orderSource = self
    times?.reset()
    variants = []
    undecidedAnswers = []
    firstRange = nil
    history = OrderHistory()
    submissionIDs.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    differences = 0
  }

  // MARK: Going forward

  /// Performs events until there is a decision.
  ///
  /// - Returns: The number of events that may come next; 0 at the end of the run.
  func runToDecision() -> Int {
    while true {
      let count = collect()
      if count != 1 { return count }
      perform(engine.enabled[0])
    }
  }

  /// Collects the candidates of the next decision: events, or ways in which the last event can have happened.
  ///
  /// - Returns: Their number; 0 at the end of the run.
  func collect() -> Int {
    if isDecisionAboutTime { return variants.isEmpty ? 2 : variants.count }
    let engine = engine
    if let times { return engine.collectLegal(times, horizon: horizon) }
    let count = engine.collectLegal(mode, horizon: horizon)
    if count == 0, session.waitForWorkOutside(atTheEndOf: engine) { return collect() }
    if leavesTimesOpen, count > 0, !missesLaterTimes {
      missesLaterTimes =
        engine.couldEndEarlier || firstRange != nil && engine.couldBeLater(behind: count, horizon: horizon)
    }
    return count
  }

  /// Chooses a candidate, in a walk that will not return to this decision.
  func choose(_ position: Int) {
    note(position)
    if !undecidedAnswers.isEmpty {
      answer(position > 0)
    } else {
      variants.isEmpty ? perform(engine.enabled[position]) : take(variants[position])
    }
  }

  /// Chooses a candidate of a decision to which the walk has just returned.
  func choose(_ position: Int, at point: BranchPoint) {
    note(position)
    if !undecidedAnswers.isEmpty {
      answer(position > 0)
    } else if point.variants.isEmpty {
      perform(candidates[point.candidates + position])
    } else {
      take(point.variants[position])
    }
  }

  private func note(_ position: Int) {
    choices.append(position)
    if position > 0 { differences += 1 }
  }

  /// Performs an event that may come next.
  func perform(_ candidate: EventQueue.Candidate) {
    if let times { return perform(candidate, times) }
    if let history = history(behind: candidate) { self.history = history }
    perform(candidate, at: nil)
  }

  func perform(_ candidate: EventQueue.Candidate, at time: VirtualInstant?) {
    // A local reference, because each access to a property of a class retains and releases.
    let engine = engine
    eventsDone += 1
    if recorder.recordsCalls { recorder.listeners = engine.listeners }
    if leavesTimesOpen, times == nil, firstRange == nil, engine.world.queue.hasRange(at: candidate.place) {
      firstRange = choices.count
    }
    let event = engine.world.take(candidate)
    if let time { engine.world.now = time } else if firstRange != nil { engine.world.now.origin = -1 }
    if case .appWork(let work) = event.action { recorder.note(work) }
    engine.perform(event)
    engine.finishEvent()
    if leavesTimesOpen { watch.noteReadings(of: engine) }
  }

  // MARK: Histories

  /// Returns the history after an event; nil if histories are not tracked.
  func history(behind candidate: EventQueue.Candidate) -> OrderHistory? {
    guard let footprint = footprint(of: candidate) else { return nil }
    var index = 0
    while submissionIDs.count < engine.world.queue.submissions {
      submissionIDs.append(history.id(ofSubmission: index))
      index += 1
    }
    let (now, earliest) = (engine.world.now, candidate.earliest)
    let time = earliest.microseconds > now.microseconds ? earliest : now
    return history.appending(submissionIDs[candidate.submission - 1], at: time, touching: footprint)
  }

  /// Returns the footprint of an event that could come next; nil if footprints are not tracked.
  func footprint(of candidate: EventQueue.Candidate) -> EventFootprint? {
    guard let footprints, times == nil else { return nil }
    return engine.world.queue.withEvent(at: candidate.place) { footprints.footprint(of: $0) }
  }

  /// Makes the given decisions from the start, followed by default ones.
  func replay(_ choices: [Int]) {
    restart()
    upcoming = choices[...]
    defer { upcoming = [] }
    while !upcoming.isEmpty, case let count = runToDecision(), count > 0 {
      choose(min(upcoming.removeFirst(), count - 1))
    }
  }

  /// Begins a search after the given decisions, without anything of an earlier search.
  func begin(_ choices: [Int]) {
    candidates.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    histories.removeAll(keepingCapacity: true)
    replay(choices)
  }

}

extension OrderWalk: OrderSource {
  var scheduleSoFar: Schedule? { tracer?.scheduleSoFar }

  func replayLine(_ schedule: Schedule) -> String? { tracer?.replayLine(schedule) }

  var repetition: (@Sendable () -> Void)? {
    guard tracer == nil, let replay else { return nil }
    return { [choices] in replay(choices) }
  }
}
