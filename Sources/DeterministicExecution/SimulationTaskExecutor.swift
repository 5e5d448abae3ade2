/// Runs jobs that belong to no actor; distinct from the main executor, so that the two kinds cannot be mixed up.
final class SimulationTaskExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let loop = ThreadSlot.current else {
      preconditionFailure("A simulation's task was resumed on a thread that runs no simulation")
    }
    loop.keepGlobal(job)
  }
}
