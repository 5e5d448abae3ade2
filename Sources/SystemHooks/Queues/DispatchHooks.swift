#if os(Linux)
  import Dispatch
  import Foundation

  // Dispatch's C functions, which its Swift API calls. The signatures are those of libdispatch's headers.

  /// A block of Dispatch.
  public typealias DispatchBlock = @convention(block) () -> Void

  /// Returns a block that is passed as a pointer as a closure that retains it.
  func closure(of block: OpaquePointer) -> VirtualQueues.Block {
    // Sound because each caller has a block from the app or from libdispatch, which is a pointer to an object in C.
    let block = unsafeBitCast(block, to: DispatchBlock.self)
    return { block() }
  }

  private typealias Submit = @convention(c) (OpaquePointer, DispatchBlock) -> Void
  private typealias JobFunction = @convention(c) (OpaquePointer?) -> Void

  private enum Original {
    static let async = SystemFunction("dispatch_async").pointer(Submit.self)
    static let barrierAsync = SystemFunction("dispatch_barrier_async").pointer(Submit.self)
    static let sync = SystemFunction("dispatch_sync").pointer(Submit.self)
    static let barrierSync = SystemFunction("dispatch_barrier_sync").pointer(Submit.self)
    static let apply = SystemFunction("dispatch_apply").pointer(
      (@convention(c) (Int, OpaquePointer?, @convention(block) (Int) -> Void) -> Void).self)
    static let after = SystemFunction("dispatch_after").pointer(
      (@convention(c) (UInt64, OpaquePointer, DispatchBlock) -> Void).self)
    static let afterFunction = SystemFunction("dispatch_after_f").pointer(
      (@convention(c) (UInt64, OpaquePointer, OpaquePointer?, JobFunction) -> Void).self)
  }

  /// Returns the simulated system, for a queue of the app; nil for any other queue.
  private func system(for queue: OpaquePointer) -> VirtualSystem? {
    guard let system = VirtualSystem.current, !VirtualQueues.isForeign(queue) else { return nil }
    return system
  }

  /// Returns the work of a simulated app's URL sessions, for one of their queues; nil for any other queue.
  private func sessionWork(for queue: OpaquePointer) -> SessionWork? {
    guard let system = VirtualSystem.current, VirtualQueues.isOfSession(queue) else { return nil }
    return system.sessionWork
  }

  /// Runs a block of a simulated app after what runs now.
  @_cdecl("dispatch_async")
  public func hookedDispatchAsync(_ queue: OpaquePointer, _ block: @escaping DispatchBlock) {
    guard let system = system(for: queue) else {
      if let work = sessionWork(for: queue) { return work.async { block() } }
      RealCalls.note(queue)
      return Original.async(queue, block)
    }
    system.queues.async(queue, isBarrier: system.barriers.contains(block)) { block() }
  }

  /// Runs a block of a simulated app after those before it.
  @_cdecl("dispatch_barrier_async")
  public func hookedDispatchBarrierAsync(_ queue: OpaquePointer, _ block: @escaping DispatchBlock) {
    guard let system = system(for: queue) else {
      RealCalls.note(queue)
      return Original.barrierAsync(queue, block)
    }
    system.queues.async(queue, isBarrier: true) { block() }
  }

  /// Runs a block of a simulated app now.
  @_cdecl("dispatch_sync")
  public func hookedDispatchSync(_ queue: OpaquePointer, _ block: DispatchBlock) {
    if let system = system(for: queue) { return system.queues.sync(queue, isBarrier: false, block) }
    if let work = sessionWork(for: queue) { return work.sync(block) }
    withoutActuallyEscaping(block) { Original.sync(queue, $0) }
  }

  /// Runs a block of a simulated app now.
  @_cdecl("dispatch_barrier_sync")
  public func hookedDispatchBarrierSync(_ queue: OpaquePointer, _ block: DispatchBlock) {
    if let system = system(for: queue) { return system.queues.sync(queue, isBarrier: true, block) }
    withoutActuallyEscaping(block) { Original.barrierSync(queue, $0) }
  }

  /// Runs a block of a simulated app when some virtual time has passed.
  @_cdecl("dispatch_after")
  public func hookedDispatchAfter(_ time: UInt64, _ queue: OpaquePointer, _ block: @escaping DispatchBlock) {
    guard let system = system(for: queue) else {
      RealCalls.note(queue)
      return Original.after(time, queue, block)
    }
    guard let delay = DispatchDeadline(time).delay(on: system) else { return }
    system.queues.after(delay, queue, isBarrier: system.barriers.contains(block)) { block() }
  }

  /// Runs a C function, or resumes a sleeping task, when some virtual time has passed.
  @_cdecl("dispatch_after_f")
  public func hookedDispatchAfterFunction(
    _ time: UInt64, _ queue: OpaquePointer, _ context: OpaquePointer?,
    _ function: @escaping @convention(c) (OpaquePointer?) -> Void
  ) {
    guard let system = VirtualSystem.current else { return Original.afterFunction(time, queue, context, function) }
    guard let delay = DispatchDeadline(time).delay(on: system) else { return }
    system.queues.after(delay, queue) { function(context) }
  }

  /// Runs the iterations of a simulated app one after another, as the system may do on a single thread.
  @_cdecl("dispatch_apply")
  public func hookedDispatchApply(
    _ count: Int, _ queue: OpaquePointer?, _ block: @convention(block) (Int) -> Void
  ) {
    guard VirtualSystem.current != nil else {
      return withoutActuallyEscaping(block) { Original.apply(count, queue, $0) }
    }
    for number in 0..<max(count, 0) { block(number) }
  }
#endif
