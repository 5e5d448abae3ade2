import DeepLinkSimulator

/// The problems in a library of scenarios, identified by their file names: `x` next to `x.fixed`.
///
/// Symptoms, log lines and names are derived from replays of both, so that they always match the files.
struct ProblemLibrary {
  /// The problems, in the order of their paths.
  private(set) var problems: [Problem] = []

  /// Replays the problems of a library and their fixes.
  init(_ library: ScenarioLibrary) {
    let items = library.items
    var fixes: [String: Int] = [:]
    for (place, item) in items.enumerated() where item.name.isFixed { fixes[item.name.stem] = place }
    let names = ProblemNames(library.sdks)
    let pairs = items.indices.filter { !items[$0].name.isFixed }.compactMap { place -> (problem: Int, fix: Int?)? in
      let fix = fixes[items[place].name.stem]
      guard let scenario = items[place].scenario, fix != nil || scenario.showsProblem else { return nil }
      return (place, fix)
    }
    let runs = library.runs(of: pairs.map(\.problem))
    let fixedRuns = library.runs(of: pairs.compactMap(\.fix))
    var fixesLeft = fixedRuns[...]
    for (pair, runs) in zip(pairs, runs) {
      let fixed = pair.fix == nil ? [] : fixesLeft.removeFirst()
      let runs = runs.map { run in (problem: run, fix: fixed.first { $0.variant == run.variant } ?? fixed.first) }
      guard let first = runs.first else { continue }
      problems.append(
        Problem(
          problem: first.problem.scene(at: items[pair.problem].entry.name),
          fix: pair.fix.flatMap { first.fix?.scene(at: items[$0].entry.name) },
          symptoms: Set(
            runs.flatMap { run in run.fix.map { SymptomFinder(run.problem, $0, names).symptoms } ?? [] }
          ).sorted(),
          logLines: first.problem.logLines(missingFrom: first.fix),
          allLogLines: runs.flatMap(\.problem.allLogLines).withoutDuplicates,
          fixLogLines: runs.compactMap(\.fix).flatMap(\.allLogLines).withoutDuplicates,
          names: names.names(in: first.problem, first.fix),
          fields: ProblemNames.fields(in: first.problem.scenario),
          messages: ProblemNames.messages(in: first.problem.scenario),
          failures: ProblemNames.failures(in: [first.problem.scenario])))
    }
  }
}
