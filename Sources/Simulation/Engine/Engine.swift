import DeterministicExecution

/// Carries out a run: collects what could come next, lets the oracle choose, does it, records it.
///
/// The engine runs as the main actor of its simulation, as app delegates do on a device: a callback is a plain call.
///
/// What every event changes is checked for exclusive access in debug builds only, as that takes a quarter of the time
/// of a delivery. It is sound because no access spans a call into app code: machines and queues are values whose
/// methods call nothing but each other. All tests run with the checks.
@MainActor
final class Engine {
  let sharedPlan: SharedPlan
  /// The steps that a client has added to a running device, behind those of the plan.
  private var addedSteps: [PlannedStep] = []
  let app: any AppUnderTest
  /// Runs the async work that the app starts; nil where nothing but the engine runs.
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
  var stateDuringCall: ProcessState?
  /// How many identifiers the app has made in the run.
  var identifierCount: UInt64 = 0
  /// When the next step is done that a client adds to a running device; nil for a step that is there from the start.
  private var addedStepTime: VirtualInstant?
  /// The last thing that the system did before it waited for that step.
  private var addedStepCause: Int?
  /// So many events are recorded before the run is stopped.
  private let eventLimit: Int
  /// Microseconds for which events are waited for after the last step.
  let settle: Int64
  /// The events that could come next, as they were collected last.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var enabled: [EventQueue.Candidate] = []
  /// How often the objects of the app have changed, as far as snapshots need to know.
  var appVersions = AppVersions()

  /// How far the run has come: what was recorded, and what was not possible.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var runRecord: RunRecord

  var eventCount: Int { runRecord.eventCount }
  var currentEvent: Int { runRecord.currentEvent }
  var illegalStep: IllegalStep? { runRecord.illegalStep }

  /// Makes the calls to the SDKs for an app that implements only delegates; nil before the first one.
  var standardIntegration: StandardIntegration?

  /// The async work that the app has started.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var work = AppWork()

  /// Writes down what the oracle decides, if anyone wants to know.
  private var orderLog: OrderLog?

  /// What app code asked for that has left the run.
  let refusals = SimulationLink.Refusals()

  /// What the app has answered to the callback that is being performed; nil before it was called.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var receivedResponse: SDKResponse?

  /// The queues of the main thread that each SDK has.
  let sdkQueues: [[SerialQueue]]
  /// Room for what an SDK wants to be done, kept from one input to the next.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var spareEffects = SDKEffects()

  /// The scenario, checked and translated.
  var plan: SimulationPlan { _read { yield sharedPlan.plan } }

  /// A step of the scenario, or one that was added to it.
  func plannedStep(_ index: Int) -> PlannedStep {
    let count = sharedPlan.plan.steps.count
    return index < count ? sharedPlan.plan.steps[index] : addedSteps[index - count]
  }

  /// The link of a text, which was taken apart before if a step or an earlier event had it.
  func link(_ text: String) -> Link { sharedPlan.plan.links[text] }

  init(
    plan sharedPlan: SharedPlan, app: any AppUnderTest, oracle: any Oracle, sink: any TraceSink & Sendable,
    responder: CallbackResponder
  ) {
    self.responder = responder
    self.sharedPlan = sharedPlan
    self.app = app
    self.oracle = oracle
    runRecord = RunRecord(sink: sink)
    // Read field by field, as the plan as a whole would be copied.
    if sharedPlan.plan.recordsOrder { orderLog = OrderLog() }
    if !sharedPlan.plan.schedule.isEmpty { runRecord.follower = ScheduleFollower(sharedPlan.plan.schedule) }
    stepCount = sharedPlan.plan.steps.count
    eventLimit = sharedPlan.plan.eventLimit
    settle = sharedPlan.plan.scenario.settle.microseconds
    world = World(sharedPlan)
    sdkQueues = SerialQueue.queues(of: world.sdks)
    enabled.reserveCapacity(8)
    spareEffects.reserveCapacity(8)
    loop?.beginRun(self)
  }

