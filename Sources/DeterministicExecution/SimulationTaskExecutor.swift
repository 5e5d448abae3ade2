/// The executor of jobs without an actor, separate from the main executor so that the two kinds cannot be confused.
final class SimulationTaskExecutor: TaskExecutor {
  private let mainExecutor: SimulationMainExecutor

  init(_ mainExecutor: SimulationMainExecutor) {
    self.mainExecutor = mainExecutor
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let loop = ThreadSlot.current, loop.mainExecutor === mainExecutor, loop.keepGlobal(job) { return }
    mainExecutor.keepFromOutside(ReadyJob(job: job, kind: .global))
  }
}
