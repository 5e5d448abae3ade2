/// The two hooks of the concurrency runtime through which a simulation takes over the jobs of its thread.
///
/// Where their symbols do not exist, `isInstalled` is false and simulations run on the process's real main actor
/// instead.
enum RuntimeHooks {
  private typealias EnqueueGlobalOriginal = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, EnqueueGlobalOriginal) -> Void
  private typealias MainExecutorOriginal = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutorOriginal) -> UnownedSerialExecutor

  /// Whether the hooks exist in this runtime; the first access installs them.
  static let isInstalled: Bool = install()

  private static func install() -> Bool {
    guard let enqueueGlobal = RuntimeSymbols.enqueueGlobalHook(), let mainExecutor = RuntimeSymbols.mainExecutorHook()
    else { return false }
    // Sound because the runtime exports both symbols as variables of exactly these function types, they live
    // as long as the process, and they are written once, before the first simulation runs.
    enqueueGlobal.assumingMemoryBound(to: EnqueueGlobalHook?.self).pointee = { job, original in
      if let loop = ThreadSlot.current {
        if loop.usesHooks, loop.keepGlobal(job) { return }
      } else if RuntimeHooks.isKept(job) {
        return
      }
      original(job)
    }
    mainExecutor.assumingMemoryBound(to: MainExecutorHook?.self).pointee = { original in
      // Asked at each check of the main actor, so without reference counting.
      let executor = ThreadSlot.look { loop -> UnownedSerialExecutor? in
        loop.usesHooks ? loop.mainExecutor.asUnownedSerialExecutor() : nil
      }
      if let executor { return executor ?? original() }
      switch TaskOwner.ofCurrentTask {
      case .nobody: return original()
      case .simulation(let executor): return executor.asUnownedSerialExecutor()
      case .gone: return NoExecutor.shared.asUnownedSerialExecutor()
      }
    }
    return true
  }

  /// Keeps a job that has left its simulation and is enqueued on a thread outside it, or drops it if the simulation has
  /// ended; returns false for a job to run as usual.
  private static func isKept(_ job: UnownedJob) -> Bool {
    guard TaskOwner.isUsed else { return false }
    switch TaskOwner.of(TaskInspection.id(of: job)) {
    case .nobody: return false
    case .simulation(let executor): return executor.keepFromOutside(ReadyJob(job: job, kind: .global))
    case .gone: return true
    }
  }
}

/// The main executor of tasks whose simulation has ended: nothing runs on it.
private final class NoExecutor: SerialExecutor {
  static let shared = NoExecutor()

  func enqueue(_ job: consuming ExecutorJob) {}
}
