#if os(Linux)
  import Dispatch

  private enum Original {
    typealias Change = @convention(c) (OpaquePointer) -> Void
    static let create = SystemFunction("dispatch_queue_create").pointer(
      (@convention(c) (UnsafePointer<CChar>?, OpaquePointer?) -> OpaquePointer).self)
    static let createWithTarget = SystemFunction("dispatch_queue_create_with_target").pointer(
      (@convention(c) (UnsafePointer<CChar>?, OpaquePointer?, OpaquePointer?) -> OpaquePointer).self)
    static let setTarget = SystemFunction("dispatch_set_target_queue").pointer(
      (@convention(c) (OpaquePointer, OpaquePointer?) -> Void).self)
    static let activate = SystemFunction("dispatch_activate").pointer(Change.self)
  }

  private func note(_ queue: OpaquePointer, _ attribute: OpaquePointer?, _ target: OpaquePointer?) {
    QueueFacts.note(queue, attribute: attribute, target: target)
    guard let system = VirtualSystem.current else { return }
    system.queues.noteMade(queue)
    system.sources.noteQueue(queue)
    // The real queue gets no blocks, and libdispatch would not allow its release before it is active.
    if !VirtualQueues.isForeign(queue) { Original.activate(queue) }
  }

  /// Creates a queue, and records its attributes.
  @_cdecl("dispatch_queue_create")
  public func hookedDispatchQueueCreate(_ label: UnsafePointer<CChar>?, _ attribute: OpaquePointer?) -> OpaquePointer {
    let queue = Original.create(label, attribute)
    note(queue, attribute, nil)
    return queue
  }

  /// Creates a queue whose blocks run on another one, and records its attributes.
  @_cdecl("dispatch_queue_create_with_target")
  public func hookedDispatchQueueCreateWithTarget(
    _ label: UnsafePointer<CChar>?, _ attribute: OpaquePointer?, _ target: OpaquePointer?
  ) -> OpaquePointer {
    let queue = Original.createWithTarget(label, attribute, target)
    note(queue, attribute, target)
    return queue
  }

  /// Sets the target of a simulated app's queue, or of a source.
  @_cdecl("dispatch_set_target_queue")
  public func hookedDispatchSetTargetQueue(_ object: OpaquePointer, _ target: OpaquePointer?) {
    guard let system = VirtualSystem.current, !system.sources.isReal(object), !VirtualQueues.isForeign(object) else {
      QueueFacts.note(object, target: target)
      return Original.setTarget(object, target)
    }
    if let source = system.sources.source(object) {
      source.setTarget(target)
    } else {
      system.queues.setTarget(of: object, target)
    }
  }
#endif
