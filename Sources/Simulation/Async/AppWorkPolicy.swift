import DeterministicExecution

/// When the async work that an app's code starts is run, and what happens to work that leaves the simulation.
public struct AppWorkPolicy: Hashable, Sendable {
  /// When work runs that could run.
  public enum Turns: Hashable, Sendable {
    /// All of it runs, first in first out, before the next event happens.
    case settlesFirst
    /// Each piece of it is its own event: what runs next, and whether a callback of an SDK comes before it, is
    /// the oracle's decision.
    case isDecided
  }

  /// What happens to work that waits for something other than the simulation.
  public enum RealTime: Hashable, Sendable {
    /// Every assertion on the run fails.
    case isAFailure
    /// It is left alone.
    case isIgnored
    /// It is waited for at the end of the run, so long altogether; then it is a failure.
    case isWaitedFor(Duration)
  }

  /// When work runs that could run.
  public var turns = Turns.settlesFirst
  /// What happens to work that waits for something other than the simulation.
  public var realTime = RealTime.isAFailure

  /// Creates a policy.
  public init(turns: Turns = .settlesFirst, realTime: RealTime = .isAFailure) {
    self.turns = turns
    self.realTime = realTime
  }
}

extension AppWorkPolicy.Turns {
  /// The order that a scenario or a command names.
  package init(_ tasks: AppDescription.TaskTurns) {
    switch tasks {
    case .settled: self = .settlesFirst
    case .decided: self = .isDecided
    }
  }

  /// Whether this runtime has what it takes: without its hooks, tasks have their turns in the runtime's own turns.
  package var isPossible: Bool { self == .settlesFirst || SimulationLoop.isSupported }
}

extension SimulationPlan {
  /// The scenario as a file has to have it to mean this run: when tasks have their turns may have been said elsewhere.
  ///
  /// A file says that of an app which it names; whoever brings another app says it again.
  package var scenarioToWrite: Scenario {
    var scenario = scenario
    if scenario.app.uses != nil, AppWorkPolicy.Turns(scenario.app.tasks ?? .settled) != appWork.turns {
      scenario.app.tasks = appWork.turns == .isDecided ? .decided : .settled
    }
    return scenario
  }
}