  /// Does one event.
  ///
  /// - Returns: False if nothing is to come any more.
  func advance() -> Bool {
    guard illegalStep == nil, !isAtEventLimit else { return false }
    if world.hasNextInput(of: stepCount) { prepare() }
    guard let event = takeNext() else { return false }
    perform(event)
    return illegalStep == nil
  }

  /// Whether the run is stopped because it may not have more events.
  ///
  /// An SDK that asks its servers again and again has no end, nor may the app's async code; the memory of the machine has.
  var isAtEventLimit: Bool { eventCount >= eventLimit || runRecord.endlessCall != nil }

  /// The events that could come next, in their default order; none if the run has ended.
  func nextEvents() -> [PendingEvent] {
    guard illegalStep == nil, !world.isOver, !isAtEventLimit else { return [] }
    if world.hasNextInput(of: stepCount) { prepare() }
    guard illegalStep == nil, collectOffered() else { return [] }
    return enabled.compactMap { world.queue[$0.place] }
  }

  /// Does one of the events that `nextEvents()` has just returned.
  ///
  /// - Parameter position: Its position among them.
  func advance(choosing position: Int) {
    perform(takeOffered(position))
  }

  /// Does all events, and after each of them what the app's code has started.
  func run() {
    repeat {
      while advance() { finishEvent() }
    } while waitForWorkOutside()
  }

  /// The result of the run, and the sink with its events.
  func finish() -> (any TraceSink & Sendable, RunResult) {
    var result = resultSoFar
    result.order = orderLog?.schedule
    result.ordersTasks = SimulationLoop.current?.usesHooks ?? true
    result.problems = problems
    endWork()
    // Between the two another thread may have asked for something.
    if plan.appWork.realTime != .isIgnored { result.problems.callsFromOutside = refusals.close() }
    return (runRecord.sink, result)
  }

  /// What would keep a verdict from meaning anything if the run ended now.
  var problems: RunProblems {
    var problems = RunProblems()
    problems.unfinishedWork = unfinishedWork
    problems.isTrackingPromptShown = world.isTrackingPromptShown
    if let type = (app as? DelegateApp)?.unusableDelegate(appHasActed: runRecord.hasAppActed) {
      problems.unusableDelegate = RunProblems.UnusableDelegate(type: type, sdks: plan.sdks.map(\.name))
    }
    let style = plan.platform.style
    if !style.hasSceneDelegate, let name = (app as? any SceneConfiguringApp)?.namedSceneDelegate {
      problems.unheardSceneDelegate = RunProblems.UnheardSceneDelegate(name: name, style: style)
    }
    problems.lacksDecidedTasks = plan.appWork.turns == .isDecided && !(SimulationLoop.current?.usesHooks ?? true)
    if plan.appWork.realTime != .isIgnored { problems.callsFromOutside = refusals.calls }
    return problems
  }

  /// What would come of the run if it ended now, without its trace.
  var resultSoFar: RunResult {
    RunResult(
      trace: Trace(), eventCount: eventCount, endTime: world.shownTime, finalState: finalState,
      illegalStep: illegalStep, misfit: misfit, eventLimit: isAtEventLimit ? eventLimit : nil,
      endlessCall: runRecord.endlessCall)
  }

  /// What holds now.
  var finalState: FinalState {
    FinalState(
      screen: world.screen, storedLink: world.storedLink, process: world.platform.process,
      scene: world.platform.scene, isInstalled: world.router.isInstalled, closedGates: world.closedGates,
      pending: world.queue.events.map(\.label).sorted())
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
    world.queue.submit(
      PendingEvent(
        earliest: world.now, latest: world.now, cause: world.systemCause, queue: .lifeCycle,
        rule: .platform(step.rule), scope: .device, action: .system(step)))
  }

