/// What the runtime reveals about a job from outside.
enum TaskInspection {
  private typealias CurrentTask = @convention(thin) () -> UnsafeRawPointer?
  private typealias JobID = @convention(thin) (UnownedJob) -> UInt64
  private typealias JobFlags = @convention(thin) (UnownedJob) -> UInt

  /// The low byte of a job's flags is its kind, and that of tasks is zero; this bit marks the children of other tasks.
  private static let childFlag: UInt = 1 << 24

  private static let functions: (current: CurrentTask, id: JobID, flags: JobFlags)? = {
    guard
      let current = RuntimeSymbols.currentTask(), let id = RuntimeSymbols.jobTaskID(),
      let flags = RuntimeSymbols.jobFlags()
    else { return nil }
    // Sound because the runtime exports the first as a function that returns a pointer, and the others as functions
    // that take one pointer and return one number.
    return (
      unsafeBitCast(current, to: CurrentTask.self), unsafeBitCast(id, to: JobID.self),
      unsafeBitCast(flags, to: JobFlags.self)
    )
  }()

  /// Returns the number of a job's task, which is greater than that of every earlier task of the process.
  ///
  /// It is zero for a job that is not part of a task, such as an actor's, and where the runtime does not tell.
  static func id(of job: UnownedJob) -> UInt64 {
    functions.map { $0.id(job) } ?? 0
  }

  /// Returns whether a task is a top-level task, not a child of another one.
  static func isTopLevel(_ job: UnownedJob) -> Bool {
    guard let flags = functions?.flags(job) else { return false }
    return flags & 0xFF == 0 && flags & childFlag == 0
  }

  /// The number of the task that runs on this thread; zero if there is none.
  static var currentID: UInt64 {
    // `withUnsafeCurrentTask` takes twenty times as long.
    guard let functions, let task = functions.current() else { return 0 }
    // A task is a job: both are pointers to the same object.
    return functions.id(unsafeBitCast(task, to: UnownedJob.self))
  }

  /// Returns a job's task as an object that can be retained.
  static func object(of job: UnownedJob) -> TaskObject {
    // Sound for tasks that are not children: they are separate, reference-counted objects.
    Unmanaged<TaskObject>.fromOpaque(unsafeBitCast(job, to: UnsafeRawPointer.self)).takeUnretainedValue()
  }

  // MARK: Finished tasks

  /// Whether the runtime tells if a task that is still referenced has finished.
  static var tellsWhetherFinished: Bool { finishedFlag != nil }

  /// Returns whether a task has finished; false where the runtime does not tell.
  static func isFinished(_ task: TaskObject) -> Bool {
    finishedFlag.map { status(of: task) & $0 != 0 } ?? false
  }

  /// The bit of a task's status that means that it has finished; nil if this runtime does not have it where it is
  /// expected.
  ///
  /// No function of the runtime tells, and other code may retain a finished task. The bit is determined by an
  /// experiment: it is the only one that a finished task has and that a suspended one lacks until it has finished, too.
  private static let finishedFlag: UInt32? = {
    guard RuntimeHooks.isInstalled, functions != nil, MemoryLayout<Int>.size == 8 else { return nil }
    return SimulationMainExecutor().enter { loop in
      let probe = FinishedTaskProbe()
      let finished = Task.detached {}
      let suspended = Task.detached { await probe.suspend() }
      let tasks = loop.takeReadyJobs()
      loop.forgetTasks()
      guard tasks.count == 2 else { return nil }
      let objects = tasks.map { object(of: $0.job) }
      for task in tasks { loop.run(task) }
      loop.runReadyJobs()
      let flag = status(of: objects[0]) & ~status(of: objects[1])
      probe.resume()
      loop.runReadyJobs()
      guard flag.nonzeroBitCount == 1, status(of: objects[1]) & flag == flag else { return nil }
      withExtendedLifetime((finished, suspended)) {}
      return flag
    }
  }()

  /// Returns the first word of a task's private part in the runtime, after the part that executors see.
  private static func status(of task: TaskObject) -> UInt32 {
    let offset = 96
    return Unmanaged.passUnretained(task).toOpaque().load(fromByteOffset: offset, as: UInt32.self)
  }
}

/// A task of the runtime, of which only the reference count and the bytes are used.
///
/// It is a class and not `AnyObject`: with that, `isKnownUniquelyReferenced` is handed a copy in Swift 6, which is one
/// reference more, and is never true.
final class TaskObject {
  private init() {}
}

/// A probe that suspends a task until it is resumed; used on one thread.
private final class FinishedTaskProbe: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Void, Never>?

  func suspend() async {
    await withUnsafeContinuation { continuation = $0 }
  }

  func resume() {
    continuation.take()?.resume()
  }
}
