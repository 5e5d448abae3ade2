import DeterministicExecution
import Foundation

/// What an app's objects know of the run that they are part of, and lets only the app's present process on the
/// simulation's thread reach it.
///
/// Work that left the simulation may come back at any time, on any thread: while the run goes on, after it, or when
/// the process that it was part of has ended. It finds nobody then.
@usableFromInline
package final class SimulationLink: Sendable {
  /// What tells how app code tried to reach a run from outside of it.
  package final class Refusals: Sendable {
    private struct State {
      var calls: [String] = []
      var isClosed = false
    }

    private let state = Guarded(State())

    package init() {}

    /// Notes that something was asked for.
    package func note(_ call: String) {
      let isLate = state.withLock { state in
        if !state.isClosed, state.calls.last != call { state.calls.append(call) }
        return state.isClosed
      }
      guard isLate else { return }
      let message =
        "DeepLinkSimulator: \(call), from another thread, had no effect: it came after the run had ended; a queue, a "
        + "timer or a thread has no place in the order of a run\n"
      FileHandle.standardError.write(Data(message.utf8))
    }

    /// What has been asked for so far.
    package var calls: [String] { state.withLock { $0.calls } }

    /// What was asked for until the run ended: from now on nobody asks, and standard error says what still comes.
    package func close() -> [String] {
      state.withLock { state in
        state.isClosed = true
        return state.calls
      }
    }
  }

  private let home: SimulationMainExecutor?
  private let refusals: Refusals
  // It is read on the simulation's thread only.
  @MainActor private weak var simulation: (any RunningSimulation)?
  /// Whether a step of the scenario makes the call that is being made.
  @MainActor package var isCalledByStep = false

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - simulation: The run; nil where there is none.
  ///   - refusals: Takes what has no effect.
  @MainActor
  package init(_ simulation: (any RunningSimulation)?, _ refusals: Refusals = Refusals()) {
    self.simulation = simulation
    home = simulation == nil ? nil : SimulationLoop.current?.mainExecutor
    self.refusals = refusals
  }

  /// Whether the calling thread is the one of the simulation.
  @usableFromInline package var isHere: Bool {
    guard let ownsThread = home?.ownsCallingThread else { return false }
    return ownsThread || Thread.isMainThread
  }

  /// The run, whatever process of the app is running; nil outside of its thread and after its end.
  @MainActor @usableFromInline package var here: (any RunningSimulation)? { isHere ? simulation : nil }

  /// Notes that the app wanted something where it is not part of the run.
  @usableFromInline package func refuse(_ call: String) { refusals.note(call) }

  /// The run, for something that the app does in it; nil, and noted, where the app is not, or no longer, part of it.
  ///
  /// - Parameter call: What the app does.
  @MainActor
  @usableFromInline
  package func reach(_ call: @autoclosure () -> String) -> (any RunningSimulation)? {
    if let simulation = here { return simulation.isPresent(self) ? simulation : nil }
    refusals.note(call())
    return nil
  }
}
