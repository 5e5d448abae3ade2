/// Runs the code of one simulation, and the async work that this code starts, on one thread at a time.
///
/// While a body runs inside `enter(_:)`, the loop is the main actor of its thread: code isolated to
/// `@MainActor` may be called directly, and tasks that are started are kept until `runReadyJobs()` runs them in
/// the order in which they became ready. Other threads notice nothing.
///
/// What every job changes is checked for exclusive access in debug builds only: no access spans code that is not the
/// loop's own. All tests run with the checks.
public final class SimulationLoop {
  /// Whether this runtime lets a simulation be its thread's main actor.
  ///
  /// Where it is false, simulations run on the process's main actor, and async work that an app starts is not
  /// ordered by the simulation.
  public static var isSupported: Bool { RuntimeHooks.isInstalled && !PublicRoute.isForced }

  /// The loop that runs on the calling thread; nil outside of simulations.
  package static var current: SimulationLoop? { ThreadSlot.current ?? PublicRoute.loop?.loop }

  /// What code on this thread finds as the surroundings of its simulation.
  package var environment: AnyObject? {
    get { surroundings }
    set {
      // With the surroundings go the app's objects, whose ends look here again: the new ones must be in place by then.
      let old = surroundings
      surroundings = newValue
      withExtendedLifetime(old) {}
    }
  }
  private var surroundings: AnyObject?

  /// The run on this loop, which is asked for the origin of each task; the loop does not keep it alive.
  private weak var run: (any TaskOriginSource)?

  /// The main actor of the simulation.
  package let mainExecutor: SimulationMainExecutor
  private let taskExecutor: SimulationTaskExecutor
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var ready: [ReadyJob] = []
  /// The task that called the simulation, if it is one; it goes back to where it came from.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var caller: UInt64
  /// Whether this loop keeps the jobs that arise on its thread.
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
  /// So many tasks have room without an array that grows.
  static let usualTaskCount = 16

  init(mainExecutor: SimulationMainExecutor, caller: UInt64, usesHooks: Bool) {
    self.mainExecutor = mainExecutor
    self.usesHooks = usesHooks
    self.caller = caller
    taskExecutor = SimulationTaskExecutor(mainExecutor)
  }

  /// Calls a function of the main actor on a thread that is known to run the main actor of a simulation.
  ///
  /// `MainActor.assumeIsolated` asks the runtime instead, which takes as long as an event of a run.
  ///
  /// - Parameters:
  ///   - body: The function; one that captures nothing is not allocated.
  ///   - argument: What it gets.
  @inlinable
  package static func callIsolated<Argument, Result, Failure: Error>(
    _ body: @escaping @MainActor (Argument) throws(Failure) -> Result, _ argument: Argument
  ) throws(Failure) -> Result {
    assert(isOnMainActor, "Code of a simulation's main actor was called on another thread")
    typealias Body = (Argument) throws(Failure) -> Result
    // Sound because a function of an actor differs from one of no actor in its type alone.
    return try unsafeBitCast(body, to: Body.self)(argument)
  }

  /// Whether the calling thread runs the main actor of a simulation, or that of the process in its place.
  @usableFromInline static var isOnMainActor: Bool { current != nil }

  /// Whether async work is waiting to be run.
  package var hasReadyJobs: Bool { !ready.isEmpty }

  /// Runs the jobs that are ready, and those that become ready meanwhile, first in first out.
  ///
  /// - Parameter limit: How many are run at most; what is left then is never run.
  /// - Returns: Whether none was left.
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

  /// Takes the jobs that are ready, in the order in which they became so; whoever takes them runs them.
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

  /// Whether the job that runs is not of the main actor: outside of simulations, it would run on another thread.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var isRunningGlobalJob = false

  // MARK: Work that leaves the simulation

  /// Waits in real time until work that left the simulation's thread comes back to it.
  ///
  /// - Parameter seconds: The longest time to wait.
  /// - Returns: Whether something came back; it is among the ready jobs then.
  package func waitForWorkFromOutside(seconds: Double) -> Bool {
    let jobs = mainExecutor.takeJobsFromOutside(waiting: seconds)
    ready += jobs
    return !jobs.isEmpty
  }

  /// What set off the tasks that have not finished, as far as the runtime tells.
  package var unfinishedTasks: [TaskOrigin] { started.unfinished() }

  /// Forgets the tasks that have not finished: their process is gone.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package func abandonTasks() -> Bool {
    let isLeaving = !started.unfinished().isEmpty
    leavesTasks = leavesTasks || isLeaving
    started.removeAll()
    return isLeaving
  }

  /// Another run begins on this loop: what an earlier one has left unfinished, broken off in the middle, is not its own.
  package func beginRun(_ run: (any TaskOriginSource)?) {
    if !started.isEmpty { abandonTasks() }
    self.run = run
  }

  /// Goes on with a run that has been left for another one on this loop.
  package func takeUp(_ run: any TaskOriginSource, environment: AnyObject?) {
    self.run = run
    self.environment = environment
  }

  /// Lets a body have its own runs on this loop, and comes back to the present one as if nothing had happened.
  package func aside<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let (presentEnvironment, presentRun, presentTasks) = (environment, run, started.setAside())
    defer {
      beginRun(presentRun)
      started.takeBack(presentTasks)
      environment = presentEnvironment
    }
    return try body()
  }

  /// Forgets the tasks without asking whether they have finished.
  func forgetTasks() { started.removeAll() }

  /// Keeps the main actor of this loop for good, because work that has not finished may still return to it.
  package func outliveUnfinishedWork() {
    leavesTasks = true
    mainExecutor.outlive()
  }

  /// Takes leave of the tasks that have not finished: whatever of them comes back later is not run.
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

  /// Keeps a job that belongs to no actor.
  ///
  /// - Returns: False if it is that of the task that called the simulation, and now goes back; true also if it is of a
  ///   task whose simulation has ended, which is not run.
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
      // Arrays that grow from one element on are moved four times until they hold the tasks of a usual run.
      ready.reserveCapacity(Self.usualTaskCount)
      started.reserveCapacity(Self.usualTaskCount)
      mainExecutor.beginOwnership()
    }
    mainExecutor.own(id)
    started.add(job, id, origin: run?.taskOrigin ?? TaskOrigin(event: 0, call: ""))
  }
}
