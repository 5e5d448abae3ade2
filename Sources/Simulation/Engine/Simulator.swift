import DeterministicExecution

/// A simulated device with everything on it: the app, its process and scenes, the SDKs and their servers, the queues of
/// pending events, the virtual clock, and the trace of past events.
///
/// The actor isolates all of this. Its executor is the main actor of the simulation, so the device calls the app's
/// `@MainActor` delegates directly, and the async work that they start runs on the same loop, in an order that the
/// simulation decides. A call from outside runs on the caller's own thread and has exclusive access to the device;
/// other simulations and the rest of the process are not affected.
///
/// Everything that runs a scenario uses this actor: a replay, stepping through a run, an exploration, and a test that
/// drives the device by hand.
///
/// ```swift
/// let device = try Simulator(app: .delegate { ShopDelegate($0) }, domains: ["shop.example.com"])
/// try await device.install()
/// try await device.tap("https://shop.example.com/shoes")
/// let screen = await device.screen
/// ```
public actor Simulator {
  nonisolated let executor: SimulationMainExecutor
  nonisolated var plan: SimulationPlan { sharedPlan.plan }
  nonisolated let sharedPlan: SharedPlan
  nonisolated let makeApp: AppFactory
  nonisolated let oracle: any Oracle & Sendable
  /// The description of the device and its run in the failures of tests that drive it.
  nonisolated let subject: DrivenSubject
  /// The device's present run; nil before the first call.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var session: SimulationSession?
  /// The run as a test has driven it; nil before the first such call.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var driven: DrivenRun?
  /// The loop of a device that shares the process's main actor; nil where simulations have their own.
  private var sharedLoop: SharedLoop?

  /// The executor of the simulation, on which the app's main-actor code also runs.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    SimulationLoop.isSupported ? executor.asUnownedSerialExecutor() : MainActor.sharedUnownedExecutor
  }

  /// Creates a simulator.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - makeApp: Creates the app under test, once for each run.
  public init(_ plan: SimulationPlan, makeApp: @escaping AppFactory) {
    self.init(plan, oracle: FirstInFirstOutOracle(), makeApp: makeApp)
  }

  /// Creates a simulator with an oracle that makes the decisions, for stepping through a run.
  package init(_ plan: SimulationPlan, oracle: any Oracle & Sendable, makeApp: @escaping AppFactory) {
    self.init(plan, oracle: oracle, DrivenSubject(), makeApp: makeApp)
  }

  init(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable = FirstInFirstOutOracle(), _ subject: DrivenSubject,
    makeApp: @escaping AppFactory
  ) {
    executor = SimulationMainExecutor.forSimulation()
    sharedPlan = SharedPlan(plan)
    self.oracle = oracle
    self.subject = subject
    self.makeApp = makeApp
  }

  deinit {
    let (session, driven, subject) = (session, driven, subject)
    executor.endVisits {
      guard let session else { return }
      if let driven { SimulationLoop.callIsolated({ $0.reportIfNotFinished(subject) }, driven) }
      SimulationLoop.callIsolated({ $0.end() }, session)
    }
  }

  // MARK: Calls

  /// Runs a body with the device, on the calling thread and on the main actor of its simulation.
  ///
  /// - Parameters:
  ///   - limit: The number of seconds to wait for another thread that uses the device; nil for no limit.
  ///   - body: Receives the device's present run, which must not escape.
  /// - Returns: The result of the body; nil if another thread did not release the device in time.
  nonisolated func visit<Result: Sendable, Failure: Error>(
    waitingAtMost limit: Double? = nil, _ body: @MainActor (SimulationSession) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try visit(
      waitingAtMost: limit,
      { simulator in
        let session = simulator.presentSession
        return (session, session)
      }, body)
  }

  /// Runs a body with a client's view of the device.
  ///
  /// - Parameter client: Returns the device's present run, and the body's argument.
  private nonisolated func visit<Client: Sendable, Result: Sendable, Failure: Error>(
    waitingAtMost limit: Double?, _ client: @escaping (isolated Simulator) -> (SimulationSession, Client),
    _ body: @MainActor (Client) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    typealias FindClient = (Simulator) -> (SimulationSession, Client)
    return try executor.visit(waitingAtMost: limit) { loop throws(Failure) in
      // Sound because a visit makes the calling thread the executor's, which the actor and the main actor of the
      // simulation share. A check by the runtime would take as long as an event.
      let (session, client) = unsafeBitCast(client, to: FindClient.self)(self)
      return try session.responder.withResponder(on: loop) { () throws(Failure) in
        try withoutActuallyEscaping(body) { (body) throws(Failure) in
          try SimulationLoop.callIsolated(body, client)
        }
      }
    }
  }

  /// Runs a body with the driven run, on the calling thread and on the main actor of its simulation.
  nonisolated func drive<Result: Sendable>(
    waitingAtMost limit: Double, _ body: @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) throws(SimulatorError) -> Result? {
    try visit(
      waitingAtMost: limit,
      { simulator in
        let session = simulator.presentSession
        return (session, simulator.run(of: session))
      }, body)
  }

  /// Reads from the driven run, on the simulation's own thread.
  nonisolated func readFromInside<Result: Sendable>(_ body: @MainActor (DrivenRun) -> Result) -> Result {
    let run = assumeIsolated { $0.run(of: $0.presentSession) }
    return MainActor.assumeIsolated { body(run) }
  }

  /// Returns the run as a test has driven it.
  func run(of session: SimulationSession) -> DrivenRun {
    if let driven { return driven }
    let new = MainActor.assumeIsolated { DrivenRun(session) }
    driven = new
    return new
  }

  /// The loop of a device that shares the process's main actor.
  var loopOnMainActor: SharedLoop {
    if let sharedLoop { return sharedLoop }
    let new = MainActor.assumeIsolated { SharedLoop() }
    sharedLoop = new
    return new
  }

  /// The device's present run.
  var presentSession: SimulationSession {
    if let session { return session }
    executor.keepJobsFromOutside()
    let new = SimulationSession(sharedPlan, oracle: oracle, makeApp: makeApp)
    session = new
    return new
  }

  /// Runs the scenario from its first step to its end, on a separate device.
  public nonisolated func run() async -> RunResult {
    guard SimulationLoop.isSupported else { return await runOnMainActor(with: oracle) }
    return Self.run(plan, oracle: oracle, makeApp: makeApp)
  }
}

