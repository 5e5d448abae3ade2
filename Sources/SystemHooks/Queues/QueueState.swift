#if os(Linux)
  /// The changes of a simulated app to a queue.
  struct QueueState {
    /// Retains the queue, because another one at its address would not have this state.
    private let queue: DispatchReference
    var isInactive: Bool
    var suspensions = 0
    /// The new target; nil for the one with which the queue was created.
    var target: DispatchReference?

    init(_ queue: OpaquePointer) {
      self.queue = DispatchReference(queue)
      isInactive = QueueFacts.of(queue).isInactive
    }

    var isSuspended: Bool { isInactive || suspensions > 0 }

    /// Whether the queue is unchanged since its creation, so its state need not be stored.
    var isUnchanged: Bool { suspensions == 0 && target == nil && isInactive == QueueFacts.of(queue.object).isInactive }
  }
#endif
