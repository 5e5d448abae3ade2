import DeterministicExecution

/// The engine of a run: collects the events that could come next, lets the oracle choose, performs and records them.
///
/// The engine runs on the main actor of its simulation, as app delegates do on a device: a callback is a plain call.
///
/// Exclusive access to what every event changes is checked in debug builds only: the check takes a quarter of the time
/// of a delivery. This is sound because no access spans a call into app code: machines and queues are values whose
/// methods call only each other. All tests run with the checks.
@MainActor
final class Engine {
  let sharedPlan: SharedPlan
  /// The steps that a client has added to a running device, after those of the plan.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var addedSteps: [PlannedStep] = []
  let app: any AppUnderTest
  /// The loop that runs the app's async work; nil where only the engine runs.
  let loop = SimulationLoop.current
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var world: World
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var environment: AppEnvironment? {
    didSet { noteAppChange() }
  }
  let responder: CallbackResponder
  private var oracle: any Oracle
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var stepCount: Int
  /// The state that the app's code sees during a call of the system; nil between calls.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var stateDuringCall: ProcessState?
  /// What stand-ins store for the app on the device, by type. It is not part of a snapshot: an app in Swift is run
  /// again.
  var storedObjects: [ObjectIdentifier: AnyObject] = [:]
  /// The number of random values that the app has got in the run.
  var randomValueCount: UInt64 = 0
  /// The time of the next step, if a client added it to a running device; nil for a step of the plan.
  private var addedStepTime: VirtualInstant?
  /// The index of the system's last event before it waited for that step.
  private var addedStepCause: Int?
  /// The run stops after this many events.
  let eventLimit: Int
  /// How long the run waits for events after the last step, in microseconds.
  let settle: Int64
  /// The events that could come next, as last collected.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var enabled: [EventQueue.Candidate] = []
  /// The version of the app's objects, for snapshots.
  var appVersions = AppVersions()

  /// The record of the run so far.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var runRecord: RunRecord

  var eventCount: Int { runRecord.eventCount }
  var currentEvent: Int { runRecord.currentEvent }
  var illegalStep: IllegalStep? { runRecord.illegalStep }

  /// The integration that calls the SDKs for an app that implements only delegates; nil before the first call.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var standardIntegration: StandardIntegration?

  /// The async work that the app has started.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var work = AppWork()

  /// The log of the oracle's decisions; nil if it is not needed.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var orderLog: OrderLog?

  /// Who decides the order; nil if it is the oracle.
  weak var orderSource: (any OrderSource)?

  /// The calls of app code that has left the run.
  let refusals = SimulationLink.Refusals()

  /// The app's response to the current callback; nil before the call.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var receivedResponse: SDKResponse?

  /// Each SDK's queues on the main thread.
  let sdkQueues: [[SerialQueue]]
  /// Storage for an SDK's effects, reused from one input to the next.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var spareEffects = SDKEffects()

  /// The scenario, checked and translated.
  var plan: SimulationPlan { _read { yield sharedPlan.plan } }

  /// Returns a step of the scenario, or one that was added to it.
  func plannedStep(_ index: Int) -> PlannedStep {
    let count = sharedPlan.plan.steps.count
    return index < count ? sharedPlan.plan.steps[index] : addedSteps[index - count]
  }

  init(
    plan sharedPlan: SharedPlan, app: any AppUnderTest, oracle: any Oracle, sink: any TraceSink & Sendable,
    responder: CallbackResponder
  ) {
    self.responder = responder
    self.sharedPlan = sharedPlan
    self.app = app
    self.oracle = oracle
    runRecord = RunRecord(sink: sink)
    // Read field by field, because reading the plan as a whole would copy it.
    if sharedPlan.plan.recordsOrder { orderLog = OrderLog() }
    if !sharedPlan.plan.schedule.isEmpty {
      runRecord.follower = ScheduleFollower(
        sharedPlan.plan.schedule, ignoresLatencies: sharedPlan.plan.ignoresLatencies)
    }
    stepCount = sharedPlan.plan.steps.count
    eventLimit = sharedPlan.plan.eventLimit
    settle = sharedPlan.plan.scenario.settle.microseconds
    world = World(sharedPlan)
    sdkQueues = SerialQueue.queues(of: world.sdks)
    enabled.reserveCapacity(8)
    spareEffects.reserveCapacity(8)
    loop?.beginRun(self)
  }

  /// Performs one event.
  ///
  /// - Returns: False if no event is left.
  func advance() -> Bool {
    guard illegalStep == nil, !isAtEventLimit else { return false }
    if world.hasNextInput(of: stepCount) { prepare() }
    guard let event = takeNext() else { return false }
    perform(event)
    return illegalStep == nil
  }

