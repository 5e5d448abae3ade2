import DeterministicExecution

// Where the runtime has no hooks, a device shares the process's main actor with the app's tasks, and yields to them
// after each event. The simulation does not control how often they must run, or in which order.
extension Simulator {
  /// The number of yields after which the app's tasks are considered to be waiting.
  private static let turns = 100

  /// Runs the scenario on the process's main actor.
  @MainActor
  func runOnMainActor(with oracle: any Oracle & Sendable) async -> RunResult {
    let loop = SimulationLoop.onMainActor()
    let session = loop.enter {
      let session = SimulationSession(sharedPlan, oracle: oracle, makeApp: makeApp)
      session.begin(with: Trace())
      return session
    }
    let engine = session.engine
    repeat {
      while loop.enter({ engine.responder.withResponder(on: loop) { engine.advance() } }) {
        await Self.giveTurns(to: engine)
      }
    } while await Self.waits(for: engine)
    let (sink, result) = loop.enter { engine.finish() }
    var complete = result
    if let trace = sink as? Trace { complete.trace = trace }
    return complete
  }

  /// Runs a body with a driven device on the process's main actor.
  ///
  /// The tasks that the app starts in the body run after it.
  @MainActor
  func onMainActor<Result: Sendable, Failure: Error>(
    _ body: @MainActor (DrivenRun) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let (run, outcome) = doOnMainActor(body)
    await Self.giveTurns(to: run.session.engine)
    return try outcome.get()
  }

  @MainActor
  private func doOnMainActor<Result: Sendable, Failure: Error>(
    _ body: @MainActor (DrivenRun) throws(Failure) -> Result
  ) -> (DrivenRun, Swift.Result<Result, Failure>) {
    let shared = assumeIsolated { $0.loopOnMainActor }
    return shared.loop.enter {
      let session = assumeIsolated { $0.presentSession }
      let run = assumeIsolated { $0.run(of: session) }
      let outcome: Swift.Result<Result, Failure> = session.responder.withResponder(on: shared.loop) {
        do throws(Failure) {
          return .success(try body(run))
        } catch {
          return .failure(error)
        }
      }
      return (run, outcome)
    }
  }

  /// Lets the tasks that the app has started run.
  @MainActor
  static func giveTurns(to engine: Engine) async {
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

/// The loop of a device that shares the process's main actor; used only there.
@MainActor
final class SharedLoop {
  let loop = SimulationLoop.onMainActor()
}

extension Engine {
  /// Whether a task that the app has started is unfinished.
  fileprivate var hasOpenWork: Bool {
    work.prune()
    return !work.open.isEmpty
  }
}
