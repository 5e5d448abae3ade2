import Dispatch

/// The main actor of one simulation, and the executor of the actor that drives it.
///
/// Jobs from outside run on a queue of the executor's own; jobs that arise on the simulation's thread are kept
/// by its loop, which decides when they run.
public final class SimulationMainExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "DeepLinkSimulator")

  /// Creates the main actor of a simulation.
  public init() {}

  /// Queues a job: on the simulation's loop if it arises there, otherwise from outside.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let loop = ThreadSlot.current, loop.mainExecutor === self {
      loop.keepMain(job)
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
    let loop = SimulationLoop(mainExecutor: self)
    return try ThreadSlot.enter(loop) { () throws(Failure) -> Result in
      let result = try body(loop)
      loop.runReadyJobs()
      return result
    }
  }

  /// Confirms that the calling thread runs this simulation.
  public func checkIsolated() {
    precondition(
      ThreadSlot.current?.mainExecutor === self,
      "Code of a simulation's main actor was called on another thread")
  }
}
