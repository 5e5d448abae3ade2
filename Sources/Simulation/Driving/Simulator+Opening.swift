import DeterministicExecution

extension Simulator {
  /// Makes a device on which the steps of a scenario have been done, to be driven on from there.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - isExhaustive: Whether `finish()` fails for callbacks of which the test asserted nothing.
  public init(_ test: ScenarioTest, isExhaustive: Bool = true) {
    let subject = DrivenSubject(
      file: test.file, recordedEvents: test.app.recordedEvents, isExhaustive: isExhaustive,
      isReplayedByTest: !test.app.isDescribed)
    self.init(test.plan, oracle: test.oracle, subject, makeApp: test.makeApp)
  }

  /// Does a step of a scenario now, and returns when the system has finished what it does in answer.
  ///
  /// No virtual time passes but for `wait`; what the SDKs' servers answer comes later.
  ///
  /// - Parameter step: The step.
  /// - Throws: `SimulatorError` if the step is not possible now, and in a task that is cancelled.
  public nonisolated func perform(_ step: Step) async throws(SimulatorError) {
    try await drive { run throws(SimulatorError) in try run.perform(step) }
  }

  // MARK: Calls

  /// How many seconds a call waits for another one on the same device.
  static let patience = 10.0

  // Inlined, as each further async function allocates its frame and asks for its executor.

  /// Does something with the device, unless its run has been finished or the task is cancelled.
  @inline(__always)
  nonisolated func drive<Result: Sendable>(
    _ body: @escaping @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    guard !Task.isCancelled else { throw .isCancelled }
    return try await use { run throws(SimulatorError) in
      try run.open()
      guard !run.isFinished else { throw .isFinished }
      try run.checkBudget()
      return try body(run)
    }
  }

  /// Looks at the device, also from inside the app's own code.
  nonisolated func read<Result: Sendable>(_ body: @escaping @MainActor (DrivenRun) -> Result) async -> Result {
    if executor.isCurrent { return readFromInside(body) }
    let openAndLook: @MainActor (DrivenRun) -> Result = { run in
      // Why a step of the scenario cannot be done is for the calls to say that can throw.
      try? run.open()
      return body(run)
    }
    guard SimulationLoop.isSupported else { return await onMainActor(openAndLook) }
    return alone { session in openAndLook(assumeIsolated { $0.run(of: session) }) }
  }

  /// Does something with the device that is possible after its end, too.
  @inline(__always)
  nonisolated func look<Result: Sendable>(
    _ body: @escaping @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    try await use { run throws(SimulatorError) in
      try run.open()
      return try body(run)
    }
  }

  /// Does something with the device, also before the steps of a scenario that was opened.
  @inline(__always)
  nonisolated func use<Result: Sendable>(
    _ body: @escaping @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    guard !executor.isCurrent else { throw .isInCallback }
    guard SimulationLoop.isSupported else { return try await onMainActor(body) }
    guard let result = try drive(waitingAtMost: Self.patience, body) else { throw .isBusy }
    return result
  }
}
