#if os(Linux)
  import DeterministicExecution
  import Dispatch
  import Foundation
  import SDKContract

  /// The queues of a simulated app: their blocks run on the simulation's loop.
  ///
  /// Serial queues, the main one among them, run their blocks one after another, in the order in which they were due;
  /// those of concurrent queues are apart only by barriers. It is used on the simulation's thread only.
  final class VirtualQueues: @unchecked Sendable {
    /// A block as Swift's own closure: without Objective-C, no collection can have blocks in it.
    typealias Block = () -> Void

    /// A queue as libdispatch knows it.
    typealias Queue = OpaquePointer

    private let clock: SimulationClock
    /// What waits in queues, by its number.
    private var waiting: [Int: WaitingBlock] = [:]
    /// The order of what waits.
    private var lines = QueueLines()
    private var lastNumber = 0
    /// The blocks that have no turn, by their queues.
    private var held: [Queue: Set<Int>] = [:]
    /// Which block each turn is for.
    private var turns: [Int: Int] = [:]
    /// What is running: each block inside the one that waits for it.
    private var running: [RunningBlock] = []
    /// How many blocks wait for others: each of them blocks a thread, and the others run on the next one.
    private var thread = 0
    /// What those blocks wait for, and whether without an end.
    private var waits: [(isDone: () -> Bool, isEndless: Bool)] = []
    /// Whether a queue has its turn, on a thread of Dispatch unless it is the main one.
    private var isTurn = false
    /// What the app has changed of its queues.
    private var states: [Queue: QueueState] = [:]
    /// The queues that this process of the app has made.
    private var made: Set<Queue> = []

    init(_ clock: SimulationClock) {
      self.clock = clock
    }

    // MARK: What runs now

    /// Whether the code that runs is no block, and on the main thread: the system calls it, or it is of the main actor.
    private var beginsOnMain: Bool { !isTurn && SimulationLoop.current?.isRunningGlobalJob != true }

    /// Whether the code that runs is on the main thread, be it that a block of another queue is done there.
    var isMain: Bool { Self.main.map(isOn) ?? true }

    /// Whether the code that runs is a block of a queue, or is inside one.
    func isOn(_ queue: Queue) -> Bool {
      if queue == Self.main, thread == 0, beginsOnMain { return true }
      return running.contains { $0.thread == thread && $0.path.contains(queue) }
    }

    /// Whether the code that runs has a queue for itself.
    func isAlone(on queue: Queue) -> Bool {
      if queue == Self.main { return isOn(queue) }
      return running.contains { $0.thread == thread && $0.path.contains(queue) && $0.excludesOthers(on: queue) }
    }

    /// The queue whose block is running, and its targets; empty where none is.
    var currentPath: [Queue] {
      if let block = running.last, block.thread == thread { return block.path.levels.map(\.queue) }
      return thread == 0 && beginsOnMain ? [Self.main].compactMap(\.self) : []
    }

    // MARK: Which queue it is

    /// Whether a queue belongs to Foundation's own work, which is real: it has threads and files behind it.
    static func isForeign(_ queue: Queue) -> Bool {
      let label = label(of: queue)
      return label.hasPrefix("org.swift.") || label.hasPrefix("URLSession") || label.hasPrefix("com.apple.NSURL")
        || label == "Run Loop Mode Queue"
    }

    /// The main queue: `_dispatch_main_q` is the object that `DispatchQueue.main` wraps.
    static var main: Queue? { mainAddress.map { OpaquePointer($0) } }

    // It is sound because the address of a global object of a library never changes.
    private nonisolated(unsafe) static let mainAddress = dlsym(nil, "_dispatch_main_q")

    private static let getLabel = SystemFunction("dispatch_queue_get_label").pointer(
      (@convention(c) (Queue) -> UnsafePointer<CChar>?).self)

    private static func label(of queue: Queue) -> String { getLabel(queue).map { String(cString: $0) } ?? "" }

    /// Whether a queue is one of the system's, whose blocks do not wait for each other.
    private static func isGlobal(_ queue: Queue) -> Bool { label(of: queue).hasPrefix("com.apple.root.") }

    /// A queue and its targets.
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

    /// A queue was made by this process of the app.
    func noteMade(_ queue: Queue) { made.insert(queue) }

    /// Lets the blocks of a queue run on another one from now on.
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

    /// Holds back the blocks of a queue until it is resumed as often.
    func suspend(_ queue: Queue) {
      guard !Self.isGlobal(queue) else { return }
      states[queue, default: QueueState(queue)].suspensions += 1
      lines.takeOut(queue)
    }

    /// Takes back one suspension.
    func resume(_ queue: Queue) {
      guard !Self.isGlobal(queue) else { return }
      var state = states[queue] ?? QueueState(queue)
      if state.isInactive {
        state.isInactive = false
      } else if state.suspensions > 0 {
        state.suspensions -= 1
      } else {
        // A queue that an earlier process has left behind, as a static one, may have been suspended there.
        AppTrap.check(
          !made.contains(queue),
          "A queue is resumed more often than it was suspended, which crashes the app on a device")
      }
      states[queue] = state.isUnchanged ? nil : state
      goOn(queue)
    }

    /// Lets a queue begin that was made inactive.
    func activate(_ queue: Queue) {
      guard !Self.isGlobal(queue), isSuspended(queue) else { return }
      states[queue, default: QueueState(queue)].isInactive = false
      goOn(queue)
    }

    /// Gives what was held back its turn.
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

    /// Runs a block after what runs now.
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

    /// Lets a block have its turn.
    ///
    /// Which of these tasks comes first may be a decision. Where blocks have an order, the first one is the first one all
    /// the same.
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
      let due = clock.now.offset + delay
      Task { @MainActor in
        // Time may have passed before the task has its turn.
        do { try await self.clock.sleep(for: max(.zero, due - self.clock.now.offset)) } catch { return }
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
      // The block has the turn of the one that comes first.
      let other = waiting[first]?.turn
      waiting[number]?.turn = other
      if let other { turns[other] = number }
      waiting[first]?.turn = nil
      run(first)
    }

    /// The first block in the line of a queue that may run now; of all queues for nil.
    private func firstNext(in queue: Queue?) -> Int? {
      for entry in lines[queue].entries {
        let next: Int?
        if let inner = entry.queue {
          next = firstNext(in: inner)
        } else {
          next = waiting[entry.place].flatMap { isNext($0) ? entry.place : nil }
        }
        if let next { return next }
        // Nothing that is further behind may run before this.
        if let queue, isInOrder(queue) { return nil }
      }
      return nil
    }

    private func isInOrder(_ queue: Queue) -> Bool { path(of: queue).isInOrder(at: 0) }

    /// Whether a block may run now: nothing holds its queues back, and nothing before it has to be done first.
    private func isNext(_ block: WaitingBlock) -> Bool { block.work.run != nil && isFree(block) }

    private func isFree(_ block: WaitingBlock) -> Bool {
      guard !isSuspended(block.path) else { return false }
      for (depth, level) in block.path.levels.enumerated() where level.width != .global {
        let needsAll = block.path.isInOrder(at: depth) || depth == 0 && block.work.isBarrier
        if level.queue == Self.main, beginsOnMain { return false }
        for other in running where other.path.contains(level.queue) {
          if needsAll || other.excludesOthers(on: level.queue) { return false }
        }
        // Blocks that come by the same queue are in its place.
        let place = depth == 0 ? block.number : lines.place(of: block.path.levels[depth - 1].queue)
        let line = lines[level.queue]
        if let place, let first = needsAll ? line.first : line.firstBarrier, first < place { return false }
      }
      return true
    }

    /// A block will need a turn when its queue goes on.
    private func hold(_ block: WaitingBlock) { held[block.queue, default: []].insert(block.number) }

    /// Queues of which nothing is held back are not kept.
    private func release(_ block: WaitingBlock) {
      guard held[block.queue]?.remove(block.number) != nil else { return }
      if held[block.queue]?.isEmpty == true { held[block.queue] = nil }
    }

    /// A block waits no longer.
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

    /// Runs a block now, after those that have to be done before it.
    func sync(_ queue: Queue, isBarrier: Bool, _ block: () -> Void) {
      let path = path(of: queue)
      let isOwn = path.levels.contains { $0.width != .global && isAlone(on: $0.queue) }
      AppTrap.check(!isOwn, "Code waits with `sync` for the queue on which it runs, which crashes the app on a device")
      // What comes into the queue from now on has to wait for this block.
      let place = append(QueuedWork(queue, isBarrier: isBarrier, nil))
      let outer = waits.count
      // A queue whose block waits is not free before that goes on, which it cannot here. It is as if it were if the block has
      // what it waits for, or will not wait any longer. What comes before this block is done first if it can be.
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

    /// Runs what waits in queues, oldest first, until code has what it waits for.
    ///
    /// Code that waits blocks its thread, and with it its queue: the main queue, too, if it is the main thread.
    ///
    /// - Parameters:
    ///   - isEndless: Whether the code waits without a time-out.
    ///   - isDone: Whether the code has what it waits for.
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
