import DeterministicExecution

/// A policy for the async work that an app's code starts: when it runs, and what happens if it leaves the simulation.
public struct AppWorkPolicy: Hashable, Sendable {
  /// When work that is ready runs.
  public enum Turns: Hashable, Sendable {
    /// All of it runs, first in, first out, before the next event that needs the main thread to be free.
    case settlesFirst
    /// Each job is a separate event: the oracle decides which runs next, and whether a callback of an SDK comes before
    /// it.
    case isDecided
  }

  /// What happens to work that waits for something outside the simulation.
  public enum RealTime: Hashable, Sendable {
    /// Every assertion on the run fails.
    case isAFailure
    /// It is ignored.
    case isIgnored
    /// The end of the run waits for it, for this much real time in total; after that it is a failure.
    case isWaitedFor(Duration)
  }

  /// When work that is ready runs.
  public var turns = Turns.settlesFirst
  /// What happens to work that waits for something outside the simulation.
  public var realTime = RealTime.isAFailure

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - turns: When the app's tasks run.
  ///   - realTime: What happens to work that waits for something outside the simulation.
  public init(turns: Turns = .settlesFirst, realTime: RealTime = .isAFailure) {
    self.turns = turns
    self.realTime = realTime
  }
}

extension AppWorkPolicy.Turns {
  /// Creates the policy that a scenario or a command names.
  package init(_ tasks: AppDescription.TaskTurns) {
    switch tasks {
    case .settled: self = .settlesFirst
    case .decided: self = .isDecided
    }
  }

  /// Whether this runtime supports the policy: without its hooks, the runtime itself orders the tasks.
  package var isPossible: Bool { self == .settlesFirst || SimulationLoop.isSupported }
}

extension SimulationPlan {
  /// The scenario, with the policy for tasks included, so that a file of it describes this run.
  ///
  /// A file states the policy for an app that it names. To run it against another app, state the policy again.
  package var scenarioToWrite: Scenario {
    var scenario = scenario
    if scenario.app.uses != nil, AppWorkPolicy.Turns(scenario.app.tasks ?? .settled) != appWork.turns {
      scenario.app.tasks = appWork.turns == .isDecided ? .decided : .settled
    }
    return scenario
  }
}
