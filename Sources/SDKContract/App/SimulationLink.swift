import DeterministicExecution
import Foundation

/// The reference of an app's objects to their run, through which only the app's present process on the simulation's
/// thread reaches it.
///
/// Work that left the simulation may call at any time, on any thread: during the run, after it, or when its process has
/// ended. Such calls reach nothing.
@usableFromInline
package final class SimulationLink: Sendable {
  /// A record of the calls with which app code tried to reach a run from outside it.
  package final class Refusals: Sendable {
    private struct State {
      var calls: [String] = []
      var isClosed = false
      /// The messages that are on standard error already.
      var messages: Set<String> = []
    }

    private let state = Guarded(State())

    package init() {}

    /// Records a call; after the run has ended, it is reported on standard error, the same one once.
    package func note(_ call: String) {
      let isLate = state.withLock { state in
        if !state.isClosed, state.calls.last != call { state.calls.append(call) }
        return state.isClosed
      }
      guard isLate else { return }
      let message =
        // If the caller is in a simulation, it is another run's.
        if SimulationLoop.current == nil {
          "\(call), from another thread, had no effect: it came after the run had ended; a queue, a timer or a thread has "
            + "no place in the order of a run\n"
        } else {
          "\(call), from another run, had no effect: it came after its run had ended; a static property or a closure "
            + "still refers to that run\n"
        }
      // A timer or a queue of the process may call forever.
      guard state.withLock({ $0.messages.insert(message).inserted }) else { return }
      FileHandle.standardError.write(Data("DeepLinkSimulator: \(message)".utf8))
    }

    /// The calls so far.
    package var calls: [String] { state.withLock { $0.calls } }

    /// Ends the record and returns its calls; later calls are reported on standard error.
    package func close() -> [String] {
      state.withLock { state in
        state.isClosed = true
        return state.calls
      }
    }
  }

  private let home: SimulationMainExecutor?
  private let refusals: Refusals
  // Read on the simulation's thread only.
  @MainActor private weak var simulation: (any RunningSimulation)?
  /// Whether the current call is made by a step of the scenario.
  @MainActor package var isCalledByStep = false

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - simulation: The run; nil where there is none.
  ///   - refusals: Records the calls that have no effect.
  @MainActor
  package init(_ simulation: (any RunningSimulation)?, _ refusals: Refusals = Refusals()) {
    self.simulation = simulation
    home = simulation == nil ? nil : SimulationLoop.current?.mainExecutor
    self.refusals = refusals
  }

  /// Whether the calling thread is the simulation's.
  @usableFromInline package var isHere: Bool {
    guard let ownsThread = home?.ownsCallingThread else { return false }
    return ownsThread || Thread.isMainThread
  }

  /// The run, whichever process of the app is running; nil on other threads and after its end.
  @MainActor @usableFromInline package var here: (any RunningSimulation)? { isHere ? simulation : nil }

  /// Records a call that app code made where it is not part of the run.
  @usableFromInline package func refuse(_ call: String) { refusals.note(call) }

  /// Returns the run, for a call of the app; nil where the app is not, or no longer, part of it. Calls from outside the
  /// simulation's thread are recorded.
  ///
  /// - Parameter call: The call, for the record.
  @MainActor
  @usableFromInline
  package func reach(_ call: @autoclosure () -> String) -> (any RunningSimulation)? {
    if let simulation = here { return simulation.isPresent(self) ? simulation : nil }
    refusals.note(call())
    return nil
  }
}
