import Dispatch

/// The main executor of a simulation, and the executor of the actor that drives it.
///
/// Jobs from outside run on the executor's own queue. The loop keeps jobs that are enqueued on the simulation's thread
/// and decides when they run.
package final class SimulationMainExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "DeepLinkSimulator")
  private let arrival = DispatchSemaphore(value: 0)
  private let outside = Guarded(Outside())
  private let kept = KeptLoop()
  /// The numbers of the tasks that were started on this simulation's loop, ascending.
  private let tasks = Guarded<[UInt64]>([])

  /// The jobs that are enqueued on other threads.
  private struct Outside {
    enum Treatment {
      /// Jobs run concurrently with the simulation.
      case run
      case keep
      /// Jobs are dropped, because the simulation has ended.
      case drop
    }

    var treatment = Treatment.run
    var jobs: [ReadyJob] = []
  }

  /// Creates the main executor of a simulation.
  package init() {}

  // MARK: Unfinished work

  /// The executors to which work of ended simulations may still return.
  private static let outlived = Guarded<[SimulationMainExecutor]>([])

  /// Returns the main executor for a simulation.
  ///
  /// An executor that was kept for unfinished work and that nothing else references is reused; otherwise each
  /// simulation that leaves work behind would leak memory. Work of earlier simulations that comes back to it does not
  /// run.
  package static func forSimulation() -> SimulationMainExecutor {
    outlived.withLock { executors in
      guard let free = executors.indices.first(where: { isKnownUniquelyReferenced(&executors[$0]) }) else {
        return SimulationMainExecutor()
      }
      executors[free].outside.withLock { $0 = Outside() }
      return executors[free]
    }
  }

  /// Keeps this executor alive permanently.
  func outlive() {
    Self.outlived.withLock { executors in
      if !executors.contains(where: { $0 === self }) { executors.append(self) }
    }
  }

  /// Enqueues a job: on the simulation's loop if the call comes from its thread, otherwise as a job from outside.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let id = TaskInspection.id(of: job)
    if TaskOwner.isGone(id) { return }
    if let loop = ThreadSlot.current, loop.mainExecutor === self {
      loop.keepMain(job)
    } else if isFromCaller(id) || !keepFromOutside(ReadyJob(job: job, kind: .main)) {
      queue.async { [self] in run(job, of: id) }
    }
  }

  /// Returns whether a job belongs to a user of the simulation, and not to app code that has left it.
  private func isFromCaller(_ id: UInt64) -> Bool { kept.isInUse && id != 0 && !owns(id) }

  /// Runs a job from outside, on the kept loop if there is one.
  private func run(_ job: UnownedJob, of id: UInt64) {
    guard kept.isInUse else {
      return enter(caller: id) { _ in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
    visit(caller: id) { loop in
      job.runSynchronously(on: asUnownedSerialExecutor())
      loop.runReadyJobs()
    }
  }

  /// Runs a body on this simulation's main actor, on the calling thread.
  ///
  /// - Parameter body: Receives the loop that keeps the async work it starts.
  package func enter<Result, Failure: Error>(
    _ body: (SimulationLoop) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try enter(caller: TaskInspection.currentID, body)
  }

  private func enter<Result, Failure: Error>(
    caller: UInt64, _ body: (SimulationLoop) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The first simulation installs the hooks. Without them it runs on the process's main actor, but its loop is still
    // in the thread's slot.
    let loop = SimulationLoop(mainExecutor: self, caller: caller, usesHooks: SimulationLoop.isSupported)
    return try ThreadSlot.enter(loop) { () throws(Failure) -> Result in
      defer { loop.end() }
      let result = try body(loop)
      loop.runReadyJobs()
      return result
    }
  }

  // MARK: One simulation in many calls

  /// Whether the calling thread is running this simulation.
  package var isCurrent: Bool { ThreadSlot.look { $0.mainExecutor === self } ?? false }

  /// Whether the calling thread runs code of this simulation and belongs to it; false on a thread of the process, where
  /// a task of the app knows its simulation wherever it runs; nil if another simulation, or none, is running.
  package var ownsCallingThread: Bool? {
    if let usesHooks = ThreadSlot.look({ $0.mainExecutor === self ? $0.usesHooks : nil }) { return usesHooks }
    return PublicRoute.loop?.loop.mainExecutor === self ? false : nil
  }

  /// Runs a body on this simulation's main actor, on the calling thread; unfinished work continues at the next visit.
  ///
  /// Visits from several threads are serialized. `endVisits` ends the simulation.
  ///
  /// - Parameters:
  ///   - seconds: The longest time to wait for other visits; nil for no limit.
  ///   - body: Receives the loop that keeps the async work it starts.
  /// - Returns: The result of the body; nil if another visit took too long, for example because it waits for this one.
  package func visit<Result, Failure: Error>(
    waitingAtMost seconds: Double?, _ body: (SimulationLoop) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try visit(
      caller: TaskInspection.currentID, until: seconds.map { .now() + $0 } ?? .distantFuture, body)
  }

  @discardableResult
  private func visit<Result, Failure: Error>(
    caller: UInt64, until deadline: @autoclosure () -> DispatchTime = .distantFuture,
    _ body: (SimulationLoop) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try kept.withTurn(until: deadline()) { kept throws(Failure) -> Result in
      let loop = kept ?? SimulationLoop(mainExecutor: self, caller: caller, usesHooks: SimulationLoop.isSupported)
      kept = loop
      loop.caller = caller
      return try ThreadSlot.enter(loop) { () throws(Failure) -> Result in try body(loop) }
    }
  }

  /// Ends a visited simulation: async work that comes back later does not run.
  ///
  /// - Parameter body: Run last, on its main actor.
  package func endVisits(_ body: () -> Void) {
    _ = kept.withTurn(until: .distantFuture) { kept in
      guard let loop = kept.take() else { return }
      ThreadSlot.enter(loop) {
        body()
        loop.environment = nil
        loop.end()
      }
    }
  }

  // MARK: Jobs from outside

  /// Keeps jobs that are enqueued on other threads from now on, instead of running them concurrently.
  ///
  /// They belong to work that has left the simulation, such as a task that slept in real time. They must not run while
  /// the simulation runs, and afterwards their app is gone.
  package func keepJobsFromOutside() {
    outside.withLock { $0.treatment = .keep }
  }

  /// Keeps a job that was enqueued on another thread, or drops it if the simulation has ended.
  ///
  /// - Returns: False if it is to run concurrently with the simulation.
  @discardableResult
  func keepFromOutside(_ job: ReadyJob) -> Bool {
    let treatment = outside.withLock { outside in
      if outside.treatment == .keep { outside.jobs.append(job) }
      return outside.treatment
    }
    if treatment == .keep { arrival.signal() }
    return treatment != .run
  }

  /// Removes and returns the jobs from other threads.
  ///
  /// - Parameter seconds: The longest time to wait for the first one.
  func takeJobsFromOutside(waiting seconds: Double) -> [ReadyJob] {
    let deadline = DispatchTime.now() + seconds
    // Jobs that were taken together have each signaled once.
    while arrival.wait(timeout: deadline) == .success {
      let jobs = outside.withLock { outside in
        defer { outside.jobs = [] }
        return outside.jobs
      }
      if !jobs.isEmpty { return jobs }
    }
    return []
  }

  // MARK: Tasks

  /// Makes this simulation's tasks known to other threads from now on.
  func beginOwnership() {
    tasks.withLock { $0.reserveCapacity(SimulationLoop.usualTaskCount) }
    TaskOwner.begin(self)
  }

  /// Records a task that was started on this simulation's loop.
  func own(_ id: UInt64) { tasks.withLock { $0.append(id) } }

  /// Returns whether a task was started on this simulation's loop.
  func owns(_ id: UInt64) -> Bool {
    tasks.withLock { tasks in
      var (low, high) = (0, tasks.count)
      while low < high {
        let middle = (low + high) / 2
        if tasks[middle] < id { low = middle + 1 } else { high = middle }
      }
      return low < tasks.count && tasks[low] == id
    }
  }

  /// Ends the ownership of tasks when the simulation's loop has ended.
  ///
  /// - Parameter leavingTasks: Whether there are tasks that may still run later.
  func endOwnership(leavingTasks: Bool) {
    let left = tasks.withLock { tasks in
      defer { tasks = [] }
      return tasks
    }
    TaskOwner.end(self, leaving: leavingTasks ? left : [])
    outside.withLock { outside in
      guard outside.treatment == .keep else { return }
      outside.treatment = .drop
      outside.jobs = []
    }
  }

  /// Traps unless the calling thread runs this simulation.
  package func checkIsolated() {
    precondition(
      ThreadSlot.current?.mainExecutor === self,
      "Code of a simulation's main actor was called on another thread")
  }
}
