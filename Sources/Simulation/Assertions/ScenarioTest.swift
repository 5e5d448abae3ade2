/// A scenario that a test runs, from a file, from text or built in Swift, and the app that it is run against.
///
/// ```swift
/// let run = try ScenarioTest(file: "Scenarios/cold-link.jsonc", app: .delegate { MyDelegate($0) }).run()
/// ```
public struct ScenarioTest: Sendable {
  /// The scenario, checked and translated.
  public var plan: SimulationPlan
  /// The file of the scenario as the test names it; nil for a scenario built in the test.
  package let file: String?
  /// The app that the scenario is run against.
  public let app: TestedApp
  /// The oracle that makes the decisions; by default it chooses the default order.
  package var oracle: any Oracle & Sendable = FirstInFirstOutOracle()

  /// Reads a scenario from a file.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the working directory of the tests, which is the package's root. For a file with
  ///     variants, name one in brackets: `link.jsonc[style=uikit-scenes]`.
  ///   - app: The app that the scenario is run against.
  /// - Throws: An error with the complaints of a file that cannot be read or is not valid.
  public init(file path: String, app: TestedApp) throws(ScenarioTestError) {
    try self.init(ScenarioFile(name: path, readingFrom: path, grammar: app.registry.sdks.grammar), file: path, app: app)
  }

  /// Reads every variant that a scenario file declares, or its only scenario.
  ///
  /// ```swift
  /// for test in try ScenarioTest.variants(of: "Scenarios/link-in-every-style.jsonc") { assertScenario(test) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The file; brackets after the path select some of its variants.
  ///   - app: The app that the scenarios are run against.
  /// - Returns: A test for each variant, in the order of the file.
  /// - Throws: An error with the complaints of a file that cannot be read or is not valid.
  public static func variants(
    of path: String, app: TestedApp
  ) throws(ScenarioTestError) -> [ScenarioTest] {
    let selected = SelectedPath(path)
    let file = ScenarioFile(name: selected.path, readingFrom: selected.path, grammar: app.registry.sdks.grammar)
    var tests: [ScenarioTest] = []
    for run in file.runs(selecting: selected.selection) {
      tests.append(try ScenarioTest(run, file: run.name, app: app))
    }
    return tests
  }

  /// Reads a scenario from text.
  ///
  /// - Parameters:
  ///   - text: The scenario, as in a file.
  ///   - app: The app that the scenario is run against.
  /// - Throws: An error with the complaints about a text that is not a valid scenario.
  public init(text: String, app: TestedApp) throws(ScenarioTestError) {
    try self.init(
      ScenarioFile(name: "scenario", bytes: Array(text.utf8), grammar: app.registry.sdks.grammar), file: nil, app: app)
  }

  /// Creates a test from a scenario built in Swift, which is checked as strictly as one in a file.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - app: The app that the scenario is run against.
  /// - Throws: An error with the complaints about a scenario that is not valid.
  public init(_ scenario: Scenario, app: TestedApp) throws(ScenarioTestError) {
    try self.init(text: ScenarioWriter.text(of: scenario, grammar: app.registry.sdks.grammar), app: app)
    plan.scenario.places.areOfSwift = true
  }

  private init(_ source: ScenarioFile, file: String?, app: TestedApp) throws(ScenarioTestError) {
    let scenario: Scenario
    switch source.result {
    case .success(let success): scenario = success
    case .failure(let error): throw ScenarioTestError(error.diagnostics)
    }
    if let first = source.variants.first {
      let message =
        "the file has \(source.variants.count) variants; name one, as in \(first.name.quoted), "
        + "or run all with ScenarioTest.variants(of:)"
      throw ScenarioTestError([source.diagnostic(message, at: nil)])
    }
    if let complaint = app.complaintAboutName { throw ScenarioTestError([source.diagnostic(complaint, at: nil)]) }
    var apps = app.registry
    // A file that names an app registered only in an executable can run against the test's own app.
    if let name = scenario.app.uses, let makeApp = app.makeApp, apps.factory(for: name) == nil {
      apps.register(name, makeApp)
    }
    var compiler = ScenarioCompiler(apps: apps)
    compiler.traits = app.traits
    switch compiler.compile(scenario) {
    case .success(let success): plan = success
    case .failure(let error):
      throw ScenarioTestError(source.diagnostics(with: error.problems.map { ($0.message, $0.location) }))
    }
    if let refusal = plan.refusal {
      throw ScenarioTestError([source.diagnostic(refusal.explanation, at: refusal.location)])
    }
    self.file = file
    self.app = app
  }

  var makeApp: AppFactory {
    app.makeApp ?? app.registry.factory(for: plan.scenario.app.uses) ?? { DescribedApp($0) }
  }

  /// Runs the scenario on the calling thread.
  ///
  /// Where the runtime has no hooks (`SimulationLoop.isSupported`), call it on the main thread.
  public func run() -> ScenarioRun {
    finished(Simulator.run(planToRun, oracle: oracle, makeApp: makeApp))
  }

  /// Runs the scenario without blocking the caller's actor.
  public func run() async -> ScenarioRun {
    finished(await Simulator(planToRun, oracle: oracle, makeApp: makeApp).run())
  }

  /// The plan to run, which records the decisions of an oracle, so that failures can name them.
  private var planToRun: SimulationPlan {
    var plan = plan
    plan.recordsOrder = !(oracle is FirstInFirstOutOracle)
    return plan
  }

  private func finished(_ result: RunResult) -> ScenarioRun {
    var run = ScenarioRun(plan: plan, result: result, file: file)
    run.isReplayedByTest = app.makeApp != nil || needsTest
    return run
  }

  /// Whether the command cannot do what the test does, because it lacks an SDK, or a way to treat the app's work.
  var needsTest: Bool {
    plan.appWork != AppWorkPolicy() || plan.sdks.contains { app.furtherSDKs.contains($0.name) }
  }
}