extension Simulator {
  /// Runs a scenario on the calling thread, in its default order.
  ///
  /// Where the runtime has no hooks (`SimulationLoop.isSupported`), call it on the main thread.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - makeApp: Makes the app under test.
  public nonisolated static func run(_ plan: SimulationPlan, makeApp: @escaping AppFactory) -> RunResult {
    run(plan, oracle: FirstInFirstOutOracle(), makeApp: makeApp)
  }

  /// Runs a scenario on the calling thread.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - oracle: Makes the decisions.
  ///   - makeApp: Makes the app under test.
  package nonisolated static func run(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable, makeApp: @escaping AppFactory
  ) -> RunResult {
    let (trace, result) = run(plan, oracle: oracle, sink: Trace(), makeApp: makeApp)
    return result.with(trace)
  }

  /// Runs a scenario on the calling thread and hands its events to a sink as they happen.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - oracle: Makes the decisions.
  ///   - sink: Receives the events; the memory that the run needs does not grow with their number.
  ///   - makeApp: Makes the app under test.
  /// - Returns: The sink, and the result of the run, without a trace.
  package nonisolated static func run<Sink: TraceSink & Sendable>(
    _ plan: SimulationPlan, oracle: any Oracle & Sendable = FirstInFirstOutOracle(), sink: Sink,
    makeApp: @escaping AppFactory
  ) -> (Sink, RunResult) {
    let (taken, result) = Simulator(plan, oracle: oracle, makeApp: makeApp).alone { session in
      session.begin(with: sink)
      return session.runToEnd()
    }
    guard let taken = taken as? Sink else {
      preconditionFailure("the run returned a \(type(of: taken)) instead of its \(Sink.self)")
    }
    return (taken, result)
  }

  /// Steps through a run of the device from its start, on the calling thread.
  ///
  /// - Parameter body: Receives the run, which must not escape.
  package nonisolated func step<Result: Sendable>(_ body: @MainActor (SimulationSession) -> Result) -> Result {
    alone { session in
      session.restart()
      return body(session)
    }
  }

  /// Runs a body with a device that nothing else uses.
  nonisolated func alone<Result: Sendable, Failure: Error>(
    _ body: @MainActor (SimulationSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let result = try visit(body) else { preconditionFailure("A visit without a limit was not let in") }
    return result
  }
}

extension RunResult {
  fileprivate consuming func with(_ trace: consuming Trace) -> RunResult {
    self.trace = trace
    return self
  }
}
