#if os(Linux)
  /// A block of a queue, which belongs to the simulation's thread, whichever closure hands it on, and keeps its queue.
  struct QueuedWork: @unchecked Sendable {
    private let reference: DispatchReference
    /// Whether other blocks of a concurrent queue wait for this one, and it for them.
    let isBarrier: Bool
    /// The block; nil for code that waits in the block's place.
    let run: VirtualQueues.Block?
    var queue: OpaquePointer { reference.object }

    init(_ queue: OpaquePointer, isBarrier: Bool, _ run: VirtualQueues.Block?) {
      reference = DispatchReference(queue)
      self.isBarrier = isBarrier
      self.run = run
    }
  }

  /// A block that waits in a queue.
  struct WaitingBlock: @unchecked Sendable {
    let number: Int
    let work: QueuedWork
    var path: QueuePath
    /// The turn in which the block will run; nil if it has none, as its queue was suspended.
    var turn: Int?
    var queue: OpaquePointer { work.queue }
  }

  /// A block that runs, or that waits for others inside of it.
  struct RunningBlock {
    let path: QueuePath
    let isBarrier: Bool
    /// The thread on which it runs, where those that wait block one each.
    let thread: Int

    /// Whether no other block of a queue may run meanwhile.
    func excludesOthers(on queue: OpaquePointer) -> Bool {
      path.levels.contains { $0.queue == queue && $0.width == .serial }
        || isBarrier && path.levels.first.map { $0.queue == queue && $0.width == .concurrent } == true
    }
  }
#endif
