#if os(Linux)
  /// What a simulated app has changed of a queue.
  struct QueueState {
    /// Keeps the queue: another one in its place would have no such state.
    private let queue: DispatchReference
    var isInactive: Bool
    var suspensions = 0
    /// The queue on which the blocks run in the end; nil for that with which the queue was made.
    var target: DispatchReference?

    init(_ queue: OpaquePointer) {
      self.queue = DispatchReference(queue)
      isInactive = QueueFacts.of(queue).isInactive
    }

    var isSuspended: Bool { isInactive || suspensions > 0 }

    /// Whether the queue is as it was made, so that nothing need be known of it.
    var isUnchanged: Bool { suspensions == 0 && target == nil && isInactive == QueueFacts.of(queue.object).isInactive }
  }
#endif
