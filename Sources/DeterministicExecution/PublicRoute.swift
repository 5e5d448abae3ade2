/// How a simulation runs where the runtime lacks the hooks: as code of the process's main actor, which everybody may use.
///
/// Its callbacks are as exact as elsewhere. The tasks that they start are the runtime's to order, so that they have
/// their turn only while a run waits for them.
public enum PublicRoute {
  /// Whether simulations leave the hooks alone although they exist, so that this way can be tried where they do.
  @TaskLocal public static var isForced = false

  /// The loop of the simulation whose code started the task.
  @TaskLocal static var loop: Loop?

  /// A loop that is used on the main thread only.
  struct Loop: @unchecked Sendable {
    let loop: SimulationLoop
  }
}

extension SimulationLoop {
  /// Makes the loop of a simulation that runs as code of the process's main actor.
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
