/// The tasks that were started on the loop of a simulation and may not have finished.
struct StartedTasks {
  struct StartedTask {
    fileprivate var object: TaskObject
    fileprivate let origin: TaskOrigin
  }

  /// The top-level tasks; child tasks live inside them.
  private var tasks: [StartedTask] = []
  /// The largest task number so far. Numbers ascend and tasks are seen as soon as they start, so one with a smaller
  /// number is known.
  private var last: UInt64 = 0
  /// The number of tasks at which finished ones are removed.
  private var limit = 64

  /// The number of tasks that are kept, among them some that have finished.
  var count: Int { tasks.count }

  /// Reserves capacity for a number of tasks.
  mutating func reserveCapacity(_ count: Int) { tasks.reserveCapacity(count) }

  /// Returns whether a task has not been seen before.
  func isNew(_ id: UInt64) -> Bool { id > last }

  /// Adds a task that has not been seen before.
  mutating func add(_ job: UnownedJob, _ id: UInt64, origin: @autoclosure () -> TaskOrigin) {
    last = id
    guard TaskInspection.isTopLevel(job) else { return }
    if tasks.count == limit {
      prune()
      limit = max(64, tasks.count * 2)
    }
    tasks.append(StartedTask(object: TaskInspection.object(of: job), origin: origin()))
  }

  /// Returns the origins of the tasks that have not finished.
  mutating func unfinished() -> [TaskOrigin] {
    prune()
    guard !tasks.isEmpty else { return [] }
    // Where the runtime does not tell, a task that other code references counts as finished, so that no task is
    // reported on a guess.
    guard TaskInspection.tellsWhetherFinished else { return [] }
    tasks.removeAll { TaskInspection.isFinished($0.object) }
    return tasks.map(\.origin)
  }

  /// Returns the tasks and removes them.
  mutating func setAside() -> [StartedTask] {
    defer { tasks = [] }
    return tasks
  }

  /// Adds tasks that were set aside.
  mutating func takeBack(_ others: [StartedTask]) { tasks = others + tasks }

  /// Removes all tasks, whether or not they have finished.
  mutating func removeAll() { tasks = [] }

  /// Removes tasks that nothing else references: the runtime references a task until it has finished.
  private mutating func prune() {
    var kept = 0
    for position in tasks.indices where !isKnownUniquelyReferenced(&tasks[position].object) {
      tasks.swapAt(kept, position)
      kept += 1
    }
    tasks.removeLast(tasks.count - kept)
  }
}
