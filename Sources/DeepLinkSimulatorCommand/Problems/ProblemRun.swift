import DeepLinkSimulator

/// A scenario of the library with its result.
struct ProblemRun: Sendable {
  let scenario: Scenario
  /// The variant of the file; empty for a file without variants.
  let variant: String
  let result: RunResult
  /// The lines of the SDKs' logs, without duplicates.
  let allLogLines: [String]
  private let plan: SimulationPlan

  /// Replays a file; nil if it cannot run, or fails.
  init?(_ file: ScenarioFile, _ runner: ScenarioRunner) {
    let compiled = runner.plan(file)
    guard case .success(let plan) = compiled, case .ran(let result, let verdict) = runner.run(file, compiled).ending,
      verdict.passed
    else { return nil }
    scenario = plan.scenario
    variant = file.name.firstIndex(of: "[").map { String(file.name[$0...]) } ?? ""
    self.result = result
    self.plan = plan
    allLogLines = Self.logLines(of: result.trace, plan).withoutDuplicates
  }

  /// Returns the scenario in the form of the index.
  func scene(at path: String) -> Problem.Scene {
    Problem.Scene(path: path, name: scenario.name, description: scenario.description ?? "")
  }

  /// The events of the run.
  var events: [TraceEvent] { result.trace.events }

  /// Returns whether this run meets an expectation, of this scenario or another.
  func meets(_ expectation: Expectation) -> Bool {
    var scenario = scenario
    scenario.expectations = [expectation]
    scenario.isExhaustive = false
    return ExpectationChecker(scenario, result).check().passed
  }

  /// Returns the first lines of the SDKs' logs that another run lacks.
  func logLines(missingFrom other: ProblemRun?) -> [String] {
    guard let other else { return [] }
    let usual = Set(other.logLines.map(\.withoutDigits))
    return Array(logLines.filter { !usual.contains($0.withoutDigits) }.prefix(3))
  }

  /// The first lines of messages, without duplicates; continuation lines and lines in columns only show data.
  var logLines: [String] {
    allLogLines.filter { $0.isMessage && $0.last != "]" && !$0.contains("://") }
  }

  /// Returns the lines of the SDKs' logs for a trace of this scenario.
  func logLines(of trace: Trace) -> [String] { Self.logLines(of: trace, plan) }

  private static func logLines(of trace: Trace, _ plan: SimulationPlan) -> [String] {
    plan.registry.names.flatMap {
      LogText(of: $0, trace, plan: plan).lines.map(\.trimmed.withUsualDelegate).withErrorsInMessages
    }
  }
}

extension String {
  /// The text with the delegate of an app that is described, whatever the class of the app's own is.
  fileprivate var withUsualDelegate: String {
    contains("-[") ? replacing(#/-\[\w+\.[\w.]+ /#, with: "-[AppDelegate ") : self
  }
}
