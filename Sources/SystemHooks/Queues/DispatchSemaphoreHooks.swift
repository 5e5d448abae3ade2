#if os(Linux)
  import Dispatch

  private enum Original {
    static let wait = SystemFunction("dispatch_semaphore_wait").pointer(
      (@convention(c) (OpaquePointer, UInt64) -> Int).self)
  }

  /// Waits for a semaphore. Waiting would block the thread on which everything runs, so the other queues run until one
  /// of them signals.
  ///
  /// If none does, a wait with a time-out times out, because nothing else can signal while the app blocks; a wait
  /// without one blocks indefinitely, as on a device.
  @_cdecl("dispatch_semaphore_wait")
  public func hookedDispatchSemaphoreWait(_ semaphore: OpaquePointer, _ time: UInt64) -> Int {
    guard let system = VirtualSystem.current else { return Original.wait(semaphore, time) }
    var result = Original.wait(semaphore, 0)
    let isEndless = time == DispatchTime.distantFuture.rawValue
    system.queues.drain(isEndless: isEndless) {
      if result != 0 { result = Original.wait(semaphore, 0) }
      return result == 0
    }
    guard result != 0, isEndless else { return result }
    AppTrap.noteBlocking()
    return Original.wait(semaphore, time)
  }
#endif
