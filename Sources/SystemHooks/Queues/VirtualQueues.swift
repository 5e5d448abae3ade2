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
    /// What waits in queues, oldest first.
    private var waiting: [WaitingBlock] = []
    private var lastNumber = 0
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
    /// Since when a queue waits among the blocks of its target.
    private var places: [Queue: Int] = [:]
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
      states[queue, default: QueueState(queue)].target = target.map { DispatchReference($0) }
      for index in waiting.indices { waiting[index].path = path(of: waiting[index].queue) }
      places = places.filter { $0.key != queue }
      for block in waiting where block.path.contains(queue) { takePlace(block.path) }
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
      places[queue] = nil
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
      states[queue] = state
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
      for index in waiting.indices where waiting[index].path.contains(queue) {
        takePlace(waiting[index].path)
        guard waiting[index].isHeld, !isSuspended(waiting[index].path) else { continue }
        waiting[index].isHeld = false
        wait(waiting[index])
      }
    }

    /// A queue that has blocks waits among those of its target, and a suspended one does not.
    private func takePlace(_ path: QueuePath) {
      for level in path.levels.dropLast() {
        guard !isSuspended(level.queue) else { return }
        guard places[level.queue] == nil else { continue }
        lastNumber += 1
        places[level.queue] = lastNumber
      }
    }

    /// Queues without blocks have no place among those of their targets.
    private func leavePlaces(_ path: QueuePath) {
      for level in path.levels.dropLast() where !waiting.contains(where: { $0.path.contains(level.queue) }) {
        places[level.queue] = nil
      }
    }

    // MARK: Submitting

    /// Runs a block after what runs now.
    func async(_ queue: Queue, isBarrier: Bool = false, _ block: @escaping Block) {
      async(QueuedWork(queue, isBarrier: isBarrier, block))
    }

    private func async(_ work: QueuedWork) {
      let block = append(work)
      if isSuspended(block.path) {
        waiting[waiting.count - 1].isHeld = true
      } else {
        wait(block)
      }
    }

    private func append(_ work: QueuedWork) -> WaitingBlock {
      lastNumber += 1
      let block = WaitingBlock(number: lastNumber, work: work, path: path(of: work.queue))
      waiting.append(block)
      takePlace(block.path)
      return block
    }

    /// Lets a block have its turn.
    ///
    /// Which of these tasks comes first may be a decision. Where blocks have an order, the first one is the first one all
    /// the same.
    private func wait(_ block: WaitingBlock) {
      Task { @MainActor in self.takeTurn(block) }
    }

    /// Runs a block when some virtual time has passed.
    func after(_ delay: Duration, _ queue: Queue, _ block: @escaping Block) {
      let work = QueuedWork(queue, isBarrier: false, block)
      Task { @MainActor in
        do { try await self.clock.sleep(for: delay) } catch { return }
        self.async(work)
      }
    }

    // MARK: Running

    private func takeTurn(_ block: WaitingBlock) {
      let outer = isTurn
      isTurn = true
      defer { isTurn = outer }
      let own = waiting.firstIndex { $0.number == block.number }
      if let own, isNext(waiting[own]) { return run(at: own) }
      let path = own.map { waiting[$0].path } ?? block.path
      guard !path.isGlobal else { return }
      if let index = firstNext(inOrderWith: path) { return run(at: index) }
      // The queue was suspended meanwhile: one of its blocks will need another turn.
      let held = waiting.firstIndex { !$0.isHeld && $0.path.order == path.order && isSuspended($0.path) }
      if let held { waiting[held].isHeld = true }
    }

    /// The first block that may run now, of those that have an order with the blocks of a queue.
    private func firstNext(inOrderWith path: QueuePath) -> Int? {
      waiting.firstIndex { $0.path.order == path.order && isNext($0) }
    }

    /// Whether a block may run now: nothing holds its queues back, and nothing before it has to be done first.
    private func isNext(_ block: WaitingBlock) -> Bool { block.work.run != nil && isFree(block) }

    private func isFree(_ block: WaitingBlock) -> Bool {
      guard !isSuspended(block.path) else { return false }
      for (depth, level) in block.path.levels.enumerated() where level.width != .global {
        let needsAll = level.width == .serial || depth == 0 && block.work.isBarrier
        if level.queue == Self.main, beginsOnMain { return false }
        for other in running where other.path.contains(level.queue) {
          if needsAll || other.excludesOthers(on: level.queue) { return false }
        }
        let place = place(of: block, at: depth)
        for other in waiting where other.number != block.number {
          guard let otherDepth = other.path.levels.firstIndex(where: { $0.queue == level.queue }) else { continue }
          guard needsAll || otherDepth == 0 && other.work.isBarrier else { continue }
          // Blocks that come by the same queue are in its place, and a serial target takes them in their order.
          let otherPlace = self.place(of: other, at: otherDepth)
          guard otherPlace < place || otherPlace == place && other.number < block.number else { continue }
          if !other.path.levels[..<otherDepth].contains(where: { isSuspended($0.queue) }) { return false }
        }
      }
      return true
    }

    private func place(of block: WaitingBlock, at depth: Int) -> Int {
      depth == 0 ? block.number : places[block.path.levels[depth - 1].queue] ?? block.number
    }

    private func run(at index: Int) {
      let block = waiting.remove(at: index)
      // The block's own reference may be the last one to the queue, or to the block's group.
      withExtendedLifetime(block) {
        run(block.path, isBarrier: block.work.isBarrier) { block.work.run?() }
        leavePlaces(block.path)
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
      // what it waits for, or will not wait any longer.
      let mayGoOn = { outer > 0 && !self.isSuspended(path) && self.waits[..<outer].allSatisfy { $0.isDone() } }
      drain(first: path, isEndless: true) { isFree(place) || mayGoOn() }
      let isReached = isFree(place) || outer > 0 && waits[..<outer].allSatisfy { !$0.isEndless || $0.isDone() }
      AppTrap.check(
        isReached && !isSuspended(path),
        "Code waits with `sync` for a queue that is suspended, or that waits for the code, and nothing lets it go on")
      waiting.removeAll { $0.number == place.number }
      withExtendedLifetime(place) {
        run(path, isBarrier: isBarrier, block)
        leavePlaces(path)
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
          let index = path.flatMap { firstNext(inOrderWith: $0) } ?? waiting.firstIndex(where: isNext)
          guard let index else { break }
          run(at: index)
        }
        waits.removeLast()
      }
    }
  }
#endif
