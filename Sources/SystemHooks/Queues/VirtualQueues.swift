#if os(Linux)
  import Dispatch
  import Foundation
  import SDKContract

  /// The queues of a simulated app: their blocks run on the simulation's loop.
  ///
  /// The main queue and serial queues run their blocks one after another, in the order in which they were due. It is used
  /// on the simulation's thread only.
  final class VirtualQueues: @unchecked Sendable {
    /// A block as Swift's own closure: without Objective-C, no collection can have blocks in it.
    typealias Block = () -> Void

    /// A queue as libdispatch knows it.
    typealias Queue = OpaquePointer

    /// A block that waits in a queue.
    private struct Waiting {
      let number: Int
      let work: Work
      var queue: Queue { work.queue }
    }

    /// A block that belongs to the simulation's thread, whichever closure hands it on, and that keeps its queue.
    private struct Work: @unchecked Sendable {
      private let reference: DispatchReference
      let run: Block
      var queue: Queue { reference.object }

      init(_ queue: Queue, _ run: @escaping Block) {
        reference = DispatchReference(queue)
        self.run = run
      }
    }

    private let clock: SimulationClock
    /// What waits in queues, oldest first.
    private var waiting: [Waiting] = []
    private var lastNumber = 0
    /// The queue whose block is running; nil for code that the system calls, which is on the main queue.
    private(set) var current: Queue?

    init(_ clock: SimulationClock) {
      self.clock = clock
    }

    /// Whether code of the main queue is running.
    var isMain: Bool { current == nil || current == Self.main }

    /// Whether a queue belongs to Foundation's own work, which is real: it has threads and files behind it.
    static func isForeign(_ queue: Queue) -> Bool {
      let label = label(of: queue)
      return label.hasPrefix("org.swift.") || label.hasPrefix("URLSession") || label.hasPrefix("com.apple.NSURL")
    }

    /// The main queue: `_dispatch_main_q` is the object that `DispatchQueue.main` wraps.
    static var main: Queue? { mainAddress.map { OpaquePointer($0) } }

    // It is sound because the address of a global object of a library never changes.
    private nonisolated(unsafe) static let mainAddress = dlsym(nil, "_dispatch_main_q")

    private static let getLabel = SystemFunction("dispatch_queue_get_label").pointer(
      (@convention(c) (Queue) -> UnsafePointer<CChar>?).self)

    private static func label(of queue: Queue) -> String { getLabel(queue).map { String(cString: $0) } ?? "" }

    /// Whether blocks of a queue do not wait for each other.
    private static func isGlobal(_ queue: Queue) -> Bool { label(of: queue).hasPrefix("com.apple.root.") }

    /// Runs a block after what runs now.
    func async(_ queue: Queue, _ block: @escaping Block) { async(Work(queue, block)) }

    private func async(_ work: Work) {
      lastNumber += 1
      let number = lastNumber
      waiting.append(Waiting(number: number, work: work))
      // Which of these tasks has its turn first may be a decision; of a queue that is not global, the first block is the
      // first one all the same.
      let isGlobal = Self.isGlobal(work.queue)
      Task { @MainActor in
        self.runNext { $0.queue == work.queue && (!isGlobal || $0.number == number) }
      }
    }

    /// Runs a block when some virtual time has passed.
    func after(_ delay: Duration, _ queue: Queue, _ block: @escaping Block) {
      let work = Work(queue, block)
      Task { @MainActor in
        do { try await self.clock.sleep(for: delay) } catch { return }
        self.async(work)
      }
    }

    /// Runs a block now, after those that the queue has to run before it.
    func sync(_ queue: Queue, _ block: () -> Void) {
      if queue != Self.main { drain(queue) }
      let outer = current
      current = queue
      block()
      current = outer
    }

    /// Runs what waits in queues besides the main one, for code that waits for it.
    func drainAll() { drain { false } }

    /// Runs what waits in queues besides the main one, oldest first, until code has what it waits for.
    ///
    /// The queue whose block waits runs nothing else meanwhile.
    func drain(until isDone: () -> Bool) {
      let blocked = current
      while !isDone() {
        guard runNext({ $0.queue != Self.main && ($0.queue != blocked || Self.isGlobal($0.queue)) }) else { return }
      }
    }

    private func drain(_ queue: Queue) {
      while runNext({ $0.queue == queue }) {}
    }

    /// Runs the oldest of some blocks.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    private func runNext(_ isMeant: (Waiting) -> Bool) -> Bool {
      guard let index = waiting.firstIndex(where: isMeant) else { return false }
      run(waiting.remove(at: index).work)
      return true
    }

    private func run(_ work: Work) {
      let outer = current
      // The block's own reference may be the last one to the queue, or to the block's group.
      withExtendedLifetime(work) {
        current = work.queue
        work.run()
      }
      current = outer
    }
  }
#endif
