import Synchronization

/// To which simulation a task belongs that is met on a thread outside of simulations.
enum TaskOwner {
  /// None: the task is none of a simulation.
  case nobody
  /// A simulation that is running.
  case simulation(SimulationMainExecutor)
  /// A simulation that has ended, with this task unfinished; nothing of it may run any more.
  case gone

  private struct Register {
    var running: [SimulationMainExecutor] = []
    var left = TaskNumbers()
  }

  private static let register = Guarded(Register())
  /// Spares everybody else the lock while there is nothing to find.
  private static let hasEntries = Atomic(false)

  /// Whether a simulation has ended with tasks unfinished.
  private static let hasLeft = Atomic(false)

  /// Whether a job is of a task whose simulation has ended: it must not run in another one.
  static func isGone(_ id: UInt64) -> Bool {
    guard id != 0, hasLeft.load(ordering: .acquiring) else { return false }
    return register.withLock { $0.left.contains(id) }
  }

  /// Whether there is anything to find.
  static var isUsed: Bool { hasEntries.load(ordering: .acquiring) }

  /// Whose the task is that runs on this thread.
  static var ofCurrentTask: TaskOwner { isUsed ? of(TaskInspection.currentID) : .nobody }

  /// Returns whose a task is.
  ///
  /// - Parameter id: The number of the task; zero for a job that is no task.
  static func of(_ id: UInt64) -> TaskOwner {
    guard id != 0, isUsed else { return .nobody }
    return register.withLock { register in
      if let executor = register.running.first(where: { $0.owns(id) }) { return .simulation(executor) }
      return register.left.contains(id) ? .gone : .nobody
    }
  }

  /// A simulation has started its first task.
  static func begin(_ executor: SimulationMainExecutor) {
    register.withLock { $0.running.append(executor) }
    hasEntries.store(true, ordering: .releasing)
  }

  /// A simulation that has started tasks has ended.
  ///
  /// - Parameter left: The tasks that may still run some time.
  static func end(_ executor: SimulationMainExecutor, leaving left: [UInt64]) {
    register.withLock { register in
      register.running.removeAll { $0 === executor }
      register.left.insert(left)
      if !left.isEmpty { hasLeft.store(true, ordering: .releasing) }
      if register.running.isEmpty, register.left.isEmpty { hasEntries.store(false, ordering: .releasing) }
    }
  }
}

/// Numbers of tasks as ranges: those of one simulation follow each other, and so do simulations.
struct TaskNumbers {
  /// Ascending, and never next to each other.
  private(set) var ranges: [ClosedRange<UInt64>] = []

  var isEmpty: Bool { ranges.isEmpty }

  /// Adds numbers, which are ascending.
  mutating func insert(_ numbers: [UInt64]) {
    for number in numbers { insert(number) }
  }

  private mutating func insert(_ number: UInt64) {
    guard !contains(number) else { return }
    var position = index(behind: number)
    if position > 0, ranges[position - 1].upperBound + 1 == number {
      position -= 1
      ranges[position] = ranges[position].lowerBound...number
    } else {
      ranges.insert(number...number, at: position)
    }
    if position + 1 < ranges.count, ranges[position + 1].lowerBound == number + 1 {
      ranges[position] = ranges[position].lowerBound...ranges[position + 1].upperBound
      ranges.remove(at: position + 1)
    }
  }

  func contains(_ number: UInt64) -> Bool {
    let position = index(behind: number)
    return position > 0 && ranges[position - 1].contains(number)
  }

  /// How many ranges begin at a number or before it.
  private func index(behind number: UInt64) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
