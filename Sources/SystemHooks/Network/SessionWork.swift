#if os(Linux)
  /// The blocks that Foundation's URL sessions run on their queues.
  ///
  /// The app sees neither these blocks nor their order, only what the servers answer and what its handlers get. So they
  /// run at once, and are no decisions of an exploration.
  final class SessionWork {
    private var waiting: [VirtualQueues.Block] = []
    private var isWorking = false

    /// Runs a block at once, or after the running block of a session.
    func async(_ block: @escaping VirtualQueues.Block) {
      waiting.append(block)
      work()
    }

    /// Runs a block at once, followed by those that it has submitted.
    func sync(_ block: () -> Void) {
      let wasWorking = isWorking
      isWorking = true
      block()
      isWorking = wasWorking
      work()
    }

    private func work() {
      guard !isWorking else { return }
      isWorking = true
      defer { isWorking = false }
      while !waiting.isEmpty { waiting.removeFirst()() }
    }
  }
#endif
