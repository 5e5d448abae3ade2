import Synchronization

/// The simulation to which a task belongs that runs on a thread outside simulations.
enum TaskOwner {
  /// None: the task does not belong to a simulation.
  case nobody
  /// A simulation that is running.
  case simulation(SimulationMainExecutor)
  /// A simulation that has ended with this task unfinished; the task must not run any more.
  case gone

  private struct Register {
    var running: [SimulationMainExecutor] = []
    var left = TaskNumbers()
  }

  private static let register = Guarded(Register())
  /// A fast path without the lock while there is nothing to find.
  private static let hasEntries = Atomic(false)

  /// Whether a simulation has ended with tasks unfinished.
  private static let hasLeft = Atomic(false)

  /// Returns whether a job's task belongs to a simulation that has ended: it must not run in another one.
  static func isGone(_ id: UInt64) -> Bool {
    guard id != 0, hasLeft.load(ordering: .acquiring) else { return false }
    return register.withLock { $0.left.contains(id) }
  }

  /// Whether there is anything to find.
  static var isUsed: Bool { hasEntries.load(ordering: .acquiring) }

  /// The owner of the task that runs on this thread.
  static var ofCurrentTask: TaskOwner { isUsed ? of(TaskInspection.currentID) : .nobody }

  /// Returns the owner of a task.
  ///
  /// - Parameter id: The number of the task; zero for a job that is not part of a task.
  static func of(_ id: UInt64) -> TaskOwner {
    guard id != 0, isUsed else { return .nobody }
    return register.withLock { register in
      if let executor = register.running.first(where: { $0.owns(id) }) { return .simulation(executor) }
      return register.left.contains(id) ? .gone : .nobody
    }
  }

  /// Registers a simulation that has started its first task.
  static func begin(_ executor: SimulationMainExecutor) {
    register.withLock { $0.running.append(executor) }
    hasEntries.store(true, ordering: .releasing)
  }

  /// Unregisters a simulation that has ended.
  ///
  /// - Parameter left: The tasks that may still run later.
  static func end(_ executor: SimulationMainExecutor, leaving left: [UInt64]) {
    register.withLock { register in
      register.running.removeAll { $0 === executor }
      register.left.insert(left)
      if !left.isEmpty { hasLeft.store(true, ordering: .releasing) }
      if register.running.isEmpty, register.left.isEmpty { hasEntries.store(false, ordering: .releasing) }
    }
  }
}
