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

    /// The queue with which blocks have one order: the last serial one, as it runs them all one after another.
    var order: OpaquePointer? { (levels.last { $0.width == .serial } ?? levels.first)?.queue }
  }
#endif
