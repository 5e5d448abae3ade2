#if os(Linux)
  import DeterministicExecution
  import Dispatch
  import Foundation
  import SDKContract

  /// The queues of a simulated app, whose blocks run on the simulation's loop.
  ///
  /// Serial queues, including the main queue, run their blocks one after another, in the order in which they were due;
  /// blocks of concurrent queues are ordered only by barriers. Used on the simulation's thread only.
  final class VirtualQueues: @unchecked Sendable {
    /// A block as a Swift closure: without Objective-C, collections cannot contain blocks.
    typealias Block = () -> Void

    /// A queue as libdispatch represents it.
    typealias Queue = OpaquePointer

    private let clock: SimulationClock
    /// The waiting blocks, by number.
    private var waiting: [Int: WaitingBlock] = [:]
    /// The order of the waiting blocks.
    private var lines = QueueLines()
    private var lastNumber = 0
    /// The blocks without a turn, by queue.
    private var held: [Queue: Set<Int>] = [:]
    /// The block of each turn.
    private var turns: [Int: Int] = [:]
    /// The running blocks, each inside the one that waits for it.
    private var running: [RunningBlock] = []
    /// The number of blocks that wait for others: each of them blocks a simulated thread, and the others run on the
    /// next one.
    private var thread = 0
    /// The conditions for which those blocks wait, and whether they wait without a time-out.
    private var waits: [(isDone: () -> Bool, isEndless: Bool)] = []
    /// Whether a queue has its turn, on a thread of Dispatch unless it is the main one.
    private var isTurn = false
    /// The changes of the app to its queues.
    private var states: [Queue: QueueState] = [:]
    /// The queues that this process of the app has created.
    private var made: Set<Queue> = []

    init(_ clock: SimulationClock) {
      self.clock = clock
    }

    // MARK: What runs now

    /// Whether the running code is not a block but is on the main thread: a call of the system, or code of the main
    /// actor.
    private var beginsOnMain: Bool { !isTurn && SimulationLoop.current?.isRunningGlobalJob != true }

    /// Whether the running code is on the main thread, possibly as a block of another queue.
    var isMain: Bool { Self.main.map(isOn) ?? true }

    /// Returns whether the running code is a block of a queue, or inside one.
    func isOn(_ queue: Queue) -> Bool {
      if queue == Self.main, thread == 0, beginsOnMain { return true }
      return running.contains { $0.thread == thread && $0.path.contains(queue) }
    }

    /// Returns whether the running code has a queue to itself.
    func isAlone(on queue: Queue) -> Bool {
      if queue == Self.main { return isOn(queue) }
      return running.contains { $0.thread == thread && $0.path.contains(queue) && $0.excludesOthers(on: queue) }
    }

    /// The queue of the running block, and its targets; empty if none is running.
    var currentPath: [Queue] {
      if let block = running.last, block.thread == thread { return block.path.levels.map(\.queue) }
      return thread == 0 && beginsOnMain ? [Self.main].compactMap(\.self) : []
    }

    // MARK: Which queue it is

    /// Returns whether a queue belongs to Foundation's own work, which is real, with threads and files.
    static func isForeign(_ queue: Queue) -> Bool {
      let label = label(of: queue)
      return label.hasPrefix("org.swift.") || label.hasPrefix("URLSession") || label.hasPrefix("com.apple.NSURL")
        || label == "Run Loop Mode Queue"
    }

    /// Returns whether a queue is one of those on which URL sessions and their tasks work.
    static func isOfSession(_ queue: Queue) -> Bool {
      let label = label(of: queue)
      return label.hasPrefix("URLSession<") || label == "org.swift.URLSessionTask.WorkQueue"
    }

    /// The main queue: `_dispatch_main_q` is the object that `DispatchQueue.main` wraps.
    static var main: Queue? { mainAddress.map { OpaquePointer($0) } }

    // Sound because the address of a library's global object never changes.
    private nonisolated(unsafe) static let mainAddress = dlsym(nil, "_dispatch_main_q")

    private static let getLabel = SystemFunction("dispatch_queue_get_label").pointer(
      (@convention(c) (Queue) -> UnsafePointer<CChar>?).self)

    private static func label(of queue: Queue) -> String { getLabel(queue).map { String(cString: $0) } ?? "" }

    /// Returns whether a queue is one of the system's global queues.
    private static func isGlobal(_ queue: Queue) -> Bool { label(of: queue).hasPrefix("com.apple.root.") }

    /// Returns the path of a queue: the queue and its targets.
    private func path(of queue: Queue) -> QueuePath {
      if Self.isGlobal(queue) { return QueuePath(levels: [QueuePath.Level(queue: queue, width: .global)]) }
      var levels: [QueuePath.Level] = []
      var next: Queue? = queue
      while let queue = next, !levels.contains(where: { $0.queue == queue }), !Self.isGlobal(queue) {
        let facts = QueueFacts.of(queue)
        levels.append(QueuePath.Level(queue: queue, width: facts.isConcurrent ? .concurrent : .serial))
        guard queue != Self.main else { break }
        next = states[queue]?.target.map(\.object) ?? facts.target
      }
      return QueuePath(levels: levels)
    }

    /// Records a queue that this process of the app has created.
    func noteMade(_ queue: Queue) { made.insert(queue) }

    /// Sets the target of a queue, on which its blocks run from now on.
    func setTarget(of queue: Queue, _ target: Queue?) {
      // A global queue as the target is the same as none.
      let target = target ?? Self.anyGlobal
      lines.takeOut(queue)
      states[queue, default: QueueState(queue)].target = target.map { DispatchReference($0) }
      for (number, block) in waiting where block.path.contains(queue) { waiting[number]?.path = path(of: block.queue) }
      goOn(queue)
    }

    static var anyGlobal: Queue? { getGlobal(0, 0) }

    private static let getGlobal = SystemFunction("dispatch_get_global_queue").pointer(
      (@convention(c) (Int, UInt) -> Queue?).self)

    // MARK: Suspending

    private func isSuspended(_ queue: Queue) -> Bool { states[queue]?.isSuspended ?? QueueFacts.of(queue).isInactive }

    private func isSuspended(_ path: QueuePath) -> Bool { path.levels.contains { isSuspended($0.queue) } }

    /// Suspends a queue, until it has been resumed as often.
    func suspend(_ queue: Queue) {
      guard !Self.isGlobal(queue) else { return }
      states[queue, default: QueueState(queue)].suspensions += 1
      lines.takeOut(queue)
    }

    /// Resumes a queue from one suspension.
    func resume(_ queue: Queue) {
      guard !Self.isGlobal(queue) else { return }
      var state = states[queue] ?? QueueState(queue)
      if state.isInactive {
        state.isInactive = false
      } else if state.suspensions > 0 {
        state.suspensions -= 1
      } else {
        // A queue of an earlier process, such as a static one, may have been suspended there.
        AppTrap.check(
          !made.contains(queue),
          "A queue is resumed more often than it was suspended, which crashes the app on a device")
      }
      states[queue] = state.isUnchanged ? nil : state
      goOn(queue)
    }

    /// Activates a queue that was created inactive.
    func activate(_ queue: Queue) {
      guard !Self.isGlobal(queue), isSuspended(queue) else { return }
      states[queue, default: QueueState(queue)].isInactive = false
      goOn(queue)
    }

    /// Gives the held-back blocks of a queue their turns.
    private func goOn(_ queue: Queue) {
      guard !isSuspended(queue) else { return }
      lastNumber += 1
      lines.enter(path(of: queue), at: lastNumber, isSuspended: isSuspended)
      var numbers: [Int] = []
      for (other, blocks) in held {
        let path = path(of: other)
        guard path.contains(queue), !isSuspended(path) else { continue }
        numbers.append(contentsOf: blocks)
        held[other] = nil
      }
      for number in numbers.sorted() { wait(number) }
    }

    // MARK: Submitting

    /// Runs a block after the running code.
    func async(_ queue: Queue, isBarrier: Bool = false, _ block: @escaping Block) {
      async(QueuedWork(queue, isBarrier: isBarrier, block))
    }

    private func async(_ work: QueuedWork) {
      let block = append(work)
      if isSuspended(block.path) { hold(block) } else { wait(block.number) }
    }

    private func append(_ work: QueuedWork) -> WaitingBlock {
      lastNumber += 1
      let block = WaitingBlock(number: lastNumber, work: work, path: path(of: work.queue))
      waiting[lastNumber] = block
      lines.add(lastNumber, isBarrier: work.isBarrier, block.path, isSuspended: isSuspended)
      return block
    }

    /// Starts the task that is a block's turn.
    ///
    /// Which of these tasks comes first may be a decision. Blocks that have an order keep it nevertheless.
    private func wait(_ number: Int) {
      lastNumber += 1
      let turn = lastNumber
      waiting[number]?.turn = turn
      turns[turn] = number
      Task { @MainActor in self.take(turn) }
    }

    /// Runs a block when some virtual time has passed.
    func after(_ delay: Duration, _ queue: Queue, isBarrier: Bool = false, _ block: @escaping Block) {
      let work = QueuedWork(queue, isBarrier: isBarrier, block)
      let due = clock.now.advanced(by: delay)
      Task { @MainActor in
        do { try await self.clock.sleep(until: due) } catch { return }
        self.async(work)
      }
    }

    // MARK: Running

    private func take(_ turn: Int) {
      guard let number = turns.removeValue(forKey: turn), let block = waiting[number] else { return }
      let outer = isTurn
      isTurn = true
      defer { isTurn = outer }
      if isNext(block) { return run(number) }
      guard let first = block.path.root.flatMap({ firstNext(in: $0) }) else {
        // A queue was suspended meanwhile: the block will need another turn.
        waiting[number]?.turn = nil
        return hold(block)
      }
      // This block gets the turn of the one that runs first.
      let other = waiting[first]?.turn
      waiting[number]?.turn = other
      if let other { turns[other] = number }
      waiting[first]?.turn = nil
      run(first)
    }

    /// Returns the first block in the line of a queue that may run now; nil stands for all queues.
    private func firstNext(in queue: Queue?) -> Int? {
      for entry in lines[queue].entries {
        let next: Int?
        if let inner = entry.queue {
          next = firstNext(in: inner)
        } else {
          next = waiting[entry.place].flatMap { isNext($0) ? entry.place : nil }
        }
        if let next { return next }
        // Nothing later in the line may run before this.
        if let queue, isInOrder(queue) { return nil }
      }
      return nil
    }

    private func isInOrder(_ queue: Queue) -> Bool { path(of: queue).isInOrder(at: 0) }

    /// Returns whether a block may run now: its queues are not held back, and no block has to run before it.
    private func isNext(_ block: WaitingBlock) -> Bool { block.work.run != nil && isFree(block) }

    private func isFree(_ block: WaitingBlock) -> Bool {
      guard !isSuspended(block.path) else { return false }
      for (depth, level) in block.path.levels.enumerated() where level.width != .global {
        let needsAll = block.path.isInOrder(at: depth) || depth == 0 && block.work.isBarrier
        if level.queue == Self.main, beginsOnMain { return false }
        for other in running where other.path.contains(level.queue) {
          if needsAll || other.excludesOthers(on: level.queue) { return false }
        }
        // Blocks that come through the same queue share its place.
        let place = depth == 0 ? block.number : lines.place(of: block.path.levels[depth - 1].queue)
        let line = lines[level.queue]
        if let place, let first = needsAll ? line.first : line.firstBarrier, first < place { return false }
      }
      return true
    }

    /// Records that a block needs a turn when its queue resumes.
    private func hold(_ block: WaitingBlock) { held[block.queue, default: []].insert(block.number) }

    /// Queues without held-back blocks are not stored.
    private func release(_ block: WaitingBlock) {
      guard held[block.queue]?.remove(block.number) != nil else { return }
      if held[block.queue]?.isEmpty == true { held[block.queue] = nil }
    }

    /// Removes and returns a waiting block.
    private func remove(_ number: Int) -> WaitingBlock? {
      guard let block = waiting.removeValue(forKey: number) else { return nil }
      release(block)
      if let turn = block.turn { turns[turn] = nil }
      lines.remove(number, block.path)
      return block
    }

    private func run(_ number: Int) {
      guard let block = remove(number) else { return }
      // The block's own reference may be the last one to the queue, or to the block's group.
      withExtendedLifetime(block) {
        run(block.path, isBarrier: block.work.isBarrier) { block.work.run?() }
        lines.leave(path(of: block.queue))
      }
    }

    private func run(_ path: QueuePath, isBarrier: Bool, _ block: () -> Void) {
      running.append(RunningBlock(path: path, isBarrier: isBarrier, thread: thread))
      block()
      running.removeLast()
    }

    // MARK: Waiting

    /// Runs a block now, after those that have to run before it.
    func sync(_ queue: Queue, isBarrier: Bool, _ block: () -> Void) {
      let path = path(of: queue)
      let isOwn = path.levels.contains { $0.width != .global && isAlone(on: $0.queue) }
      AppTrap.check(!isOwn, "Code waits with `sync` for the queue on which it runs, which crashes the app on a device")
      // Later blocks of the queue have to wait for this one.
      let place = append(QueuedWork(queue, isBarrier: isBarrier, nil))
      let outer = waits.count
      // A queue whose block waits is not free until that block continues, which it cannot do here. It counts as free if
      // the block has what it waits for, or will stop waiting. Blocks before this one run first if they can.
      let mayGoOn = {
        outer > 0 && !self.isSuspended(path) && self.waits[..<outer].allSatisfy { $0.isDone() }
          && path.root.flatMap { self.firstNext(in: $0) } == nil
      }
      drain(first: path, isEndless: true) { isFree(place) || mayGoOn() }
      let isReached = isFree(place) || outer > 0 && waits[..<outer].allSatisfy { !$0.isEndless || $0.isDone() }
      AppTrap.check(
        isReached && !isSuspended(path),
        "Code waits with `sync` for a queue that is suspended, or that waits for the code, and nothing lets it go on")
      _ = remove(place.number)
      withExtendedLifetime(place) {
        run(path, isBarrier: isBarrier, block)
        lines.leave(self.path(of: queue))
      }
    }

    /// Runs waiting blocks, oldest first, until code has what it waits for.
    ///
    /// Code that waits blocks its thread and its queue, including the main queue if it is on the main thread.
    ///
    /// - Parameters:
    ///   - isEndless: Whether the code waits without a time-out.
    ///   - isDone: Returns whether the code has what it waits for.
    func drain(isEndless: Bool = false, until isDone: () -> Bool) {
      drain(first: nil, isEndless: isEndless, until: isDone)
    }

    /// Runs the oldest block that may run while code waits.
    ///
    /// - Returns: Whether there is one.
    func runOne() -> Bool {
      var isFirst = true
      var hasRun = false
      drain {
        defer { isFirst = false }
        hasRun = !isFirst
        return hasRun
      }
      return hasRun
    }

    private func drain(first path: QueuePath?, isEndless: Bool, until isDone: () -> Bool) {
      thread += 1
      defer { thread -= 1 }
      withoutActuallyEscaping(isDone) { isDone in
        waits.append((isDone, isEndless))
        while !isDone() {
          guard let number = path?.root.flatMap({ firstNext(in: $0) }) ?? firstNext(in: nil) else { break }
          run(number)
        }
        waits.removeLast()
      }
    }
  }
#endif
