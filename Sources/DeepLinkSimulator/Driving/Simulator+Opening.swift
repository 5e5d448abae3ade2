import DeterministicExecution

extension Simulator {
  /// Makes a device for a test to drive.
  ///
  /// ```swift
  /// let device = try Simulator(app: .delegate { ShopDelegate($0) }, domains: ["shop.onelink.me"], sdks: [.appsFlyer()])
  /// ```
  ///
  /// - Parameters:
  ///   - app: The app under test; it is not installed yet.
  ///   - name: What failures call the device.
  ///   - scheme: The URL scheme of the app.
  ///   - domains: The domains whose links open the app.
  ///   - gates: What the user has to get past, such as onboarding; closed at first.
  ///   - sdks: The SDKs that the app has.
  ///   - platform: The version of iOS, and the style of the app.
  ///   - backend: What the servers answer.
  ///   - isExhaustive: Whether `finish()` fails for callbacks of which the test asserted nothing.
  /// - Throws: What is wrong with the description, in the words in which the command complains about a file.
  public init(
    app: TestedApp, name: String = "A driven device", scheme: String? = nil, domains: [String] = [],
    gates: [String] = [], sdks: [SDKDescription] = [], platform: PlatformDescription = PlatformDescription(),
    backend: [BackendAnswer] = [], isExhaustive: Bool = true
  ) throws(ScenarioTestError) {
    let description = AppDescription(scheme: scheme, domains: domains, gates: gates, sdks: sdks)
    let scenario = Scenario(name: name, platform: platform, app: description, backend: backend, steps: [])
    self.init(try ScenarioTest(scenario, app: app), isExhaustive: isExhaustive)
  }

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

  // MARK: Calls

  /// How many seconds a call waits for another one on the same device.
  static let patience = 10.0

  /// Does something with the device, unless its run has been finished.
  nonisolated func drive<Result: Sendable>(
    _ body: @escaping @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    try await look { run throws(SimulatorError) in
      guard !run.isFinished else { throw .isFinished }
      return try body(run)
    }
  }

  /// Looks at the device, also from inside the app's own code.
  nonisolated func read<Result: Sendable>(_ body: @escaping @MainActor (DrivenRun) -> Result) async -> Result {
    if executor.isCurrent { return readFromInside(body) }
    guard SimulationLoop.isSupported else { return await onMainActor(body) }
    return alone { session in body(assumeIsolated { $0.run(of: session) }) }
  }

  /// Does something with the device that is possible after its end, too.
  nonisolated func look<Result: Sendable>(
    _ body: @escaping @MainActor (DrivenRun) throws(SimulatorError) -> Result
  ) async throws(SimulatorError) -> Result {
    guard !executor.isCurrent else { throw .isInCallback }
    guard SimulationLoop.isSupported else { return try await onMainActor(body) }
    guard let result = try drive(waitingAtMost: Self.patience, body) else { throw .isBusy }
    return result
  }
}
