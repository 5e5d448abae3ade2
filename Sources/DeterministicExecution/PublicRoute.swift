/// The way in which a simulation runs where the runtime lacks the hooks: on the process's main actor, which other code
/// uses, too.
///
/// Its callbacks are as exact as elsewhere. The runtime orders the tasks that they start, which run only while a run
/// waits for them.
public enum PublicRoute {
  /// Whether simulations do not use existing hooks, so that this way can be tested where they exist.
  @TaskLocal public static var isForced = false

  /// The loop of the simulation whose code started the task.
  @TaskLocal static var loop: Loop?

  /// A loop that is used on the main thread only.
  struct Loop: @unchecked Sendable {
    let loop: SimulationLoop
  }
}

extension SimulationLoop {
  /// Creates the loop of a simulation that runs on the process's main actor.
  @MainActor
  package static func onMainActor() -> SimulationLoop {
    SimulationLoop(mainExecutor: SimulationMainExecutor(), caller: 0, usesHooks: false)
  }

  /// Runs a body as a part of the simulation.
  @MainActor
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try PublicRoute.$loop.withValue(PublicRoute.Loop(loop: self)) {
      try ThreadSlot.enter(self, body)
    }
  }
}
