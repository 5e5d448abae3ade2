import DeterministicExecution

/// Runs a scenario against an app: on virtual time, with every decision made by an oracle.
///
/// The simulator is the main actor of its simulation, so that it calls the app's `@MainActor` delegates
/// directly and runs the async work that they start. Other simulations, and the rest of the process, do not
/// notice.
///
/// ```swift
/// let simulator = Simulator(plan) { MyApp() }
/// let result = await simulator.run()
/// ```
public actor Simulator {
  private let executor: SimulationMainExecutor
  private let plan: SimulationPlan
  private let makeApp: AppFactory
  private let oracle: any Oracle & Sendable

  /// The executor of the simulation, on which the app's main-actor code runs, too.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    SimulationLoop.isSupported ? executor.asUnownedSerialExecutor() : MainActor.sharedUnownedExecutor
  }

  /// Creates a simulator.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - oracle: Makes the decisions; by default events come in their default order.
  ///   - makeApp: Makes the app under test, once for each run.
  public init(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable = FirstInFirstOutOracle(), makeApp: @escaping AppFactory
  ) {
    executor = SimulationMainExecutor.forSimulation()
    self.plan = plan
    self.oracle = oracle
    self.makeApp = makeApp
  }

  /// Runs the scenario from its first step to its end.
  public func run() async -> RunResult {
    guard SimulationLoop.isSupported else {
      return await Self.runOnMainActor(plan, oracle: oracle, makeApp: makeApp)
    }
    return Self.run(plan, oracle: oracle, makeApp: makeApp)
  }
}

extension Simulator {
  /// Runs a scenario on the calling thread.
  ///
  /// Where the runtime has no hooks (`SimulationLoop.isSupported`), call it on the main thread.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - oracle: Makes the decisions; by default events come in their default order.
  ///   - makeApp: Makes the app under test.
  public nonisolated static func run(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable = FirstInFirstOutOracle(), makeApp: AppFactory
  ) -> RunResult {
    run(plan, oracle: oracle, executor: SimulationMainExecutor.forSimulation(), makeApp: makeApp)
  }

  private static func run(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable, executor: SimulationMainExecutor, makeApp: AppFactory
  ) -> RunResult {
    let (sink, result) = run(plan, oracle: oracle, sink: Trace(), executor: executor, makeApp: makeApp)
    var complete = result
    if let trace = sink as? Trace { complete.trace = trace }
    return complete
  }

  /// Runs a scenario on the calling thread and hands its events to a sink as they happen.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - oracle: Makes the decisions.
  ///   - sink: Takes the events; the memory that the run needs does not grow with their number.
  ///   - makeApp: Makes the app under test.
  /// - Returns: The sink, and what came of the run, without a trace.
  public nonisolated static func run<Sink: TraceSink & Sendable>(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable = FirstInFirstOutOracle(), sink: Sink,
    makeApp: AppFactory
  ) -> (Sink, RunResult) {
    let (taken, result) = run(
      plan, oracle: oracle, sink: sink, executor: SimulationMainExecutor.forSimulation(), makeApp: makeApp)
    return (taken as? Sink ?? sink, result)
  }

  private static func run(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable, sink: any TraceSink & Sendable,
    executor: SimulationMainExecutor, makeApp: AppFactory
  ) -> (any TraceSink & Sendable, RunResult) {
    executor.keepJobsFromOutside()
    return executor.enter { _ in
      MainActor.assumeIsolated { perform(plan, oracle: oracle, sink: sink, app: makeApp(plan)) }
    }
  }

  @MainActor
  private static func perform(
    _ plan: SimulationPlan, oracle: any Oracle, sink: any TraceSink & Sendable, app: any AppUnderTest
  ) -> (any TraceSink & Sendable, RunResult) {
    let engine = Engine(plan: plan, app: app, oracle: oracle, sink: sink)
    engine.responder.withResponder { engine.run() }
    return engine.finish()
  }
}
