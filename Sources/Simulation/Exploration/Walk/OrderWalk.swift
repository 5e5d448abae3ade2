/// A run whose decisions are made one by one, and taken back.
///
/// The described app is put back by a snapshot. Any other app is made again, and the decisions up to the moment are made
/// again: this is exact, because a run is a function of its scenario, its app and its decisions.
///
/// What every event changes is checked for exclusive access in debug builds only, as it is in the engine.
@MainActor
final class OrderWalk {
  private let sharedPlan: SharedPlan
  var plan: SimulationPlan { _read { yield sharedPlan.plan } }
  let mode: OrderMode
  let horizon: Int64
  private let session: SimulationSession
  var engine: Engine
  let recorder: OrderRecorder
  /// The decisions so far: which of the events that could come next did.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var choices: [Int] = []
  /// How many of the decisions were not for the first event in the default order.
  var differences = 0
  /// How many events were done in all, also those that were done again.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var eventsDone = 0
  /// Whether the app can be put back to an earlier moment.
  private(set) var usesSnapshots: Bool
  /// Whether all of the app's state is known to the engine.
  let isDescribed: Bool

  /// What has happened so far, but for the order of independent events.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var history = OrderHistory()
  /// What stands for each event that was brought forth so far, by the number of its submission.
  var submissionIDs: [UInt64] = []
  /// What is known of footprints; nil where no two events can be independent.
  let footprints: EventFootprint.Rules?
  /// What would have happened behind each of the candidates that are kept, where it may have been reached before.
  var histories: [OrderHistory?] = []

  /// What is known of the times of events; nil where no latency leaves one open.
  var times: OpenTimes?
  /// Whether there is a latency that leaves a time open.
  let leavesTimesOpen: Bool
  /// Whether it was noticed that events at their earliest times are not enough.
  var missesLaterTimes = false
  /// How many decisions there were before the first answer that could have come later; nil before it.
  var firstRange: Int?
  let watch: TimeWatch
  /// The ways in which the last event can have happened, if that is what is decided next: at which times it came.
  var variants: [Variant] = []
  /// Whether an order was left out because what happens depends on the time in a way that is not known.
  var missesTimes = false
  /// Whether the time since the start makes a difference.
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
    mergesStates: Bool, watch: TimeWatch
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
      let new = OrderRecorder(judge.projections ?? [], recordsCalls: mergesStates && !(app is DescribedApp))
      recorder = new
      return new
    }
    self.recorder = recorder ?? OrderRecorder([], recordsCalls: false)
    let app = engine.app
    isDescribed = app is DescribedApp
    usesSnapshots = app.snapshot() != nil
    // The events of one SDK all touch its machine: only between SDKs is there independence to be known before.
    let sdkCount = plan.sdks.count
    let callbacks = plan.registry.callbacks
    footprints =
      sdkCount > 1
      ? judge.projections.map {
        EventFootprint.Rules($0, isAppDescribed: app is DescribedApp, sdkCount: sdkCount, callbacks: callbacks)
      } : nil
  }

  /// Begins again from the start.
  private func restart() {
    recorder.reset()
    engine = session.makeEngine(sharedPlan) { [recorder] _ in recorder }
    times?.reset()
    variants = []
    firstRange = nil
    history = OrderHistory()
    submissionIDs.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
    differences = 0
  }

  // MARK: Going forward

  /// Does events until there is a choice.
  ///
  /// - Returns: How many events may come next; 0 at the end of the run.
  func runToDecision() -> Int {
    while true {
      let count = collect()
      if count != 1 { return count }
      perform(engine.enabled[0])
    }
  }

  /// Collects what may come next: events, or ways in which the last event can have happened.
  ///
  /// - Returns: How many there are; 0 at the end of the run.
  func collect() -> Int {
    if !variants.isEmpty { return variants.count }
    let engine = engine
    if let times { return engine.collectLegal(times, horizon: horizon) }
    let count = engine.collectLegal(mode, horizon: horizon)
    if leavesTimesOpen, count > 0, !missesLaterTimes {
      missesLaterTimes =
        engine.couldEndEarlier || firstRange != nil && engine.couldBeLater(behind: count, horizon: horizon)
    }
    return count
  }

  /// Decides for what may come next, where nothing will be taken back.
  func choose(_ position: Int) {
    note(position)
    variants.isEmpty ? perform(engine.enabled[position]) : take(variants[position])
  }

  /// Decides for what could come next at a moment to which the walk has just come back.
  func choose(_ position: Int, at point: BranchPoint) {
    note(position)
    if point.variants.isEmpty {
      perform(candidates[point.candidates + position])
    } else {
      take(point.variants[position])
    }
  }

  private func note(_ position: Int) {
    choices.append(position)
    if position > 0 { differences += 1 }
  }

  /// Does an event that may come next.
  func perform(_ candidate: EventQueue.Candidate) {
    if let times { return perform(candidate, times) }
    if let history = history(behind: candidate) { self.history = history }
    perform(candidate, at: nil)
  }

  func perform(_ candidate: EventQueue.Candidate, at time: VirtualInstant?) {
    // Held for all of it, as each look at a property of a class counts a reference.
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
  }

  // MARK: Histories

  /// What will have happened behind an event; nil if that is not followed.
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

  /// What an event that could come next may touch; nil if that is not followed.
  func footprint(of candidate: EventQueue.Candidate) -> EventFootprint? {
    guard let footprints, times == nil else { return nil }
    return engine.world.queue.withEvent(at: candidate.place) { footprints.footprint(of: $0) }
  }

  /// Makes decisions from the start; the default ones after the last.
  func replay(_ choices: [Int]) {
    restart()
    for choice in choices {
      let count = runToDecision()
      guard count > 0 else { return }
      choose(min(choice, count - 1))
    }
  }

  /// Begins a search behind some decisions; nothing is kept of an earlier search.
  func begin(_ choices: [Int]) {
    candidates.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    histories.removeAll(keepingCapacity: true)
    replay(choices)
  }

}
