#if os(Linux)
  /// A queue and its targets: the blocks of the first run on the next, and so on.
  struct QueuePath {
    /// Which blocks of a queue wait for each other.
    enum Width {
      /// All of them.
      case serial
      /// Those that a barrier is between.
      case concurrent
      /// None.
      case global
    }

    struct Level {
      let queue: OpaquePointer
      let width: Width
    }

    let levels: [Level]

    func contains(_ queue: OpaquePointer) -> Bool { levels.contains { $0.queue == queue } }

    var isGlobal: Bool { levels.first?.width == .global }

    /// The last of the queues, if it is not a global one: only blocks that have it in common wait for each other.
    var root: OpaquePointer? { isGlobal ? nil : levels.last?.queue }

    /// Whether the blocks of a level have one order, be it that a target takes them one after another.
    func isInOrder(at depth: Int) -> Bool { levels[depth...].contains { $0.width == .serial } }
  }
#endif