  /// Whether the run is stopped because it has reached a limit on events or async work.
  ///
  /// An SDK that retries forever, or endless async code of the app, would otherwise exhaust the machine's memory.
  var isAtEventLimit: Bool { eventCount >= eventLimit || runRecord.endlessCall != nil }

  /// Returns the events that could come next, in the default order; none if the run has ended.
  func nextEvents() -> [PendingEvent] {
    guard illegalStep == nil, !world.isOver, !isAtEventLimit else { return [] }
    if world.hasNextInput(of: stepCount) { prepare() }
    guard illegalStep == nil, collectOffered() else { return [] }
    return enabled.compactMap { world.queue[$0.place] }
  }

  /// Performs one of the events that `nextEvents()` has just returned.
  ///
  /// - Parameter position: Its position among them.
  func advance(choosing position: Int, at time: VirtualInstant? = nil) {
    perform(takeOffered(position, at: time))
  }

  /// Performs all events, and after each of them the work that the app's code has started.
  func run() {
    repeat {
      while advance() { finishEvent() }
    } while waitForWorkOutside()
  }

  /// Ends the run and returns the sink with its events, and the result.
  func finish() -> (any TraceSink & Sendable, RunResult) {
    var unfinished: [UnfinishedWork] = []
    if let loop { unfinished = unfinishedWork(on: loop) }
    var result = resultSoFar
    result.order = orderLog?.schedule
    result.ordersTasks = SimulationLoop.current?.usesHooks ?? true
    result.problems = problems(with: unfinished)
    endWork(leaving: unfinished)
    // Another thread may have made a call in the meantime.
    if plan.appWork.realTime != .isIgnored { result.problems.callsFromOutside = refusals.close() }
    return (runRecord.sink, result)
  }

  /// The present state.
  var finalState: FinalState {
    FinalState(
      screen: world.screen, storedLink: world.storedLink, process: world.platform.process,
      scene: world.platform.scene, isInstalled: world.router.isInstalled, closedGates: world.closedGates,
      pending: world.eventsToCome.map(\.label).sorted())
  }

  // MARK: Choosing

  /// Submits what follows from the present state: the system's next step, or else the scenario's.
  func prepare() {
    while world.systemSteps.isEmpty {
      guard !world.systemInputs.isEmpty else {
        if !world.isStepPending { submitStep() }
        return
      }
      begin(world.systemInputs.removeFirst())
      guard illegalStep == nil else { return }
    }
    guard let step = world.systemSteps.popFirst() else { return }
    world.isSystemStepPending = true
    let rule = step.rule
    world.queue.submit(
      PendingEvent(
        earliest: world.now, latest: world.now, cause: world.systemCause, queue: .lifeCycle,
        rule: .platform(rule), scope: .device, action: .system(consume step)))
  }

  private func submitStep() {
    guard world.nextStep < stepCount else { return }
    let index = world.nextStep
    world.nextStep += 1
    world.isStepPending = true
    var time = world.now
    if let addedTime = addedStepTime.take() {
      time = addedTime
    } else if let delay = plannedStep(index).delay {
      time = time.advanced(by: delay)
    }
    let systemEvent = addedStepCause.take() ?? world.lastSystemEvent
    world.queue.submit(
      PendingEvent(
        earliest: time, latest: time, cause: world.lastStepEvent,
        secondCause: max(systemEvent, world.lastStepEvent) == world.lastStepEvent ? 0 : systemEvent,
        queue: .user, rule: .simulation(.userStep), scope: .device, action: .step(index)))
  }

  /// Adds a step after the existing ones, all of which have been done.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - time: The time of the step.
  ///   - cause: The system's last event before it waited for the step. A scenario has submitted its step by then.
  func append(_ step: PlannedStep, at time: VirtualInstant, behind cause: Int) {
    releaseSchedule()
    world.continueAfterEnd()
    addedSteps.append(step)
    stepCount += 1
    addedStepTime = time
    addedStepCause = cause
  }

  /// Takes the next event, and logs the names among which the oracle chose it.
  private func takeLogged() -> PendingEvent? {
    guard world.collectNext(&enabled, settle: settle, stepCount: stepCount) else { return nil }
    orderLog?.see(world.queue) { event in event.scheduleLabel(in: self) }
    let events = enabled.compactMap { world.queue[$0.place] }
    let choice = enabled.count == 1 ? 0 : choose()
    orderLog?.chose(choice, among: events)
    return world.take(enabled[choice])
  }

  private func takeNext() -> PendingEvent? {
    if runRecord.follower != nil { return takeScheduled() }
    if orderLog != nil { return takeLogged() }
    if oracle.takesFirst { return world.takeFirst(settle: settle, stepCount: stepCount) }
    guard world.collectNext(&enabled, settle: settle, stepCount: stepCount) else { return nil }
    return world.take(enabled[enabled.count == 1 ? 0 : choose()])
  }

