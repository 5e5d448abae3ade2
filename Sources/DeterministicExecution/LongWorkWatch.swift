import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notices that the app's code does not give its thread back.
///
/// Nothing can stop such code, so the test does not end; a report at least says why. In the code of an actor, a loop whose
/// sleep returns at once never comes back to the simulation, which could otherwise count its turns.
package final class LongWorkWatch: Sendable {
  private struct State {
    /// The number of pieces of work; odd while one runs.
    var count: UInt64 = 0
    var call = ""
    /// The count when the watch last looked, and how often it has seen the same piece of work.
    var seen: UInt64 = 0
    var times = 0
  }

  private let state = Mutex(State())
  private let report: @Sendable (String) -> Void

  /// - Parameter report: Is given the call that has started the work.
  package init(report: @escaping @Sendable (String) -> Void) { self.report = report }

  /// Performs work that a call has started.
  package func during<Result, Failure: Error>(
    _ call: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Work inside of other work, as in a run that another one makes, belongs to the outer one.
    let isOuter = state.withLock { state in
      guard state.count.isMultiple(of: 2) else { return false }
      state.count += 1
      state.call = call
      return true
    }
    defer { if isOuter { state.withLock { $0.count += 1 } } }
    return try work()
  }

  /// Looks whether the same piece of work runs as before, and reports it at the third look.
  package func look() {
    let call = state.withLock { state -> String? in
      guard !state.count.isMultiple(of: 2) else { return nil }
      state.times = state.seen == state.count ? state.times + 1 : 1
      state.seen = state.count
      return state.times == 3 ? state.call : nil
    }
    if let call { report(call) }
  }

  // MARK: The thread that looks

  /// A watch for one run; later runs use it again.
  ///
  /// A search makes thousands of runs a second, so a separate watch for each would cost more than the work.
  package final class Loan: Sendable {
    package let watch: LongWorkWatch

    /// - Parameter report: Is given the call that has started the work; the same function for all loans.
    package init(report: @escaping @Sendable (String) -> Void) {
      watch = LongWorkWatch.pool.withLock { pool in
        if let idle = pool.idle.popLast() { return idle }
        let watch = LongWorkWatch(report: report)
        pool.all.append(watch)
        return watch
      }
      _ = LongWorkWatch.isRunning
    }

    deinit { LongWorkWatch.pool.withLock { $0.idle.append(watch) } }
  }

  /// The watches of the process: as many as there have been runs at a time.
  private struct Pool {
    var all: [LongWorkWatch] = []
    var idle: [LongWorkWatch] = []
  }
  private static let pool = Mutex(Pool())

  /// Whether the thread runs that looks at all of them; a thread of Foundation would run inside a simulation.
  private static let isRunning: Bool = {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(&thread, nil, { _ in LongWorkWatch.lookForever() }, nil) == 0
  }()

  /// The time between two looks, in seconds.
  private static let interval: UInt32 = 5

  private static func lookForever() -> Never {
    while true {
      sleep(interval)
      lookAtAll()
    }
  }

  /// Looks at the work of all runs.
  package static func lookAtAll() {
    for watch in pool.withLock({ $0.all }) { watch.look() }
  }
}
