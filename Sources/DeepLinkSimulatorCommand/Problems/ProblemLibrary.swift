import DeepLinkSimulator

/// The problems in a library of scenarios, found by what the files are: `x` beside `x.fixed`.
///
/// Symptoms, log lines and names are taken from replays of both, so that they are never out of step with the files.
struct ProblemLibrary {
  /// The problems, in the order of their paths.
  private(set) var problems: [Problem] = []

  private static let prefix = "Problem:"

  /// Reads and replays a library.
  init(_ source: ScenarioSource, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    let runner = ScenarioRunner(apps: program.apps)
    var fixes: [String: ScenarioSource.Entry] = [:]
    for entry in source.entries where ScenarioFileName(entry.name).isFixed {
      fixes[ScenarioFileName(entry.name).stem] = entry
    }
    for entry in source.entries where !ScenarioFileName(entry.name).isFixed {
      let fix = fixes[ScenarioFileName(entry.name).stem]
      let file = source.read(entry, program.apps.sdks, console)
      guard case .success(let scenario) = file.result, fix != nil || scenario.name.hasPrefix(Self.prefix) else {
        continue
      }
      guard let run = ProblemRun(file, runner) else { continue }
      let other = fix.flatMap { ProblemRun(source.read($0, program.apps.sdks, console), runner) }
      let names = ProblemNames(program.apps.sdks)
      problems.append(
        Problem(
          problem: run.scene, fix: other?.scene,
          symptoms: other.map { SymptomFinder(run, $0, names).symptoms } ?? [],
          logLines: run.logLines(missingFrom: other), allLogLines: run.logLines, names: names.names(in: run, other)))
    }
  }
}

/// A scenario of the library with what came of it.
struct ProblemRun {
  let scene: Problem.Scene
  let scenario: Scenario
  let result: RunResult
  private let plan: SimulationPlan

  /// Replays a file; nil if it does not run, or fails as it is.
  init?(_ file: ScenarioFile, _ runner: ScenarioRunner) {
    guard case .success(let plan) = runner.plan(file), case .ran(let result, let verdict) = runner.run(file).outcome,
      verdict.passed
    else { return nil }
    scenario = plan.scenario
    scene = Problem.Scene(path: file.name, name: scenario.name, description: scenario.description ?? "")
    self.result = result
    self.plan = plan
  }

  /// The events of the run.
  var events: [TraceEvent] { result.trace.events }

  /// Whether this run meets an expectation, be it of this scenario or of another.
  func meets(_ expectation: Expectation) -> Bool {
    var scenario = scenario
    scenario.expectations = [expectation]
    scenario.isExhaustive = false
    return ExpectationChecker(scenario, result).check().passed
  }

  /// The first lines of the SDKs' logs that another run does not have.
  func logLines(missingFrom other: ProblemRun?) -> [String] {
    guard let other else { return [] }
    let usual = Set(other.logLines.map(\.withoutDigits))
    return Array(logLines.filter { !usual.contains($0.withoutDigits) }.prefix(3))
  }

  /// The lines that begin a message, each once; those that continue one, or are laid out in columns, show data.
  var logLines: [String] {
    let all = plan.registry.names.flatMap { LogText(of: $0, result.trace, plan: plan).lines }.map(\.trimmed)
    var lines: [String] = []
    for line in all where line.hasPrefix("[") && line.last != "]" && !lines.contains(line) {
      if !["://", "{", "\t", "   "].contains(where: line.contains) { lines.append(line) }
    }
    return lines
  }
}

extension String {
  /// The text with every number the same: they differ from run to run.
  var withoutDigits: String {
    var text = ""
    for character in self {
      if !character.isNumber { text.append(character) } else if text.last != "0" { text.append("0") }
    }
    return text
  }
}
