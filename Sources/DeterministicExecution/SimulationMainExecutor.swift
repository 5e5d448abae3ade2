import Dispatch

/// The main actor of one simulation, and the executor of the actor that drives it.
///
/// Jobs from outside run on a queue of the executor's own; jobs that arise on the simulation's thread are kept
/// by its loop, which decides when they run.
package final class SimulationMainExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "DeepLinkSimulator")
  private let arrival = DispatchSemaphore(value: 0)
  private let outside = Guarded(Outside())
  private let kept = KeptLoop()
  /// The numbers of the tasks that were started on this simulation's loop, ascending.
  private let tasks = Guarded<[UInt64]>([])

  /// Jobs that arise on other threads.
  private struct Outside {
    enum Treatment {
      /// They run beside the simulation.
      case run
      case keep
      /// The simulation has ended.
      case drop
    }

    var treatment = Treatment.run
    var jobs: [ReadyJob] = []
  }

  /// Creates the main actor of a simulation.
  package init() {}

  // MARK: Unfinished work

  /// Those that work of a simulation that has ended may still return to.
  private static let outlived = Guarded<[SimulationMainExecutor]>([])

  /// Returns the main actor for a simulation.
  ///
  /// One that was kept for unfinished work, and that nobody else refers to, is taken again: each simulation that leaves
  /// work behind would take memory for good otherwise. What comes back to it of earlier simulations is not run.
  package static func forSimulation() -> SimulationMainExecutor {
    outlived.withLock { executors in
      guard let free = executors.indices.first(where: { isKnownUniquelyReferenced(&executors[$0]) }) else {
        return SimulationMainExecutor()
      }
      executors[free].outside.withLock { $0 = Outside() }
      return executors[free]
    }
  }

  /// Keeps this main actor for good.
  func outlive() {
    Self.outlived.withLock { executors in
      if !executors.contains(where: { $0 === self }) { executors.append(self) }
    }
  }

  /// Queues a job: on the simulation's loop if it arises there, otherwise from outside.
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

  /// Whether a job is of a user who uses the simulation, and not of the app in it, which has left it.
  private func isFromCaller(_ id: UInt64) -> Bool { kept.isInUse && id != 0 && !owns(id) }

  /// Runs a job from outside, on the loop that is kept if there is one.
  private func run(_ job: UnownedJob, of id: UInt64) {
    guard kept.isInUse else {
      return enter(caller: id) { _ in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
    visit(caller: id) { loop in
      job.runSynchronously(on: asUnownedSerialExecutor())
      loop.runReadyJobs()
    }
  }

  /// Runs a body as this simulation's main actor, on the calling thread.
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
    // The first simulation installs the hooks; without them it runs on the process's main actor, and with a loop
    // in its slot all the same.
    let loop = SimulationLoop(mainExecutor: self, caller: caller, usesHooks: SimulationLoop.isSupported)
    return try ThreadSlot.enter(loop) { () throws(Failure) -> Result in
      defer { loop.end() }
      let result = try body(loop)
      loop.runReadyJobs()
      return result
    }
  }

  // MARK: One simulation in many calls

  /// Whether the calling thread runs this simulation at the moment.
  package var isCurrent: Bool { ThreadSlot.look { $0.mainExecutor === self } ?? false }

  /// Whether the calling thread runs code of this simulation, and is its own; false for a thread of the process, where a
  /// task of the app knows its simulation wherever it runs; nil where another simulation runs, or none.
  package var ownsCallingThread: Bool? {
    if let usesHooks = ThreadSlot.look({ $0.mainExecutor === self ? $0.usesHooks : nil }) { return usesHooks }
    return PublicRoute.loop?.loop.mainExecutor === self ? false : nil
  }

  /// Runs a body as this simulation's main actor, on the calling thread; work that it leaves goes on at the next visit.
  ///
  /// Visits of several threads come one after another. `endVisits` ends the simulation.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait for other visits at most; nil for as long as they take.
  ///   - body: Receives the loop that keeps the async work it starts.
  /// - Returns: What the body returned; nil if another visit took too long, as one does that waits for this one.
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

  /// Ends a simulation that was visited: what of its async work comes back later is not run.
  ///
  /// - Parameter body: Is run as its main actor at last.
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

  /// Keeps jobs that arise on other threads from now on, instead of running them beside the simulation.
  ///
  /// They are those of work that has left the simulation, such as a task that slept in real time: nobody may run
  /// them while the simulation runs, and afterwards the app that they belong to is gone.
  package func keepJobsFromOutside() {
    outside.withLock { $0.treatment = .keep }
  }

  /// Keeps a job that arose on another thread, or lets it go if the simulation has ended.
  ///
  /// - Returns: False if it is to run beside the simulation.
  @discardableResult
  func keepFromOutside(_ job: ReadyJob) -> Bool {
    let treatment = outside.withLock { outside in
      if outside.treatment == .keep { outside.jobs.append(job) }
      return outside.treatment
    }
    if treatment == .keep { arrival.signal() }
    return treatment != .run
  }

  /// Takes the jobs from other threads.
  ///
  /// - Parameter seconds: How long to wait for the first one.
  func takeJobsFromOutside(waiting seconds: Double) -> [ReadyJob] {
    let deadline = DispatchTime.now() + seconds
    // Jobs that were taken together have signalled one by one.
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

  /// Lets other threads know of this simulation's tasks from now on.
  func beginOwnership() {
    tasks.withLock { $0.reserveCapacity(SimulationLoop.usualTaskCount) }
    TaskOwner.begin(self)
  }

  /// A task was started on this simulation's loop.
  func own(_ id: UInt64) { tasks.withLock { $0.append(id) } }

  /// Whether a task was started on this simulation's loop.
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

  /// The simulation's loop has ended.
  ///
  /// - Parameter leavingTasks: Whether tasks are left that may still run some time.
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

  /// Confirms that the calling thread runs this simulation.
  package func checkIsolated() {
    precondition(
      ThreadSlot.current?.mainExecutor === self,
      "Code of a simulation's main actor was called on another thread")
  }
}
