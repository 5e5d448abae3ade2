/// A run whose decisions are made one by one, and taken back.
///
/// The described app is put back by a snapshot. Any other app is made anew, and the decisions up to the moment are made
/// again: this is exact, because a run is a function of its scenario, its app and its decisions.
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
  private(set) var choices: [Int] = []
  /// How many of the decisions were not for the first event in the default order.
  private(set) var differences = 0
  /// How many events were done in all, also those that were done again.
  var eventsDone = 0
  /// Whether the app can be put back to an earlier moment.
  private(set) var usesSnapshots: Bool
  /// Whether all of the app's state is known to the engine.
  private let isDescribed: Bool

  /// What has happened so far, but for the order of independent events.
  private(set) var history = OrderHistory()
  /// What stands for each event that was brought forth so far, by the number of its submission.
  private var submissionIDs: [UInt64] = []
  /// What is known of footprints; nil where no two events can be independent.
  private let footprints: EventFootprint.Rules?
  /// What would have happened behind each of the candidates that are kept, where it may have been reached before.
  private var histories: [OrderHistory?] = []

  /// What is known of the times of events; nil where no latency leaves one open.
  private(set) var times: OpenTimes?
  /// Whether there is a latency that leaves a time open.
  private let leavesTimesOpen: Bool
  /// Whether it was noticed that events at their earliest times are not enough.
  private var missesLaterTimes = false
  /// How many decisions there were before the first answer that could have come later; nil before it.
  private var firstRange: Int?
  private let watch: TimeWatch
  /// The ways in which the last event can have happened, if that is what is decided next: at which times it came.
  private(set) var variants: [Variant] = []
  /// Whether an order was left out because what happens depends on the time in a way that is not known.
  private(set) var missesTimes = false
  /// Whether the time since the start makes a difference.
  private let seesStart: Bool

  private var candidates: [EventQueue.Candidate] = []
  private var numbers: [UInt64] = []

  /// A decision to which the walk can come back.
  struct Moment {
    fileprivate let snapshot: Engine.Snapshot?
    fileprivate let numbers: Int
    fileprivate let candidates: Int
    fileprivate let choices: Int
    fileprivate let differences: Int
    fileprivate let history: OrderHistory
    fileprivate let submissions: Int
    fileprivate let variants: [Variant]
    fileprivate let times: OpenTimes.State?
  }

  /// One of the ways in which an event can happen, by the answers to the comparisons of times in it.
  struct Variant {
    fileprivate let snapshot: Engine.Snapshot
    fileprivate let numbers: [UInt64]
    fileprivate var times: OpenTimes.State
    fileprivate let key: StateKey
  }

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
    if let times { return engine.collectLegal(times, horizon: horizon) }
    let count = engine.collectLegal(mode, horizon: horizon)
    if leavesTimesOpen, count > 0, !missesLaterTimes {
      missesLaterTimes =
        engine.couldEndEarlier || firstRange != nil && engine.couldBeLater(behind: count, horizon: horizon)
    }
    return count
  }

  /// Whether orders are missed as long as each event comes at its earliest time.
  var needsOpenTimes: Bool { times == nil && leavesTimesOpen && (missesLaterTimes || watch.wasAsked) }

  /// Leaves the times of events open from now on, which takes longer.
  ///
  /// - Parameter keepsRequirements: Whether times are to be found for whole runs.
  func leaveTimesOpen(keepsRequirements: Bool = false) {
    guard leavesTimesOpen, times == nil else { return }
    times = OpenTimes(keepsRequirements: keepsRequirements)
    watch.wasAsked = false
  }

  /// Decides for what may come next, where nothing will be taken back.
  func choose(_ position: Int) {
    note(position)
    variants.isEmpty ? perform(engine.enabled[position]) : take(variants[position])
  }

  /// Decides for what could come next at a moment to which the walk has just come back.
  func choose(_ position: Int, at moment: Moment) {
    note(position)
    if moment.variants.isEmpty {
      perform(candidates[moment.candidates + position])
    } else {
      take(moment.variants[position])
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

  private func perform(_ candidate: EventQueue.Candidate, at time: VirtualInstant?) {
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

  // MARK: Open times

  /// Does an event, in each way in which it can happen at the times that are open.
  private func perform(_ candidate: EventQueue.Candidate, _ times: OpenTimes) {
    engine.collectWaiting()
    let isPossible =
      if let end = engine.runEnd, engine.world.queue.isEndOfRun(candidate) {
        times.requireEnd(end, before: engine.enabled, in: engine.world) && times.require(now: engine.world.now)
      } else {
        times.require(candidate, among: engine.enabled, in: engine.world, end: engine.runEnd)
      }
    assert(isPossible, "an event was offered that cannot come")
    let start = OpenEvent(
      candidate: candidate, snapshot: usesSnapshots ? engine.snapshot() : nil, numbers: recorder.numbers,
      times: times.state)
    perform(start, [], times)
    guard !times.answers.isEmpty else { return }
    guard start.snapshot != nil else {
      missesTimes = true
      return
    }
    let found = waysOn(from: start, behind: [], times)
    take(found[0])
    if found.count > 1 { variants = found }
  }

  /// The moment before an event whose time is open.
  private struct OpenEvent {
    let candidate: EventQueue.Candidate
    let snapshot: Engine.Snapshot?
    let numbers: [UInt64]
    let times: OpenTimes.State
  }

  /// Does an event whose comparisons of times have certain answers, and what follows at once.
  private func perform(_ event: OpenEvent, _ script: [Bool], _ times: OpenTimes) {
    watch.current = times
    perform(event.candidate, at: times.begin(script))
    engine.submitNext()
    engine.collectWaiting()
    times.askWhatIsOverdue(among: engine.enabled, in: engine.world)
  }

  /// The ways in which an event can happen whose first comparisons have certain answers.
  ///
  /// Where both answers to a comparison lead to the same state, it makes no difference, and leaves times as open as they
  /// were.
  private func waysOn(from event: OpenEvent, behind script: [Bool], _ times: OpenTimes) -> [Variant] {
    guard let before = event.snapshot else { return [] }
    engine.restore(before)
    recorder.restore(from: event.numbers, at: 0)
    times.state = event.times
    perform(event, script, times)
    let answers = times.answers
    guard let snapshot = engine.snapshot() else { return [] }
    let key = StateKey { hashState(into: &$0, remaining: nil) }
    var ways = [Variant(snapshot: snapshot, numbers: recorder.numbers, times: times.state, key: key)]
    for index in stride(from: answers.count - 1, through: script.count, by: -1) {
      let answer = answers[index]
      let others = waysOn(from: event, behind: answers[..<index].map(\.value) + [!answer.value], times)
      if ways.count == 1, others.count == 1, ways[0].key == others[0].key, !answer.alwaysMatters {
        ways[0].times = answer.before
      } else {
        ways += others
      }
    }
    return ways
  }

  /// Goes on with one of the ways in which the last event can have happened.
  private func take(_ variant: Variant) {
    engine.restore(variant.snapshot)
    recorder.restore(from: variant.numbers, at: 0)
    times?.state = variant.times
    variants = []
  }

  // MARK: Histories

  /// What will have happened behind an event; nil if that is not followed.
  private func history(behind candidate: EventQueue.Candidate) -> OrderHistory? {
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

  // MARK: Going back

  /// Keeps the present decision.
  ///
  /// - Parameter count: How many events may come next.
  func keep(_ count: Int) -> Moment {
    let moment = Moment(
      snapshot: usesSnapshots ? engine.snapshot() : nil, numbers: numbers.count, candidates: candidates.count,
      choices: choices.count, differences: differences, history: history,
      submissions: engine.world.queue.submissions, variants: variants,
      times: times?.state)
    guard variants.isEmpty else {
      recorder.push(to: &numbers)
      return moment
    }
    let offered = engine.enabled[..<count]
    if let footprints, times == nil {
      for candidate in offered {
        let isAlone = footprint(of: candidate) == footprints.everything
        histories.append(isAlone ? nil : history(behind: candidate))
      }
    }
    candidates.append(contentsOf: offered)
    recorder.push(to: &numbers)
    return moment
  }

  /// Comes back to a decision.
  func comeBack(to moment: Moment) {
    guard choices.count > moment.choices else { return }
    guard let snapshot = moment.snapshot else {
      replay(Array(choices.prefix(moment.choices)))
      _ = runToDecision()
      return
    }
    choices.removeLast(choices.count - moment.choices)
    if let first = firstRange, first > moment.choices { firstRange = nil }
    differences = moment.differences
    engine.restore(snapshot)
    history = moment.history
    submissionIDs.removeLast(max(0, submissionIDs.count - moment.submissions))
    recorder.restore(from: numbers, at: moment.numbers)
    variants = moment.variants
    if let state = moment.times { times?.state = state }
  }

  /// Lets go of a decision, and of those kept after it.
  func forget(_ moment: Moment) {
    if !histories.isEmpty { histories.removeLast(histories.count - moment.candidates) }
    candidates.removeLast(candidates.count - moment.candidates)
    numbers.removeLast(numbers.count - moment.numbers)
  }

  /// What will have happened behind an event that could come next at a moment; nil if no other way leads there for sure.
  func history(_ position: Int, at moment: Moment) -> OrderHistory? {
    histories.isEmpty ? nil : histories[moment.candidates + position]
  }

  // MARK: State

  /// What the rest of the run, and what is seen of the run as a whole, depends on.
  ///
  /// - Parameter remaining: How many differences there may still be; nil if the default order does not matter.
  func stateKey(remaining: Int?) -> StateKey {
    guard let times else { return StateKey { hashState(into: &$0, remaining: remaining) } }
    watch.current = times
    return StateKey { hasher in
      guard variants.isEmpty else {
        hasher.combine(remaining)
        for variant in variants {
          hasher.combine(variant.key)
          variant.times.bounds.hash(into: &hasher, withStart: true)
        }
        return
      }
      times.hash(into: &hasher, withStart: seesStart || remaining != nil) {
        hashState(into: &$0, remaining: remaining)
      }
    }
  }

  private func hashState(into hasher: inout Hasher, remaining: Int?) {
    engine.world.hash(
      into: &hasher, inOrder: remaining != nil, mode: mode, stepCount: engine.stepCount, isAppKnown: isDescribed)
    recorder.hash(into: &hasher)
    hasher.combine(remaining)
    if isDescribed, let app = engine.app as? DescribedApp {
      app.hashState(into: &hasher)
      engine.environment?.hashState(into: &hasher)
    } else {
      // What is not known to the engine is a function of what the app was called with, and of what it looked at.
      engine.environment?.hashState(into: &hasher)
      hasher.combine(recorder.calls)
      hasher.combine(engine.progress.appReads)
    }
  }

  /// What the verdict and the outcome of a run that has ended depend on.
  func endKey() -> StateKey {
    StateKey { hasher in
      recorder.hash(into: &hasher)
      hasher.combine(engine.illegalStep?.step)
      engine.work.prune()
      hasher.combine(engine.work.open.count)
      engine.world.hashEnd(into: &hasher)
    }
  }
}

extension Engine {
  /// Who of the app hears of what the system does next.
  fileprivate var listeners: OrderRecorder.Listeners {
    var listeners = OrderRecorder.Listeners()
    // Whatever the first call is, the process begins with it.
    guard world.appCodeHasRun else { return listeners }
    listeners.hasDelegate = app.applicationDelegate != nil || app.sceneDelegate != nil
    listeners.hasObserver = environment?.observedCenter != nil
    return listeners
  }
}
