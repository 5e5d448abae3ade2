/// The tasks that were started on the loop of a simulation and may not have finished.
struct StartedTasks {
  struct StartedTask {
    fileprivate var object: AnyObject
    fileprivate let origin: TaskOrigin
  }

  /// Those that were started for themselves; the others live inside them.
  private var tasks: [StartedTask] = []
  /// Tasks get ascending numbers, and are seen as soon as they are started: one with a smaller number is known.
  private var last: UInt64 = 0
  /// How many tasks are kept before those that have finished are looked for.
  private var limit = 64

  var isEmpty: Bool { tasks.isEmpty }

  /// Makes room for so many tasks.
  mutating func reserveCapacity(_ count: Int) { tasks.reserveCapacity(count) }

  /// Whether a task has not been seen before.
  func isNew(_ id: UInt64) -> Bool { id > last }

  /// Keeps a task that has not been seen before.
  mutating func add(_ job: UnownedJob, _ id: UInt64, origin: @autoclosure () -> TaskOrigin) {
    last = id
    guard TaskInspection.isTopLevel(job) else { return }
    if tasks.count == limit {
      prune()
      limit = max(64, tasks.count * 2)
    }
    tasks.append(StartedTask(object: TaskInspection.object(of: job), origin: origin()))
  }

  /// Where the tasks come from that have not finished.
  mutating func unfinished() -> [TaskOrigin] {
    prune()
    guard !tasks.isEmpty else { return [] }
    // Where it cannot be told, a task that other code holds on to passes for finished: nobody is blamed on a guess.
    guard TaskInspection.tellsWhetherFinished else { return [] }
    tasks.removeAll { TaskInspection.isFinished($0.object) }
    return tasks.map(\.origin)
  }

  /// Hands out the tasks, and has none any more.
  mutating func setAside() -> [StartedTask] {
    defer { tasks = [] }
    return tasks
  }

  /// Takes back the tasks that were set aside.
  mutating func takeBack(_ others: [StartedTask]) { tasks = others + tasks }

  /// Forgets the tasks, whether they have finished or not.
  mutating func removeAll() { tasks = [] }

  /// Lets tasks go that nobody else refers to: the runtime refers to a task until it has finished.
  private mutating func prune() {
    var kept = 0
    for position in tasks.indices where !isKnownUniquelyReferenced(&tasks[position].object) {
      tasks.swapAt(kept, position)
      kept += 1
    }
    tasks.removeLast(tasks.count - kept)
  }
}
