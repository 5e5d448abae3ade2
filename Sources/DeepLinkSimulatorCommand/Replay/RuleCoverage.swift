import DeepLinkSimulator

/// Which rules the events of scenarios cite.
struct RuleCoverage {
  /// How many scenarios were replayed.
  private(set) var scenarioCount = 0
  private var files: [RuleID: [String]] = [:]

  /// Replays scenarios and collects the rules that they exercise.
  ///
  /// A scenario that is refused for good, on purpose, exercises the rule that refuses it.
  init(_ source: ScenarioSource, _ runner: ScenarioRunner, _ console: Console) {
    for entry in source.entries {
      guard case .ran(let result, _) = runner.run(source.read(entry, console)).outcome else { continue }
      scenarioCount += 1
      for rule in Set(result.trace.events.map(\.rule)) { files[rule, default: []].append(entry.name) }
    }
  }

  /// The files whose events cite a rule, in the order in which they were replayed.
  func files(citing rule: RuleID) -> [String] { files[rule] ?? [] }
}
