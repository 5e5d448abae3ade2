#if os(Linux)
  import Dispatch
  import Foundation

  // Dispatch's functions in C, under which its Swift names end up. The signatures are those of libdispatch's headers.

  /// A block of Dispatch.
  public typealias DispatchBlock = @convention(block) () -> Void
  private typealias Submit = @convention(c) (OpaquePointer, DispatchBlock) -> Void
  private typealias JobFunction = @convention(c) (OpaquePointer?) -> Void

  private enum Original {
    static let async = SystemFunction("dispatch_async").pointer(Submit.self)
    static let barrierAsync = SystemFunction("dispatch_barrier_async").pointer(Submit.self)
    static let sync = SystemFunction("dispatch_sync").pointer(Submit.self)
    static let barrierSync = SystemFunction("dispatch_barrier_sync").pointer(Submit.self)
    static let assertQueue = SystemFunction("dispatch_assert_queue").pointer(
      (@convention(c) (OpaquePointer) -> Void).self)
    static let after = SystemFunction("dispatch_after").pointer(
      (@convention(c) (UInt64, OpaquePointer, DispatchBlock) -> Void).self)
    static let afterFunction = SystemFunction("dispatch_after_f").pointer(
      (@convention(c) (UInt64, OpaquePointer, OpaquePointer?, JobFunction) -> Void).self)
  }

  /// The simulated system, for a queue of the app.
  private func system(for queue: OpaquePointer) -> VirtualSystem? {
    guard let system = VirtualSystem.current, !VirtualQueues.isForeign(queue) else { return nil }
    return system
  }

  /// Runs a block of a simulated app after what runs now.
  @_cdecl("dispatch_async")
  public func hookedDispatchAsync(_ queue: OpaquePointer, _ block: @escaping DispatchBlock) {
    guard let system = system(for: queue) else { return Original.async(queue, block) }
    system.queues.async(queue) { block() }
  }

  /// Runs a block of a simulated app after those before it.
  @_cdecl("dispatch_barrier_async")
  public func hookedDispatchBarrierAsync(_ queue: OpaquePointer, _ block: @escaping DispatchBlock) {
    guard let system = system(for: queue) else { return Original.barrierAsync(queue, block) }
    system.queues.async(queue) { block() }
  }

  /// Runs a block of a simulated app now.
  @_cdecl("dispatch_sync")
  public func hookedDispatchSync(_ queue: OpaquePointer, _ block: DispatchBlock) {
    if let system = system(for: queue) { return system.queues.sync(queue, block) }
    withoutActuallyEscaping(block) { Original.sync(queue, $0) }
  }

  /// Runs a block of a simulated app now.
  @_cdecl("dispatch_barrier_sync")
  public func hookedDispatchBarrierSync(_ queue: OpaquePointer, _ block: DispatchBlock) {
    if let system = system(for: queue) { return system.queues.sync(queue, block) }
    withoutActuallyEscaping(block) { Original.barrierSync(queue, $0) }
  }

  /// Runs a block of a simulated app when some virtual time has passed.
  @_cdecl("dispatch_after")
  public func hookedDispatchAfter(_ time: UInt64, _ queue: OpaquePointer, _ block: @escaping DispatchBlock) {
    guard let system = system(for: queue) else { return Original.after(time, queue, block) }
    guard let delay = DispatchDeadline(time).delay(at: system.now) else { return }
    system.queues.after(delay, queue) { block() }
  }

  /// A task that sleeps, and a block in C: both wait for virtual time.
  @_cdecl("dispatch_after_f")
  public func hookedDispatchAfterFunction(
    _ time: UInt64, _ queue: OpaquePointer, _ context: OpaquePointer?,
    _ function: @escaping @convention(c) (OpaquePointer?) -> Void
  ) {
    guard let system = VirtualSystem.current else { return Original.afterFunction(time, queue, context, function) }
    guard let delay = DispatchDeadline(time).delay(at: system.now) else { return }
    system.queues.after(delay, queue) { function(context) }
  }

  /// Checks the queue on which a simulated app runs.
  @_cdecl("dispatch_assert_queue")
  public func hookedDispatchAssertQueue(_ queue: OpaquePointer) {
    guard let system = system(for: queue) else { return Original.assertQueue(queue) }
    let current = system.queues.current ?? VirtualQueues.main
    precondition(current == queue, "The code runs on another queue than the one that it asserts")
  }
#endif
