import DeepLinkSimulator

/// The problems in a library of scenarios, identified by their file names: `x` next to `x.fixed`.
///
/// Symptoms, log lines and names are derived from replays of both, so that they always match the files.
struct ProblemLibrary {
  /// The problems, in the order of their paths.
  private(set) var problems: [Problem] = []

  /// Reads and replays a library.
  init(_ source: ScenarioSource, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    let runner = ScenarioRunner(apps: program.apps)
    var fixes: [String: ScenarioSource.Entry] = [:]
    for entry in source.entries where ScenarioFileName(entry.name).isFixed {
      fixes[ScenarioFileName(entry.name).stem] = entry
    }
    let names = ProblemNames(program.apps.sdks)
    for entry in source.entries where !ScenarioFileName(entry.name).isFixed {
      let fix = fixes[ScenarioFileName(entry.name).stem]
      let file = source.read(entry, program.apps.sdks, console)
      guard case .success(let scenario) = file.result, fix != nil || scenario.showsProblem else { continue }
      let pairs = Self.pairs(file, fix.map { source.read($0, program.apps.sdks, console) }, runner)
      guard let first = pairs.first else { continue }
      problems.append(
        Problem(
          problem: first.problem.scene(at: entry.name), fix: fix.flatMap { first.fix?.scene(at: $0.name) },
          symptoms: Set(
            pairs.flatMap { pair in
              pair.fix.map { SymptomFinder(pair.problem, $0, names).symptoms } ?? []
            }
          ).sorted(),
          logLines: first.problem.logLines(missingFrom: first.fix),
          allLogLines: pairs.flatMap(\.problem.allLogLines).withoutDuplicates,
          fixLogLines: pairs.compactMap(\.fix).flatMap(\.allLogLines).withoutDuplicates,
          names: names.names(in: first.problem, first.fix),
          fields: ProblemNames.fields(in: first.problem.scenario),
          messages: ProblemNames.messages(in: first.problem.scenario),
          failures: ProblemNames.failures(in: [first.problem.scenario])))
    }
  }

  /// Returns the runs of a file paired with those of its fix: each variant with the one of the same name, if there is
  /// one.
  private static func pairs(
    _ file: ScenarioFile, _ fix: ScenarioFile?, _ runner: ScenarioRunner
  ) -> [(problem: ProblemRun, fix: ProblemRun?)] {
    let fixes = fix.map { fix in fix.runs(selecting: nil).compactMap { ProblemRun($0, runner) } } ?? []
    return file.runs(selecting: nil).compactMap { ProblemRun($0, runner) }.map { run in
      (run, fixes.first { $0.variant == run.variant } ?? fixes.first)
    }
  }
}
