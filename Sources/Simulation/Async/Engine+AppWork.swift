import DeterministicExecution

extension Engine {
  // MARK: Starting

  /// Calls the app, and keeps the call if it starts work that outlives it.
  func trackWork(startedIn call: String, _ body: () -> Void) {
    let token = work.begin(call, event: currentEvent)
    WorkToken.$current.withValue(token, operation: body)
    work.end(token)
  }

  // MARK: Running

  /// Runs the app's ready work after an event, or makes it pending events.
  func finishEvent() {
    guard let loop, loop.hasReadyJobs || !work.held.isEmpty else { return }
    switch plan.appWork.turns {
    case .settlesFirst:
      if isTurnOpen {
        guard loop.hasReadyJobs else { return }
        work.held.append(AppWork.Held(jobs: loop.takeReadyJobs(), event: currentEvent))
      } else {
        work.longWork.watch.during(work.call) {
          runHeldJobs(on: loop)
          if !loop.runReadyJobs(atMost: Self.mostJobsAtOnce) { runRecord.endlessCall = work.call }
        }
      }
    case .isDecided: submitReadyJobs(of: loop)
    }
  }

  /// Whether the main thread has not returned from the system's last call.
  private var isTurnOpen: Bool {
    world.queue.isTurnOpen && (world.isSystemStepPending || !world.systemSteps.isEmpty)
  }

  /// Runs the work that has waited for the end of a turn of the main thread, as that of the events that started it.
  private func runHeldJobs(on loop: SimulationLoop) {
    let event = currentEvent
    for held in work.held {
      runRecord.currentEvent = held.event
      for job in held.jobs { loop.run(job) }
    }
    work.held = []
    runRecord.currentEvent = event
  }

  /// The run stops after this many jobs of the app at one moment of virtual time.
  private nonisolated static var mostJobsAtOnce: Int { 100_000 }

  /// Returns why a run is stopped in which the app's async work never ends.
  ///
  /// - Parameter call: The most recent call into the app.
  nonisolated static func explanation(ofEndlessWorkIn call: String) -> String {
    "the app's async code goes on without end\(call.isEmpty ? "" : " after \(call)"): \(mostJobsAtOnce) pieces of it ran at "
      + "one moment of virtual time, as in a loop that yields, or that sleeps in a task that is cancelled, where Task.sleep "
      + "returns at once"
  }

  private func submitReadyJobs(of loop: SimulationLoop) {
    for job in loop.takeReadyJobs() {
      let id = work.makeID()
      work.jobs[id] = job
      submit(AppWorkEvent(kind: .job, id: id, call: work.call), at: world.now)
    }
  }

  private func submit(_ event: AppWorkEvent, at time: VirtualInstant) {
    world.queue.submit(
      PendingEvent(
        earliest: time, latest: time, cause: currentEvent, queue: nil, rule: .simulation(.appCode), scope: .process,
        action: .appWork(event)))
  }

  func performWork(_ event: AppWorkEvent, _ pending: PendingEvent) {
    work.call = event.call
    switch event.kind {
    case .job:
      runRecord.currentEvent = pending.cause
      if let job = work.jobs.removeValue(forKey: event.id) { work.longWork.watch.during(event.call) { loop?.run(job) } }
    case .wake:
      record(.timer(AppWorkEvent.sleepTimer), .app, pending)
      work.sleepers.removeValue(forKey: event.id)?.continuation.resume()
    }
  }

  // MARK: Sleeping

  /// Wakes a task at a virtual time.
  ///
  /// - Returns: The identifier that `cancelSleep` takes.
  func sleep(until time: VirtualInstant, _ continuation: UnsafeContinuation<Void, any Error>) -> Int {
    let id = work.makeID()
    work.sleepers[id] = AppWork.Sleeper(
      continuation: continuation, origin: WorkToken.current?.event, lasts: WorkToken.isLasting, event: currentEvent)
    let now = world.now
    // A detached task does not know what decides comparisons.
    if time.origin != now.origin || now.origin < 0, TimeComparisons.decider == nil { noteOtherDeadline() }
    submit(AppWorkEvent(kind: .wake, id: id, call: work.call), at: time < now ? now : time)
    return id
  }

  /// Wakes a cancelled task at once.
  func cancelSleep(_ id: Int) {
    guard let sleeper = work.sleepers.removeValue(forKey: id) else { return }
    _ = world.queue.removeAll { event in
      if case .appWork(let work) = event.action { work.kind == .wake && work.id == id } else { false }
    }
    sleeper.continuation.resume(throwing: CancellationError())
  }

  // MARK: Other runs

  /// Runs a body that makes other runs on this thread, and then returns to this one unchanged.
  func aside<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard let loop else { return try body() }
    return try loop.aside(body)
  }

  // MARK: Ending

  /// Abandons the work of a process, as the end of the process does.
  func abandonWork() {
    work.prune()
    let isLeaving = loop?.abandonTasks() == true
    let isWaiting = !work.held.isEmpty || !work.jobs.isEmpty || !work.sleepers.isEmpty
    if isLeaving || isWaiting || !work.open.isEmpty { work.isAbandoned = true }
    work.open = []
    work.held = []
    work.jobs = [:]
    work.sleepers = [:]
  }

  /// Waits in real time for work that has left the simulation, if the policy allows that.
  ///
  /// - Returns: Whether some of it came back, so there may be more to do.
  func waitForWorkOutside() -> Bool {
    guard case .isWaitedFor(let limit) = plan.appWork.realTime, illegalStep == nil else { return false }
    guard let loop, work.waited < limit, !unfinishedWork(on: loop).isEmpty else { return false }
    // While no code of the app runs, the clocks are the real ones.
    let surroundings = loop.environment
    loop.environment = nil
    let clock = ContinuousClock()
    let start = clock.now
    let isBack = loop.waitForWorkFromOutside(seconds: (limit - work.waited) / .seconds(1))
    work.waited += start.duration(to: clock.now)
    loop.environment = surroundings
    if isBack { finishEvent() }
    return isBack
  }

  /// Whether the time is up that work outside the simulation has to come back.
  var hasWaitedInVain: Bool {
    if case .isWaitedFor(let limit) = plan.appWork.realTime { work.waited >= limit } else { false }
  }

  /// Ends the run's work: a task that has not finished may come back later, and then reaches nothing.
  func endWork() {
    if let loop { endWork(leaving: unfinishedWork(on: loop)) }
  }

  /// Ends the run's work, of which this has not finished.
  func endWork(leaving unfinished: [UnfinishedWork]) {
    guard let loop, work.isAbandoned || !unfinished.isEmpty || !loop.unfinishedTasks.isEmpty else { return }
    loop.outliveUnfinishedWork()
  }

  /// Returns the calls into the app whose work has not finished, in order, without tasks that last.
  func unfinishedWork(on loop: SimulationLoop) -> [UnfinishedWork] {
    work.prune()
    var unfinished = work.open.map { UnfinishedWork(event: $0.event, call: $0.call) }
    for task in loop.unfinishedTasks
    where !task.lasts && !unfinished.contains(where: { $0.event == task.event }) {
      unfinished.append(UnfinishedWork(event: task.event, call: task.call))
    }
    return unfinished.sorted { $0.event < $1.event }
  }
}

extension Engine: TaskOriginSource {
  /// The current event and the most recent call into the app.
  nonisolated var taskOrigin: TaskOrigin {
    // The loop of a simulation asks for this for each task that starts on it.
    SimulationLoop.callIsolated(
      { TaskOrigin(event: $0.currentEvent, call: $0.work.call, lasts: WorkToken.isLasting) }, self)
  }
}
