/// The loop that runs a simulation's code, and the async work that this code starts, on one thread at a time.
///
/// While a body runs inside `enter(_:)`, the loop is the main actor of its thread: `@MainActor` code may be called
/// directly, and tasks that start are kept until `runReadyJobs()` runs them in the order in which they became ready.
/// Other threads are not affected.
///
/// Exclusive access to what every job changes is checked in debug builds only: no access spans code outside the loop.
/// All tests run with the checks.
public final class SimulationLoop {
  /// Whether this runtime allows a simulation to be its thread's main actor.
  ///
  /// If false, simulations run on the process's main actor, and the simulation does not order the async work that an
  /// app starts.
  public static var isSupported: Bool { RuntimeHooks.isInstalled && !PublicRoute.isForced }

  /// The loop that runs on the calling thread; nil outside of simulations.
  package static var current: SimulationLoop? { ThreadSlot.current ?? PublicRoute.loop?.loop }

  /// The object to which code on this thread reports what it does not implement; nil if nothing is told of it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package var responder: AnyObject?

  /// The responder of the loop in the calling thread's slot; nil outside of simulations.
  package static var currentResponder: AnyObject? { ThreadSlot.look { $0.responder } ?? nil }

  /// The environment of the simulation, for code on this thread.
  package var environment: AnyObject? {
    get { surroundings }
    set {
      // Releasing the old environment releases the app's objects, whose deinitializers read this property again, so the
      // new one must already be in place.
      let old = surroundings
      surroundings = newValue
      withExtendedLifetime(old) {}
    }
  }
  private var surroundings: AnyObject?

  /// The run on this loop, which provides the origin of each task.
  private weak var run: (any TaskOriginSource)?

  /// The run on this loop.
  package var presentRun: (any TaskOriginSource)? { run }

  /// The main actor of the simulation.
  package let mainExecutor: SimulationMainExecutor
  private let taskExecutor: SimulationTaskExecutor
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var ready: [ReadyJob] = []
  /// The task that called the simulation, if any; its jobs return to their original executor.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var caller: UInt64
  /// Whether this loop keeps the jobs that are enqueued on its thread.
  package let usesHooks: Bool
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var started = StartedTasks()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var hasStarted = false
  private var leavesTasks = false
  /// The number of tasks for which arrays reserve capacity.
  static let usualTaskCount = 16

  init(mainExecutor: SimulationMainExecutor, caller: UInt64, usesHooks: Bool) {
    self.mainExecutor = mainExecutor
    self.usesHooks = usesHooks
    self.caller = caller
    taskExecutor = SimulationTaskExecutor(mainExecutor)
  }

  /// Calls a function of the main actor on a thread that is known to run the main actor of a simulation.
  ///
  /// `MainActor.assumeIsolated` would ask the runtime, which takes as long as an event of a run.
  ///
  /// - Parameters:
  ///   - body: The function. One that captures nothing is not allocated.
  ///   - argument: The argument of the function.
  @inlinable
  package static func callIsolated<Argument, Result, Failure: Error>(
    _ body: @escaping @MainActor (Argument) throws(Failure) -> Result, _ argument: Argument
  ) throws(Failure) -> Result {
    assert(isOnMainActor, "Code of a simulation's main actor was called on another thread")
    typealias Body = (Argument) throws(Failure) -> Result
    // Sound because an isolated function differs from a nonisolated one only in its type.
    return try unsafeBitCast(body, to: Body.self)(argument)
  }

  /// Whether the calling thread runs the main actor of a simulation, or the process's main actor in its place.
  @usableFromInline static var isOnMainActor: Bool { current != nil }

  /// Whether async work is ready to run.
  package var hasReadyJobs: Bool { !ready.isEmpty }

  /// Runs the jobs that are ready, and those that become ready meanwhile, first in, first out.
  ///
  /// - Parameter limit: The largest number of jobs to run; the remaining ones never run.
  /// - Returns: Whether no job was left.
  @discardableResult
  package func runReadyJobs(atMost limit: Int = .max) -> Bool {
    guard !ready.isEmpty else { return true }
    var next = 0
    while next < ready.count, next < limit {
      let job = ready[next]
      next += 1
      run(job)
    }
    let isOver = next == ready.count
    ready.removeAll(keepingCapacity: isOver)
    return isOver
  }

