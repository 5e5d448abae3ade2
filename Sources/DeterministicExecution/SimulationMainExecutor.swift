import Dispatch
import Synchronization

/// The main actor of one simulation, and the executor of the actor that drives it.
///
/// Jobs from outside run on a queue of the executor's own; jobs that arise on the simulation's thread are kept
/// by its loop, which decides when they run.
public final class SimulationMainExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "DeepLinkSimulator")
  private let arrival = DispatchSemaphore(value: 0)
  private let outside = Mutex(Outside())

  /// Jobs that arise on other threads.
  private struct Outside {
    var isKept = false
    var jobs: [UnownedJob] = []

    mutating func keep(_ job: UnownedJob) -> Bool {
      if isKept { jobs.append(job) }
      return isKept
    }
  }

  /// Creates the main actor of a simulation.
  public init() {}

  /// Queues a job: on the simulation's loop if it arises there, otherwise from outside.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let loop = ThreadSlot.current, loop.mainExecutor === self {
      loop.keepMain(job)
    } else if outside.withLock({ $0.keep(job) }) {
      arrival.signal()
    } else {
      queue.async { [self] in
        enter { _ in
          job.runSynchronously(on: asUnownedSerialExecutor())
        }
      }
    }
  }

  /// Runs a body as this simulation's main actor, on the calling thread.
  ///
  /// - Parameter body: Receives the loop that keeps the async work it starts.
  public func enter<Result, Failure: Error>(
    _ body: (SimulationLoop) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The first simulation installs the hooks; without them it runs on the process's main actor, and with a loop
    // in its slot all the same.
    _ = RuntimeHooks.isInstalled
    let loop = SimulationLoop(mainExecutor: self)
    return try ThreadSlot.enter(loop) { () throws(Failure) -> Result in
      let result = try body(loop)
      loop.runReadyJobs()
      return result
    }
  }

  /// Keeps jobs that arise on other threads from now on, instead of running them beside the simulation.
  ///
  /// They are those of work that has left the simulation, such as a task that slept in real time: nobody may run
  /// them while the simulation runs, and afterwards the app that they belong to is gone.
  public func keepJobsFromOutside() {
    outside.withLock { $0.isKept = true }
  }

  /// Takes the jobs from other threads.
  ///
  /// - Parameter seconds: How long to wait for the first one.
  func takeJobsFromOutside(waiting seconds: Double) -> [UnownedJob] {
    guard arrival.wait(timeout: .now() + seconds) == .success else { return [] }
    return outside.withLock { outside in
      defer { outside.jobs = [] }
      return outside.jobs
    }
  }

  /// Confirms that the calling thread runs this simulation.
  public func checkIsolated() {
    precondition(
      ThreadSlot.current?.mainExecutor === self,
      "Code of a simulation's main actor was called on another thread")
  }
}
