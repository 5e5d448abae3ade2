#if os(Linux)
  /// A queue and its chain of targets.
  struct QueuePath {
    /// The width of a queue: which of its blocks wait for each other.
    enum Width {
      /// All blocks.
      case serial
      /// Blocks separated by a barrier.
      case concurrent
      /// No blocks.
      case global
    }

    struct Level {
      let queue: OpaquePointer
      let width: Width
    }

    let levels: [Level]

    func contains(_ queue: OpaquePointer) -> Bool { levels.contains { $0.queue == queue } }

    var isGlobal: Bool { levels.first?.width == .global }

    /// The last queue of the chain, unless it is global; only blocks with a common root wait for each other.
    var root: OpaquePointer? { isGlobal ? nil : levels.last?.queue }

    /// Returns whether the blocks of a level run in order, because the queue or a target is serial.
    func isInOrder(at depth: Int) -> Bool { levels[depth...].contains { $0.width == .serial } }
  }
#endif
