import Dispatch
import Synchronization

/// The loop of a simulation that callers enter repeatedly, one at a time, each on its own thread.
///
/// `Sendable` is unchecked, and so is exclusive access in optimized builds: only the caller that has acquired the
/// semaphore uses the loop.
final class KeptLoop: @unchecked Sendable {
  private let turn = DispatchSemaphore(value: 1)
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var loop: SimulationLoop?

  private let use = Atomic(false)

  /// Whether a caller has entered before, and the simulation has not ended.
  var isInUse: Bool { use.load(ordering: .acquiring) }

  /// Runs a body with exclusive access to the loop.
  ///
  /// - Parameters:
  ///   - deadline: The time until which to wait for other callers; evaluated only if there are any, because reading the
  ///     clock takes as long as everything else.
  ///   - body: Receives the kept loop; nil the first time.
  /// - Returns: The result of the body; nil if other callers took too long.
  func withTurn<Result, Failure: Error>(
    until deadline: @autoclosure () -> DispatchTime, _ body: (inout SimulationLoop?) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let atOnce = DispatchTime(uptimeNanoseconds: 0)
    guard turn.wait(timeout: atOnce) == .success || turn.wait(timeout: deadline()) == .success else { return nil }
    defer {
      use.store(loop != nil, ordering: .releasing)
      turn.signal()
    }
    return try body(&loop)
  }
}
