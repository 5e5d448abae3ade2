import DeterministicExecution

// Where the runtime has no hooks, a run shares the process's main actor with the app's tasks, and gives them a turn
// after each event. How many turns they need, and in which order they get them, is not the simulation's to say.
extension Simulator {
  /// How many turns the app's tasks are given before they pass for waiting.
  private static let turns = 100

  @MainActor
  static func runOnMainActor(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable, makeApp: AppFactory
  ) async -> RunResult {
    let loop = SimulationLoop.onMainActor()
    let engine = loop.enter { Engine(plan: plan, app: makeApp(plan), oracle: oracle, sink: Trace()) }
    repeat {
      while loop.enter({ engine.responder.withResponder { engine.advance() } }) { await giveTurns(to: engine) }
    } while await waits(for: engine)
    let (sink, result) = loop.enter { engine.finish() }
    var complete = result
    if let trace = sink as? Trace { complete.trace = trace }
    return complete
  }

  /// Lets the tasks that the app has started have their turns.
  @MainActor
  private static func giveTurns(to engine: Engine) async {
    var turn = 0
    while engine.hasOpenWork, turn < turns {
      await Task.yield()
      turn += 1
    }
  }

  /// Waits in real time for the app's tasks, if the test allows that.
  ///
  /// - Returns: Whether there may be more to do.
  @MainActor
  private static func waits(for engine: Engine) async -> Bool {
    guard case .isWaitedFor(let limit) = engine.plan.appWork.realTime else { return false }
    let step = Duration.milliseconds(1)
    while engine.hasOpenWork, engine.work.waited < limit {
      try? await Task.sleep(for: step)
      engine.work.waited += step
      await giveTurns(to: engine)
      if !engine.hasOpenWork { return true }
    }
    return false
  }
}

extension Engine {
  /// Whether a task that the app has started has not finished.
  fileprivate var hasOpenWork: Bool {
    work.prune()
    return !work.open.isEmpty
  }
}
