#if os(Linux)
  import Dispatch

  // Functions with which code inspects the queue on which it runs.

  private enum Original {
    typealias Check = @convention(c) (OpaquePointer) -> Void
    typealias Key = UnsafeRawPointer
    static let assertQueue = SystemFunction("dispatch_assert_queue").pointer(Check.self)
    static let assertNot = SystemFunction("dispatch_assert_queue_not").pointer(Check.self)
    static let assertBarrier = SystemFunction("dispatch_assert_queue_barrier").pointer(Check.self)
    static let getSpecific = SystemFunction("dispatch_get_specific").pointer(
      (@convention(c) (Key) -> UnsafeMutableRawPointer?).self)
    static let getQueueSpecific = SystemFunction("dispatch_queue_get_specific").pointer(
      (@convention(c) (OpaquePointer, Key) -> UnsafeMutableRawPointer?).self)
  }

  /// Returns the queues of a simulated app, for a question about one of them.
  private func queues(for queue: OpaquePointer) -> VirtualQueues? {
    guard let system = VirtualSystem.current, !VirtualQueues.isForeign(queue) else { return nil }
    return system.queues
  }

  /// Checks the queue on which a simulated app runs.
  @_cdecl("dispatch_assert_queue")
  public func hookedDispatchAssertQueue(_ queue: OpaquePointer) {
    guard let queues = queues(for: queue) else { return Original.assertQueue(queue) }
    AppTrap.check(queues.isOn(queue), "The code runs on another queue than the one that it asserts")
  }

  /// Checks that a simulated app does not run on a queue.
  @_cdecl("dispatch_assert_queue_not")
  public func hookedDispatchAssertQueueNot(_ queue: OpaquePointer) {
    guard let queues = queues(for: queue) else { return Original.assertNot(queue) }
    AppTrap.check(!queues.isOn(queue), "The code runs on the queue of which it asserts that it does not")
  }

  /// Checks that a simulated app runs on a queue, and that no other block of the queue can run.
  @_cdecl("dispatch_assert_queue_barrier")
  public func hookedDispatchAssertQueueBarrier(_ queue: OpaquePointer) {
    guard let queues = queues(for: queue) else { return Original.assertBarrier(queue) }
    AppTrap.check(queues.isAlone(on: queue), "The code does not run as a barrier of the queue that it asserts")
  }

  /// Returns a value of the queue on which code of a simulated app runs, or of one of its targets.
  @_cdecl("dispatch_get_specific")
  public func hookedDispatchGetSpecific(_ key: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    guard let system = VirtualSystem.current else { return Original.getSpecific(key) }
    for queue in system.queues.currentPath {
      if let value = Original.getQueueSpecific(queue, key) { return value }
    }
    return nil
  }
#endif
