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
  private let makeApp: AppFactory
  private let responder: CallbackResponder
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
  /// Whether the order of what is still to come can be seen at the end.
  private let showsOrderOfPending: Bool

  /// What has happened so far, but for the order of independent events.
  private(set) var history = OrderHistory()
  /// What stands for each event that was brought forth so far, by the number of its submission.
  private var submissionIDs: [UInt64] = []
  /// What is known of footprints; nil where no two events can be independent.
  private let footprints: EventFootprint.Rules?
  /// What would have happened behind each of the candidates that are kept, where it may have been reached before.
  private var histories: [OrderHistory?] = []

  /// When events came; nil where nothing depends on that.
  var times: OrderTimes?
  /// How many events could come next at the last decision in any case.
  private var earlyCount = 0
  /// The events that come next only if answers before them come later, behind those that may come next in any case.
  var laterEvents: [LaterOrders.Event] = []
  /// Whether such events are looked for.
  var lookout = Lookout.none {
    didSet { times = mode == .timed && lookout != .none ? OrderTimes() : nil }
  }
  /// At how many decisions it had to be found out whether there are any.
  var laterDecisions = 0
  /// Whether the present decision is one of them.
  var isLaterDecision = false
  /// What turned out to be needed so as to miss none of them.
  var neededLookout = Lookout.none
  /// How many decisions there were before the first answer that could have come later; nil before it.
  var firstRange: Int?

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
    /// How many events could come next in any case.
    fileprivate let early: Int
    let later: LaterMoment?
    fileprivate let mark: OrderTimes.Mark?
  }

  init(
    _ plan: SimulationPlan, judge: OrderJudge, mode: OrderMode, horizon: Duration?, responder: CallbackResponder,
    mergesStates: Bool, makeApp: @escaping AppFactory
  ) {
    sharedPlan = SharedPlan(plan)
    self.mode = mode
    self.horizon = horizon?.microseconds ?? .max
    self.makeApp = makeApp
    self.responder = responder
    let app = makeApp(plan)
    isDescribed = app is DescribedApp
    recorder = OrderRecorder(judge.projections ?? [], recordsCalls: mergesStates && !(app is DescribedApp))
    engine = Engine(
      plan: sharedPlan, app: app, oracle: FirstInFirstOutOracle(), sink: recorder, responder: responder)
    usesSnapshots = app.snapshot() != nil
    showsOrderOfPending = judge.seesOrderOfPending
    // The events of one SDK all touch its machine: only between SDKs is there independence to be known before.
    let sdkCount = plan.sdks.count
    let callbacks = plan.registry.callbacks
    footprints =
      sdkCount > 1
      ? judge.projections.map {
        EventFootprint.Rules($0, isAppDescribed: app is DescribedApp, sdkCount: sdkCount, callbacks: callbacks)
      } : nil
  }

  /// Begins anew.
  private func restart() {
    startAgain(puttingOff: [:])
    choices.removeAll(keepingCapacity: true)
    differences = 0
  }

  /// Makes the app anew, to make the same decisions again.
  ///
  /// - Parameter putOff: The times until which answers are put off.
  func startAgain(puttingOff putOff: [Int: VirtualInstant]) {
    recorder.reset()
    engine = makeEngine(recorder)
    if times != nil { times = OrderTimes(putOff: putOff) }
    firstRange = nil
    history = OrderHistory()
    submissionIDs.removeAll(keepingCapacity: true)
  }

  func makeEngine(_ sink: any TraceSink & Sendable) -> Engine {
    Engine(plan: sharedPlan, app: makeApp(plan), oracle: FirstInFirstOutOracle(), sink: sink, responder: responder)
  }

  // MARK: Going forward

  /// Does events until there is a choice.
  ///
  /// - Returns: How many events may come next; 0 at the end of the run.
  func runToDecision() -> Int {
    while true {
      earlyCount = engine.collectLegal(mode, horizon: horizon)
      let count = mode == .timed ? earlyCount + lookForLaterEvents(behind: earlyCount) : earlyCount
      if count != 1 { return count }
      perform(engine.enabled[0])
    }
  }

  /// Decides for one of the events that may come next, where nothing will be taken back.
  func choose(_ position: Int) {
    note(position)
    position < earlyCount ? perform(engine.enabled[position]) : goOn(with: laterEvents[position - earlyCount])
  }

  /// Decides for one of the events that could come next at a moment to which the walk has just come back.
  func choose(_ position: Int, at moment: Moment) {
    note(position)
    if position < moment.early {
      perform(candidates[moment.candidates + position])
    } else if let later = moment.later {
      goOn(with: later.events[position - moment.early])
    }
  }

  private func note(_ position: Int) {
    choices.append(position)
    if position > 0 { differences += 1 }
  }

  func perform(_ candidate: EventQueue.Candidate) {
    eventsDone += 1
    if let history = history(behind: candidate) { self.history = history }
    if recorder.recordsCalls { recorder.listeners = engine.listeners }
    if mode == .timed { noteTime(of: candidate) }
    let event = engine.world.take(candidate)
    if case .appWork(let work) = event.action { recorder.note(work) }
    engine.perform(event)
    engine.finishEvent()
  }

  /// What will have happened behind an event; nil if that is not followed.
  private func history(behind candidate: EventQueue.Candidate) -> OrderHistory? {
    guard let footprint = footprint(of: candidate) else { return nil }
    var index = 0
    while submissionIDs.count < engine.world.queue.submissions {
      submissionIDs.append(history.id(ofSubmission: index))
      index += 1
    }
    let time = max(engine.world.now, candidate.earliest)
    return history.appending(submissionIDs[candidate.submission - 1], at: time, touching: footprint)
  }

  /// What an event that could come next may touch; nil if that is not followed.
  func footprint(of candidate: EventQueue.Candidate) -> EventFootprint? {
    guard let footprints else { return nil }
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
      submissions: engine.world.queue.submissions, early: earlyCount, later: laterMoment,
      mark: times?.mark)
    let early = engine.enabled[..<moment.early]
    if let footprints {
      for candidate in early {
        let isAlone = footprint(of: candidate) == footprints.everything
        histories.append(isAlone ? nil : history(behind: candidate))
      }
    }
    candidates.append(contentsOf: early)
    recorder.push(to: &numbers)
    return moment
  }

  /// Comes back to a decision.
  func comeBack(to moment: Moment) {
    guard choices.count > moment.choices else { return }
    if moment.later == nil, moment.snapshot == nil {
      replay(Array(choices.prefix(moment.choices)))
      _ = runToDecision()
      return
    }
    choices.removeLast(choices.count - moment.choices)
    if let first = firstRange, first > moment.choices { firstRange = nil }
    differences = moment.differences
    guard let snapshot = moment.snapshot else { return doAgain(moment.later) }
    comeBack(to: moment.later)
    engine.restore(snapshot)
    history = moment.history
    submissionIDs.removeLast(max(0, submissionIDs.count - moment.submissions))
    recorder.restore(from: numbers, at: moment.numbers)
    if moment.later == nil, let mark = moment.mark { times?.goBack(to: mark) }
  }

  /// Lets go of a decision, and of those kept after it.
  func forget(_ moment: Moment) {
    if !histories.isEmpty { histories.removeLast(histories.count - moment.candidates) }
    candidates.removeLast(candidates.count - moment.candidates)
    numbers.removeLast(numbers.count - moment.numbers)
  }

  /// What will have happened behind an event that could come next at a moment; nil if no other way leads there for sure.
  func history(_ position: Int, at moment: Moment) -> OrderHistory? {
    histories.isEmpty || position >= moment.early ? nil : histories[moment.candidates + position]
  }

  // MARK: State

  /// What the rest of the run, and what is seen of the run as a whole, depends on.
  ///
  /// - Parameter remaining: How many differences there may still be; nil if the default order does not matter.
  func stateKey(remaining: Int?) -> StateKey {
    StateKey { hasher in
      engine.world.hash(
        into: &hasher, inOrder: remaining != nil || showsOrderOfPending, mode: mode, stepCount: engine.stepCount,
        isAppKnown: isDescribed)
      recorder.hash(into: &hasher)
      hasher.combine(remaining)
      times?.hash(engine.world.queue, into: &hasher)
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
  }

  /// What stands for the decisions so far.
  func pathKey(remaining: Int) -> StateKey {
    StateKey { hasher in
      hasher.combine(choices)
      hasher.combine(remaining)
    }
  }

  /// What the verdict and the outcome of a run that has ended depend on.
  func endKey() -> StateKey {
    StateKey { hasher in
      recorder.hash(into: &hasher)
      hasher.combine(engine.illegalStep?.step)
      engine.work.prune()
      hasher.combine(engine.work.open.count)
      engine.world.hashEnd(into: &hasher, inOrder: showsOrderOfPending)
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