  private func submitStep() {
    guard world.nextStep < stepCount else { return }
    let index = world.nextStep
    world.nextStep += 1
    world.isStepPending = true
    var time = world.now
    if let addedTime = addedStepTime.take() {
      time = addedTime
    } else if case .wait(let duration) = plannedStep(index).step.kind {
      time = time.advanced(by: duration)
    }
    let systemEvent = addedStepCause.take() ?? world.lastSystemEvent
    world.queue.submit(
      PendingEvent(
        earliest: time, latest: time, cause: world.lastStepEvent,
        secondCause: max(systemEvent, world.lastStepEvent) == world.lastStepEvent ? 0 : systemEvent,
        queue: .user, rule: .simulation(.userStep), scope: .device, action: .step(index)))
  }

  /// Adds a step behind those that there are, all of which have been done.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - time: When it is done.
  ///   - cause: The last thing that the system did before it waited for the step, which a scenario has then already.
  func append(_ step: PlannedStep, at time: VirtualInstant, behind cause: Int) {
    releaseSchedule()
    addedSteps.append(step)
    stepCount += 1
    addedStepTime = time
    addedStepCause = cause
  }

  /// Takes the next event, and writes down by which names the oracle chose it.
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
    switch world.takeNext(&enabled, settle: settle, stepCount: stepCount) {
    case .none: return nil
    case .event(let event): return event
    case .decision: return world.take(enabled[choose()])
    }
  }

  /// Asks the oracle which of the events comes next.
  private func choose() -> Int {
    if oracle.takesFirst { return 0 }
    // The decision shares the queue's storage and must be gone before the queue changes.
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

  /// Takes an event that is offered, and remembers it for the schedule.
  private func takeOffered(_ position: Int) -> PendingEvent {
    let event = world.take(enabled[position])
    runRecord.follower?.happened(event)
    return event
  }

  /// Collects the events that could come next and are still waited for, in their default order.
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
    offerAnytimeSteps(behind: enabled.count)
    nameEvents()
    return !enabled.isEmpty
  }

  // MARK: Doing

  func perform(_ event: PendingEvent) {
    // Machines' actions and the system's steps are held against the rules where they arise; this is all the rest.
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

  /// Stops the run because a step of the scenario cannot be done.
  func stop(at step: Int, _ explanation: String, rule: RuleID) {
    runRecord.illegalStep = IllegalStep(
      step: step, location: plannedStep(step).location, explanation: explanation, rule: rule)
  }

  // MARK: Recording

  /// The present; read field by field, as the world as a whole would be copied.
  private var moment: World.Present {
    World.Present(time: world.shownTime, process: world.platform.process, scene: world.platform.scene)
  }

  /// Records what happened, as the cause of what it sets off.
  func record(_ occurrence: Occurrence, _ lane: Lane, _ event: PendingEvent) {
    runRecord.currentEvent = record(
      occurrence, lane, rule: event.rule, cause: event.cause, secondCause: event.secondCause)
  }

  /// Records something that the event being done sets off at once.
  @discardableResult
  func record(_ occurrence: Occurrence, _ lane: Lane, rule: RuleID, cause: Int? = nil, secondCause: Int = 0) -> Int {
    runRecord.record(occurrence, lane, at: moment, rule: rule, cause: cause, secondCause: secondCause)
  }

  /// Calls the app, and records the call, or that nothing handled it.
  ///
  /// The event is written before whatever the app does in it, and as lost if the app does not implement it.
  ///
  /// - Parameters:
  ///   - callback: What the SDK calls.
  ///   - event: The pending event that has come true.
  ///   - call: Makes the call, and returns what the app returns, or true.
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

  /// Records that an SDK has something for the app and there is no delegate.
  func lose(_ callback: SDKCallback, _ event: PendingEvent) {
    guard !callback.isAskedForFirst else { return }
    record(.lost(callback), .sdk(callback.sdk), event)
  }

  /// Whether a rule holds in this run.
  func holds(_ rule: RuleID) -> Bool { plan.rules.isOn(rule) }

  /// Records something that the app did.
  func recordApp(_ occurrence: Occurrence, rule: SimulationRule) {
    record(occurrence, .app, rule: .simulation(rule))
  }
}
