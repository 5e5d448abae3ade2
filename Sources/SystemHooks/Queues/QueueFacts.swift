#if os(Linux)
  import DeterministicExecution
  import Dispatch

  /// The attributes with which a queue was created, which libdispatch does not reveal afterwards.
  struct QueueFacts {
    typealias Queue = OpaquePointer

    /// Whether the queue is concurrent.
    var isConcurrent = false
    /// Whether the queue waits for `activate()`.
    var isInactive = false
    /// The target queue, if it is not a global one. The queue itself retains it.
    var target: Queue?

    private var isUsual: Bool { !isConcurrent && !isInactive && target == nil }

    /// The attributes of the process's queues that are not plain serial ones; an app may use a queue that was created
    /// before its run.
    ///
    /// They are overwritten when a queue is created at the address of another one.
    private static let known = Guarded<[Queue: QueueFacts]>([:])

    static func of(_ queue: Queue) -> QueueFacts { known.withLock { $0[queue] } ?? QueueFacts() }

    /// Records the attributes of a queue that has just been created.
    static func note(_ queue: Queue, attribute: OpaquePointer?, target: Queue?) {
      let facts = QueueFacts(
        isConcurrent: attribute.map(Self.isConcurrent) ?? false, isInactive: attribute.map(Self.isInactive) ?? false,
        target: target)
      known.withLock { $0[queue] = facts.isUsual ? nil : facts }
    }

    /// Records the new real target of a queue, which no longer retains the earlier one.
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

    /// Returns an attribute that says only whether the queue is concurrent: everything else is set to a fixed value.
    ///
    /// Libdispatch has one object for each combination, so equal attributes are identical.
    private static func width(_ attribute: OpaquePointer?) -> OpaquePointer {
      Original.overcommit(Original.inactive(Original.releasing(Original.quality(attribute, 0, 0), 0)), true)
    }

    // Sound because the address of a library's global object never changes.
    private nonisolated(unsafe) static let concurrent = width(
      SystemFunction("_dispatch_queue_attr_concurrent").pointer(OpaquePointer.self))

    private static func isConcurrent(_ attribute: OpaquePointer) -> Bool { width(attribute) == concurrent }

    private static func isInactive(_ attribute: OpaquePointer) -> Bool { Original.inactive(attribute) == attribute }
  }
#endif
