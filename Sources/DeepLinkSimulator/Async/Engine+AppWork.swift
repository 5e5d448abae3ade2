import DeterministicExecution

extension Engine {
  // MARK: Starting

  /// Calls the app, and remembers the call if it starts work that does not end with it.
  func trackWork(startedIn call: String, _ body: () -> Void) {
    let token = work.begin(call, event: currentEvent)
    WorkToken.$current.withValue(token, operation: body)
    work.end(token)
  }

  // MARK: Running

  /// Lets the app's work have its turn after an event.
  func finishEvent() {
    guard let loop, loop.hasReadyJobs else { return }
    switch plan.appWork.order {
    case .settlesFirst: loop.runReadyJobs()
    case .isDecided: submitReadyJobs(of: loop)
    }
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
      progress.currentEvent = pending.cause
      if let job = work.jobs.removeValue(forKey: event.id) { loop?.run(job) }
    case .wake:
      record(.timer("sleep"), .app, pending)
      work.sleepers.removeValue(forKey: event.id)?.resume()
    }
  }

  // MARK: Sleeping

  /// Wakes a task at a virtual time.
  ///
  /// - Returns: What `cancelSleep` takes.
  func sleep(until time: VirtualInstant, _ continuation: UnsafeContinuation<Void, any Error>) -> Int {
    let id = work.makeID()
    work.sleepers[id] = continuation
    submit(AppWorkEvent(kind: .wake, id: id, call: work.call), at: max(time, world.now))
    return id
  }

  /// Wakes a task that was cancelled, at once.
  func cancelSleep(_ id: Int) {
    guard let continuation = work.sleepers.removeValue(forKey: id) else { return }
    _ = world.queue.removeAll { event in
      if case .appWork(let work) = event.action { work.kind == .wake && work.id == id } else { false }
    }
    continuation.resume(throwing: CancellationError())
  }

  // MARK: Ending

  /// Leaves the work of a process behind, as the end of a process does.
  func abandonWork() {
    work.prune()
    if !work.open.isEmpty || !work.jobs.isEmpty || !work.sleepers.isEmpty { work.isAbandoned = true }
    work.open = []
    work.jobs = [:]
    work.sleepers = [:]
  }

  /// Waits in real time for work that has left the simulation, if the test allows that.
  ///
  /// - Returns: Whether some came back, so that there may be more to do.
  func waitForWorkOutside() -> Bool {
    guard case .isWaitedFor(let limit) = plan.appWork.realTime, illegalStep == nil else { return false }
    work.prune()
    guard !work.open.isEmpty, let loop, work.waited < limit else { return false }
    let clock = ContinuousClock()
    let start = clock.now
    let isBack = loop.waitForWorkFromOutside(seconds: (limit - work.waited) / .seconds(1))
    work.waited += start.duration(to: clock.now)
    if isBack { finishEvent() }
    return isBack
  }

  /// The calls into the app whose work has not finished at the end.
  func endWork() -> [UnfinishedWork] {
    work.prune()
    if !work.open.isEmpty || work.isAbandoned {
      // Such a task may still run some time, on a thread of the process, and then finds the run that it was part of.
      loop?.outliveUnfinishedWork()
      _ = Unmanaged.passRetained(self)
    }
    guard plan.appWork.realTime != .isIgnored else { return [] }
    return work.open.map { UnfinishedWork(event: $0.event, call: $0.call) }
  }
}