  /// Removes and returns the ready jobs, in the order in which they became ready; the caller must run them.
  package func takeReadyJobs() -> [ReadyJob] {
    defer { ready.removeAll() }
    return ready
  }

  /// Runs one job.
  package func run(_ job: ReadyJob) {
    switch job.kind {
    case .main: job.job.runSynchronously(on: mainExecutor.asUnownedSerialExecutor())
    case .global:
      let outer = isRunningGlobalJob
      isRunningGlobalJob = true
      job.job.runSynchronously(on: taskExecutor.asUnownedTaskExecutor())
      isRunningGlobalJob = outer
    }
  }

  /// Whether the running job is not the main actor's: outside simulations, it would run on another thread.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var isRunningGlobalJob = false

  // MARK: Work that leaves the simulation

  /// Waits in real time until work that left the simulation's thread comes back to it.
  ///
  /// - Parameter seconds: The longest time to wait.
  /// - Returns: Whether something came back; it is then among the ready jobs.
  package func waitForWorkFromOutside(seconds: Double) -> Bool {
    let jobs = mainExecutor.takeJobsFromOutside(waiting: seconds)
    ready += jobs
    return !jobs.isEmpty
  }

  /// The origins of the tasks that have not finished, as far as the runtime tells.
  package var unfinishedTasks: [TaskOrigin] { started.unfinished() }

  /// Abandons the tasks that have not finished, because their process has ended.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package func abandonTasks() -> Bool {
    let isLeaving = !started.unfinished().isEmpty
    leavesTasks = leavesTasks || isLeaving
    started.removeAll()
    return isLeaving
  }

  /// Begins another run on this loop, without the work that an earlier, interrupted run has left unfinished.
  package func beginRun(_ run: (any TaskOriginSource)?) {
    if started.count > 0 { abandonTasks() }
    self.run = run
  }

  /// Runs a body that makes its own runs on this loop, and then returns to the present one unchanged.
  package func aside<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let (presentEnvironment, presentRun, presentTasks) = (environment, run, started.setAside())
    defer {
      beginRun(presentRun)
      started.takeBack(presentTasks)
      environment = presentEnvironment
    }
    return try body()
  }

  /// Removes the tasks without checking whether they have finished.
  func forgetTasks() { started.removeAll() }

  /// Keeps the main executor of this loop alive permanently, because unfinished work may still return to it.
  package func outliveUnfinishedWork() {
    leavesTasks = true
    mainExecutor.outlive()
  }

  /// Ends the loop: unfinished tasks that come back later do not run.
  func end() {
    guard hasStarted else { return }
    if abandonTasks() { outliveUnfinishedWork() }
    mainExecutor.endOwnership(leavingTasks: leavesTasks)
  }

  // MARK: Keeping jobs

  func keepMain(_ job: UnownedJob) {
    note(job, TaskInspection.id(of: job))
    ready.append(ReadyJob(job: job, kind: .main))
  }

  /// Keeps a job without an actor.
  ///
  /// - Returns: False if the job belongs to the task that called the simulation and now returns. True also for a job of
  ///   a task whose simulation has ended, which does not run.
  func keepGlobal(_ job: UnownedJob) -> Bool {
    let id = TaskInspection.id(of: job)
    guard id == 0 || id != caller else { return false }
    guard !TaskOwner.isGone(id) else { return true }
    note(job, id)
    ready.append(ReadyJob(job: job, kind: .global))
    return true
  }

  private func note(_ job: UnownedJob, _ id: UInt64) {
    guard started.isNew(id) else { return }
    if !hasStarted {
      hasStarted = true
      // Without reserved capacity, the arrays would be reallocated four times until they hold the tasks of a typical
      // run.
      ready.reserveCapacity(Self.usualTaskCount)
      started.reserveCapacity(Self.usualTaskCount)
      mainExecutor.beginOwnership()
    }
    mainExecutor.own(id)
    started.add(job, id, origin: run?.taskOrigin ?? TaskOrigin(event: 0, call: ""))
  }
}
