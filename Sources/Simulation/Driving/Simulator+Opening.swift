import DeterministicExecution

extension Simulator {
  /// Creates a device on which the steps of a scenario have been performed, to be driven from there.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - isExhaustive: Whether `finish()` fails if the test made no assertion about a callback.
  public init(_ test: ScenarioTest, isExhaustive: Bool = true) {
    let subject = DrivenSubject(
      file: test.file, appName: test.app.name, recordedEvents: test.app.recordedEvents, isExhaustive: isExhaustive)
    self.init(test.plan, oracle: test.oracle, subject, makeApp: test.makeApp)
  }

  /// Performs a step of a scenario now, and returns when the system has finished responding to it.
  ///
  /// No virtual time passes except in `wait`; the answers of the SDKs' servers come later.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: `SimulatorError` if the step is not possible now, or if the task is cancelled.
  public nonisolated func perform(
    _ step: Step, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    do throws(SimulatorError) {
      try await drive { run throws(SimulatorError) in try run.perform(step) }
    } catch {
      throw error.located(fileID, line)
    }
  }

  // MARK: Calls

  /// The number of seconds that a call waits for another call on the same device.
  static let patience = 10.0

  // Inlined, because each further async function allocates its frame and looks up its executor.

  /// Runs a body with the device, unless its run has been finished or the task is cancelled.
  @inline(__always)
  nonisolated func drive<Result: Sendable>(
    _ body: @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    guard !Task.isCancelled else { throw .isCancelled }
    return try await use { run throws(SimulatorError) in
      try run.open()
      guard !run.isFinished else { throw .isFinished }
      try run.checkBudget()
      run.hasThrown = true
      let result = try body(run)
      run.hasThrown = false
      return result
    }
  }

  /// Records what code of the app has tried to do.
  nonisolated func noteAttemptFromInside(_ attempt: String) {
    readFromInside { $0.noteAttemptFromInside(attempt) }
  }

  /// Reads from the device, also from the app's own code.
  nonisolated func read<Result: Sendable>(_ body: @escaping @MainActor (DrivenRun) -> Result) async -> Result {
    if executor.isCurrent { return readFromInside(body) }
    DrivenSearch.runningBody?.noteLook()
    let openAndLook: @MainActor (DrivenRun) -> Result = { run in
      // If a step of the scenario is not possible, the calls that can throw report it.
      try? run.open()
      return body(run)
    }
    guard SimulationLoop.isSupported else { return await onMainActor(openAndLook) }
    return alone { session in openAndLook(assumeIsolated { $0.run(of: session) }) }
  }

  /// Runs a body with the device, also after the end of its run.
  @inline(__always)
  nonisolated func look<Result: Sendable>(
    _ body: @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    try await use { run throws(SimulatorError) in
      try run.open()
      return try body(run)
    }
  }

  /// Runs a body with the device, also before the steps of its scenario have been performed.
  @inline(__always)
  nonisolated func use<Result: Sendable>(
    _ body: @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    guard !executor.isCurrent else {
      noteAttemptFromInside("drives its device, and gets an error")
      throw .isInCallback
    }
    guard SimulationLoop.isSupported else { return try await onMainActor(body) }
    guard let result = try drive(waitingAtMost: Self.patience, body) else { throw .isBusy }
    return result
  }
}
