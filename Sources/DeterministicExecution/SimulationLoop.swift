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

  let mainExecutor: SimulationMainExecutor
  private let taskExecutor = SimulationTaskExecutor()
  private var ready: [ReadyJob] = []

  private enum ReadyJob {
    case main(UnownedJob)
    case global(UnownedJob)
  }

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
      switch job {
      case .main(let job): job.runSynchronously(on: mainExecutor.asUnownedSerialExecutor())
      case .global(let job): job.runSynchronously(on: taskExecutor.asUnownedTaskExecutor())
      }
    }
    ready.removeAll(keepingCapacity: true)
    return count
  }

  func keepMain(_ job: UnownedJob) {
    ready.append(.main(job))
  }

  func keepGlobal(_ job: UnownedJob) {
    ready.append(.global(job))
  }
}
