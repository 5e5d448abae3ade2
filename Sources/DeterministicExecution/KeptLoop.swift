import Dispatch
import Synchronization

/// The loop of a simulation that is entered again and again, by one caller at a time, each on its own thread.
///
/// Not checked by the compiler, nor for exclusive access in optimised builds: the loop is used only by whoever has the
/// turn, and the semaphore gives that to one.
final class KeptLoop: @unchecked Sendable {
  private let turn = DispatchSemaphore(value: 1)
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var loop: SimulationLoop?

  private let use = Atomic(false)

  /// Whether a caller has entered before, and the simulation has not ended.
  var isInUse: Bool { use.load(ordering: .acquiring) }

  /// Runs a body while no other caller does.
  ///
  /// - Parameters:
  ///   - deadline: How long to wait for the others; asked for only if there are any, as a look at the clock takes as long
  ///     as all the rest.
  ///   - body: Gets the loop that is kept; nil before the first time.
  /// - Returns: What the body returned; nil if the others took too long.
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
