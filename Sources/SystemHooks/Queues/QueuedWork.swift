#if os(Linux)
  /// A block of a queue, which it retains. It belongs to the simulation's thread, whichever closure passes it on.
  struct QueuedWork: @unchecked Sendable {
    private let reference: DispatchReference
    /// Whether the block is a barrier.
    let isBarrier: Bool
    /// The block; nil for code that waits in its place.
    let run: VirtualQueues.Block?
    var queue: OpaquePointer { reference.object }

    init(_ queue: OpaquePointer, isBarrier: Bool, _ run: VirtualQueues.Block?) {
      reference = DispatchReference(queue)
      self.isBarrier = isBarrier
      self.run = run
    }
  }

  /// A block that waits in a queue. It belongs to the simulation's thread, like its work.
  struct WaitingBlock: @unchecked Sendable {
    let number: Int
    let work: QueuedWork
    var path: QueuePath
    /// The turn in which the block will run; nil if it has none because its queue was suspended.
    var turn: Int?
    var queue: OpaquePointer { work.queue }
  }

  /// A block that is running, possibly while it waits for others.
  struct RunningBlock {
    let path: QueuePath
    let isBarrier: Bool
    /// The simulated thread on which it runs; each block that waits blocks one.
    let thread: Int

    /// Returns whether no other block of a queue may run at the same time.
    func excludesOthers(on queue: OpaquePointer) -> Bool {
      path.levels.contains { $0.queue == queue && $0.width == .serial }
        || isBarrier && path.levels.first.map { $0.queue == queue && $0.width == .concurrent } == true
    }
  }
#endif
