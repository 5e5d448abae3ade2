#if os(Linux)
  import Dispatch

  // Libdispatch also has a group for each work item, and uses these functions to wait for it, to notify and to leave.

  private enum Original {
    typealias Leave = @convention(c) (OpaquePointer) -> Void
    typealias Submit = @convention(c) (OpaquePointer, OpaquePointer, DispatchBlock) -> Void
    static let enter = SystemFunction("dispatch_group_enter").pointer(Leave.self)
    static let leave = SystemFunction("dispatch_group_leave").pointer(Leave.self)
    static let async = SystemFunction("dispatch_group_async").pointer(Submit.self)
    static let notify = SystemFunction("dispatch_group_notify").pointer(Submit.self)
    static let wait = SystemFunction("dispatch_group_wait").pointer(
      (@convention(c) (OpaquePointer, UInt64) -> Int).self)
  }

  /// Returns whether a group is empty.
  private func isEmpty(_ group: OpaquePointer) -> Bool { Original.wait(group, 0) == 0 }

  private func notify(_ group: OpaquePointer, _ system: VirtualSystem) {
    guard isEmpty(group) else { return }
    for notification in system.groups.take(group) {
      withExtendedLifetime(notification) { system.queues.async(notification.queue, notification.block) }
    }
  }

  /// Runs a block of a simulated app that belongs to a group.
  @_cdecl("dispatch_group_async")
  public func hookedDispatchGroupAsync(_ group: OpaquePointer, _ queue: OpaquePointer, _ block: @escaping DispatchBlock)
  {
    guard let system = VirtualSystem.current, !VirtualQueues.isForeign(queue) else {
      RealCalls.note(queue)
      return Original.async(group, queue, block)
    }
    Original.enter(group)
    let member = DispatchReference(group)
    system.queues.async(queue, isBarrier: system.barriers.contains(block)) {
      block()
      Original.leave(member.object)
      notify(member.object, system)
    }
  }

  /// Runs a block of a simulated app when a group is empty.
  @_cdecl("dispatch_group_notify")
  public func hookedDispatchGroupNotify(
    _ group: OpaquePointer, _ queue: OpaquePointer, _ block: @escaping DispatchBlock
  ) {
    guard let system = VirtualSystem.current, !VirtualQueues.isForeign(queue) else {
      return Original.notify(group, queue, block)
    }
    system.groups.add(VirtualGroups.Notification(group, queue) { block() }, to: group)
    notify(group, system)
  }

  /// Leaves a group, and notifies blocks of a simulated app if the group is empty.
  @_cdecl("dispatch_group_leave")
  public func hookedDispatchGroupLeave(_ group: OpaquePointer) {
    Original.leave(group)
    if let system = VirtualSystem.current { notify(group, system) }
  }

  /// Waits for a group. Waiting would block the thread on which everything runs, so the other queues run first. What
  /// only the system could do does not happen in time; a wait without a time-out then blocks indefinitely, as on a
  /// device.
  @_cdecl("dispatch_group_wait")
  public func hookedDispatchGroupWait(_ group: OpaquePointer, _ time: UInt64) -> Int {
    guard let system = VirtualSystem.current else { return Original.wait(group, time) }
    let isEndless = time == DispatchTime.distantFuture.rawValue
    system.queues.drain(isEndless: isEndless) { isEmpty(group) }
    guard isEndless, !isEmpty(group) else { return Original.wait(group, 0) }
    AppTrap.noteBlocking()
    return Original.wait(group, time)
  }
#endif
