#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread-local slot for the loop that is running on the current thread, if any.
///
/// The slot separates simulations from everything else in the process: the runtime hooks do nothing on a thread whose
/// slot is empty.
enum ThreadSlot {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has no thread-specific data keys left")
    return key
  }()

  /// The loop that runs on this thread.
  static var current: SimulationLoop? {
    // The slot contains a pointer only while `enter(_:_:)` is on this thread's stack, which keeps the loop alive.
    pthread_getspecific(key).map { Unmanaged<SimulationLoop>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Passes the loop that runs on this thread to a body without reference counting; returns nil if there is none.
  static func look<Result>(_ body: (SimulationLoop) -> Result) -> Result? {
    guard let loop = pthread_getspecific(key) else { return nil }
    return Unmanaged<SimulationLoop>.fromOpaque(loop)._withUnsafeGuaranteedRef(body)
  }

  /// Runs a body with a loop in the slot, and then restores the previous content.
  static func enter<Result, Failure: Error>(
    _ loop: SimulationLoop, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(loop).toOpaque())
    defer {
      pthread_setspecific(key, previous)
      withExtendedLifetime(loop) {}
    }
    return try body()
  }
}
