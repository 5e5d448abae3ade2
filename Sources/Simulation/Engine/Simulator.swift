import DeterministicExecution

/// One simulated device with everything on it: the app, its process and scenes, the SDKs and their servers, the queues of
/// what is still to come, the virtual clock, and the trace of what happened.
///
/// The actor isolates all of that. Its executor is the main actor of the simulation, so that the device calls the app's
/// `@MainActor` delegates directly, and the async work that they start runs on the same loop, in an order that the
/// simulation decides. A call from outside runs on the caller's own thread while it has the device to itself; other
/// simulations, and the rest of the process, do not notice.
///
/// Whatever runs a scenario does it through this actor: a replay, a walk through a run, an exploration, and a test that
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
  /// How tests that drive the device name it and its run.
  nonisolated let subject: DrivenSubject
  /// The run that the device is in; nil before the first call.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var session: SimulationSession?
  /// What a test has driven the device to do; nil before the first such call.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var driven: DrivenRun?
  /// The loop of a device that shares the process's main actor; nil where simulations have their own.
  private var sharedLoop: SharedLoop?

  /// The executor of the simulation, on which the app's main-actor code runs, too.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    SimulationLoop.isSupported ? executor.asUnownedSerialExecutor() : MainActor.sharedUnownedExecutor
  }

  /// Creates a simulator.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - makeApp: Makes the app under test, once for each run.
  public init(_ plan: SimulationPlan, makeApp: @escaping AppFactory) {
    self.init(plan, oracle: FirstInFirstOutOracle(), makeApp: makeApp)
  }

  /// Takes the run of a device event by event, with an oracle that makes the decisions.
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
    let session = session
    executor.endVisits { if let session { SimulationLoop.callIsolated({ $0.end() }, session) } }
  }

  // MARK: Calls

  /// Runs a body with the device, on the calling thread, as the main actor of its simulation.
  ///
  /// - Parameters:
  ///   - limit: How many seconds to wait for another thread that has the device; nil for as long as it takes.
  ///   - body: Gets the run that the device is in, which must not leave it.
  /// - Returns: What the body returned; nil if another thread did not let go of the device.
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

  /// Runs a body with what a client sees of the device.
  ///
  /// - Parameter client: Returns the run that the device is in, and what the body gets.
  private nonisolated func visit<Client: Sendable, Result: Sendable, Failure: Error>(
    waitingAtMost limit: Double?, _ client: @escaping (isolated Simulator) -> (SimulationSession, Client),
    _ body: @MainActor (Client) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    typealias FindClient = (Simulator) -> (SimulationSession, Client)
    return try executor.visit(waitingAtMost: limit) { _ throws(Failure) in
      // Sound because a visit makes the calling thread that of the executor, which both the actor and the main actor of the
      // simulation have; to ask the runtime for it takes as long as an event.
      let (session, client) = unsafeBitCast(client, to: FindClient.self)(self)
      let outcome: Swift.Result<Result, Failure> = session.responder.withResponder {
        do throws(Failure) {
          return .success(
            try withoutActuallyEscaping(body) { (body) throws(Failure) in
              try SimulationLoop.callIsolated(body, client)
            })
        } catch {
          return .failure(error)
        }
      }
      return try outcome.get()
    }
  }

  /// Runs a body with what a test drives, on the calling thread, as the main actor of its simulation.
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

  /// Looks at what a test drives, on the thread of the simulation itself.
  nonisolated func readFromInside<Result: Sendable>(_ body: @MainActor (DrivenRun) -> Result) -> Result {
    let run = assumeIsolated { $0.run(of: $0.presentSession) }
    return MainActor.assumeIsolated { body(run) }
  }

  /// What a test has driven the device to do.
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

  /// The run that the device is in.
  var presentSession: SimulationSession {
    if let session { return session }
    executor.keepJobsFromOutside()
    let new = SimulationSession(sharedPlan, oracle: oracle, makeApp: makeApp)
    session = new
    return new
  }

  /// Runs the scenario from its first step to its end, on its own device.
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
    let (trace, result) = run(plan, oracle: oracle, sink: Trace(hasRoom: true), makeApp: makeApp)
    return result.with(trace)
  }

  /// Runs a scenario on the calling thread and hands its events to a sink as they happen.
  ///
  /// - Parameters:
  ///   - plan: The scenario, checked and translated.
  ///   - oracle: Makes the decisions.
  ///   - sink: Takes the events; the memory that the run needs does not grow with their number.
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
    return (taken as? Sink ?? sink, result)
  }

  /// Takes the run of a device event by event, on the calling thread, from its start.
  ///
  /// - Parameter body: Gets the run, which must not leave it.
  package nonisolated func step<Result: Sendable>(_ body: @MainActor (SimulationSession) -> Result) -> Result {
    alone { session in
      session.restart()
      return body(session)
    }
  }

  /// Runs a body with a device that nobody else uses.
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
