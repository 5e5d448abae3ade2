#if os(Linux)
  import DeterministicExecution
  import Dispatch

  /// What was said of a queue when it was made, which libdispatch does not tell again.
  struct QueueFacts {
    typealias Queue = OpaquePointer

    /// Whether blocks of the queue do not wait for each other.
    var isConcurrent = false
    /// Whether the queue waits for `activate()`.
    var isInactive = false
    /// The queue on which the blocks run in the end, if it is not a global one. The queue itself keeps it.
    var target: Queue?

    private var isUsual: Bool { !isConcurrent && !isInactive && target == nil }

    /// The facts of queues that are not just serial, of the whole process: an app may use a queue that was made before.
    ///
    /// They are overwritten when a queue is made in the place of another one.
    private static let known = Guarded<[Queue: QueueFacts]>([:])

    static func of(_ queue: Queue) -> QueueFacts { known.withLock { $0[queue] } ?? QueueFacts() }

    /// Notes what was said of a queue that has just been made.
    static func note(_ queue: Queue, attribute: OpaquePointer?, target: Queue?) {
      let facts = QueueFacts(
        isConcurrent: attribute.map(Self.isConcurrent) ?? false, isInactive: attribute.map(Self.isInactive) ?? false,
        target: target)
      known.withLock { $0[queue] = facts.isUsual ? nil : facts }
    }

    /// A queue really has another target from now on, and keeps the earlier one no longer.
    static func note(_ queue: Queue, target: Queue?) {
      known.withLock { known in
        var facts = known[queue] ?? QueueFacts()
        facts.target = target
        known[queue] = facts.isUsual ? nil : facts
      }
    }

    // MARK: Attributes

    private enum Original {
      typealias Change = @convention(c) (OpaquePointer?) -> OpaquePointer
      static let inactive = SystemFunction("dispatch_queue_attr_make_initially_inactive").pointer(Change.self)
      static let quality = SystemFunction("dispatch_queue_attr_make_with_qos_class").pointer(
        (@convention(c) (OpaquePointer?, UInt32, CInt) -> OpaquePointer).self)
      static let releasing = SystemFunction("dispatch_queue_attr_make_with_autorelease_frequency").pointer(
        (@convention(c) (OpaquePointer?, UInt) -> OpaquePointer).self)
      static let overcommit = SystemFunction("dispatch_queue_attr_make_with_overcommit").pointer(
        (@convention(c) (OpaquePointer?, Bool) -> OpaquePointer).self)
    }

    /// An attribute that says only whether the queue is concurrent: what else it can say is set to one value.
    ///
    /// Libdispatch has one object for each combination, so that equal ones are the same.
    private static func width(_ attribute: OpaquePointer?) -> OpaquePointer {
      Original.overcommit(Original.inactive(Original.releasing(Original.quality(attribute, 0, 0), 0)), true)
    }

    // It is sound because the address of a global object of a library never changes.
    private nonisolated(unsafe) static let concurrent = width(
      SystemFunction("_dispatch_queue_attr_concurrent").pointer(OpaquePointer.self))

    private static func isConcurrent(_ attribute: OpaquePointer) -> Bool { width(attribute) == concurrent }

    private static func isInactive(_ attribute: OpaquePointer) -> Bool { Original.inactive(attribute) == attribute }
  }
#endif
