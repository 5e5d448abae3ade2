/// Runs the code of one simulation, and the async work that this code starts, on one thread at a time.
///
/// While a body runs inside `enter(_:)`, the loop is the main actor of its thread: code isolated to
/// `@MainActor` may be called directly, and tasks that are started are kept until `runReadyJobs()` runs them in
/// the order in which they became ready. Other threads notice nothing.
public final class SimulationLoop {
  /// Whether this runtime lets a simulation be its thread's main actor.
  ///
  /// Where it is false, simulations run on the process's main actor, and async work that an app starts is not
  /// ordered by the simulation.
  public static var isSupported: Bool { RuntimeHooks.isInstalled }

  /// The loop that runs on the calling thread; nil outside of simulations.
  public static var current: SimulationLoop? { ThreadSlot.current }

  /// What code on this thread finds as the surroundings of its simulation.
  public var environment: AnyObject?

  let mainExecutor: SimulationMainExecutor
  private let taskExecutor = SimulationTaskExecutor()
  private var ready: [ReadyJob] = []

  init(mainExecutor: SimulationMainExecutor) {
    self.mainExecutor = mainExecutor
  }

  /// Whether async work is waiting to be run.
  public var hasReadyJobs: Bool { !ready.isEmpty }

  /// Runs the jobs that are ready, and those that become ready meanwhile, first in first out.
  ///
  /// - Returns: How many jobs ran.
  @discardableResult
  public func runReadyJobs() -> Int {
    guard !ready.isEmpty else { return 0 }
    var count = 0
    var next = 0
    while next < ready.count {
      let job = ready[next]
      next += 1
      count += 1
      run(job)
    }
    ready.removeAll(keepingCapacity: true)
    return count
  }

  /// Takes the jobs that are ready, in the order in which they became so; whoever takes them runs them.
  public func takeReadyJobs() -> [ReadyJob] {
    defer { ready.removeAll() }
    return ready
  }

  /// Runs one job.
  public func run(_ job: ReadyJob) {
    switch job.kind {
    case .main(let job): job.runSynchronously(on: mainExecutor.asUnownedSerialExecutor())
    case .global(let job): job.runSynchronously(on: taskExecutor.asUnownedTaskExecutor())
    }
  }

  /// Waits in real time until work that left the simulation's thread comes back to its main actor.
  ///
  /// - Parameter seconds: The longest time to wait.
  /// - Returns: Whether something came back; it is among the ready jobs then.
  public func waitForWorkFromOutside(seconds: Double) -> Bool {
    let jobs = mainExecutor.takeJobsFromOutside(waiting: seconds)
    for job in jobs { keepMain(job) }
    return !jobs.isEmpty
  }

  /// Keeps the main actor of this loop for good, because work that has not finished may still return to it.
  public func outliveUnfinishedWork() {
    _ = Unmanaged.passRetained(mainExecutor)
  }

  func keepMain(_ job: UnownedJob) {
    ready.append(ReadyJob(kind: .main(job)))
  }

  func keepGlobal(_ job: UnownedJob) {
    ready.append(ReadyJob(kind: .global(job)))
  }
}