  /// Returns the position of the event that the oracle chooses.
  private func choose() -> Int {
    if oracle.takesFirst { return 0 }
    // The decision shares the queue's storage and must be released before the queue changes.
    let choice = oracle.choose(Decision(queue: world.queue, candidates: enabled, now: world.now))
    precondition(enabled.indices.contains(choice), "The oracle chose an event that was not offered")
    return choice
  }

  /// Takes the event that comes next by the scenario's schedule.
  private func takeScheduled() -> PendingEvent? {
    guard collectOffered(), let position = scheduledPosition(of: enabled.compactMap { world.queue[$0.place] }) else {
      return nil
    }
    return takeOffered(position)
  }

  /// Takes an event among those offered, and records it for the schedule.
  private func takeOffered(_ position: Int, at time: VirtualInstant? = nil) -> PendingEvent {
    let event = world.take(enabled[position])
    if let time = time ?? runRecord.follower?.time(of: event), time > world.now { world.now = time }
    runRecord.follower?.happened(event)
    return event
  }

  /// Collects the events that could come next before the run's end, in the default order.
  ///
  /// - Returns: False if there is none.
  private func collectOffered() -> Bool {
    guard !world.isOver else { return false }
    if !world.collectNext(&enabled, settle: settle, stepCount: stepCount) {
      enabled.removeAll(keepingCapacity: true)
    } else if let end = world.end(settle: settle, stepCount: stepCount) {
      enabled.removeAll { $0.earliest.microseconds > end.microseconds }
    }
    holdStepBack()
    nameEvents()
    dropEventsAfterEnd()
    offerAnytimeSteps(behind: enabled.count)
    return !enabled.isEmpty
  }

  // MARK: Doing

  func perform(_ event: PendingEvent) {
    // Machines' actions and the system's steps are checked against the rules where they arise; this is the rest.
    if !holds(event.rule), event.rule.isOf(SimulationRule.self) {
      if event.isStep { world.isStepPending = false }
      return
    }
    switch event.action {
    case .step(let index): performStep(index, event)
    case .anytime(let index): performAnytimeStep(index, event)
    case .end: world.isOver = true
    case .system(let step): performSystem(step, event)
    case .sdkAnswer(let index, let exchange): performAnswer(index, exchange, event)
    case .sdkCallback(let index, let callback): performCallback(index, callback, event)
    case .sdkTimer(let index, let timer): performTimer(index, timer, event)
    case .appWork(let work): performWork(work, event)
    }
  }

  /// Stops the run because a step of the scenario is not possible.
  func stop(at step: Int, _ explanation: String, rule: RuleID) {
    runRecord.illegalStep = IllegalStep(
      step: step, location: plannedStep(step).location, explanation: explanation, rule: rule)
  }

  // MARK: Recording

  /// The present moment, read field by field, because reading the world as a whole would copy it.
  private var moment: World.Present {
    World.Present(time: world.shownTime, process: world.platform.process, scene: world.platform.scene)
  }

  /// Records the event being performed, as the cause of what it sets off.
  func record(_ occurrence: Occurrence, _ lane: Lane, _ event: PendingEvent) {
    runRecord.currentEvent = record(
      occurrence, lane, rule: event.rule, cause: event.cause, secondCause: event.secondCause)
  }

  /// Records something that the current event sets off at once.
  @discardableResult
  func record(_ occurrence: Occurrence, _ lane: Lane, rule: RuleID, cause: Int? = nil, secondCause: Int = 0) -> Int {
    runRecord.record(occurrence, lane, at: moment, rule: rule, cause: cause, secondCause: secondCause)
  }

  /// Calls the app, and records the call, or that nothing handled it.
  ///
  /// The event is recorded before anything that the app does in it, or as lost if the app does not implement it.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - event: The pending event that is being performed.
  ///   - call: Makes the call and returns the app's result, or true.
  /// - Returns: Whether the app implements the callback, and what it returned.
  func deliver(_ callback: SDKCallback, _ event: PendingEvent, _ call: () -> Bool) -> SDKResponse {
    runRecord.begin(callback, event, at: moment)
    let marker = responder.begin()
    var returned = true
    trackWork(startedIn: callback.name) { returned = call() }
    let responded = responder.end(marker)
    runRecord.end(callback, responded: responded)
    return SDKResponse(responded: responded, returned: returned)
  }

  /// Records that an SDK has a callback for the app, but there is no delegate.
  func lose(_ callback: SDKCallback, _ event: PendingEvent) {
    guard !callback.isAskedForFirst else { return runRecord.withhold(callback, at: moment.time, .hasNoDelegate) }
    record(.lost(callback), .sdk(callback.sdk), event)
  }

  /// Returns whether a rule holds in this run.
  func holds(_ rule: RuleID) -> Bool { plan.rules.isOn(rule) }
}
