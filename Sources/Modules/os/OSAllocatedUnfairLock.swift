import Foundation

/// Stands in for a lock that holds the state it protects.
///
/// It is `@unchecked Sendable` because the state is accessed only while the lock is held.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with the state that it protects.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Performs a closure on the protected state while holding the lock.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Performs a closure on the protected state while holding the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Performs a closure on the protected state if the lock can be acquired immediately.
  public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Performs a closure on the protected state if the lock can be acquired immediately.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with the state that it protects.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }
  /// Acquires the lock.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Acquires the lock if that is possible immediately, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Performs a closure while holding the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
